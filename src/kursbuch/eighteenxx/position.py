"""A position of an 18xx game: a value, shared in parts with the positions before and after it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeAlias

from kursbuch.eighteenxx.board import Board
from kursbuch.eighteenxx.extension import S_co
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.kernel import Outcome, Seat, quickly_made
from kursbuch.mechanics.ledger import Account
from kursbuch.mechanics.market import Spot

Holder: TypeAlias = int | str
"""A seat, a company, the bank (`bank`) or the pool (`pool`)."""

POOL: Holder = "pool"

Holdings: TypeAlias = Mapping[Holder, tuple[int, ...]]
"""Certificates of one company by holder: their numbers in the company's list, 0 being the president's."""


@dataclass(frozen=True, slots=True)
class CompanyState:
    """What a company has besides money, shares and stations on the board."""

    president: Seat | None = None
    par: int | None = None
    has_capital: bool = False
    has_bought_train: bool = False
    trains: tuple[str, ...] = ()
    stations_placed: int = 0
    has_operated: bool = False
    free_stations: int = 0
    """Profile only: how many of the last station markers cost nothing."""
    used_rights: frozenset[PrivateId] = frozenset()
    """The privates whose right to an extra tile the company has used."""


@dataclass(frozen=True, slots=True)
class AuctionRound:
    """The opening auction: who is on turn, who passed in a row, what is bid; `contest` is a private being bid for."""

    kind: ClassVar[str] = "auction"
    seat: Seat
    passes: int = 0
    bids: Mapping[PrivateId, Mapping[Seat, int]] = field(default_factory=dict)
    discount: int = 0
    contest: PrivateId | None = None
    contest_seat: Seat | None = None
    contest_passes: frozenset[Seat] = frozenset()


@quickly_made
@dataclass(frozen=True, slots=True)
class StockRound:
    """A stock round: whose turn it is and what has been done in it."""

    kind: ClassVar[str] = "stock"
    number: int
    seat: Seat
    passes: int = 0
    sold: frozenset[tuple[Seat, CompanyId]] = frozenset()
    bought: CompanyId | None = None
    bought_from: str = ""
    has_acted: bool = False
    has_sold_since: bool = False
    is_done: bool = False
    """The player on turn has ended it."""
    last_to_act: Seat | None = None
    turns: int = 0
    has_bought_private: bool = False
    """Profile only: the purchase of the turn was a private of another player."""
    asked: tuple[Seat, ...] = ()
    """To whom the player on turn has made proposals in this turn, one by one."""


@quickly_made
@dataclass(frozen=True, slots=True)
class OperatingRound:
    """An operating round: its companies and the turn of the current one."""

    kind: ClassVar[str] = "operating"
    number: int
    index: int
    count: int
    companies: frozenset[CompanyId]
    done: tuple[CompanyId, ...] = ()
    company: CompanyId | None = None
    step: int = 0
    has_acted: bool = False
    has_laid: bool = False
    granted: PrivateId | None = None
    revenue: int = 0
    treasury: int = 0
    """What the run brings the company whatever becomes of the revenue."""
    routes: tuple[str, ...] = ()
    has_traded_in: bool = False
    acting: Seat | None = None
    """Who decides for a company that has no director."""
    without_sale: int = 0
    """What company and president had before the last share that was sold for a train."""
    asked: tuple[Seat, ...] = ()
    """To whom proposals have been made in this company's turn, one by one."""


RoundState: TypeAlias = AuctionRound | StockRound | OperatingRound


@quickly_made
@dataclass(frozen=True, slots=True)
class Trade:
    """A proposal that waits for consent: a private or a train, for this price."""

    buyer: Account
    seller: Account
    buyer_seat: Seat
    seller_seat: Seat
    proposer: Seat
    item: str
    is_train: bool
    price: int

    @property
    def partner(self) -> Seat:
        """Who is asked."""
        return self.seller_seat if self.proposer == self.buyer_seat else self.buyer_seat

    @property
    def goods(self) -> str:
        """What kind of thing is traded, for the log."""
        return "train" if self.is_train else "private"

    @property
    def owner(self) -> Account | None:
        """The company that sells a train."""
        return self.seller if self.is_train else None


@dataclass(frozen=True, slots=True)
class Position(Generic[S_co]):
    """Everything on the table."""

    cash: Mapping[Account, int]
    shares: Mapping[CompanyId, Holdings]
    companies: Mapping[CompanyId, CompanyState]
    privates: Mapping[PrivateId, Account]
    market: Mapping[str, Spot]
    board: Board
    depot: Mapping[str, int]
    pool_trains: tuple[str, ...]
    phase: str
    priority: Seat
    round: RoundState
    stock_rounds: int
    trade: Trade | None
    is_bank_broken: bool
    bankrupt: Seat | None
    outcome: Outcome | None
    own: S_co
    """What only this title knows."""
    debts: Mapping[Seat, int] = field(default_factory=dict)
    """What players owe the bank."""
