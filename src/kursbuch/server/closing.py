"""The end of an account: what was played stays, under a neutral name; everything that tells who it was goes."""

from time import time

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from kursbuch.bots import USUAL_BOT
from kursbuch.server.play import clocks
from kursbuch.server.play.hosted_game import load_seats
from kursbuch.server.storage import (
    Account,
    ChatLine,
    Login,
    Mute,
    Note,
    Notice,
    Order,
    Plan,
    SeatRow,
    Table,
    Token,
    touch,
)

NEUTRAL = "N. N."
"""Nomen nescio: the same in every language."""


def close_account(session: Session, account: Account) -> list[str]:
    """Delete the account; the tables on which somebody has to be told."""
    tables = [_leave(session, table, account) for table in _tables_of(session, account)]
    end_sessions(session, account)
    for kind in (Note, Plan):
        session.execute(delete(kind).where(kind.account_id == account.id))
    session.execute(delete(Mute).where((Mute.account_id == account.id) | (Mute.muted_id == account.id)))
    targets = [target for target in (account.email, account.webhook) if target is not None]
    session.execute(delete(Notice).where(Notice.target.in_(targets)))
    session.execute(update(ChatLine).where(ChatLine.account_id == account.id).values(name=NEUTRAL))
    account.name, account.key, account.closed = NEUTRAL, f"@closed {account.id}", time()
    account.password = account.email = account.webhook = None
    account.email_confirmed = False
    return tables


def end_sessions(session: Session, account: Account) -> None:
    """Whoever is logged in to it, person or program, is out."""
    for kind in (Login, Token):
        session.execute(delete(kind).where(kind.account_id == account.id))


def _tables_of(session: Session, account: Account) -> list[Table]:
    """Locked, so that no move of another comes between; always in the same order, so that nobody waits in a circle."""
    seated = select(SeatRow.table_id).where(SeatRow.account_id == account.id)
    wanted = select(Table).where(Table.id.in_(seated) | (Table.host_id == account.id))
    return list(session.scalars(wanted.order_by(Table.id).with_for_update()))


def _leave(session: Session, table: Table, account: Account) -> str:
    """A seat that was waited for is a bot's now, as if its owner had left; before the start it is open again."""
    seats = load_seats(session, table.id)
    own = [seat for seat in seats if seat.account_id == account.id]
    if table.status == "open":
        for seat in own:
            seat.kind, seat.name, seat.account_id, seat.guest = "open", "", None, False
        if table.host_id == account.id:
            table.status = "abandoned"
    else:
        _rename_old_lines(session, table, own)
        for seat in own:
            seat.name = _neutral_name(seats, seat)
            if table.status == "running":
                seat.kind, seat.bot, seat.account_id, table.program_due = "bot", USUAL_BOT, None, True
        clocks.set_deadline(table, seats)
    own_numbers = [seat.seat for seat in own]
    session.execute(
        update(Order)
        .where(Order.table_id == table.id, Order.seat.in_(own_numbers), Order.ended.is_(None))
        .values(ended="withdrawn")
    )
    table.revision += 1
    touch(session, table.id)
    return table.id


def _rename_old_lines(session: Session, table: Table, own: list[SeatRow]) -> None:
    """Lines from before chat knew accounts are known by their names only."""
    names = [seat.name for seat in own]
    session.execute(
        update(ChatLine)
        .where(ChatLine.table_id == table.id, ChatLine.account_id.is_(None), ChatLine.name.in_(names))
        .values(name=NEUTRAL)
    )


def _neutral_name(seats: list[SeatRow], own: SeatRow) -> str:
    """Another one than everybody's at the table: the rules tell players apart by their names."""
    others = {seat.name for seat in seats if seat is not own}
    number = own.seat + 1
    while (name := f"{NEUTRAL} {number}") in others:
        number += 10
    return name
