"""The WebSocket of a table."""

import asyncio
from collections.abc import Sequence
from functools import partial

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError

from kursbuch.kernel import KursbuchError
from kursbuch.locale import texts_for
from kursbuch.server.accounts import Caller
from kursbuch.server.api.answers import invalid_request
from kursbuch.server.api.looking import known_symbols
from kursbuch.server.api.models import Key
from kursbuch.server.api.visit import Visit
from kursbuch.server.live.channel import Channel
from kursbuch.server.live.watcher import ShownState, Watcher
from kursbuch.server.play.access import belongs, check_watching, own_seats, see_table
from kursbuch.server.play.hosted_game import load_table
from kursbuch.server.play.shown import Shown
from kursbuch.server.play.viewing import viewing_seat
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
from kursbuch.server.storage import SeatRow, Table
from kursbuch.server.values import Number, SeatNumber, TableId

router = APIRouter()


class LiveRequest(BaseModel):
    """The query of the WebSocket: from where to resume, and whether states are sent."""

    table_id: TableId
    since: Number | None = None
    chat_since: Number | None = None
    states: bool = False
    drawing: bool = False
    have: Number | None = None
    seat: SeatNumber | None = None
    invitation: Key | None = None


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket) -> None:
    """Every entry after `since`, in order and once; chat, who is present, and with `states` the caller's own view."""
    await socket.accept()
    visit = Visit(socket)
    try:
        request = _parse(socket)
        caller, is_seen = await asyncio.to_thread(_admit, visit, request)
    except KursbuchError as problem:
        await _refuse(socket, visit.language, problem)
        return
    services = visit.services
    assert services.hub is not None
    watcher = Watcher(
        socket=socket,
        hub=services.hub,
        table_id=request.table_id,
        caller=caller,
        is_seen=is_seen,
        language=visit.language,
        number=request.since,
        chat_number=request.chat_since,
        state=States(services, caller, request) if request.states else None,
    )
    who = visit.address if caller is None else f"account {caller.id}"
    try:
        with services.connections.counted(who):
            await watcher.run()
    except Problem as problem:
        await _refuse(socket, visit.language, problem)


async def _refuse(socket: WebSocket, language: str, problem: KursbuchError) -> None:
    status = problem.status if isinstance(problem, Problem) else 422
    await socket.send_json({"type": "problem", "code": problem.code, "text": texts_for(language).error(problem)})
    await socket.close(4000 + status)


def _parse(socket: WebSocket) -> LiveRequest:
    try:
        return LiveRequest.model_validate({**socket.path_params, **socket.query_params})
    except ValidationError as error:
        raise invalid_request(error.errors()[0]) from error


def _admit(visit: Visit, request: LiveRequest) -> tuple[Caller | None, bool]:
    """Who comes, and whether the others see it."""
    visit.services.limits.take("live", visit.address)
    caller = visit.caller()
    with visit.services.database.read() as session:
        table, seats = see_table(session.connection(), request.table_id, caller, request.invitation)
        viewing_seat(own_seats(seats, caller), request.seat, ())
        if (request.have or 0) > table.number:
            raise Problem(404, "entry-unknown", number=request.have or 0)
    return caller, caller is not None and belongs(seats, caller, table.id)


class States:
    """The states for one connection. With drawings it remembers which symbols it has sent."""

    def __init__(self, services: Services, caller: Caller | None, request: LiveRequest) -> None:
        self._services = services
        self._caller = caller
        self._request = request
        self._sent: set[str] = set()
        self._have = request.have

    async def __call__(self, channel: Channel) -> ShownState:
        """The table as the caller sees it now; what is encoded is shared by all who see the same."""
        asked, table = self._request, channel.table
        assert table is not None
        check_watching(table, channel.seats, self._caller, asked.invitation)
        shown = await self._show(channel, table)
        if not asked.drawing:
            return ShownState(shown.stage.number, shown.state.decode())
        if self._have is not None:
            self._sent |= await asyncio.to_thread(_symbols_at, self._services, table, self._have, shown.viewer)
            self._have = None
        state = shown.drawn_state(self._sent).decode()
        self._sent |= shown.drawn.symbols.keys()
        return ShownState(shown.stage.number, state)

    async def _show(self, channel: Channel, table: Table) -> Shown:
        """The game may have gone on meanwhile: it is seen through the eyes of whoever is on turn in what is shown."""
        own = own_seats(channel.seats, self._caller)
        viewer = viewing_seat(own, self._request.seat, table.to_act)
        while True:
            make = partial(_show, self._services, table, channel.seats, viewer, self._request.drawing)
            shown = await channel.once((viewer, self._request.drawing), make)
            due = viewing_seat(own, self._request.seat, shown.stage.to_act)
            if due == viewer:
                return shown
            viewer = due


def _show(services: Services, table: Table, seats: Sequence[SeatRow], viewer: int | None, is_drawn: bool) -> Shown:
    """The table as it was told, encoded; or as it stands by now, if the game has gone on meanwhile."""
    games = services.hosting.games
    stage = games.remembered(table.id, table.number, seats)
    if stage is None:
        with services.database.read() as session:
            if games.is_beyond(table.id, table.number):
                found, seats_now = load_table(session.connection(), table.id)
                if found is None or seats_now is None:
                    raise Problem(404, "table-unknown")
                table, seats = found, seats_now
            stage = games.current(session, table, seats)
    shown = services.hosting.showing.of(stage, viewer, table.status == "running")
    shown.encode(is_drawn)
    return shown


def _symbols_at(services: Services, table: Table, number: int, viewer: int | None) -> frozenset[str]:
    with services.database.read() as session:
        stage = services.hosting.games.at(session, table, number)
    return known_symbols(stage, viewer)
