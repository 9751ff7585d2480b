"""A title of the family as a value: data and policies."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.eighteenxx.board import GameMap
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.router import Train
from kursbuch.kernel import Citation, Refusal
from kursbuch.mechanics.market import Market


@dataclass(frozen=True, slots=True)
class Company:
    """A public company: its certificates in percent (the president's first), home and station markers."""

    id: CompanyId
    name: str
    home: HexId
    home_city: int | None
    station_costs: tuple[int, ...]
    certificates: tuple[int, ...]
    color: str
    text_color: str


@dataclass(frozen=True, slots=True)
class TileGrant:
    """A private that lets its company build on its own hex without a connection."""

    hex: HexId
    tiles: frozenset[TileId] | None
    is_extra: bool
    free_station: bool


@dataclass(frozen=True, slots=True)
class Private:
    """A private company and what it brings."""

    id: PrivateId
    name: str
    price: int
    income: int
    hexes: tuple[HexId, ...]
    share_of: CompanyId | None = None
    presidency_of: CompanyId | None = None
    exchange_for: CompanyId | None = None
    tile_grant: TileGrant | None = None

    @property
    def may_join_company(self) -> bool:
        """Whether a company may buy it: not one that brings a presidency and closes with its first train."""
        return self.presidency_of is None


@dataclass(frozen=True, slots=True)
class TrainType:
    """A kind of train: how many there are, what it costs, what its first sale brings about."""

    name: str
    count: int
    price: int
    run: Train
    phase: str
    rusts: str | None = None
    available_after: str | None = None
    trade_in_price: int | None = None
    trade_in_types: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Phase:
    """What holds while a phase lasts."""

    name: str
    tile_colors: frozenset[str]
    train_limit: int
    operating_rounds: int
    may_buy_privates: bool
    closes_privates: bool
    value_color: str
    site_name: str


@dataclass(frozen=True, slots=True)
class Profile:
    """Where a site or a group plays otherwise than the rulebook; the defaults are the rulebook."""

    free_runs: bool = False
    lowest_bidder_acts: bool = False
    endless_last_trains: bool = False
    several_brown_from_bank: bool = False
    capital_at_once: bool = False
    home_after_tile: bool = False
    grants_any_time: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """All that is fixed before the first move."""

    book: str
    sections: Mapping[str, str]
    players: tuple[str, ...]
    start_cash: int
    bank: int
    certificate_limit: int
    map: GameMap
    market: Market
    companies: Mapping[CompanyId, Company]
    privates: Mapping[PrivateId, Private]
    trains: Mapping[str, TrainType]
    phases: Mapping[str, Phase]
    float_percent: int
    company_certificates: int
    pool_percent: int
    profile: Profile = field(default_factory=Profile)

    def refuse(self, code: str, **arguments: str | int) -> Refusal:
        """A refusal with the section of this title's rulebook that it rests on."""
        return Refusal(code, Citation(self.book, self.sections[code]), arguments)

    def par_prices(self) -> tuple[int, ...]:
        """The prices at which a company can start."""
        cells = (self.market.rows[row][column] for row, column in self.market.cells_of_kind("par"))
        return tuple(sorted(cell.price for cell in cells if cell is not None))

    def par_cell(self, price: int) -> tuple[int, int]:
        """The market field of a par price."""
        for row, column in self.market.cells_of_kind("par"):
            cell = self.market.rows[row][column]
            if cell is not None and cell.price == price:
                return row, column
        raise KeyError(price)
