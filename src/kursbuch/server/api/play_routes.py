"""Playing: states, moves, history, undo, chat."""

from fastapi import APIRouter, Response
from sqlalchemy import update

from kursbuch.kernel import find_title
from kursbuch.locale import texts_for
from kursbuch.server.api.answers import PROBLEMS, encoded_answer, json_answer
from kursbuch.server.api.looking import At, Have, WithDrawing, look_at
from kursbuch.server.api.models import (
    ChatModel,
    ChatRequest,
    EntryModel,
    MoveModel,
    MoveRequest,
    SeenRequest,
    StateModel,
    UndoModel,
    UndoRequest,
)
from kursbuch.server.api.plain_route import PlainRoute
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visiting
from kursbuch.server.live.chat import as_read_by, lines_after, say, silences
from kursbuch.server.play.access import find_table
from kursbuch.server.play.entries import encode_entry, entries_after, with_texts
from kursbuch.server.play.hosting import SentMove
from kursbuch.server.storage import SeatRow
from kursbuch.server.values import Number, SeatNumber, TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=PROBLEMS, route_class=PlainRoute)


@router.get("/state", response_model=StateModel)
def show_state(
    visit: Visiting,
    table_id: TableId,
    seat: SeatNumber | None = None,
    at: At = None,
    drawing: WithDrawing = False,
    have: Have = None,
    invitation: Invitation = None,
) -> Response:
    """The position as the caller's seat sees it, with the moves that it may make; strangers see what spectators see."""
    caller = visit.caller("read" if at is None and not drawing else "drawing")
    look = look_at(visit.services, caller, table_id, seat, at, have, invitation)
    return encoded_answer(look.shown.drawn_state(look.known) if drawing else look.shown.state)


@router.post("/moves", status_code=201, response_model=MoveModel)
def move(visit: Visiting, table_id: TableId, body: MoveRequest) -> Response:
    """A move that follows entry `number`. Sent twice it counts once; a stale one is answered with what happened."""
    caller = visit.account("move")
    answer = visit.services.hosting.move(caller, table_id, SentMove(body.number, body.seat, body.action))
    return json_answer({"entry": encode_entry(answer.entry), "repeated": answer.repeated}, 201)


@router.get("/entries", response_model=list[EntryModel])
def show_entries(visit: Visiting, table_id: TableId, since: Number = 0, invitation: Invitation = None) -> Response:
    """The history after a number, undone moves included, with the log in the language that is asked for."""
    caller = visit.caller()
    with visit.services.database.read() as session:
        table, seats = find_table(session, table_id, caller, invitation)
        texts = texts_for(visit.language, find_title(table.title))
        players = tuple(seat.name for seat in seats)
        entries = entries_after(session, table_id, since)
    return json_answer([with_texts(encode_entry(entry), texts, players) for entry in entries])


@router.post("/undo", response_model=UndoModel)
def undo(visit: Visiting, table_id: TableId, body: UndoRequest) -> Response:
    """Take moves back, or agree that they are taken back: as the table's policy says."""
    answer = visit.services.undoing.ask(visit.account("move"), table_id, body.number, body.count)
    entry = encode_entry(answer.entry) if answer.entry is not None else None
    return json_answer({"done": entry is not None, "missing": list(answer.missing_seats), "entry": entry})


@router.delete("/undo", status_code=204)
def refuse_undo(visit: Visiting, table_id: TableId) -> None:
    """Do not agree that moves are taken back."""
    visit.services.undoing.refuse(visit.account("move"), table_id)


@router.post("/seen", status_code=204)
def mark_seen(visit: Visiting, table_id: TableId, body: SeenRequest) -> None:
    """The caller has seen the table up to this entry: it is no longer unread."""
    caller = visit.account("move")
    with visit.services.database.write() as session:
        table, _ = find_table(session, table_id, caller)
        seen = min(body.number, table.number)
        own = SeatRow.table_id == table_id, SeatRow.account_id == caller.id
        session.execute(update(SeatRow).where(*own, SeatRow.seen < seen).values(seen=seen))


@router.get("/chat", response_model=list[ChatModel])
def show_chat(visit: Visiting, table_id: TableId, since: Number = 0, invitation: Invitation = None) -> Response:
    """What was said after a line."""
    caller = visit.caller()
    with visit.services.database.read() as session:
        find_table(session, table_id, caller, invitation)
        lines = lines_after(session, table_id, since)
        silent = silences(session, lines)
    return json_answer([as_read_by(caller, line, silent) for line in lines])


@router.post("/chat", status_code=201, response_model=ChatModel)
def chat(visit: Visiting, table_id: TableId, body: ChatRequest, invitation: Invitation = None) -> Response:
    """Say something at the table."""
    return json_answer(say(visit.services.database, visit.account("chat"), table_id, body.text, invitation), 201)
