"""What a reader finds in a view."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from kursbuch.kernel import Event, Floor, View


class RoundName(NamedTuple):
    """The kind of a round, and what tells it from others of its kind."""

    kind: str
    arguments: Mapping[str, int]


def round_of(event: Event, kind: str, *names: str) -> RoundName:
    """The round that an event is about, by the numbers that it names."""
    return RoundName(kind, {name: number for name in names if isinstance(number := event.arguments[name], int)})


@dataclass(frozen=True, slots=True)
class Company:
    """A company as it is told: the colours are those of its pieces."""

    id: str
    name: str
    color: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a view says in figures."""

    round: RoundName | None = None
    players: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """By measure and seat: value, cash, points ..."""
    companies: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """By company and measure: price, income, money."""
    holdings: Mapping[tuple[str, int | str], int] = field(default_factory=dict)
    """By company and holder, a seat or a place such as the bank: percent, or a number of shares."""
    owners: Mapping[str, tuple[int | None, str | None]] = field(default_factory=dict)
    """By private: a seat, a company, or nobody."""


class Reader(Protocol):
    """Who reads the views of a title: a module or an object with these names."""

    @property
    def measure(self) -> str | None:
        """The figure of a player that decides the game; None if views have none."""
        ...

    @property
    def swing_measure(self) -> str | None:
        """The figure by which a move pulls the players apart; None if views have none."""
        ...

    @property
    def seat_colors(self) -> tuple[tuple[str, str], ...]:
        """The colours of the players' pieces by day and by night; none where seats have no pieces."""
        ...

    @property
    def company_measures(self) -> tuple[str, ...]:
        """The figures of a company, in the order in which they are shown."""
        ...

    def figures(self, view: View) -> Figures:
        """The figures of a view."""
        ...

    def companies(self, view: View) -> tuple[Company, ...]:
        """The companies of a view, in order."""
        ...

    def private_names(self, view: View) -> Mapping[str, str]:
        """What the privates of a view are called, by id."""
        ...

    def round_begun(self, event: Event) -> RoundName | None:
        """The round that begins with an event, told as `figures` tells it: a move may begin more than one."""
        ...


class NoFigures:
    """What a title without a reader tells: its story has events and scores only. A reader may have parts of it."""

    measure: str | None = None
    swing_measure: str | None = None
    seat_colors: tuple[tuple[str, str], ...] = ()
    company_measures: tuple[str, ...] = ()

    def figures(self, view: View) -> Figures:
        del view
        return Figures()

    def companies(self, view: View) -> tuple[Company, ...]:
        del view
        return ()

    def private_names(self, view: View) -> Mapping[str, str]:
        del view
        return {}

    def round_begun(self, event: Event) -> RoundName | None:
        del event
        return None


_READERS: Floor[Reader] = Floor("figures")


def reader_of(title: str) -> Reader:
    """Who reads the views of this title."""
    return _READERS.behind(title) or NoFigures()
