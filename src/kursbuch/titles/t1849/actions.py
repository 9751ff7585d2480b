"""The actions that only 1849 has."""

from dataclasses import dataclass
from typing import ClassVar

from kursbuch.eighteenxx.actions import (
    Accept,
    AgreeToEnd,
    Bid,
    BuyCheapest,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    Decline,
    DiscardTrain,
    LayTile,
    Pass,
    PayDividend,
    PlaceHome,
    PlaceStation,
    RunTrains,
    SetPar,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId
from kursbuch.kernel import Action, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class SellCertificates(Action):
    """Sell shares of 10% and perhaps the last certificate of 20% to the pool, all at one price."""

    kind: ClassVar[str] = "sell_certificates"
    company: CompanyId
    tens: int
    last: bool
    whole: bool = False
    """Profile only: the president's certificate is sold, and the pool gets what the heir gives for it."""


@quickly_made
@dataclass(frozen=True, slots=True)
class IssueShares(Action):
    """The operating company sells shares from its treasury to the pool."""

    kind: ClassVar[str] = "issue_shares"
    tens: int
    last: bool


@dataclass(frozen=True, slots=True)
class BuyBack(Action):
    """The operating company buys one of its own certificates from the pool."""

    kind: ClassVar[str] = "buy_back"


@dataclass(frozen=True, slots=True)
class ChooseSwap(Action):
    """A former president says what he takes for the president's certificate: `tens` or `last`."""

    kind: ClassVar[str] = "choose_swap"
    choice: str


@dataclass(frozen=True, slots=True)
class LandBySea(Action):
    """The company closes the S.M.S. to build and settle in a town on the coast."""

    kind: ClassVar[str] = "land_by_sea"


@dataclass(frozen=True, slots=True)
class PlacePortMarker(Action):
    """The company closes the C.N.M. to put its marker on a port."""

    kind: ClassVar[str] = "place_port_marker"
    hex: HexId


@dataclass(frozen=True, slots=True)
class BuyStation(Action):
    """Propose to take over another company's place in a city."""

    kind: ClassVar[str] = "buy_station"
    seller: CompanyId
    hex: HexId
    price: int


@dataclass(frozen=True, slots=True)
class BuyElectricToken(Action):
    """Buy an E-token from the bank."""

    kind: ClassVar[str] = "buy_electric_token"


@dataclass(frozen=True, slots=True)
class IssueBond(Action):
    """Issue the company's bond."""

    kind: ClassVar[str] = "issue_bond"


@dataclass(frozen=True, slots=True)
class RedeemBond(Action):
    """Redeem the company's bond."""

    kind: ClassVar[str] = "redeem_bond"


@dataclass(frozen=True, slots=True)
class PayInterest(Action):
    """Profile only: the president pays the interest that his company cannot pay."""

    kind: ClassVar[str] = "pay_interest"


@dataclass(frozen=True, slots=True)
class TakeLoan(Action):
    """Go on after a bankruptcy with borrowed money."""

    kind: ClassVar[str] = "take_loan"


@dataclass(frozen=True, slots=True)
class LeaveGame(Action):
    """Leave the game after a bankruptcy."""

    kind: ClassVar[str] = "leave_game"


ACTIONS: tuple[type[Action], ...] = (
    Pass,
    BuyCheapest,
    Bid,
    SetPar,
    StartCompany,
    BuyShare,
    SellCertificates,
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
    IssueShares,
    BuyBack,
    ChooseSwap,
    LandBySea,
    PlacePortMarker,
    BuyStation,
    BuyElectricToken,
    IssueBond,
    RedeemBond,
    PayInterest,
    TakeLoan,
    LeaveGame,
    AgreeToEnd,
)
