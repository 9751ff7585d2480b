"""Playing ahead on a private copy of the position.

A copy must not tell what is hidden: the rules imagine a position that looks the same to the seat.
"""

from dataclasses import replace
from random import Random

from sqlalchemy import bindparam

from kursbuch.kernel import Json, Refused, Seat
from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import check_status, find_table, playing_seat
from kursbuch.server.play.hosted_game import Stage, load_table
from kursbuch.server.play.hosting import Hosting, decode, refuse
from kursbuch.server.problems import Problem
from kursbuch.server.storage import PLANS, Plan

MOST_PLANNED = 60
MOST_TRIES = 5
_OWN_PLAN = PLANS.all.where(Plan.table_id == bindparam("table_id"), Plan.account_id == bindparam("account_id"))


class Plans:
    """The plans of all tables, known to their owners only."""

    def __init__(self, hosting: Hosting) -> None:
        self._hosting = hosting

    def show(self, caller: Caller, table_id: str) -> tuple[Stage, Plan]:
        """The planned position. A plan for a position that is over is dropped."""
        with self._hosting.database.read() as session:
            table, seats = find_table(session, table_id, caller)
            check_status(table, "running")
            seat = playing_seat(seats, caller, None, table.to_act)
            stage = self._hosting.games.current(session, table, seats)
            plan = session.get(Plan, (table_id, caller.id))
        if plan is None or plan.number != table.number:
            plan = Plan(table_id=table_id, account_id=caller.id, number=table.number, seat=seat.seat, moves=[])
        return _played(private_copy(stage, Seat(plan.seat), caller.id), plan.moves), plan

    def add(self, caller: Caller, table_id: str, seat: int, action: dict[str, Json]) -> tuple[Stage, Plan]:
        """One more move on the copy, of any seat: a plan has the others do what one expects of them."""
        for _ in range(MOST_TRIES):
            stage, plan = self.show(caller, table_id)
            if len(plan.moves) >= MOST_PLANNED:
                raise Problem(409, "plan-long", most=MOST_PLANNED)
            if seat >= len(stage.game.setup.players):
                raise Problem(422, "seat-unknown", seat=seat)
            move: dict[str, Json] = {"seat": seat, "action": action}
            following = _played(stage, [move])
            longer = Plan(
                table_id=table_id, account_id=caller.id, number=plan.number, seat=plan.seat, moves=[*plan.moves, move]
            )
            if self._store(plan, longer):
                return following, longer
        raise Problem(503, "busy")

    def _store(self, before: Plan, longer: Plan) -> bool:
        """Whether the plan was still the one that is made longer; the table's lock lets one at a time look."""
        with self._hosting.database.change() as change:
            load_table(change.connection, longer.table_id, lock=True)
            found = PLANS.first(change.connection, _OWN_PLAN, table_id=longer.table_id, account_id=longer.account_id)
            if (found.moves if found is not None and found.number == before.number else []) != before.moves:
                return False
            PLANS.put(change.connection, longer)
        return True

    def drop(self, caller: Caller, table_id: str) -> None:
        with self._hosting.database.write() as session:
            find_table(session, table_id, caller)
            plan = session.get(Plan, (table_id, caller.id))
            if plan is not None:
                session.delete(plan)


def private_copy(stage: Stage, seat: Seat, asker: int) -> Stage:
    """The position to plan on: it looks to the seat like the real one, and tells nothing more."""
    chance = Random(f"{asker}/{stage.game.table_id}/{stage.number}")
    return replace(stage, position=stage.game.rules.imagined(stage.position, seat, chance))


def _played(stage: Stage, moves: list[dict[str, Json]]) -> Stage:
    for move in moves:
        action, seat = move["action"], move["seat"]
        assert isinstance(action, dict)
        assert isinstance(seat, int)
        try:
            step = stage.apply(Seat(seat), decode(stage, action))
        except Refused as error:
            raise refuse(stage, error) from error
        stage = replace(stage, position=step.position)
    return stage
