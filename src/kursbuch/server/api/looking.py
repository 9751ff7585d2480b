"""Looking at a game: which position, through whose eyes, and what of its drawing the client has already."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from fastapi import Query

from kursbuch.kernel import Seat, View
from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import check_status, own_seats, see_table
from kursbuch.server.play.drawing import draw_boards, symbols_in
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.shown import Shown
from kursbuch.server.play.viewing import viewing_seat
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
from kursbuch.server.storage import SeatRow, Table
from kursbuch.server.values import Number

At = Annotated[Number | None, Query(description="The position after this entry.")]
WithDrawing = Annotated[bool, Query(description="Whether the boards are drawn too.")]
Have = Annotated[
    Number | None,
    Query(description="The client has the symbols of the drawing after this entry: they are left out."),
]


class Look(NamedTuple):
    """A position and who looks at it; `known` are the symbols that the client has."""

    table: Table
    stage: Stage
    viewer: int | None
    known: frozenset[str]
    shown: Shown

    @property
    def view(self) -> View:
        return view_of(self.stage, self.viewer)


def look_at(
    services: Services,
    caller: Caller | None,
    table_id: str,
    seat: int | None = None,
    at: int | None = None,
    have: int | None = None,
    invitation: str | None = None,
) -> Look:
    """The position of a table after an entry, or as it stands."""
    with services.database.connect() as connection:
        table, seats = see_table(connection, table_id, caller, invitation)
    check_status(table, "running", "finished", "abandoned")
    viewer = viewing_seat(own_seats(seats, caller), seat, table.to_act)
    stage = _stage(services, table, seats, at)
    before = _stage(services, table, seats, have) if have is not None else None
    is_running = table.status == "running"
    is_old = at not in (None, table.number)
    shown = Shown(stage, viewer, is_running) if is_old else services.hosting.showing.of(stage, viewer, is_running)
    known = known_symbols(before, viewer) if before is not None else frozenset()
    return Look(table, stage, viewer, known, shown)


def view_of(stage: Stage, viewer: int | None) -> View:
    """What the viewer sees."""
    return stage.game.rules.view(stage.position, Seat(viewer) if viewer is not None else None)


def known_symbols(stage: Stage, viewer: int | None) -> frozenset[str]:
    """The symbols in the drawing of that stage."""
    return frozenset(symbols_in(draw_boards(view_of(stage, viewer))))


def _stage(services: Services, table: Table, seats: Sequence[SeatRow], number: int | None) -> Stage:
    """The stage after that entry, or the last: mostly this process knows it, and no entries have to be read."""
    if number is not None and number > table.number:
        raise Problem(404, "entry-unknown", number=number)
    games, is_last = services.hosting.games, number in (None, table.number)
    if is_last and (known := games.remembered(table.id, table.number, seats)) is not None:
        return known
    with services.database.read() as session:
        return games.current(session, table, seats) if is_last else games.at(session, table, number or 0)
