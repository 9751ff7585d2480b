"""The tables of a family's `game.toml` as models. A title derives from them what it adds (docs/data-format.md)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from kursbuch.eighteenxx.board.entries import HexName
from kursbuch.mechanics.data_files import DataModel, Fault, Whole

Percent = Annotated[int, Field(ge=0, le=100)]
Count = Annotated[int, Field(ge=1)]
TileColor = Literal["yellow", "green", "brown", "gray"]


def _check_row(row: str) -> str:
    for word in row.split():
        if word != "-" and not (word[0].isdigit() and word.rstrip("abcdefghijklmnopqrstuvwxyz").isdigit()):
            raise PydanticCustomError("market_row", "no row")
    return row


class PlayersEntry(DataModel):
    """What depends on the number of players: money at the start and papers that one may hold."""

    cash: Whole
    certificates: Whole


class CompanyEntry(DataModel):
    """A company: `stations` are the prices of its markers, `city` the city of the home hex where there are several."""

    name: str
    home: HexName | None = None
    city: Whole | None = None
    stations: tuple[Whole, ...]
    certificates: tuple[Percent, ...] | None = None
    color: str
    text: str
    kind: str = "public"


class GrantEntry(DataModel):
    """What a private lets its company build on its first hex."""

    tiles: tuple[str, ...] | None = None
    extra: bool = False
    station: bool = False


class PrivateEntry(DataModel):
    """A private company and what it brings."""

    name: str
    price: Whole
    income: Whole
    hexes: tuple[HexName, ...]
    share_of: str | None = None
    presidency_of: str | None = None
    exchange_for: str | None = None
    stays_with_player: bool = False
    builds: GrantEntry | None = None

    @model_validator(mode="after")
    def _builds_somewhere(self) -> "PrivateEntry":
        if self.builds is not None and not self.hexes:
            raise PydanticCustomError("grant_hex", "no hex to build on")
        return self


class TradeInEntry(DataModel):
    """The price when one of these trains is given in part payment."""

    price: Whole
    trains: tuple[str, ...]


class TrainEntry(DataModel):
    """A kind of train: the phase that its first one begins, what it makes obsolete, after which kind it comes."""

    count: Whole
    price: Whole
    reach: Whole
    phase: str
    rusts: str | tuple[str, ...] = ()
    after: str | None = None
    trade_in: TradeInEntry | None = None

    @property
    def all_rusts(self) -> tuple[str, ...]:
        """What it makes obsolete, written as one name or as several."""
        return (self.rusts,) if isinstance(self.rusts, str) else self.rusts

    @property
    def others(self) -> Iterator[tuple[str, str]]:
        """The trains that it names, by key."""
        yield from (("rusts", name) for name in self.all_rusts)
        if self.after is not None:
            yield "after", self.after
        if self.trade_in is not None:
            yield from (("trade_in.trains", name) for name in self.trade_in.trains)


class PhaseEntry(DataModel):
    """What holds while a phase lasts."""

    tiles: Annotated[tuple[TileColor, ...], Field(min_length=1)]
    train_limit: Whole
    train_limits: Mapping[str, Whole] = {}
    rounds: Count
    privates: Literal["for sale", "closed"] | None = None
    values: Literal["white", "yellow", "green", "brown", "gray", "black"] | None = None
    site: str | None = None


class MarketEntry(DataModel):
    """The share market: rows of prices from the top, with letters of zones behind them."""

    zones: Mapping[Annotated[str, Field(pattern="^[a-z]$")], str]
    rows: Annotated[tuple[Annotated[str, AfterValidator(_check_row)], ...], Field(min_length=1)]

    def letters(self) -> Iterator[tuple[int, str]]:
        """Every letter behind a price, with the number of its row."""
        for number, row in enumerate(self.rows):
            yield from ((number, letter) for letter in row if letter.isalpha())


class FamilyFile(DataModel):
    """What `game.toml` has in every title of the family."""

    bank: Whole
    companies: Mapping[str, CompanyEntry]
    trains: Mapping[str, TrainEntry]
    phases: Mapping[str, PhaseEntry]
    market: MarketEntry

    def faults(self) -> Iterator[Fault]:
        """Names that are used and not there."""
        for name, train in self.trains.items():
            if train.phase not in self.phases:
                yield Fault(f"trains.{name}.phase", "phase_unknown", train.phase)
            for key, other in train.others:
                if other not in self.trains:
                    yield Fault(f"trains.{name}.{key}", "train_unknown", other)
        for row, letter in self.market.letters():
            if letter not in self.market.zones:
                yield Fault(f"market.rows.{row}", "zone_unknown", letter)

    def company_faults(self, key: str, names: Iterable[str]) -> Iterator[Fault]:
        """Names at a key that no company has."""
        yield from (Fault(key, "company_unknown", name) for name in names if name not in self.companies)

    def private_faults(self, privates: Mapping[str, PrivateEntry]) -> Iterator[Fault]:
        """Companies that privates name and that are not there."""
        for name, private in privates.items():
            for key in ("share_of", "presidency_of", "exchange_for"):
                company = getattr(private, key)
                if company is not None:
                    yield from self.company_faults(f"privates.{name}.{key}", (company,))
