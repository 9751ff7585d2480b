"""What only its owner knows: standing orders, plans and notes."""

from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from kursbuch.kernel import find_title
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.looking import WithDrawing, known_symbols
from kursbuch.server.api.models import NoteModel, NoteRequest, OrderModel, OrderRequest, PlanModel, PlannedMove
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, find_table, own_seats, playing_seat
from kursbuch.server.play.hosted_game import Stage, load_seats
from kursbuch.server.play.orders import check_order
from kursbuch.server.play.viewing import state_of
from kursbuch.server.problems import Problem
from kursbuch.server.storage import NOTES, Note, Order, Plan, Table
from kursbuch.server.values import Number, TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["private"], responses=PROBLEMS)

MOST_ORDERS = 20
MOST_ENDED = 50


@router.get("/orders", response_model=list[OrderModel])
def show_orders(visit: Visiting, table_id: TableId) -> Response:
    """The own standing orders at this table, the last of those that are over included."""
    caller = visit.account()
    with visit.services.database.read() as session:
        _, seats = find_table(session, table_id, caller)
        own = [seat.seat for seat in own_seats(seats, caller)]
        rows = session.scalars(
            select(Order).where(Order.table_id == table_id, Order.seat.in_(own)).order_by(Order.id)
        ).all()
    return json_answer([_order(order) for order in rows])


def _order(order: Order) -> dict[str, Any]:
    return {"id": order.id, "seat": order.seat, "rule": order.rule, "since": order.since, "ended": order.ended}


@router.post("/orders", status_code=201, response_model=OrderModel)
def give_order(visit: Visiting, table_id: TableId, body: OrderRequest) -> Response:
    """A standing order for an own seat; it acts at once if it is that seat's turn."""
    caller = visit.account("move")
    with visit.services.database.write() as session:
        table, seats = find_table(session, table_id, caller, lock=True)
        check_status(table, "running")
        check_order(body.rule, find_title(table.title))
        seat = playing_seat(seats, caller, body.seat, table.to_act)
        running = select(Order.id).where(Order.table_id == table_id, Order.seat == seat.seat, Order.ended.is_(None))
        if len(session.scalars(running).all()) >= MOST_ORDERS:
            raise Problem(409, "orders-many", most=MOST_ORDERS)
        _forget_old_orders(session, table_id, seat.seat)
        rule = body.rule.model_dump(by_alias=True)
        order = Order(table_id=table_id, seat=seat.seat, rule=rule, since=table.number)
        session.add(order)
        table.has_orders = True
        if table.to_act and table.to_act[0] == seat.seat:
            table.program_due = True
    _wake(visit, table_id)
    return json_answer(_order(order), 201)


def _forget_old_orders(session: Session, table_id: str, seat: int) -> None:
    """Of those that are over the last ones are kept: somebody might give and withdraw orders without end."""
    ended = Order.table_id == table_id, Order.seat == seat, Order.ended.is_not(None)
    last = select(Order.id).where(*ended).order_by(Order.id.desc()).offset(MOST_ENDED).limit(1)
    newest_forgotten = session.scalar(last)
    if newest_forgotten is not None:
        session.execute(delete(Order).where(*ended, Order.id <= newest_forgotten))


@router.delete("/orders/{order_id}", status_code=204)
def withdraw_order(visit: Visiting, table_id: TableId, order_id: Number) -> None:
    """The order ends."""
    caller = visit.account("move")
    with visit.services.database.write() as session:
        _, seats = find_table(session, table_id, caller, lock=True)
        order = session.get(Order, order_id)
        own = [seat.seat for seat in own_seats(seats, caller)]
        if order is None or order.table_id != table_id or order.seat not in own:
            raise Problem(404, "order-unknown")
        if order.ended is None:
            order.ended = "withdrawn"


def _wake(visit: Visit, table_id: str) -> None:
    if visit.services.programs is not None:
        visit.services.programs.wake(table_id)


@router.get("/plan", response_model=PlanModel)
def show_plan(visit: Visiting, table_id: TableId, drawing: WithDrawing = False) -> Response:
    """The private copy of the position, with the moves that were played ahead on it."""
    return _plan(visit, *visit.services.plans.show(visit.account(), table_id), drawing)


@router.post("/plan", status_code=201, response_model=PlanModel)
def plan_move(visit: Visiting, table_id: TableId, body: PlannedMove, drawing: WithDrawing = False) -> Response:
    """Play ahead: a move of any seat on the private copy."""
    added = visit.services.plans.add(visit.account("move"), table_id, body.seat, body.action)
    return _plan(visit, *added, drawing, 201)


@router.delete("/plan", status_code=204)
def drop_plan(visit: Visiting, table_id: TableId) -> None:
    """Drop the private copy."""
    visit.services.plans.drop(visit.account("move"), table_id)


def _plan(visit: Visit, stage: Stage, plan: Plan, drawing: bool, status: int = 200) -> Response:
    """Seen with the owner's eyes; the offers are those of the seat that would be next."""
    known = _known(visit, plan) if drawing else None
    seen = state_of(stage, plan.seat, known)
    to_act = stage.to_act
    offers = state_of(stage, to_act[0])["offers"] if to_act else []
    return json_answer({**seen, "offers": offers, "planned": plan.moves}, status)


def _known(visit: Visit, plan: Plan) -> frozenset[str]:
    """Who plans has the drawing of the table."""
    with visit.services.database.read() as session:
        table = session.get_one(Table, plan.table_id)
        stage = visit.services.hosting.games.current(session, table, load_seats(session, table.id))
        return known_symbols(stage, plan.seat)


@router.get("/notes")
def show_notes(visit: Visiting, table_id: TableId) -> NoteModel:
    """The own notes at this table, which nobody else sees."""
    caller = visit.account()
    with visit.services.database.read() as session:
        find_table(session, table_id, caller)
        note = session.get(Note, (table_id, caller.id))
    return NoteModel(text=note.text if note is not None else "")


@router.put("/notes")
def write_notes(visit: Visiting, table_id: TableId, body: NoteRequest) -> NoteModel:
    """Write the own notes anew."""
    caller = visit.account("ask")
    with visit.services.database.write() as session:
        find_table(session, table_id, caller)
        NOTES.put(session.connection(), Note(table_id=table_id, account_id=caller.id, text=body.text))
    return NoteModel(text=body.text)
