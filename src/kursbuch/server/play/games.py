"""The open games of a process: each has its lock, and the last stage is kept as long as there is room."""

from collections import OrderedDict, deque
from collections.abc import Sequence
from threading import Lock
from weakref import WeakValueDictionary

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from kursbuch.server.play.fitting import Misfit, find_misfit, open_game, played, rules_mark
from kursbuch.server.play.hosted_game import HostedGame, Stage, load_seats
from kursbuch.server.play.snapshots import nearest_snapshot
from kursbuch.server.security import Signing
from kursbuch.server.storage import ENTRIES, Entry, SeatRow, Table

STAGES_BEFORE = 12

_BETWEEN = ENTRIES.all.where(
    Entry.table_id == bindparam("table_id"), Entry.number.between(bindparam("first"), bindparam("last"))
).order_by(Entry.number)


class GameLock:
    """One at a time prepares a move in a game."""

    def __init__(self) -> None:
        self._lock = Lock()

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *_exception: object) -> None:
        self._lock.release()


class Games:
    """Stages by table."""

    def __init__(self, signing: Signing, most: int) -> None:
        self._signing = signing
        self._most = most
        self._stages: OrderedDict[str, Stage] = OrderedDict()
        self._before: dict[str, deque[Stage]] = {}
        """The last stages of each game, for an undo: positions share what they have in common."""
        self._locks: WeakValueDictionary[str, GameLock] = WeakValueDictionary()
        self._guard = Lock()
        self.findings: dict[str, tuple[str, Misfit | None]] = {}
        """By table: the mark of the rules by which it was played again, and what did not fit; until it is stored."""

    def lock(self, table_id: str) -> GameLock:
        with self._guard:
            return self._locks.setdefault(table_id, GameLock())

    def remembered(self, table_id: str, number: int, seats: Sequence[SeatRow] | None = None) -> Stage | None:
        """The stage after that many entries, if it is the last that this process knows of the table.

        With `seats` only if the players have the names that are on them.
        """
        with self._guard:
            stage = self._stages.get(table_id)
            if stage is None or stage.number != number or (seats is not None and not stage.game.is_of(seats)):
                return None
            self._stages.move_to_end(table_id)
        return stage

    def is_beyond(self, table_id: str, number: int) -> bool:
        """Whether this process knows what came after that many entries."""
        with self._guard:
            stage = self._stages.get(table_id)
        return stage is not None and stage.number > number

    def current(self, session: Session, table: Table, seats: Sequence[SeatRow]) -> Stage:
        """The stage after all entries of the table, also of those that another server added."""
        with self._guard:
            stage = self._stages.get(table.id)
        if stage is not None and not stage.game.is_of(seats):  # somebody's account was deleted, perhaps elsewhere
            self.forget(table.id)
            stage = None
        if stage is None:
            stage = self.at(session, table, table.number)
        elif stage.number < table.number:
            try:
                stage = self._caught_up(session, table, stage)
            except DoesNotFit:  # another server plays by other rules
                stage = self.at(session, table, table.number)
        elif stage.number > table.number:
            return self.at(session, table, table.number)
        self.keep(stage)
        return stage

    def at(self, session: Session, table: Table, number: int) -> Stage:
        """The stage after that many entries, from the nearest snapshot, if the game fits the rules of this program."""
        game = open_game(table, load_seats(session, table.id))
        misfit = game if isinstance(game, Misfit) else self._misfit(session, table, game)
        if misfit is None and isinstance(game, HostedGame):
            try:
                return self.on_path(session, game, number, effective_path(session, table.id, number))
            except DoesNotFit as error:
                misfit = error.misfit
        assert misfit is not None
        self.findings[table.id] = ("", misfit) if isinstance(game, Misfit) else (rules_mark(game.title), misfit)
        raise misfit.problem(table)

    def _misfit(self, session: Session, table: Table, game: HostedGame) -> Misfit | None:
        """What does not fit: as it is known, or found by playing the whole game again after an update."""
        mark = rules_mark(game.title)
        if table.checked == mark:
            return Misfit(table.misfit, table.misfit_reason or "other") if table.misfit is not None else None
        found_mark, misfit = self.findings.get(table.id, ("", None))
        if found_mark != mark:
            path = effective_path(session, table.id, table.number)
            misfit = find_misfit(game, load_moves(session, table.id, path))
            self.findings[table.id] = (mark, misfit)
        return misfit

    def on_path(self, session: Session, game: HostedGame, number: int, path: tuple[int, ...]) -> Stage:
        """The stage in which exactly these moves count."""
        before = self._kept_on(game, path)
        if before is not None:
            return Stage(game, number, path, before.position)
        found = nearest_snapshot(session, game, path, self._signing)
        done, position = found if found else (0, game.initial().position)
        stage = Stage(game, 0, path[:done], position)
        for entry in load_moves(session, game.table_id, path[done:]):
            stage = _after(stage, entry)
        return Stage(game, number, path, stage.position)

    def _kept_on(self, game: HostedGame, path: tuple[int, ...]) -> Stage | None:
        with self._guard:
            before = tuple(self._before.get(game.table_id, ()))
        return next((stage for stage in before if stage.path == path and stage.game is game), None)

    def keep(self, stage: Stage) -> None:
        """Keep the stage, unless a later one is kept already."""
        table_id = stage.game.table_id
        with self._guard:
            kept = self._stages.get(table_id)
            if kept is None or kept.number <= stage.number:
                if kept is not None and kept.number < stage.number:
                    self._before.setdefault(table_id, deque(maxlen=STAGES_BEFORE)).append(kept)
                self._stages[table_id] = stage
            self._stages.move_to_end(table_id)
            while len(self._stages) > self._most:
                self._before.pop(self._stages.popitem(last=False)[0], None)

    def forget(self, table_id: str) -> None:
        with self._guard:
            self._stages.pop(table_id, None)
            self._before.pop(table_id, None)

    def _caught_up(self, session: Session, table: Table, stage: Stage) -> Stage:
        missing = ENTRIES.read(
            session.connection(), _BETWEEN, table_id=table.id, first=stage.number + 1, last=table.number
        )
        if any(entry.kind != "move" for entry in missing):
            return self.at(session, table, table.number)
        for entry in missing:
            stage = _after(stage, entry)
        return stage


class DoesNotFit(Exception):  # noqa: N818
    """A stored move cannot be played again."""

    def __init__(self, misfit: Misfit) -> None:
        super().__init__(misfit.number, misfit.reason)
        self.misfit = misfit


def _after(stage: Stage, entry: Entry) -> Stage:
    following = played(stage, entry)
    if isinstance(following, Misfit):
        raise DoesNotFit(following)
    return following.stage


def effective_path(session: Session, table_id: str, number: int) -> tuple[int, ...]:
    """The numbers of the moves that count after `number` entries."""
    rows = session.execute(
        select(Entry.number, Entry.kind, Entry.depth)
        .where(Entry.table_id == table_id, Entry.number <= number)
        .order_by(Entry.number)
    )
    path: list[int] = []
    for entry_number, kind, depth in rows:
        if kind == "move":
            path.append(entry_number)
        else:
            del path[depth:]
    return tuple(path)


def load_moves(session: Session, table_id: str, numbers: Sequence[int]) -> list[Entry]:
    """The moves with these numbers, in order."""
    if not numbers:
        return []
    wanted = set(numbers)
    found = ENTRIES.read(session.connection(), _BETWEEN, table_id=table_id, first=numbers[0], last=numbers[-1])
    return [entry for entry in found if entry.number in wanted]
