"""The life of a table before and after the game."""

from base64 import b32encode
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_bytes

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from kursbuch.bots import USUAL_BOT, bot_names
from kursbuch.kernel import KursbuchError, Setup, Title, find_title
from kursbuch.server.accounts import Caller
from kursbuch.server.names import name_key
from kursbuch.server.notices.turns import add_turn_notices
from kursbuch.server.play import clocks
from kursbuch.server.play.access import check_host, check_status, find_table, own_seats, person_ids
from kursbuch.server.play.fairness import commitment, draw_salt, draw_seed
from kursbuch.server.play.fitting import rules_mark
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.recording import note_stage, set_program_due
from kursbuch.server.problems import Problem
from kursbuch.server.security import draw_key
from kursbuch.server.storage import CONSENTS, Account, Consent, SeatRow, Table, touch
from kursbuch.server.tables.requests import Clock, SeatRequest, TableChoices, TableRequest
from kursbuch.server.tables.seats import drop_consents, give_back, replace_by_bot


class Tables:
    """Who sits where, and when a game begins and ends."""

    def __init__(self, hosting: Hosting) -> None:
        self._database = hosting.database
        self._hosting = hosting

    def create(self, caller: Caller, request: TableRequest) -> Table:
        """A new table, if title, options and seats fit together."""
        check_no_guest(caller)
        seats = [_seat(caller, number, seat) for number, seat in enumerate(request.seats)]
        if sum(seat.kind == "person" for seat in seats) > 1:
            raise Problem(422, "seats-host")
        _check_setup(request.title, request.options, seats)
        seed = request.seed if request.seed is not None else draw_seed()
        table = new_table(
            caller, request, request.title, request.options, seed, request.seed is not None, self._hosting.time.now()
        )
        self._add(table, seats)
        return table

    def _add(self, table: Table, seats: Sequence[SeatRow]) -> None:
        with self._database.write() as session:
            session.add(table)
            session.flush()
            for seat in seats:
                seat.table_id = table.id
                session.add(seat)

    def join(self, caller: Caller, table_id: str, number: int | None, invitation: str | None) -> None:
        """Take an open seat."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, invitation, lock=True)
            check_status(table, "open")
            if caller.guest_of not in (None, table_id):
                raise Problem(403, "guest-elsewhere")
            if own_seats(seats, caller):
                raise Problem(409, "seat-taken-already")
            if name_key(caller.name) in {name_key(seat.name) for seat in seats}:
                raise Problem(409, "name-taken", name=caller.name)
            seat = _open_seat(seats, number)
            seat.kind, seat.account_id, seat.name = "person", caller.id, caller.name
            seat.guest = caller.guest_of is not None
            _changed(session, table)

    def leave(self, caller: Caller, table_id: str) -> None:
        """Before the start the seat is open again; during the game a bot takes it for good."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "open", "running")
            own = own_seats(seats, caller)
            if not own:
                raise Problem(403, "seat-none")
            with self._clocks_kept(table, seats):
                for seat in own:
                    if table.status == "open":
                        seat.kind, seat.name, seat.account_id, seat.guest = "open", "", None, False
                    else:
                        seat.kind, seat.bot, seat.account_id = "bot", USUAL_BOT, None
            _changed(session, table)
        self._hosting.wake_programs(table_id)

    def start(self, caller: Caller, table_id: str) -> None:
        """The game begins: all seats must be taken."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_host(table, caller)
            check_status(table, "open")
            if any(seat.kind == "open" for seat in seats):
                raise Problem(409, "seats-open")
            stage = begin(session, table, seats, self._hosting.time.now())
        self._hosting.games.keep(stage)
        self._hosting.wake_programs(table_id)

    def set_seat(self, caller: Caller, table_id: str, number: int, kind: str, bot: str) -> None:
        """A bot takes a seat, as far as those agree who must, or its owner comes back."""
        _check_bot(bot)
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "open", "running")
            seat = _seat_at(seats, number)
            with self._clocks_kept(table, seats):
                if kind == "bot":
                    replace_by_bot(session, table, seats, seat, caller, bot)
                else:
                    give_back(session, table, seat, caller, self._hosting.time.now())
            _changed(session, table)
        self._hosting.wake_programs(table_id)

    def keep_seat(self, caller: Caller, table_id: str, number: int) -> None:
        """Whoever plays does not agree that a bot takes the seat: nobody's consent counts any more."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "running")
            if not own_seats(seats, caller):
                raise Problem(403, "seat-none")
            drop_consents(session, _seat_at(seats, number))
            _changed(session, table)

    def abandon(self, caller: Caller, table_id: str) -> tuple[int, ...]:
        """End the table without a result. A game that runs ends when all people agree: the seats that have not."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "open", "running")
            if table.status == "open":
                check_host(table, caller)
                missing: set[int] = set()
            else:
                missing = _agree_to_abandon(session, table, seats, caller)
            if not missing:
                table.status, table.updated = "abandoned", self._hosting.time.now()
                table.deadline, table.program_due = None, False
                table.to_act = []
            _changed(session, table)
        return tuple(seat.seat for seat in seats if seat.account_id in missing)

    def play_on(self, caller: Caller, table_id: str) -> None:
        """Whoever is asked to abandon the game says no, or asks no longer: nobody's consent counts any more."""
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "running")
            if not own_seats(seats, caller):
                raise Problem(403, "seat-none")
            session.execute(delete(Consent).where(Consent.table_id == table.id, Consent.subject == "abandon"))
            _changed(session, table)

    def rematch(self, caller: Caller, table_id: str) -> str:
        """The same again with the same people, each one seat further; asked twice it is the same table."""
        check_no_guest(caller)
        with self._database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            check_status(table, "finished", "abandoned")
            if not own_seats(seats, caller):
                raise Problem(403, "seat-none")
            if table.rematch_id is None:
                choices = TableChoices.model_validate(
                    {name: getattr(table, name) for name in TableChoices.model_fields}
                )
                again = new_table(
                    caller, choices, table.title, table.options, draw_seed(), False, self._hosting.time.now()
                )
                session.add(again)
                session.flush()
                session.add_all(_seats_again(again.id, seats, _gone(session, seats)))
                table.rematch_id = again.id
                _changed(session, table)
            return table.rematch_id

    @contextmanager
    def _clocks_kept(self, table: Table, seats: Sequence[SeatRow]) -> Iterator[None]:
        """While seats of a running game change hands nobody gains time.

        Only who comes back because a bot fails has a move's time, if it was over.
        """
        if table.status != "running":
            yield
            return
        now = self._hosting.time.now()
        clocks.charge(table, seats, None, now)
        was_bot = bool(table.to_act) and seats[table.to_act[0]].kind == "bot"
        yield
        table.program_due = True
        clocks.go_on(table, seats, None, table.to_act, now)
        if was_bot and table.deadline is not None and table.deadline <= now:
            table.waiting_since = now
            clocks.set_deadline(table, seats)


def new_table(
    caller: Caller, choices: TableChoices, title: str, options: dict[str, str], seed: int, seed_given: bool, now: float
) -> Table:
    """A table that is not stored yet."""
    _check_clock(choices.clock)
    table = Table(
        id=b32encode(token_bytes(8)).decode().lower()[:12],
        name=choices.name or title,
        title=title,
        options=options,
        status="open",
        public=choices.public,
        invitation=draw_key(),
        host_id=caller.id,
        seed=str(seed),
        seed_given=seed_given,
        salt=draw_salt(),
        undo=choices.undo,
        hints=choices.hints,
        clock=choices.clock.model_dump(),
        created=now,
        updated=now,
    )
    set_rules(table, find_title(title))
    return table


def set_rules(table: Table, title: Title) -> None:
    """The game is played by the rules and data of this program from its beginning on."""
    table.rules_version, table.fingerprint, table.checked = title.rules_version, title.fingerprint, rules_mark(title)


def begin(session: Session, table: Table, seats: Sequence[SeatRow], now: float) -> Stage:
    """Set the first position up, and let the clocks run."""
    stage = HostedGame.of(table, seats).initial()
    set_rules(table, stage.game.title)
    table.status, table.updated, table.commitment = "running", now, commitment(table.seed, table.salt)
    note_stage(table, stage)
    clocks.start_clocks(table, seats, now)
    set_program_due(table, seats, ())
    if table.to_act:
        add_turn_notices(session.connection(), table, seats[table.to_act[0]], now)
    _changed(session, table)
    return stage


def _changed(session: Session, table: Table) -> None:
    """Whoever watches is told."""
    table.revision += 1
    touch(session, table.id)


def check_no_guest(caller: Caller) -> None:
    if caller.guest_of is not None:
        raise Problem(403, "guest-elsewhere")


def _seat(caller: Caller, number: int, request: SeatRequest) -> SeatRow:
    own = request.kind in ("person", "hotseat")
    if request.kind == "bot":
        _check_bot(request.bot)
    names = {"person": caller.name, "open": "", "bot": request.name or f"{request.bot} {number + 1}"}
    return SeatRow(
        seat=number,
        kind=request.kind,
        name=names.get(request.kind, request.name or f"{caller.name} {number + 1}"),
        account_id=caller.id if own else None,
        bot=request.bot if request.kind == "bot" else None,
    )


def _check_setup(title: str, options: dict[str, str], seats: Sequence[SeatRow]) -> None:
    """`BadSetup` with the reason, if they do not fit; seats without a player have some name."""
    names = tuple(seat.name or f"\N{SECTION SIGN} {seat.seat}" for seat in seats)
    setup = Setup(names, options)
    find_title(title).rules(setup)


def _seat_at(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if number >= len(seats):
        raise Problem(404, "seat-unknown", seat=number)
    return seats[number]


def _open_seat(seats: Sequence[SeatRow], number: int | None) -> SeatRow:
    for seat in seats:
        if seat.kind == "open" and number in (None, seat.seat):
            return seat
    raise Problem(409, "seat-not-open")


def _check_bot(name: str) -> None:
    """Only the bots as they are: how long a bot thinks is not for the tables to say."""
    if name not in bot_names():
        raise KursbuchError("bot-unknown", bot=name, known=", ".join(bot_names()))


def _check_clock(clock: Clock) -> None:
    _check_bot(clock.bot)
    if clock.mode != "none" and clock.seconds == 0:
        raise Problem(422, "clock-empty")


def _agree_to_abandon(session: Session, table: Table, seats: Sequence[SeatRow], caller: Caller) -> set[int]:
    if not own_seats(seats, caller):
        raise Problem(403, "seat-none")
    consent = Consent(table_id=table.id, subject="abandon", account_id=caller.id, number=0, depth=0)
    CONSENTS.put(session.connection(), consent)
    agreed = session.scalars(
        select(Consent.account_id).where(Consent.table_id == table.id, Consent.subject == "abandon")
    ).all()
    missing = person_ids(seats) - set(agreed)
    if not missing:
        session.execute(delete(Consent).where(Consent.table_id == table.id))
    return missing


def _gone(session: Session, seats: Sequence[SeatRow]) -> set[int]:
    """Who of them cannot come back: their accounts were deleted or banned."""
    gone = Account.closed.is_not(None) | Account.banned.is_not(None)
    return set(session.scalars(select(Account.id).where(Account.id.in_(person_ids(seats)), gone)))


def _seats_again(table_id: str, seats: Sequence[SeatRow], gone: Collection[int]) -> list[SeatRow]:
    """The same players; whoever was first is last. Seats of those who are gone are open."""
    return [
        SeatRow(table_id=table_id, seat=number, kind="open", name="")
        if old.account_id in gone
        else SeatRow(
            table_id=table_id,
            seat=number,
            kind="person" if old.kind == "bot" and old.account_id is not None else old.kind,
            name=old.name,
            account_id=old.account_id,
            guest=old.guest,
            bot=old.bot if old.account_id is None else None,
        )
        for number, old in enumerate((*seats[1:], seats[0]))
    ]
