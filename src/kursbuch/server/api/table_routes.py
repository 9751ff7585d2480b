"""Tables: made, listed, joined, started, left, abandoned, imported, exported, checked."""

import asyncio
import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError

from kursbuch.bots import bot_names, has_strategy
from kursbuch.kernel import titles
from kursbuch.locale import texts_for
from kursbuch.server.accounts import Caller
from kursbuch.server.api.answers import PROBLEMS, invalid_request, json_answer
from kursbuch.server.api.models import (
    Agreement,
    Created,
    Fairness,
    ImportRequest,
    JoinRequest,
    Key,
    NeedsModel,
    OptionModel,
    SeatChange,
    TableModel,
    TitleModel,
    TurnsModel,
)
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, find_table
from kursbuch.server.play.fairness import commitment, is_fair
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
from kursbuch.server.tables.exchange import bounded, export_for_site, export_game, import_game
from kursbuch.server.tables.requests import TableRequest
from kursbuch.server.tables.summary import MOST_PLAYED, list_tables, summary_of
from kursbuch.server.values import SeatNumber, TableId

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

Invitation = Annotated[Key | None, Query(description="For tables that are not public.")]


@router.get("/titles")
def list_titles(visit: Visiting) -> list[TitleModel]:
    """Every title that can be played."""
    visit.caller()  # which counts it
    return [
        TitleModel(
            id=title.id,
            name=texts_for(visit.language, title).text(f"title-{title.id}"),
            family=title.family,
            strategy=has_strategy(title.id),
            players=list(title.players),
            options=[
                OptionModel(name=option.name, values=list(option.values), default=option.default)
                for option in title.options
            ],
            actions=[action.kind for action in title.actions],
            needs=[NeedsModel.model_validate(need, from_attributes=True) for need in title.needs],
            currency=texts_for(visit.language, title).currency,
            rules_version=title.rules_version,
        )
        for title in titles().values()
    ]


@router.get("/bots")
def list_bots(visit: Visiting) -> list[str]:
    """The bots that can take a seat."""
    visit.caller()
    return list(bot_names())


@router.get("/tables", response_model=list[TableModel])
def show_tables(
    visit: Visiting,
    status: Literal["open", "running", "finished", "abandoned"] | None = None,
    mine: bool = False,
    before: Annotated[float | None, Query(ge=0, le=1e11, description="`updated` of the last one seen.")] = None,
) -> Response:
    """Public tables and the own ones, the last changed first."""
    caller = visit.caller()
    with visit.services.database.read() as session:
        return json_answer(list_tables(session, caller, status, mine, before))


@router.get("/turns", response_model=TurnsModel)
def show_turns(visit: Visiting) -> Response:
    """The own running tables, and in how many of them it is the caller's turn: for the page title."""
    caller = visit.account()
    with visit.services.database.read() as session:
        tables = list_tables(session, caller, "running", True, None, MOST_PLAYED)
    return json_answer({"turns": sum(bool(table["my_turn"]) for table in tables), "tables": tables})


@router.post("/tables", status_code=201, response_model=TableModel)
def create_table(visit: Visiting, body: TableRequest) -> Response:
    """A new table. What does not fit together is refused with the reason."""
    table = visit.services.tables.create(visit.account("table"), body)
    return _show(visit, table.id, 201)


_IMPORT_SCHEMA = ImportRequest.model_json_schema(ref_template="#/components/schemas/{model}")
del _IMPORT_SCHEMA["$defs"]  # they are part of the interface already
_IMPORT_BODY = {"required": True, "content": {"application/json": {"schema": _IMPORT_SCHEMA}}}


@router.post("/imports", status_code=201, response_model=Created, openapi_extra={"requestBody": _IMPORT_BODY})
async def import_table(visit: Visiting, request: Request) -> Response:
    """A table from an own record or a game of 18xx.games.

    Who asks is known, and how often, before the file is read; and nobody waits while it is played through.
    """
    caller = await asyncio.to_thread(visit.account, "import")
    content = await request.body()
    loop, services = asyncio.get_running_loop(), visit.services
    return json_answer({"id": await loop.run_in_executor(services.imports, _import, services, caller, content)}, 201)


def _import(services: Services, caller: Caller, content: bytes) -> str:
    try:
        data = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise Problem(400, "body-unreadable") from error
    if isinstance(data, dict) and isinstance(data.get("game"), dict):
        data["game"] = bounded(data["game"])
    try:
        asked = ImportRequest.model_validate(data)
    except ValidationError as error:
        raise invalid_request(error.errors()[0]) from error
    return import_game(services.hosting, caller, asked, asked.game, up_to_failure=asked.up_to_failure)


@router.get("/tables/{table_id}", response_model=TableModel)
def show_table(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """The table: who sits there, and how it stands."""
    return _show(visit, table_id, 200, invitation)


def _show(visit: Visit, table_id: str, status: int = 200, invitation: str | None = None) -> Response:
    caller = visit.caller()
    with visit.services.database.read() as session:
        table, seats = find_table(session, table_id, caller, invitation)
        return json_answer(summary_of(session, table, seats, caller), status)


@router.post("/tables/{table_id}/join", response_model=TableModel)
def join(visit: Visiting, table_id: TableId, body: JoinRequest) -> Response:
    """Take an open seat."""
    visit.services.tables.join(visit.account("table"), table_id, body.seat, body.invitation)
    return _show(visit, table_id)


@router.post("/tables/{table_id}/leave", status_code=204)
def leave(visit: Visiting, table_id: TableId) -> None:
    """Leave: before the start the seat is open again, during the game a bot has it."""
    visit.services.tables.leave(visit.account("table"), table_id)


@router.post("/tables/{table_id}/start", response_model=TableModel)
def start(visit: Visiting, table_id: TableId) -> Response:
    """The game begins; the host decides when."""
    visit.services.tables.start(visit.account("table"), table_id)
    return _show(visit, table_id)


@router.post("/tables/{table_id}/abandon")
def abandon(visit: Visiting, table_id: TableId) -> Agreement:
    """End the table without a result; a running game ends when all people have asked for it."""
    missing = visit.services.tables.abandon(visit.account("table"), table_id)
    return Agreement(done=not missing, missing=list(missing))


@router.delete("/tables/{table_id}/abandon", status_code=204)
def play_on(visit: Visiting, table_id: TableId) -> None:
    """Do not agree that the game is abandoned, or ask for it no longer."""
    visit.services.tables.play_on(visit.account("table"), table_id)


@router.post("/tables/{table_id}/rematch", response_model=Created)
def rematch(visit: Visiting, table_id: TableId) -> Response:
    """The same again; whoever asks second is told the same table."""
    return json_answer({"id": visit.services.tables.rematch(visit.account("table"), table_id)})


@router.put("/tables/{table_id}/seats/{seat}", response_model=TableModel)
def change_seat(visit: Visiting, table_id: TableId, seat: SeatNumber, body: SeatChange) -> Response:
    """A bot takes a seat, or its owner comes back. In a running game all the other players must agree on a bot."""
    visit.services.tables.set_seat(visit.account("table"), table_id, seat, body.kind, body.bot)
    return _show(visit, table_id)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204)
def keep_seat(visit: Visiting, table_id: TableId, seat: SeatNumber) -> None:
    """Do not agree that a bot takes the seat, or ask for it no longer."""
    visit.services.tables.keep_seat(visit.account("table"), table_id, seat)


@router.get("/tables/{table_id}/export", response_model=dict[str, Any])
def export(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """The game as a record. While a game with chance runs its seed is secret, and so is the record."""
    caller = visit.account("heavy")
    with visit.services.database.read() as session:
        table, _ = find_table(session, table_id, caller, invitation)
        record = export_game(session, table)
    return _file(record, f"{table.title}-{table.id}.json")


@router.get("/tables/{table_id}/export/18xx.games", response_model=dict[str, Any])
def export_to_site(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """The game as a file of 18xx.games. What that site does not have or cannot express is refused with the reason."""
    caller = visit.account("heavy")
    with visit.services.database.read() as session:
        table, _ = find_table(session, table_id, caller, invitation)
        written = export_for_site(session, table)
    return _file(written, f"{table.title}-{table.id}-18xx.games.json")


def _file(content: str, name: str) -> Response:
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=disposition)


@router.get("/tables/{table_id}/verify")
def verify(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Fairness:
    """After the end: is the seed the promised one, and does the game follow from it?"""
    caller = visit.account("heavy")
    with visit.services.database.read() as session:
        table, seats = find_table(session, table_id, caller, invitation)
        check_status(table, "finished", "abandoned")
        return Fairness(
            commitment=table.commitment or "",
            seed=table.seed,
            salt=table.salt,
            seed_fits=commitment(table.seed, table.salt) == table.commitment,
            game_fits=is_fair(session, table, seats),
        )
