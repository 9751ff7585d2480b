"""A game that was read from a file, whatever its format."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from kursbuch.kernel import BadRecord, GameBreaksOff, Record, Replay, replay


class GameFile(Protocol):
    """What the commands ask of a file. Each format has its own class."""

    @property
    def record(self) -> Record:
        """The game in the project's own terms."""
        ...

    @property
    def player_ids(self) -> tuple[str, ...]:
        """What the file calls its players, in seat order."""
        ...

    @property
    def actions(self) -> int:
        """How many actions of the file take effect."""
        ...

    @property
    def action_kinds(self) -> tuple[str, ...]:
        """What the file calls each of them, in order."""
        ...

    @property
    def failure(self) -> BadRecord | None:
        """Why the game is known only up to here although the file goes on."""
        ...

    def stages(self) -> Iterator[Replay[object]]:
        """The set-up, then the position after each move; `number` counts the actions of the file."""
        ...


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game in the own format: its actions are the moves of the record."""

    record: Record
    failure: BadRecord | None = None

    @classmethod
    def up_to_failure(cls, record: Record) -> "RecordedGame":
        """The game, or its moves before the first one that the rules refuse."""
        try:
            for _ in replay(record):
                pass
        except GameBreaksOff as failure:
            return cls(replace(record, moves=record.moves[: failure.fitting]), failure)
        return cls(record)

    @property
    def player_ids(self) -> tuple[str, ...]:
        return self.record.players

    @property
    def actions(self) -> int:
        return len(self.record.moves)

    @property
    def action_kinds(self) -> tuple[str, ...]:
        return tuple(move.action.kind for move in self.record.moves)

    def stages(self) -> Iterator[Replay[object]]:
        return replay(self.record)
