"""A title of the family as a value: data and policies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from kursbuch.eighteenxx.board import GameMap
from kursbuch.eighteenxx.extension import F_co
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.kernel import Citation, Refusal, Seat
from kursbuch.mechanics.market import Market

if TYPE_CHECKING:
    from kursbuch.eighteenxx.shares import Situation


@dataclass(frozen=True, slots=True)
class Company:
    """A public company: its certificates in percent (the president's first), home and station markers."""

    id: CompanyId
    name: str
    home: HexId | None
    """None: the president chooses it."""
    home_city: int | None
    station_costs: tuple[int, ...]
    certificates: tuple[int, ...]
    color: str
    text_color: str
    kind: str = "public"
    """What sort of company it is, where a title has several."""

    @property
    def is_minor(self) -> bool:
        """Whether it belongs to one owner: it has no price and operates before those that have one."""
        return len(self.certificates) == 1


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
    stays_with_player: bool = False

    @property
    def may_join_company(self) -> bool:
        """Whether a company may buy it: not one that brings a presidency and closes with its first train."""
        return self.presidency_of is None and not self.stays_with_player


@dataclass(frozen=True, slots=True)
class TrainType:
    """A kind of train: how many there are, what it costs, what its first sale brings about."""

    name: str
    count: int
    price: int
    run: Train
    phase: str
    rusts: tuple[str, ...] = ()
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
    train_limits: Mapping[str, int] = field(default_factory=dict)
    """Limits that differ from `train_limit`, by kind of company."""


@dataclass(frozen=True, slots=True)
class RouteBonus:
    """What a route earns besides for joining two groups of hexes."""

    amount: int
    ends: tuple[frozenset[HexId], frozenset[HexId]]


def runs_as_printed(track: Network, company: Company, train: Train) -> Train:
    """A train does the same for every company on every network."""
    del track, company
    return train


def half_price(private: Private) -> int:
    """A company pays at least half the printed price for a private (1830 §3.1)."""
    return (private.price + 1) // 2


@dataclass(frozen=True, slots=True)
class Game(Generic[F_co]):
    """All that is fixed before the first move."""

    title: str
    """The id of the title."""
    book: str
    """What its citations call the rulebook."""
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
    facts: F_co
    """What only this title knows."""
    free_runs: bool = False
    """Whether a company may run less than the best."""
    passes_are_final: bool = False
    """Whether a pass in a contest of the opening is final."""
    endless_last_trains: bool = False
    """Whether the bank never runs out of the last kind of train."""
    several_brown_from_bank: bool = False
    """Whether several brown shares may be bought from the bank as well."""
    stock_turn: str = "sell_buy_sell"
    """In which order a player sells and buys in a turn; variants are `sell_buy` and `buy_sell` (1830 §5.1)."""
    fit_train: Callable[[Network, Company, Train], Train] = runs_as_printed
    bonus: RouteBonus | None = None
    site_opening: str = "ISR"
    """What 18xx.games calls the round before the first stock round."""
    pool_pays_company: bool = True
    """Dividends of pool shares go to the company, else nobody gets them."""
    terrain_costs_again: bool = False
    """Whether terrain is paid at every build, not only at the first (1849 §4.1)."""
    privates_are_papers: bool = True
    privates_have_value: bool = True
    least_private_price: Callable[[Private], int] = half_price
    final_value: "Callable[[Game[Any], Situation[Any, Any], Seat], int] | None" = None
    """What a player has in the end, where it is not as in 1830 §7.0."""

    open_value: "Callable[[Game[Any], Situation[Any, Any], Seat], int]" = lambda *_: 0
    """What a player's papers without a price are worth while the game goes on: they do not score."""

    minors: tuple[CompanyId, ...] = field(init=False, repr=False, compare=False)
    """The companies that belong to one owner, in the order in which they operate."""
    _par_prices: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _citations: dict[str, Citation] = field(init=False, repr=False, compare=False, default_factory=dict)
    memo: dict[object, Any] = field(init=False, repr=False, compare=False, default_factory=dict)
    """What has been worked out about this game, as it is fixed."""

    def __post_init__(self) -> None:
        cells = (self.market.rows[row][column] for row, column in self.market.cells_of_kind("par"))
        prices = tuple(sorted(cell.price for cell in cells if cell is not None))
        object.__setattr__(self, "_par_prices", prices)
        minors = tuple(company.id for company in self.companies.values() if company.is_minor)
        object.__setattr__(self, "minors", minors)

    def refuse(self, code: str, **arguments: str | int) -> Refusal:
        """A refusal with the section of this title's rulebook that it rests on."""
        citation = self._citations.get(code)
        if citation is None:
            citation = self._citations[code] = Citation(self.book, self.sections[code])
        return Refusal(code, citation, arguments)

    def par_prices(self) -> tuple[int, ...]:
        """The prices at which a company can start."""
        return self._par_prices

    def par_cell(self, price: int) -> tuple[int, int]:
        """The market field of a par price."""
        for row, column in self.market.cells_of_kind("par"):
            cell = self.market.rows[row][column]
            if cell is not None and cell.price == price:
                return row, column
        raise KeyError(price)
