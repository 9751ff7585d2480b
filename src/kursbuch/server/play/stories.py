"""The stories of tables, told on from where they were told last: a late move costs what an early one does."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

from sqlalchemy.orm import Session

from kursbuch.analysis import Teller
from kursbuch.kernel import Replay
from kursbuch.server.encoding import encode
from kursbuch.server.play.games import load_moves
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.storage import Entry

MOST_KEPT = 50
MOVES_OPEN = 12
"""So many of the last moves are told anew every time, because they may still be taken back."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What was heard of a game up to the end of a path. Nobody tells it on: whoever goes on takes a copy."""

    game: HostedGame
    path: tuple[int, ...]
    position: object
    teller: Teller

    @classmethod
    def first(cls, game: HostedGame) -> "Chapter":
        teller, position = Teller(game.title, game.setup), game.initial().position
        teller.hear(Replay(0, position, None, ()))
        return cls(game, (), position, teller)

    def leads_to(self, stage: Stage) -> bool:
        return self.game is stage.game and stage.path[: len(self.path)] == self.path

    def and_then(self, entries: Iterable[Entry]) -> "Chapter":
        """With the next moves that count."""
        teller, position, path = self.teller.copy(), self.position, list(self.path)
        for entry in entries:
            move = self.game.move_of(entry)
            step = self.game.rules.apply(position, move.seat, move.action)
            position = step.position
            teller.hear(Replay(entry.number, position, move, step.events))
            path.append(entry.number)
        return Chapter(self.game, tuple(path), position, teller)


@dataclass(frozen=True, slots=True)
class Told:
    """The story after `number` entries as it is sent, and the chapter from which the next one goes on."""

    number: int
    story: bytes
    chapter: Chapter


class Stories:
    """The last stories of the tables, for all threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Told] = OrderedDict()
        self._guard = Lock()

    def find(self, stage: Stage) -> bytes | None:
        """The story of this stage, if it was told before."""
        kept = self._of(stage)
        return kept.story if kept is not None and kept.number == stage.number else None

    def tell(self, session: Session, stage: Stage) -> bytes:
        """The story of this stage."""
        kept = self._of(stage)
        chapter = kept.chapter if kept is not None and kept.chapter.leads_to(stage) else Chapter.first(stage.game)
        moves = load_moves(session, stage.game.table_id, stage.path[len(chapter.path) :])
        chapter = chapter.and_then(moves[:-MOVES_OPEN])
        told = Told(stage.number, encode(chapter.and_then(moves[-MOVES_OPEN:]).teller.story()), chapter)
        with self._guard:
            self._kept[stage.game.table_id] = told
            self._kept.move_to_end(stage.game.table_id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return told.story

    def _of(self, stage: Stage) -> Told | None:
        with self._guard:
            kept = self._kept.get(stage.game.table_id)
        return kept if kept is not None and kept.chapter.game is stage.game else None
