"""A game on the server as it stands: the rules of its table, and the position after a number of entries."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.orm import Session

from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, Applied, Move, Outcome, Record, RouteService, Rules, Seat, Setup, Title, find_title
from kursbuch.server.storage import SEATS, TABLES, Entry, SeatRow, Table

MOST_RULES = 400

_TABLE = TABLES.all.where(Table.id == bindparam("table_id"))
_LOCKED = _TABLE.with_for_update()
_SEATS = SEATS.all.where(SeatRow.table_id == bindparam("table_id")).order_by(SeatRow.seat)


@dataclass(frozen=True, slots=True)
class HostedGame:
    """What never changes at a table after the start."""

    table_id: str
    title: Title
    setup: Setup
    seed: int
    rules: Rules[object, Action]
    routes: RouteService[object, Action] | None

    @classmethod
    def of(cls, table: Table, seats: Sequence[SeatRow]) -> "HostedGame":
        title = find_title(table.title)
        setup = Setup(tuple(seat.name for seat in seats), dict(table.options))
        rules, routes = _rules(title, setup.players, tuple(sorted(setup.options.items())))
        return cls(table.id, title, setup, int(table.seed), rules, routes)

    def is_of(self, seats: Sequence[SeatRow]) -> bool:
        """Whether the players are called what is on these seats: a deleted account leaves a neutral name."""
        return self.setup.players == tuple(seat.name for seat in seats)

    def initial(self) -> "Stage":
        return Stage(self, 0, (), self.rules.initial(self.setup, self.seed))

    def record(self, seed: int, entries: Iterable[Entry], table: Table) -> Record:
        """The record of the moves that count, with the rules that the table was begun by."""
        moves = tuple(self.move_of(entry) for entry in entries)
        version, fingerprint = table.rules_version, table.fingerprint or ""
        return Record(self.title.id, self.setup.players, self.setup.options, seed, version, moves, fingerprint)

    def move_of(self, entry: Entry) -> Move:
        assert entry.action is not None, "only moves have actions"
        assert entry.seat is not None
        return Move(Seat(entry.seat), decode_action(self.title, entry.action))


@lru_cache(MOST_RULES)
def _rules(
    title: Title, players: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> tuple[Rules[object, Action], RouteService[object, Action] | None]:
    """Rules know no position, so those of a game that is opened again can be used again."""
    setup = Setup(players, dict(options))
    return title.rules(setup), title.routes(setup)


@dataclass(frozen=True, slots=True)
class Stage:
    """The position after `number` entries. `path` has the numbers of the moves that count, without undone ones."""

    game: HostedGame
    number: int
    path: tuple[int, ...]
    position: object

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.rules.to_act(self.position)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.position)

    def apply(self, seat: Seat, action: Action) -> Applied[object]:
        return self.game.rules.apply(self.position, seat, action)

    def after_move(self, step: Applied[object]) -> "Stage":
        """The stage after a move that brought this step about."""
        number = self.number + 1
        return replace(self, number=number, path=(*self.path, number), position=step.position)

    def after_entry(self, entry: Entry) -> "Stage":
        """The stage after a move that is stored."""
        move = self.game.move_of(entry)
        return self.after_move(self.apply(move.seat, move.action))


def load_seats(session: Session, table_id: str) -> list[SeatRow]:
    """The seats of a table in order."""
    return list(session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)))


def load_table(
    connection: Connection, table_id: str, lock: bool = False
) -> tuple[Table, list[SeatRow]] | tuple[None, None]:
    """The table and its seats in order, which no session follows."""
    table = TABLES.first(connection, _LOCKED if lock else _TABLE, table_id=table_id)
    return (table, SEATS.read(connection, _SEATS, table_id=table_id)) if table is not None else (None, None)
