"""Accounts, sessions, guests and tokens."""

from fastapi import APIRouter, Response

from kursbuch.server.accounts import SESSION_SECONDS, Caller
from kursbuch.server.api.account_models import (
    AccountChange,
    AccountModel,
    Confirmation,
    Credentials,
    GuestRequest,
    GuestReturn,
    LoginRequest,
    NewTokenModel,
    SessionModel,
    TokenModel,
    TokenRequest,
)
from kursbuch.server.api.answers import PROBLEMS
from kursbuch.server.api.visit import COOKIE, Visit, Visiting, is_local
from kursbuch.server.names import name_key
from kursbuch.server.problems import Problem
from kursbuch.server.security import draw_key, hash_password, is_password
from kursbuch.server.storage import Account, Notice
from kursbuch.server.values import Number

DEVICE = "kursbuch_device"
DEVICE_SECONDS = 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


@router.post("/accounts", status_code=201)
def register(visit: Visiting, body: Credentials, response: Response) -> SessionModel:
    """Make an account and log in."""
    visit.services.limits.take("account", visit.address)
    account = visit.services.accounts.register(body.name, body.password, visit.language)
    return _log_in(visit, account, response)


@router.post("/session", status_code=201)
def log_in(visit: Visiting, body: LoginRequest, response: Response) -> SessionModel:
    """Log in with name and password. Wrong passwords from elsewhere never keep the owner out."""
    _count_login(visit, body.name)
    account = visit.services.accounts.check_password(body.name, body.password)
    return _log_in(visit, account, response)


def _count_login(visit: Visit, name: str) -> None:
    """Attempts are counted by network, and there by name; a device on which the name was used before counts alone."""
    signing, cookie = visit.services.signing, visit.connection.cookies.get(DEVICE)
    known = signing.read_device(cookie) if cookie else None
    if known is not None and known.partition(" ")[2] == name_key(name):
        visit.services.limits.take("login", f"device {known}")
        return
    visit.services.limits.take("login", visit.address)
    visit.services.limits.take("login", f"{visit.address} {name_key(name)}")


@router.post("/session/local", status_code=201)
def log_in_locally(visit: Visiting, response: Response) -> SessionModel:
    """Log in as the player of this machine: without a password, on a server that was started with `--local`."""
    if not is_local(visit):
        raise Problem(403, "local-only")
    account = visit.services.local.account()
    session = _log_in(visit, account, response)
    return session.model_copy(update={"table": visit.services.local.table_of(account)})


@router.post("/guests", status_code=201)
def enter_as_guest(visit: Visiting, body: GuestRequest, response: Response) -> SessionModel:
    """Come to one table by its invitation, without an account."""
    visit.services.limits.take("account", visit.address)
    account = visit.services.accounts.enter_as_guest(body.name, body.invitation, visit.language)
    return _log_in(visit, account, response)


@router.post("/guests/return", status_code=201)
def return_as_guest(visit: Visiting, body: GuestReturn, response: Response) -> SessionModel:
    """Come back to the table as the same guest, on another device or without the cookie."""
    visit.services.limits.take("login", visit.address)
    return _log_in(visit, visit.services.accounts.guest_of_code(body.code), response)


def _log_in(visit: Visit, account: Account, response: Response) -> SessionModel:
    key = visit.services.accounts.log_in(account)
    _set_cookie(visit, key, response)
    if account.password is not None:
        device = visit.services.signing.sign_device(f"{draw_key()} {name_key(account.name)}")
        _add_cookie(visit, response, DEVICE, device, DEVICE_SECONDS)
    caller = Caller(account.id, account.name, account.language, account.guest_of, key)
    return _session(visit, caller)


def _set_cookie(visit: Visit, key: str, response: Response) -> None:
    _add_cookie(visit, response, COOKIE, visit.services.signing.sign_session(key), SESSION_SECONDS)


def _add_cookie(visit: Visit, response: Response, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=visit.services.settings.secure_cookies,
    )


def _session(visit: Visit, caller: Caller | None) -> SessionModel:
    local = is_local(visit)
    if caller is None:
        return SessionModel(name=None, language=visit.language, local=local)
    signing, key = visit.services.signing, caller.session_key
    return SessionModel(
        name=caller.name,
        guest_of=caller.guest_of,
        return_code=signing.return_code(caller.id) if key is not None and caller.guest_of is not None else None,
        language=caller.language,
        csrf_token=signing.csrf_token(key) if key is not None else None,
        local=local,
    )


@router.get("/session")
def show_session(visit: Visiting, response: Response) -> SessionModel:
    """Who is logged in, and the CSRF token of the session; a session that is used lasts on."""
    caller = visit.caller()
    if caller is not None and caller.session_key is not None and visit.services.accounts.prolong(caller.session_key):
        _set_cookie(visit, caller.session_key, response)
    return _session(visit, caller)


@router.delete("/session", status_code=204)
def log_out(visit: Visiting, response: Response) -> None:
    """Log out."""
    caller = visit.account()
    if caller.session_key is not None:
        visit.services.accounts.log_out(caller.session_key)
        visit.services.check_watchers()
    without_session(response)


def without_session(response: Response) -> None:
    response.delete_cookie(COOKIE)


@router.get("/account")
def show_account(visit: Visiting) -> AccountModel:
    """The own account."""
    with visit.services.database.read() as session:
        return _account(session.get_one(Account, visit.account().id))


def _account(account: Account) -> AccountModel:
    return AccountModel(
        name=account.name,
        language=account.language,
        email=account.email,
        email_confirmed=account.email_confirmed,
        webhook=account.webhook,
    )


OF_THE_OWNER = frozenset({"email", "webhook", "password"})
"""What of an account leads to the account."""


@router.patch("/account")
def change_account(visit: Visiting, body: AccountChange) -> AccountModel:
    """Change language, e-mail address, webhook or password. A new e-mail address is confirmed by a mail."""
    given = body.model_fields_set
    caller = visit.owner("account") if given & OF_THE_OWNER else visit.account("account")
    passwords = _new_password(visit, caller, body) if body.password is not None else None
    if body.email is not None:
        _count_mail(visit, caller, body.email)
    with visit.services.database.write() as session:
        account = session.get_one(Account, caller.id)
        if passwords is not None:
            old, new = passwords
            if account.password != old:
                raise Problem(401, "password-wrong")
            account.password = new
            visit.services.accounts.log_out_others(session, caller)
        if body.language is not None:
            account.language = body.language
        if "webhook" in given:
            account.webhook = body.webhook
        if "email" in given and body.email != account.email:
            account.email, account.email_confirmed = body.email, False
            if body.email is not None:
                session.add(_confirmation(visit, account, body.email))
        changed = _account(account)
    visit.services.check_watchers()
    return changed


def _count_mail(visit: Visit, caller: Caller, email: str) -> None:
    """Nobody is flooded with mails that ask to confirm an address, whoever names it."""
    with visit.services.database.read() as session:
        is_known = session.get_one(Account, caller.id).email == email
    if not is_known:
        if visit.services.settings.smtp_url is None:
            raise Problem(409, "mail-none")
        visit.services.limits.take("reset", f"mail {email.casefold()}")


def _new_password(visit: Visit, caller: Caller, body: AccountChange) -> tuple[str, str]:
    """The old and the new password as they are stored: computed before anybody has to wait for the transaction."""
    with visit.services.database.read() as session:
        old = session.get_one(Account, caller.id).password
    if old is None or not is_password(old, body.old_password or ""):
        raise Problem(401, "password-wrong")
    return old, hash_password(body.password or "")


def _confirmation(visit: Visit, account: Account, email: str) -> Notice:
    link = visit.services.signing.sign_link("email", f"{account.id} {email}")
    content = {
        "subject": "confirm",
        "player": account.name,
        "language": account.language,
        "link": f"{visit.services.settings.public_url}/confirm?link={link}",
    }
    return Notice(way="mail", target=email, content=content, due=0.0)


@router.post("/account/confirmation", status_code=204)
def confirm_email(visit: Visiting, body: Confirmation) -> None:
    """The link of the mail shows that the address is the owner's."""
    confirm_address(visit, body.link)


def confirm_address(visit: Visit, link: str) -> None:
    """The address that the link was sent to is confirmed, if its account still has it."""
    visit.services.limits.take("login", visit.address)
    told = visit.services.signing.read_link("email", link)
    account_id, _, email = (told or "").partition(" ")
    with visit.services.database.write() as session:
        account = session.get(Account, int(account_id)) if account_id else None
        if account is None or account.email != email:
            raise Problem(404, "link-old")
        account.email_confirmed = True


@router.get("/tokens")
def list_tokens(visit: Visiting) -> list[TokenModel]:
    """The own tokens; what they are is not shown again."""
    tokens = visit.services.accounts.tokens(visit.account())
    return [TokenModel(id=token.id, name=token.name, created=token.created) for token in tokens]


@router.post("/tokens", status_code=201)
def make_token(visit: Visiting, body: TokenRequest) -> NewTokenModel:
    """A token for a program that plays for this account."""
    token, value = visit.services.accounts.make_token(visit.owner("account"), body.name[:40])
    return NewTokenModel(id=token.id, name=token.name, created=token.created, token=value)


@router.delete("/tokens/{token_id}", status_code=204)
def revoke_token(visit: Visiting, token_id: Number) -> None:
    """The token is worth nothing any longer."""
    visit.services.accounts.revoke_token(visit.owner("ask"), token_id)
    visit.services.check_watchers()
