"""The actions that only 1824 knows."""

from dataclasses import dataclass
from typing import ClassVar

from kursbuch.eighteenxx.actions import (
    Accept,
    AgreeToEnd,
    BuyShare,
    BuyTrain,
    Decline,
    DiscardTrain,
    LayTile,
    Pass,
    PayDividend,
    PlaceHome,
    PlaceStation,
    RunTrains,
    SellShares,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.kernel import Action, quickly_made
from kursbuch.mechanics.ledger import BANK


@quickly_made
@dataclass(frozen=True, slots=True)
class BuyPaper(Action):
    """Buy a coal, pre-state or mountain railway; the price of a coal railway is twice that of its regional railway."""

    kind: ClassVar[str] = "buy_paper"
    paper: str
    price: int


@quickly_made
@dataclass(frozen=True, slots=True)
class ExchangeMountain(Action):
    """Exchange a mountain railway for a share of a regional railway, from the bank or in variant A from the pool."""

    kind: ClassVar[str] = "exchange_mountain"
    private: PrivateId
    company: CompanyId
    source: str = str(BANK)


@dataclass(frozen=True, slots=True)
class ForgoShare(Action):
    """Profile only: let a mountain railway close without a share."""

    kind: ClassVar[str] = "forgo_share"
    private: PrivateId


@dataclass(frozen=True, slots=True)
class ExchangeCoal(Action):
    """Exchange a coal railway for the director's share of its regional railway."""

    kind: ClassVar[str] = "exchange_coal"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class BuyDouble(Action):
    """Buy the 20% certificate of the bond railway from the pool."""

    kind: ClassVar[str] = "buy_double"
    company: CompanyId


@dataclass(frozen=True, slots=True)
class SellDouble(Action):
    """Sell the 20% certificate of the bond railway, and so many 10% shares with it."""

    kind: ClassVar[str] = "sell_double"
    company: CompanyId
    shares: int


@dataclass(frozen=True, slots=True)
class RepayDebt(Action):
    """Pay debts back to the bank."""

    kind: ClassVar[str] = "repay_debt"
    amount: int


@dataclass(frozen=True, slots=True)
class KeepHome(Action):
    """Choose which of the two Viennese stations becomes the home of the k&k state railway."""

    kind: ClassVar[str] = "keep_home"
    city: int


@dataclass(frozen=True, slots=True)
class PlaceBondStation(Action):
    """Place the second station of the bond railway in any city."""

    kind: ClassVar[str] = "place_bond_station"
    hex: HexId
    city: int


@dataclass(frozen=True, slots=True)
class PlaceMarker(Action):
    """Put a small-town marker on a hex before the game."""

    kind: ClassVar[str] = "place_marker"
    hex: HexId


ACTIONS: tuple[type[Action], ...] = (
    Pass,
    BuyPaper,
    StartCompany,
    BuyShare,
    BuyDouble,
    SellShares,
    SellDouble,
    ExchangeMountain,
    ForgoShare,
    ExchangeCoal,
    RepayDebt,
    KeepHome,
    PlaceBondStation,
    PlaceMarker,
    Accept,
    Decline,
    PlaceHome,
    LayTile,
    PlaceStation,
    RunTrains,
    PayDividend,
    BuyTrain,
    DiscardTrain,
    AgreeToEnd,
)
