"""The actions of the 18xx family."""

from dataclasses import dataclass
from typing import ClassVar

from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.kernel import Action, quickly_made


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing more in this turn or step."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class BuyCheapest(Action):
    """Buy the cheapest private of the opening auction at its price."""

    kind: ClassVar[str] = "buy_cheapest"
    private: PrivateId


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid on a private in the opening auction."""

    kind: ClassVar[str] = "bid"
    private: PrivateId
    amount: int


@dataclass(frozen=True, slots=True)
class SetPar(Action):
    """Choose the par price of a company whose president's certificate came with a private."""

    kind: ClassVar[str] = "set_par"
    company: CompanyId
    price: int


@quickly_made
@dataclass(frozen=True, slots=True)
class StartCompany(Action):
    """Buy the president's certificate and choose the par price."""

    kind: ClassVar[str] = "start_company"
    company: CompanyId
    price: int


@quickly_made
@dataclass(frozen=True, slots=True)
class BuyShare(Action):
    """Buy an ordinary certificate; `source` is `bank` or `pool`."""

    kind: ClassVar[str] = "buy_share"
    company: CompanyId
    source: str


@quickly_made
@dataclass(frozen=True, slots=True)
class SellShares(Action):
    """Sell shares of 10% each to the pool, all at one price."""

    kind: ClassVar[str] = "sell_shares"
    company: CompanyId
    shares: int


@dataclass(frozen=True, slots=True)
class ExchangePrivate(Action):
    """Exchange a private for the share that it promises, from the bank or the pool."""

    kind: ClassVar[str] = "exchange_private"
    private: PrivateId
    source: str


@quickly_made
@dataclass(frozen=True, slots=True)
class SellPrivate(Action):
    """Propose to sell an own private to another player."""

    kind: ClassVar[str] = "sell_private"
    private: PrivateId
    buyer_seat: int
    price: int


@quickly_made
@dataclass(frozen=True, slots=True)
class BuyPrivate(Action):
    """Propose to buy another player's private, for oneself in a stock round or for the operating company."""

    kind: ClassVar[str] = "buy_private"
    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the trade that another player proposes."""

    kind: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Refuse the trade that another player proposes."""

    kind: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class PlaceHome(Action):
    """Choose the city of the home hex for the home station."""

    kind: ClassVar[str] = "place_home"
    hex: HexId
    city: int


@quickly_made
@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """Lay or upgrade a tile; `private` is the one whose power is used."""

    kind: ClassVar[str] = "lay_tile"
    hex: HexId
    tile: TileId
    rotation: int
    private: PrivateId | None = None


@dataclass(frozen=True, slots=True)
class PlaceStation(Action):
    """Place a station marker; `private` is the one whose power is used."""

    kind: ClassVar[str] = "place_station"
    hex: HexId
    city: int
    private: PrivateId | None = None


@dataclass(frozen=True, slots=True)
class RunTrains(Action):
    """Run the trains: a route for each that runs, as `train: hex hex.stop ...`."""

    kind: ClassVar[str] = "run_trains"
    routes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PayDividend(Action):
    """Pay the revenue out to the shareholders, or withhold it."""

    kind: ClassVar[str] = "pay_dividend"
    choice: str


@quickly_made
@dataclass(frozen=True, slots=True)
class BuyTrain(Action):
    """Buy a train from the bank, the pool or another company; `trade_in` is given in part payment."""

    kind: ClassVar[str] = "buy_train"
    source: str
    train: str
    price: int
    trade_in: str | None = None


@dataclass(frozen=True, slots=True)
class DiscardTrain(Action):
    """Return a train over the limit."""

    kind: ClassVar[str] = "discard_train"
    company: CompanyId
    train: str


@dataclass(frozen=True, slots=True)
class DeclareBankruptcy(Action):
    """Admit that the train cannot be paid."""

    kind: ClassVar[str] = "declare_bankruptcy"


@dataclass(frozen=True, slots=True)
class AgreeToEnd(Action):
    """Profile only: the players have agreed to stop; everybody scores what he has. The game never asks for it."""

    kind: ClassVar[str] = "agree_to_end"


FAMILY_ACTIONS: tuple[type[Action], ...] = (
    Pass,
    BuyCheapest,
    Bid,
    SetPar,
    StartCompany,
    BuyShare,
    SellShares,
    ExchangePrivate,
    SellPrivate,
    BuyPrivate,
    Accept,
    Decline,
    PlaceHome,
    LayTile,
    PlaceStation,
    RunTrains,
    PayDividend,
    BuyTrain,
    DiscardTrain,
    DeclareBankruptcy,
    AgreeToEnd,
)
