"""The story of a game: what changed when, as plain values for charts, pages and programs.

Time is the number of the position: the actions of a file, or the entries of a table. A figure has a point wherever it
changes, and holds until the next one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import TypeAlias, cast

from kursbuch.kernel import Json

FigurePoint: TypeAlias = tuple[int, int | None]
"""A number, and the figure from then on; None where there is none."""

Points: TypeAlias = tuple[FigurePoint, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A round begins: `stock`, `operating`, `year` ... Its name is the message `report-mark-<kind>`."""

    number: int
    kind: str
    arguments: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure that every player has, such as the value or the cash: the points of each seat."""

    name: str
    players: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """How much of a company somebody holds: a seat, or `bank`, `pool`."""

    seat: int | None
    place: str | None
    points: Points


@dataclass(frozen=True, slots=True)
class CompanyLine:
    """A company over time: its price, income and money as far as the title has them, and who holds it."""

    id: str
    name: str
    color: str
    text: str
    figures: Mapping[str, Points]
    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Ownership:
    """Who owns a private from a number on: a seat, a company, or nobody."""

    number: int
    seat: int | None
    company: str | None


@dataclass(frozen=True, slots=True)
class PrivateLine:
    """A private over time."""

    id: str
    name: str
    owners: tuple[Ownership, ...]


@dataclass(frozen=True, slots=True)
class Earning:
    """What a company earned in a round, and what became of it: `paid`, `withheld`, `halved`, or still `open`."""

    number: int
    mark: int | None
    company: str
    amount: int
    use: str


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An event that the story turns on: trains, phases, companies."""

    number: int
    kind: str
    arguments: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Swing:
    """A move that pulled the players apart: what each of them gained or lost by it."""

    number: int
    seat: int
    kind: str
    changes: tuple[int, ...]

    @property
    def spread(self) -> int:
        """How far the move pulled the best and the worst apart."""
        return max(self.changes) - min(self.changes)


@dataclass(frozen=True, slots=True)
class GameStory:
    """All of it. `measure` is the figure that decides the game; at the end it is the score."""

    title: str
    players: tuple[str, ...]
    last: int
    finished: bool
    end: str | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    measure: str | None
    swing_measure: str | None
    marks: tuple[Mark, ...]
    measures: tuple[Measure, ...]
    companies: tuple[CompanyLine, ...]
    privates: tuple[PrivateLine, ...]
    earnings: tuple[Earning, ...]
    events: tuple[TurningPoint, ...]
    swings: tuple[Swing, ...]


def encode_story(story: GameStory) -> dict[str, Json]:
    """The story as plain JSON."""
    return cast(dict[str, Json], _plain(story))


def _plain(value: object) -> object:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
