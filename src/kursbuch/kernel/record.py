"""Records: a header and the actions. Loading one is playing it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from kursbuch.kernel.action import Action
from kursbuch.kernel.errors import BadRecord, GameBreaksOff, Refused
from kursbuch.kernel.event import Event
from kursbuch.kernel.rules import Rules, Setup
from kursbuch.kernel.seat import Seat
from kursbuch.kernel.title import Title, find_title

P = TypeVar("P")
A = TypeVar("A", bound=Action)


LARGEST_EXACT = 2**53
"""Up to here a number is the same for readers of JSON that have floating ones only."""


class Move(NamedTuple):
    """An action and the seat that took it."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Record:
    """A game: what is needed to play it again, and by which rules and data it was played."""

    title: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    rules_version: int
    moves: tuple[Move, ...] = ()
    fingerprint: str = ""

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.options)

    def is_of(self, title: Title) -> bool:
        """Whether it was played by the same rules and data as the title has now, as far as the record tells."""
        return self.rules_version == title.rules_version and self.fingerprint in ("", title.fingerprint)


def seed_to_json(seed: int) -> int | str:
    """The seed as everybody reads it alike: a large one as a text."""
    return seed if abs(seed) <= LARGEST_EXACT else str(seed)


@dataclass(frozen=True, slots=True)
class Replay(Generic[P]):
    """One stage of a replay: the position after `number` moves and what the last one brought about."""

    number: int
    position: P
    move: Move | None
    events: tuple[Event, ...]


def play_moves(
    rules: Rules[P, A], position: P, moves: Iterable[Move], record: Record | None = None
) -> Iterator[Replay[P]]:
    """The position, then the position after each move. Every check is on."""
    yield Replay(0, position, None, ())
    for number, move in enumerate(moves, start=1):
        try:
            step = rules.apply(position, move.seat, move.action)  # type: ignore[arg-type]
        except Refused as error:
            raise GameBreaksOff("record-refused", error.refusal, record, number=number) from error
        position = step.position
        yield Replay(number, position, move, step.events)


def replay(record: Record) -> Iterator[Replay[object]]:
    """Every stage of the record's game, from the set-up on."""
    title: Title = find_title(record.title)
    if record.rules_version > title.rules_version:
        raise BadRecord("record-newer", record_version=record.rules_version, own_version=title.rules_version)
    rules = title.rules(record.setup)
    return play_moves(rules, rules.initial(record.setup, record.seed), record.moves, record)
