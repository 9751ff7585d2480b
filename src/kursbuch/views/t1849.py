"""What a view of 1849 shows besides the family's."""

from collections.abc import Mapping, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from kursbuch.views.eighteenxx import EighteenTrade, EighteenView, ListedCompany, ListedSeat, SeatAmount


class SicilianMarker(TypedDict):
    """A port marker."""

    company: str
    hex: str
    amount: int


class SicilianParts(TypedDict):
    """The order of the companies to come, port markers, bonds, E-tokens, loans, players who left, the earthquake.

    A proposal may be about a place in a city, too.
    """

    order: Mapping[str, str]
    port_markers: Sequence[SicilianMarker]
    bonds: Sequence[ListedCompany]
    electric_tokens: Sequence[ListedCompany]
    loans: Sequence[SeatAmount]
    gone: Sequence[ListedSeat]
    earthquake: bool
    trade: NotRequired[EighteenTrade]


class SicilianView(EighteenView, SicilianParts):
    """A view of 1849."""
