"""The stories of tables, told on from where they were told last: a late move costs what an early one does.

A chapter is stored now and then, so that this also holds after a restart.
"""

import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from kursbuch.analysis import Teller
from kursbuch.kernel import Replay
from kursbuch.server.encoding import encode
from kursbuch.server.play.games import load_moves
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.play.snapshots import MOVES_BETWEEN, code_of, seal, unseal
from kursbuch.server.security import Signing
from kursbuch.server.storage import Database, Entry, StoredChapter

_LOG = logging.getLogger("kursbuch.stories")
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

    @classmethod
    def stored(cls, session: Session, stage: Stage, signing: Signing) -> "Chapter | None":
        """The one in the database, if it is readable and none of its moves was taken back."""
        game, row = stage.game, session.get(StoredChapter, stage.game.table_id)
        if row is None or row.code != code_of(game) or row.number not in stage.path:
            return None
        found: Any = unseal(game, row.content, signing)
        if found is None:
            return None
        position, memory = found
        path = stage.path[: stage.path.index(row.number) + 1]
        return cls(game, path, position, Teller.remembering(game.title, game.setup, memory, position))

    def row(self, signing: Signing) -> StoredChapter | None:
        """As it is stored, if it can be."""
        content = seal(self.game, (self.position, self.teller.memory()), signing)
        if content is None:
            return None
        return StoredChapter(
            table_id=self.game.table_id, number=self.path[-1], code=code_of(self.game), content=content
        )

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
class ToldStory:
    """The story after `number` entries as it is sent, and the chapter from which the next one goes on.

    `stored` is how many of its moves the database has.
    """

    number: int
    story: bytes
    chapter: Chapter
    stored: int

    @property
    def is_due(self) -> bool:
        """Whether the chapter is to be stored."""
        return len(self.chapter.path) >= self.stored + MOVES_BETWEEN


class Stories:
    """The last stories of the tables, for all threads."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self._database = database
        self._signing = signing
        self._kept: OrderedDict[str, ToldStory] = OrderedDict()
        self._guard = Lock()

    def find(self, stage: Stage) -> bytes | None:
        """The story of this stage, if it was told before."""
        kept = self._of(stage)
        return kept.story if kept is not None and kept.number == stage.number else None

    def tell(self, session: Session, stage: Stage) -> bytes:
        """The story of this stage."""
        chapter, stored = self._nearest(session, stage)
        moves = load_moves(session, stage.game.table_id, stage.path[len(chapter.path) :])
        chapter = chapter.and_then(moves[:-MOVES_OPEN])
        story = encode(chapter.and_then(moves[-MOVES_OPEN:]).teller.story())
        self._keep(ToldStory(stage.number, story, chapter, stored))
        return story

    def store(self, table_id: str) -> None:
        """Store the chapter of a table, if it has grown enough. Nobody misses it: without it one hears more moves."""
        with self._guard:
            told = self._kept.get(table_id)
        if told is None or not told.is_due:
            return
        row = told.chapter.row(self._signing)
        try:
            if row is not None:
                with self._database.write() as session:
                    session.merge(row)
        except SQLAlchemyError as error:  # another server stored one, the table is gone, or the disk is full
            _LOG.warning("chapter", extra={"table": table_id, "problem": type(error).__name__})
        self._keep(replace(told, stored=len(told.chapter.path)))

    def _nearest(self, session: Session, stage: Stage) -> tuple[Chapter, int]:
        """From where the story goes on, and how many of its moves are stored."""
        kept = self._of(stage)
        if kept is not None and kept.chapter.leads_to(stage):
            return kept.chapter, kept.stored
        stored = Chapter.stored(session, stage, self._signing)
        return (stored, len(stored.path)) if stored is not None else (Chapter.first(stage.game), 0)

    def _keep(self, told: ToldStory) -> None:
        table_id = told.chapter.game.table_id
        with self._guard:
            self._kept[table_id] = told
            self._kept.move_to_end(table_id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def _of(self, stage: Stage) -> ToldStory | None:
        with self._guard:
            kept = self._kept.get(stage.game.table_id)
        return kept if kept is not None and kept.chapter.game is stage.game else None
