"""What people may ask of their account: a new password, all that is kept of them, the end; and peace in the chat."""

from time import time
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import select

from kursbuch.server.api.account_models import Deletion, MutedModel, NewPassword, ReportRequest, ResetRequest
from kursbuch.server.api.account_routes import without_session
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visiting
from kursbuch.server.closing import close_account, end_sessions
from kursbuch.server.names import name_key
from kursbuch.server.people import export_account, line_of, reset_link_of, reset_notice
from kursbuch.server.problems import Problem
from kursbuch.server.security import hash_password, is_password
from kursbuch.server.storage import MUTES, Account, Mute, Report
from kursbuch.server.values import Number, TableId

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

MOST_OPEN_REPORTS = 20


@router.post("/account/reset-mail", status_code=204)
def ask_for_reset(visit: Visiting, body: ResetRequest) -> None:
    """A mail with a link to the confirmed address of the account. The answer does not tell whether there is one."""
    services = visit.services
    services.limits.take("account", visit.address)
    if services.settings.smtp_url is None:
        raise Problem(409, "reset-by-owner")
    services.limits.take("reset", name_key(body.name))  # also of a name that nobody has: the answer tells nothing
    with services.database.write() as session:
        account = services.accounts.find(session, body.name)
        if account is not None and account.email_confirmed and account.banned is None:
            session.add(reset_notice(account, services.signing, services.settings.public_url))


@router.post("/account/reset", status_code=204)
def reset_password(visit: Visiting, body: NewPassword) -> None:
    """The link of the mail and a new password. It holds for an hour and once; whoever was logged in is out."""
    visit.services.limits.take("login", visit.address)
    hashed = hash_password(body.password)
    with visit.services.database.write() as session:
        account = reset_link_of(session, visit.services.signing, body.link)
        account.password = hashed
        end_sessions(session, account)
    visit.services.check_watchers()


@router.get("/account/export", response_model=dict[str, Any])
def export(visit: Visiting) -> Response:
    """All that the server keeps of the caller, as one file; the records of the games are exported at their tables."""
    caller = visit.account("heavy")
    with visit.services.database.read() as session:
        found = export_account(session, session.get_one(Account, caller.id))
    answer = json_answer(found)
    answer.headers["Content-Disposition"] = 'attachment; filename="kursbuch-account.json"'
    return answer


@router.post("/account/deletion", status_code=204)
def delete_account(visit: Visiting, body: Deletion, response: Response) -> None:
    """The end of the account. Its games stay, under a neutral name; who has a password says it once more."""
    caller = visit.owner("account")
    with visit.services.database.read() as session:
        hashed = session.get_one(Account, caller.id).password
    if hashed is not None and not is_password(hashed, body.password or ""):
        raise Problem(401, "password-wrong")
    with visit.services.database.write() as session:
        tables = close_account(session, session.get_one(Account, caller.id, with_for_update=True))
    for table_id in tables:
        visit.services.hosting.games.forget(table_id)
        if visit.services.programs is not None:
            visit.services.programs.wake(table_id)
    visit.services.check_watchers()
    without_session(response)


@router.post("/tables/{table_id}/chat/{number}/report", status_code=204)
def report_line(
    visit: Visiting, table_id: TableId, number: Number, body: ReportRequest, invitation: Invitation = None
) -> None:
    """Report a line of chat to the owner of the server. Reported twice by somebody it counts once."""
    caller = visit.account("chat")
    with visit.services.database.write() as session:
        line_of(session, caller, table_id, number, invitation)
        own = session.scalars(select(Report).where(Report.account_id == caller.id, Report.settled.is_(None))).all()
        if any(report.table_id == table_id and report.number == number for report in own):
            return
        if len(own) >= MOST_OPEN_REPORTS:
            raise Problem(409, "reports-many", most=MOST_OPEN_REPORTS)
        session.add(Report(table_id=table_id, number=number, account_id=caller.id, reason=body.reason, at=time()))


@router.post("/tables/{table_id}/chat/{number}/mute", status_code=204)
def mute(visit: Visiting, table_id: TableId, number: Number, invitation: Invitation = None) -> None:
    """Read nothing more of whoever said this, at any table."""
    caller = visit.account("chat")
    with visit.services.database.write() as session:
        line = line_of(session, caller, table_id, number, invitation)
        if line.account_id is None or line.account_id == caller.id:
            raise Problem(409, "mute-nobody")
        MUTES.put(session.connection(), Mute(account_id=caller.id, muted_id=line.account_id))


@router.get("/mutes")
def show_mutes(visit: Visiting) -> list[MutedModel]:
    """Whom the caller does not want to read: `by` of their lines of chat."""
    caller = visit.account()
    wanted = (
        select(Account.id, Account.name).join(Mute, Mute.muted_id == Account.id).where(Mute.account_id == caller.id)
    )
    with visit.services.database.read() as session:
        return [MutedModel(by=number, name=name) for number, name in session.execute(wanted.order_by(Account.name))]


@router.delete("/mutes/{by}", status_code=204)
def unmute(visit: Visiting, by: Number) -> None:
    """Read somebody again."""
    caller = visit.account("chat")
    with visit.services.database.write() as session:
        found = session.get(Mute, (caller.id, by))
        if found is not None:
            session.delete(found)
