"""Before an update is switched on: every stored game is played again by the rules of this program."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.server.play.fitting import Misfit, find_misfit, open_game
from kursbuch.server.play.games import effective_path, load_moves
from kursbuch.server.storage import Database, SeatRow, Table

_KNOWN = (Table.id, Table.name, Table.title, Table.options, Table.rules_version, Table.status, Table.seed, Table.number)
"""Columns of the oldest scheme: a database can be checked before it is migrated."""


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """A stored game, and what does not fit."""

    table: Table
    players: tuple[str, ...]
    misfit: Misfit | None


def check_games(database: Database) -> Iterator[CheckedGame]:
    """Every game that was begun, the oldest first."""
    with database.read() as session:
        rows = session.execute(select(*_KNOWN).where(Table.status != "open").order_by(Table.created)).all()
    for row in rows:
        with database.read() as session:
            yield _check(session, Table(**row._mapping))


def _check(session: Session, table: Table) -> CheckedGame:
    wanted = select(SeatRow.seat, SeatRow.name).where(SeatRow.table_id == table.id).order_by(SeatRow.seat)
    seats = [SeatRow(seat=seat, name=name) for seat, name in session.execute(wanted)]
    players = tuple(seat.name for seat in seats)
    game = open_game(table, seats)
    if isinstance(game, Misfit):
        return CheckedGame(table, players, game)
    moves = load_moves(session, table.id, effective_path(session, table.id, table.number))
    return CheckedGame(table, players, find_misfit(game, moves))
