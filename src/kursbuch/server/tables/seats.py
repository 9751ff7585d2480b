"""Who plays a seat. In a running game it changes hands only by its owner, the clock, or an agreement."""

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from kursbuch.bots import USUAL_BOT
from kursbuch.server.accounts import Caller
from kursbuch.server.play import clocks
from kursbuch.server.play.access import check_host, person_ids
from kursbuch.server.problems import Problem
from kursbuch.server.storage import CONSENTS, Consent, SeatRow, Table

FEWEST_TO_AGREE = 2
"""So that nobody alone decides that a bot plays for somebody else."""


def subject_of(seat: int) -> str:
    """What a consent that a bot takes this seat is about."""
    return f"seat {seat}"


def replace_by_bot(
    session: Session, table: Table, seats: Sequence[SeatRow], seat: SeatRow, caller: Caller, bot: str
) -> None:
    """The owner of a seat, or before the start the host, lets a bot play; in a running game others must agree on it."""
    if seat.account_id == caller.id:
        _hand_over(session, seat, bot)
    elif table.status == "open":
        check_host(table, caller)
        seat.account_id, seat.name, seat.guest = None, f"{bot} {seat.seat + 1}", False
        _hand_over(session, seat, bot)
    elif _all_agree(session, table, seats, seat, caller):
        _hand_over(session, seat, bot if seat.account_id is None else USUAL_BOT)


def give_back(session: Session, table: Table, seat: SeatRow, caller: Caller, now: float) -> None:
    """The owner comes back; who has an empty budget has the increment for the next move.

    A move whose time is over is the bot's: who came back sooner would have all the time again, as often as that is
    tried. Only a bot that fails is not waited for.
    """
    if seat.account_id != caller.id:
        raise Problem(403, "seat-other", seat=seat.seat)
    drop_consents(session, seat)
    if seat.kind == "bot":
        if table.fault is None and clocks.is_over(table, seat, now):
            raise Problem(409, "seat-time-over")
        seat.kind, seat.bot = "person" if seat.name == caller.name else "hotseat", None
        if seat.budget == 0:
            seat.budget = float(table.clock["increment"])


def drop_consents(session: Session, seat: SeatRow) -> None:
    """Nobody's consent that a bot takes the seat counts any longer."""
    session.execute(delete(Consent).where(Consent.table_id == seat.table_id, Consent.subject == subject_of(seat.seat)))


def _hand_over(session: Session, seat: SeatRow, bot: str) -> None:
    if seat.table_id is not None:
        drop_consents(session, seat)
    if seat.kind == "open":
        seat.name = f"{bot} {seat.seat + 1}"
    seat.kind, seat.bot = "bot", bot


def _all_agree(session: Session, table: Table, seats: Sequence[SeatRow], seat: SeatRow, caller: Caller) -> bool:
    """Note the caller's consent; whether all the other people who play have agreed since the last entry."""
    voters = person_ids(seats) - {seat.account_id}
    if caller.id not in voters:
        raise Problem(403, "seat-none")
    if seat.account_id is not None and len(voters) < FEWEST_TO_AGREE:
        raise Problem(403, "seat-owner-only", name=seat.name)
    subject = subject_of(seat.seat)
    consent = Consent(table_id=table.id, subject=subject, account_id=caller.id, number=table.number, depth=0)
    CONSENTS.put(session.connection(), consent)
    agreed = session.scalars(
        select(Consent.account_id).where(
            Consent.table_id == table.id, Consent.subject == subject, Consent.number == table.number
        )
    )
    return voters <= set(agreed)
