"""Questions about moves that are not made: why not, what would follow, what a bot would do."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy.orm import Session

from kursbuch.kernel import Event, Json, Refusal, encode_action
from kursbuch.locale import Texts, texts_for
from kursbuch.server.accounts import Caller
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.asking_models import (
    ActionRequest,
    ActionsRequest,
    HintModel,
    PreviewModel,
    RefusalsModel,
    RunChangeModel,
)
from kursbuch.server.api.looking import known_symbols
from kursbuch.server.api.plain_route import LongRoute
from kursbuch.server.api.visit import Visiting
from kursbuch.server.play import asking
from kursbuch.server.play.access import check_status, find_table, playing_seat
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.recording import encode_events
from kursbuch.server.play.viewing import state_of
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
from kursbuch.server.storage import SeatRow, Table
from kursbuch.server.values import SeatNumber, TableId

_GONE_ON: dict[int | str, dict[str, Any]] = {204: {"description": "The game has gone on since the question arose."}}

router = APIRouter(prefix="/api/tables/{table_id}", tags=["asking"], responses=PROBLEMS, route_class=LongRoute)


@router.post("/refusals", response_model=RefusalsModel, responses=_GONE_ON)
def show_refusals(visit: Visiting, table_id: TableId, body: ActionsRequest) -> Response:
    """Why the own seat may not do each of these things now: null for what it may do."""
    asked = _asked_stage(visit.services, visit.account("ask"), table_id, body.seat, body.number)
    if asked is None:
        return Response(status_code=204)
    stage, seat = asked
    texts = texts_for(visit.language, stage.game.title)
    told: list[Json] = [
        _told(*asking.why_not(stage, seat, action), texts, stage.game.setup.players) for action in body.actions
    ]
    return json_answer({"number": stage.number, "seat": seat, "refusals": told})


def _told(
    reason: Refusal | Problem | None, cost: int | None, texts: Texts, players: tuple[str, ...]
) -> dict[str, Json] | None:
    if reason is None:
        return None
    if isinstance(reason, Problem):
        return {"code": reason.code, "text": texts.error(reason), "citation": None, "cost": cost}
    citation: dict[str, Json] = {"book": reason.citation.book, "section": reason.citation.section}
    return {"code": reason.code, "text": texts.refusal(reason, players), "citation": citation, "cost": cost}


@router.post("/preview", response_model=PreviewModel, responses=_GONE_ON)
def show_preview(visit: Visiting, table_id: TableId, body: ActionRequest) -> Response:
    """What would follow from a move, on a copy that gives nothing hidden away; nothing is stored."""
    caller = visit.account("ask")
    asked = _asked_stage(visit.services, caller, table_id, body.seat, body.number)
    if asked is None:
        return Response(status_code=204)
    stage, seat = asked
    shown = asking.preview(stage, seat, caller.id, body.action)
    texts = texts_for(visit.language, stage.game.title)
    state = state_of(shown.stage, seat, known_symbols(stage, seat))
    return json_answer(
        {
            **state,
            "events": encode_events(shown.events),
            "texts": [_line(event, texts, stage) for event in shown.events],
            "changes": shown.changes,
        }
    )


@router.post("/run-change", response_model=RunChangeModel, responses=_GONE_ON)
def show_run_change(visit: Visiting, table_id: TableId, body: ActionRequest) -> Response:
    """How a move would change the best run of the company whose turn it is; nothing is stored."""
    caller = visit.account("ask")
    asked = _asked_stage(visit.services, caller, table_id, body.seat, body.number)
    if asked is None:
        return Response(status_code=204)
    stage, seat = asked
    routes = stage.game.routes
    company = routes.operating(stage.position) if routes is not None else None
    if routes is None or company is None:
        raise Problem(404, "routes-none", title=stage.game.title.id)
    after = asking.preview(stage, seat, caller.id, body.action).stage
    runs = [routes.best_run(position, company) for position in (stage.position, after.position)]
    before, changed = ({"revenue": run.revenue, "proven": run.proven} for run in runs)
    return json_answer({"company": company, "before": before, "after": changed})


def _line(event: Event, texts: Texts, stage: Stage) -> str:
    return texts.event(event, stage.game.setup.players)


@router.get("/hints", response_model=list[HintModel])
def show_hints(visit: Visiting, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """What each bot would do in the own place, and why."""
    caller = visit.account("heavy")
    stage, own = _hinted_stage(visit.services, caller, table_id, seat)
    if own not in stage.to_act:
        raise Problem(409, "turn-other", seat=own)
    texts, players = texts_for(visit.language, stage.game.title), stage.game.setup.players
    hints: list[dict[str, Any]] = []
    for bot, choice in asking.hints(stage, own, caller.id):
        reason = choice.reason
        hints.append(
            {
                "bot": bot,
                "action": encode_action(choice.action),
                "text": texts.action(choice.action, players),
                "reason": texts.reason(reason.code, reason.arguments, players) if reason is not None else None,
            }
        )
    return json_answer(hints)


def _asked_stage(
    services: Services, caller: Caller, table_id: str, seat: int | None, number: int | None
) -> tuple[Stage, int] | None:
    """The stage that was asked about, and the own seat; None if moves came between the question and now."""
    with services.database.read() as session:
        table, seats = find_table(session, table_id, caller)
        if number not in (None, table.number):
            return None
        return _own_stage(services, session, caller, table, seats, seat)


def _hinted_stage(services: Services, caller: Caller, table_id: str, seat: int | None) -> tuple[Stage, int]:
    """The stage now, if hints are part of what was agreed on for the table."""
    with services.database.read() as session:
        table, seats = find_table(session, table_id, caller)
        if not table.hints:
            raise Problem(403, "hints-off")
        return _own_stage(services, session, caller, table, seats, seat)


def _own_stage(
    services: Services, session: Session, caller: Caller, table: Table, seats: Sequence[SeatRow], seat: int | None
) -> tuple[Stage, int]:
    """The running game, and the own seat that is meant: without a number the first that may act."""
    check_status(table, "running")
    own = playing_seat(seats, caller, seat, table.to_act)
    return services.hosting.games.current(session, table, seats), own.seat
