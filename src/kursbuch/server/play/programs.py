"""Bots, standing orders and clocks: what moves without a person. One worker at a time for a table."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import uniform
from threading import Condition, Lock, Timer
from time import monotonic

from sqlalchemy import Select, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from kursbuch.bots import USUAL_BOT, Bot, Turn, bot_move, find_bot
from kursbuch.bots.program import ProgramBot
from kursbuch.kernel import Action, Record, Seat, as_json
from kursbuch.server.play.access import person_ids
from kursbuch.server.play.expiring import Expiring
from kursbuch.server.play.faults import Faults
from kursbuch.server.play.games import load_moves
from kursbuch.server.play.hosted_game import Stage, load_seats
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.orders import Chooser, OrderRule, is_awake, is_over
from kursbuch.server.storage import Entry, Order, SeatRow, Table

WORKERS = 2
PATIENT_WORKERS = 4
"""For the programs of an operator: they may take seconds for a move, and nobody else's bots wait for them."""
OWN_MOVES_LOOKED_AT = 400
SECONDS_TO_LEAVE_ALONE = 2
"""A table that changed just now is driven already."""
MOST_WOKEN = 100
SECONDS_TO_ANSWER = (0.3, 1.2)
A_MOMENT = 0.01


class Programs:
    """Drives the tables on which a program is to move."""

    def __init__(self, hosting: Hosting) -> None:
        self._hosting = hosting
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="programs")
        self._patient_pool = ThreadPoolExecutor(PATIENT_WORKERS, thread_name_prefix="patient-programs")
        self._driven: set[str] = set()
        self._again: set[str] = set()
        self._guard = Lock()
        self._resting = Condition(self._guard)
        self._stopped = False
        self._answers: dict[str, tuple[int, float]] = {}
        self.faults = Faults(hosting.database, hosting.time)
        self._expiring = Expiring(hosting, self.faults, self.wake)
        hosting.when_due.append(self.wake)

    def wake(self, table_id: str) -> None:
        """Look at the table soon, from any thread."""
        with self._guard:
            if self._stopped:
                return
            if table_id in self._driven:
                self._again.add(table_id)
                return
            self._driven.add(table_id)
        self._pool.submit(self._drive, table_id)

    def sweep(self) -> None:
        """Wake what was left, by a server that stopped or by a deadline that passed."""
        self._expiring.work_off(lambda: self._stopped)
        with self._hosting.database.read() as session:
            due = session.scalars(
                select(Table.id)
                .where(
                    Table.status == "running",
                    Table.misfit.is_(None),
                    Table.program_due,
                    Table.updated < self._hosting.time.now() - SECONDS_TO_LEAVE_ALONE,
                )
                .limit(MOST_WOKEN)
            ).all()
        for table_id in due:
            if not self.faults.is_resting(table_id, "program"):
                self.wake(table_id)

    def wait(self) -> None:
        """Until no table is driven any more."""
        with self._resting:
            self._resting.wait_for(lambda: not self._driven)

    def stop(self) -> None:
        with self._guard:
            self._stopped = True
        for pool in (self._pool, self._patient_pool):
            pool.shutdown(wait=True, cancel_futures=True)

    def _drive(self, table_id: str, is_patient: bool = False) -> None:
        """Make one program move, and come back for the next: tables take turns."""
        following: ThreadPoolExecutor | None = None
        with suppress(OperationalError), self.faults.kept(table_id, "program"):  # a database that is away comes back
            following = self._move_once(table_id, is_patient)
        with self._guard:
            if self._stopped or not (following or table_id in self._again):
                self._driven.discard(table_id)
                self._resting.notify_all()
                return
            self._again.discard(table_id)
        (following or self._pool).submit(self._drive, table_id, following is self._patient_pool)

    def _move_once(self, table_id: str, is_patient: bool) -> ThreadPoolExecutor | None:
        """Who looks at the table next: somebody, if a program moved or lost a race; who has patience, if an operator's
        program has to be asked; else nobody. While a bot thinks, nothing of the database is held."""
        with self._hosting.database.read() as session:
            table = session.get(Table, table_id)
            if table is None or table.status != "running" or not table.program_due:
                return None
            revision = table.revision
            seats = load_seats(session, table_id)
            stage = self._hosting.games.current(session, table, seats)
            seat = seats[stage.to_act[0]]
            is_bot = seat.kind == "bot"
            if is_bot and not is_patient and isinstance(_bot_of(seat), ProgramBot):
                return self._patient_pool
            ordered = self._ordered(session, stage, seat) if not is_bot else None
        found = (self._bot_action(table, stage, seat), None) if is_bot else ordered
        if found is None:
            self._rest(table_id, stage.number, revision)
            return None
        action, order_id = found
        if not is_bot and self._must_wait(table_id, stage.number, len(person_ids(seats))):
            return None
        self._hosting.program_move(stage, Seat(seat.seat), action, "bot" if is_bot else "order", order_id)
        return self._pool

    def _must_wait(self, table_id: str, number: int, people: int) -> bool:
        """Among people an order answers like somebody who has waited for the turn: at once would tell of it."""
        if people < 2:
            return False
        known, until = self._answers.get(table_id, (-1, 0.0))
        if known == number:
            is_early = monotonic() < until
            if not is_early:
                del self._answers[table_id]
            return is_early
        seconds = uniform(*SECONDS_TO_ANSWER)
        self._answers[table_id] = (number, monotonic() + seconds)
        later = Timer(seconds + A_MOMENT, self.wake, (table_id,))
        later.daemon = True
        later.start()
        return True

    def _bot_action(self, table: Table, stage: Stage, seat: SeatRow) -> Action:
        game = stage.game

        def record() -> Record:
            with self._hosting.database.read() as session:
                return game.record(game.seed, load_moves(session, game.table_id, stage.path), table)

        turn = Turn(game.rules, stage.position, Seat(seat.seat), game.routes, find_record=record)
        return bot_move(_bot_of(seat), turn, game.seed, stage.number).action

    def _ordered(self, session: Session, stage: Stage, seat: SeatRow) -> tuple[Action, int] | None:
        """What the first order that wants something now does, and which one it is."""
        view = as_json(stage.game.rules.view(stage.position, Seat(seat.seat)))
        chooser = Chooser(stage, Seat(seat.seat), lambda: self._own_moves(session, stage, seat))
        for order in session.scalars(_open_orders(stage.game.table_id, seat.seat)):
            rule = OrderRule.model_validate(order.rule)
            if is_over(rule, view):
                self._end_order(order.id)
            elif is_awake(rule, view):
                action = chooser.action(rule)
                if action is not None:
                    return action, order.id
        return None

    @staticmethod
    def _own_moves(session: Session, stage: Stage, seat: SeatRow) -> list[Entry]:
        moves = load_moves(session, stage.game.table_id, stage.path[-OWN_MOVES_LOOKED_AT:])
        return [entry for entry in reversed(moves) if entry.seat == seat.seat]

    def _end_order(self, order_id: int) -> None:
        with self._hosting.database.write() as session:
            order = session.get(Order, order_id)
            if order is not None:
                order.ended = "over"

    def _rest(self, table_id: str, number: int, revision: int) -> None:
        """No program has anything to do until the next entry, unless a seat has changed hands meanwhile."""
        with self._hosting.database.write() as session:
            table = session.get(Table, table_id, with_for_update=True)
            if table is not None and (table.number, table.revision) == (number, revision):
                table.program_due = False


def _bot_of(seat: SeatRow) -> Bot:
    return find_bot(seat.bot or USUAL_BOT)


def _open_orders(table_id: str, seat: int) -> Select[Order]:
    return select(Order).where(Order.table_id == table_id, Order.seat == seat, Order.ended.is_(None)).order_by(Order.id)
