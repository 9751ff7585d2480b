"""What a player can do. Companies and cities go by name; a hex by the name of its city, or column and row."""

from dataclasses import dataclass
from typing import ClassVar

from kursbuch.kernel import Action


@dataclass(frozen=True, slots=True)
class OfferShare(Action):
    """Put a share of the company up for auction."""

    kind: ClassVar[str] = "offer_share"
    company: str


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid for the share."""

    kind: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True, slots=True)
class LeaveAuction(Action):
    """Pass, and be out of this auction."""

    kind: ClassVar[str] = "leave_auction"


@dataclass(frozen=True, slots=True)
class StartIn(Action):
    """Lay the first cube of a new company."""

    kind: ClassVar[str] = "start_in"
    city: str


@dataclass(frozen=True, slots=True)
class TakeSpace(Action):
    """Place the action marker on a row of the phase's column."""

    kind: ClassVar[str] = "take_space"
    row: str


@dataclass(frozen=True, slots=True)
class Develop(Action):
    """Put a development marker into a city."""

    kind: ClassVar[str] = "develop"
    city: str


@dataclass(frozen=True, slots=True)
class Fund(Action):
    """Give a company $5 from the bank."""

    kind: ClassVar[str] = "fund"
    company: str


@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take $2 from the bank."""

    kind: ClassVar[str] = "take_money"


@dataclass(frozen=True, slots=True)
class Levy(Action):
    """Every other player pays $2 to the bank."""

    kind: ClassVar[str] = "levy"


@dataclass(frozen=True, slots=True)
class Expand(Action):
    """Lay one cube of a company."""

    kind: ClassVar[str] = "expand"
    company: str
    hex: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do without the action of the chosen space."""

    kind: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Lay no more cubes."""

    kind: ClassVar[str] = "finish"


ACTIONS: tuple[type[Action], ...] = (
    OfferShare,
    Bid,
    LeaveAuction,
    StartIn,
    TakeSpace,
    Develop,
    Fund,
    TakeMoney,
    Levy,
    Expand,
    Decline,
    Finish,
)
