"""What only its owner knows: standing orders and plans."""

from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import select

from kursbuch.server.accounts import Caller
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.models import OrderModel, OrderRequest, PlanModel, PlannedMove
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, find_table, own_seats, playing_seat
from kursbuch.server.play.game import Stage
from kursbuch.server.play.viewing import state_of
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Order, Plan
from kursbuch.server.values import Number, TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["private"], responses=PROBLEMS)

MOST_ORDERS = 20


@router.get("/orders", response_model=list[OrderModel])
def show_orders(visit: Visiting, table_id: TableId) -> Response:
    """The own standing orders at this table, those that are over included."""
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
        seat = playing_seat(seats, caller, body.seat, table.to_act)
        running = select(Order.id).where(Order.table_id == table_id, Order.seat == seat.seat, Order.ended.is_(None))
        if len(session.scalars(running).all()) >= MOST_ORDERS:
            raise Problem(409, "orders-many", most=MOST_ORDERS)
        rule = body.rule.model_dump(by_alias=True)
        order = Order(table_id=table_id, seat=seat.seat, rule=rule, since=table.number)
        session.add(order)
        table.has_orders = True
        if table.to_act and table.to_act[0] == seat.seat:
            table.program_due = True
    _wake(visit, table_id)
    return json_answer(_order(order), 201)


@router.delete("/orders/{order_id}", status_code=204)
def withdraw_order(visit: Visiting, table_id: TableId, order_id: Number) -> None:
    """The order ends."""
    caller = visit.account("move")
    with visit.services.database.write() as session:
        _, seats = find_table(session, table_id, caller)
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
def show_plan(visit: Visiting, table_id: TableId) -> Response:
    """The private copy of the position, with the moves that were played ahead on it."""
    caller = visit.account()
    return _plan(caller, *visit.services.plans.show(caller, table_id))


@router.post("/plan", status_code=201, response_model=PlanModel)
def plan_move(visit: Visiting, table_id: TableId, body: PlannedMove) -> Response:
    """Play ahead: a move of any seat on the private copy."""
    caller = visit.account("move")
    return _plan(caller, *visit.services.plans.add(caller, table_id, body.seat, body.action), 201)


@router.delete("/plan", status_code=204)
def drop_plan(visit: Visiting, table_id: TableId) -> None:
    """Drop the private copy."""
    visit.services.plans.drop(visit.account("move"), table_id)


def _plan(caller: Caller, stage: Stage, plan: Plan, status: int = 200) -> Response:
    """Seen with the owner's eyes; the offers are those of the seat that would be next."""
    seen = state_of(stage, plan.seat)
    to_act = stage.to_act
    offers = state_of(stage, to_act[0])["offers"] if to_act else []
    return json_answer({**seen, "offers": offers, "planned": plan.moves}, status)
