"""Moves of people and programs: prepared under the lock of the game, acknowledged when they are committed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, BadRecord, Json, Refused, Seat, find_title
from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import check_status, check_watching, own_seats, playing_seat, see_table
from kursbuch.server.play.entries import encode_entry
from kursbuch.server.play.games import Games
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.recording import Check, Made, Overtaken, no_check, write_entry
from kursbuch.server.play.shown import Showing
from kursbuch.server.play.stories import Stories
from kursbuch.server.problems import NotAllowedByRules, Problem
from kursbuch.server.security import Signing
from kursbuch.server.storage import Database, Entry, SeatRow, Table

MOST_TRIES = 5
MOST_TOLD = 100


@dataclass(frozen=True, slots=True)
class SentMove:
    """A move that somebody sends: `number` is the entry that it follows."""

    number: int
    seat: int | None
    action: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Answer:
    """The entry that the move became; `repeated` if it had been accepted before."""

    entry: Entry
    repeated: bool


class Hosting:
    """The games of all tables: their moves are taken, written and told here."""

    def __init__(self, database: Database, signing: Signing, games: Games, time: GameTime) -> None:
        self.database = database
        self.signing = signing
        self.games = games
        self.time = time
        self.showing = Showing()
        self.stories = Stories(database, signing)
        self.when_due: list[Callable[[str], None]] = []
        """Who is told of a table at which a bot or a standing order is to move."""
        self.on_write: list[Callable[[Entry], None]] = []

    def move(self, caller: Caller, table_id: str, sent: SentMove) -> Answer:
        """The caller's move, or what happened instead."""
        for number in range(MOST_TRIES):
            try:
                with self.games.lock(table_id):
                    made = _from_memory(self.games, caller, table_id, sent) if number == 0 else None
                    return Answer(self._write_own(caller, made), False) if made else self._look(caller, table_id, sent)
            except (Overtaken, IntegrityError):
                continue
        raise Problem(503, "busy")

    def _look(self, caller: Caller, table_id: str, sent: SentMove) -> Answer:
        """Look, play, then write: what a move leads to may take long, and the database has other writers."""
        with self.database.read() as session:
            table, seats = see_table(session.connection(), table_id, caller)
            check_status(table, "running", "finished", "abandoned")
            seat = playing_seat(seats, caller, sent.seat, table.to_act)
            if sent.number != table.number:
                own = {one.seat for one in own_seats(seats, caller)} if sent.seat is None else {seat.seat}
                return _what_happened(session, table, own, sent)
            check_status(table, "running")
            _check_kind(seat)
            stage = self.games.current(session, table, seats)
        made = _prepare(stage, seat.seat, decode(stage, sent.action), "person", caller.id)
        return Answer(self._write_own(caller, made), False)

    def _write_own(self, caller: Caller, made: Made) -> Entry:
        """Write a person's move, if the seat is still played by that person when it is written."""

        def check(table: Table, seats: Sequence[SeatRow]) -> None:
            check_watching(table, seats, caller, None)
            _check_kind(playing_seat(seats, caller, made.seat, table.to_act))

        return self.write(made, check)

    def program_move(self, stage: Stage, seat: Seat, action: Action, by: str, order_id: int | None = None) -> bool:
        """A move of a bot, an order or a clock; False if something else happened first."""
        try:
            with self.games.lock(stage.game.table_id):
                made = replace(_prepare(stage, seat, action, by, None), order_id=order_id)
                self.write(made, partial(self._check_program, seat, by))
        except (Overtaken, IntegrityError):
            return False
        return True

    def _check_program(self, seat: int, by: str, table: Table, seats: Sequence[SeatRow]) -> None:
        """A seat may have changed hands while a bot was thinking, and a clock may have been given time."""
        is_late = table.deadline is not None and table.deadline <= self.time.now()
        if (seats[seat].kind == "bot") != (by == "bot") or (by == "clock" and not is_late):
            raise Overtaken

    def write(self, made: Made, check: Check = no_check) -> Entry:
        """Commit an entry that was prepared, and wake the programs if one of them follows."""
        written = write_entry(self.database, self.signing, made, self.time, check)
        self.games.keep(made.after)
        for listener in self.on_write:
            listener(written.entry)
        if written.table.program_due:
            self.wake_programs(written.table.id)
        return written.entry

    def wake_programs(self, table_id: str) -> None:
        for listener in self.when_due:
            listener(table_id)


def decode(stage: Stage, action: dict[str, Json]) -> Action:
    """The action of the title, or what is wrong with it."""
    try:
        return decode_action(stage.game.title, action)
    except BadRecord as error:
        raise Problem(422, error.code, **error.arguments) from error


def refuse(stage: Stage, error: Refused) -> NotAllowedByRules:
    return NotAllowedByRules(error.refusal, stage.game.title.id, stage.game.setup.players)


def _prepare(stage: Stage, seat: int, action: Action, by: str, account_id: int | None) -> Made:
    try:
        step = stage.apply(Seat(seat), action)
    except Refused as error:
        raise refuse(stage, error) from error
    return Made("move", seat, by, account_id, stage.after_move(step), action, step.events)


def _from_memory(games: Games, caller: Caller, table_id: str, sent: SentMove) -> Made | None:
    """The move on the position that this process knows; none if the table has to be looked at first.

    Whether the caller may make it is found out when it is written. So what is wrong with it is not told from here.
    """
    stage = games.remembered(table_id, sent.number)
    if stage is None or sent.seat not in stage.to_act:
        return None
    try:
        return _prepare(stage, sent.seat, decode(stage, sent.action), "person", caller.id)
    except Problem:
        return None


def _check_kind(seat: SeatRow) -> None:
    if seat.kind == "bot":
        raise Problem(409, "seat-bot", seat=seat.seat)


def _what_happened(session: Session, table: Table, own: set[int], sent: SentMove) -> Answer:
    """A repeated move is answered like the first time; a stale one is told what came instead."""
    entries = session.scalars(
        select(Entry)
        .where(Entry.table_id == table.id, Entry.number > sent.number)
        .order_by(Entry.number)
        .limit(MOST_TOLD)
    ).all()
    if entries and _is_same(table, entries[0], own, sent):
        return Answer(entries[0], True)
    told: list[Json] = [encode_entry(entry) for entry in entries]
    raise Problem(409, "move-stale", {"number": table.number, "entries": told}, number=table.number)


def _is_same(table: Table, entry: Entry, own: set[int], sent: SentMove) -> bool:
    if entry.kind != "move" or entry.by != "person" or entry.seat not in own or entry.action is None:
        return False
    title = find_title(table.title)
    try:
        return decode_action(title, sent.action) == decode_action(title, entry.action)
    except BadRecord:
        return False
