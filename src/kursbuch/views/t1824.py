"""What a view of 1824 shows besides the family's; parts that are empty are left out."""

from collections.abc import Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from kursbuch.views.eighteenxx import EighteenView, ListedCompany, SeatAmount


class AustrianStack(TypedDict):
    """The papers of a stack of the draft."""

    paper: str


class AustrianMarker(TypedDict):
    """Small-town markers on a hex (Goods Time)."""

    hex: str
    count: int


class AustrianParts(TypedDict):
    """Debts, and what the variants bring: stacks, construction railways, the bond railway, markers."""

    debts: NotRequired[Sequence[SeatAmount]]
    stacks: NotRequired[Sequence[AustrianStack]]
    building: NotRequired[Sequence[ListedCompany]]
    bond: NotRequired[Sequence[ListedCompany]]
    markers: NotRequired[Sequence[AustrianMarker]]


class AustrianView(EighteenView, AustrianParts):
    """A view of 1824."""
