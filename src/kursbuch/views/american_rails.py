"""The view of American Rails."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, cast

from typing_extensions import TypedDict


class RailsRound(TypedDict):
    """The year, its phase and what is being done; `end` says why the game is over."""

    year: int
    phase: int
    stage: str
    development_markers: int
    low_supplies: int
    low_supplies_to_end: int
    to_act: NotRequired[str]
    company: NotRequired[str]
    bid: NotRequired[int]
    leader: NotRequired[str | None]
    bidder_seats: NotRequired[Sequence[int]]
    row: NotRequired[str]
    cubes_left: NotRequired[int]
    end: NotRequired[str]


class RailsPlayer(TypedDict):
    """A player; besides these there are the shares of each company, by the company's name (`shares_of` reads them)."""

    seat: int
    name: str
    turn: int | None
    cash: int
    shares: int


def shares_of(player: RailsPlayer, company: str) -> int:
    """How many shares of a company the player has."""
    return cast("Mapping[str, int]", player)[company]


class RailsCompany(TypedDict):
    """A company."""

    name: str
    color: str
    status: Literal["founded", "unfounded", "out"]
    treasury: int
    income: int
    dividend: int
    shares_sold: int
    shares_unsold: int
    cubes: int


class RailsRow(TypedDict):
    """A row of the action track: whose marker is on it in each phase of the year."""

    row: str
    phase_1: str | None
    phase_2: str | None
    phase_3: str | None


class RailsHex(TypedDict):
    """A hex; the terrain of a city is `city`."""

    id: str
    col: int
    row: int
    terrain: str


class RailsCity(TypedDict):
    """A city: what it pays alone and shared."""

    name: str
    full: int
    shared: int
    developable: bool
    developed: bool
    connection: bool


class RailsCube(TypedDict):
    """A cube on the map."""

    company: str
    hex: str


class RailsBoard(TypedDict):
    """The map."""

    kind: Literal["american-rails"]
    years: Sequence[int]
    hexes: Sequence[RailsHex]
    cities: Sequence[RailsCity]
    cubes: Sequence[RailsCube]


class RailsView(TypedDict):
    """Everything that lies on the table."""

    title: str
    round: RailsRound
    players: Sequence[RailsPlayer]
    companies: Sequence[RailsCompany]
    action_rows: Sequence[RailsRow]
    board: RailsBoard
