"""The WebSocket of a table."""

import asyncio

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError

from kursbuch.kernel import KursbuchError
from kursbuch.locale import texts_for
from kursbuch.server.accounts import Caller
from kursbuch.server.api.answers import invalid_request
from kursbuch.server.api.looking import look_at
from kursbuch.server.api.models import Key
from kursbuch.server.api.visit import Visit
from kursbuch.server.live.channel import Message
from kursbuch.server.live.watcher import Watcher
from kursbuch.server.play.access import find_table, own_seats
from kursbuch.server.play.viewing import viewing_seat
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
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
        caller = await asyncio.to_thread(_admit, visit, request)
    except KursbuchError as problem:
        text = texts_for(visit.language).error(problem)
        status = problem.status if isinstance(problem, Problem) else 422
        await socket.send_json({"type": "problem", "code": problem.code, "text": text})
        await socket.close(4000 + status)
        return
    services = visit.services
    assert services.hub is not None
    watcher = Watcher(
        socket=socket,
        hub=services.hub,
        table_id=request.table_id,
        caller=caller,
        language=visit.language,
        number=request.since,
        chat_number=request.chat_since,
        state=States(services, caller, request) if request.states else None,
    )
    await watcher.run()


def _parse(socket: WebSocket) -> LiveRequest:
    try:
        return LiveRequest.model_validate({**socket.path_params, **socket.query_params})
    except ValidationError as error:
        raise invalid_request(error.errors()[0]) from error


def _admit(visit: Visit, request: LiveRequest) -> Caller | None:
    visit.services.limits.take("live", visit.address)
    caller = visit.caller()
    with visit.services.database.read() as session:
        table, seats = find_table(session, request.table_id, caller, request.invitation)
        viewing_seat(own_seats(seats, caller), request.seat, ())
        if (request.have or 0) > table.number:
            raise Problem(404, "entry-unknown", number=request.have or 0)
    return caller


class States:
    """The states for one connection. With drawings it remembers which symbols it has sent."""

    def __init__(self, services: Services, caller: Caller | None, request: LiveRequest) -> None:
        self._services = services
        self._caller = caller
        self._request = request
        self._sent: set[str] | None = set() if request.drawing else None
        self._have = request.have

    def __call__(self) -> Message:
        asked = self._request
        have, self._have = self._have, None
        look = look_at(self._services, self._caller, asked.table_id, asked.seat, have=have, invitation=asked.invitation)
        if self._sent is None:
            return look.state()
        self._sent |= look.known
        state = look.state(self._sent)
        drawing = state["drawing"]
        assert isinstance(drawing, dict)
        self._sent |= set(drawing["symbols"])
        return state
