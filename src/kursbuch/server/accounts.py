"""Accounts, guests, sessions and tokens."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kursbuch.server.names import name_key
from kursbuch.server.problems import Problem
from kursbuch.server.security import Signing, digest, draw_key, hash_password, is_password
from kursbuch.server.storage import Account, Database, Login, SeatRow, Table, Token

SESSION_SECONDS = 30 * 24 * 3600
MOST_TOKENS = 20
AT_ONCE = 500

_CALLER = select(Account.id, Account.name, Account.language, Account.guest_of).where(
    Account.closed.is_(None), Account.banned.is_(None)
)
"""Also a session or a token that was under way when the account was closed or banned leads nowhere."""

_OF_SESSION = _CALLER.join(Login, Login.account_id == Account.id).where(
    Login.digest == bindparam("digest"), Login.expires > bindparam("now")
)
_OF_TOKEN = _CALLER.join(Token, Token.account_id == Account.id).where(Token.digest == bindparam("digest"))


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks. `session_key` is there when a cookie says so, and then changes need the CSRF token."""

    id: int
    name: str
    language: str
    guest_of: str | None
    session_key: str | None = None
    credential: str | None = None
    """The digest of the session or the token by which the caller is known."""


class Accounts:
    """The accounts of a database."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self._database = database
        self._signing = signing

    def register(self, name: str, password: str, language: str) -> Account:
        """A new account; the name must be free."""
        hashed = hash_password(password)
        return self._add(Account(name=name, key=name_key(name), password=hashed, language=language, created=time()))

    def enter_as_guest(self, name: str, invitation: str, language: str) -> Account:
        """An account without a password for the table of the invitation."""
        with self._database.read() as session:
            table = session.scalar(select(Table).where(Table.invitation == invitation))
            if table is None:
                raise Problem(404, "invitation-unknown")
            if name_key(name) in _names_at(session, table) or _is_registered(session, name):
                raise Problem(409, "name-taken", name=name)
        key = f"{name_key(name)}@{table.id}"
        return self._add(Account(name=name, key=key, guest_of=table.id, language=language, created=time()))

    def _add(self, account: Account) -> Account:
        try:
            with self._database.write() as session:
                session.add(account)
        except IntegrityError as error:
            raise Problem(409, "name-taken", name=account.name) from error
        return account

    @staticmethod
    def find(session: Session, name: str) -> Account | None:
        """The account of this name, or of one that looks like it; no guest's."""
        named = select(Account).where(Account.guest_of.is_(None), Account.closed.is_(None))
        return session.scalar(named.where(Account.name == name)) or session.scalar(
            named.where(Account.key == name_key(name))
        )

    def check_password(self, name: str, password: str) -> Account:
        """The account of this name and password."""
        with self._database.read() as session:
            account = self.find(session, name)
        if not is_password(account.password if account else None, password) or account is None:
            raise Problem(401, "password-wrong")
        _check_ban(account)
        return account

    def guest_of_code(self, code: str) -> Account:
        """The guest whose way back the code is."""
        told = self._signing.read_return_code(code)
        with self._database.read() as session:
            account = session.get(Account, told) if told is not None else None
        if account is None or account.guest_of is None or account.closed is not None:
            raise Problem(404, "code-wrong")
        _check_ban(account)
        return account

    def log_in(self, account: Account) -> str:
        """A new session; the key goes into the cookie."""
        key = draw_key()
        with self._database.write() as session:
            session.execute(delete(Login).where(Login.expires < time()))
            session.add(Login(digest=digest(key), account_id=account.id, expires=time() + SESSION_SECONDS))
        return key

    def prolong(self, session_key: str) -> bool:
        """Who comes regularly stays logged in: a guest could not come back. Whether the session was made longer."""
        due = Login.digest == digest(session_key), Login.expires < time() + SESSION_SECONDS / 2
        with self._database.write() as session:
            found = session.execute(
                update(Login).where(*due).values(expires=time() + SESSION_SECONDS).returning(Login.digest)
            )
            return found.first() is not None

    def log_out(self, session_key: str) -> None:
        with self._database.write() as session:
            session.execute(delete(Login).where(Login.digest == digest(session_key)))

    @staticmethod
    def log_out_others(session: Session, caller: Caller) -> None:
        """Whoever knew the old password is logged out, and the tokens that were made with it are worth nothing."""
        own = caller.credential or ""
        session.execute(delete(Login).where(Login.account_id == caller.id, Login.digest != own))
        session.execute(delete(Token).where(Token.account_id == caller.id, Token.digest != own))

    def caller_of_cookie(self, cookie: str) -> Caller | None:
        key = self._signing.read_session(cookie)
        if key is None:
            return None
        found = self._database.first(_OF_SESSION, digest=digest(key), now=time())
        return _caller(found, key, digest(key)) if found else None

    def caller_of_token(self, token: str) -> Caller | None:
        found = self._database.first(_OF_TOKEN, digest=digest(token))
        return _caller(found, None, digest(token)) if found else None

    def still_valid(self, credentials: Collection[str]) -> set[str]:
        """Which of these sessions and tokens have not been ended."""
        found: set[str] = set()
        wanted = list(credentials)
        with self._database.connect() as connection:
            for start in range(0, len(wanted), AT_ONCE):
                part = wanted[start : start + AT_ONCE]
                logins = select(Login.digest).where(Login.digest.in_(part), Login.expires > time())
                found |= set(connection.scalars(logins)) | set(
                    connection.scalars(select(Token.digest).where(Token.digest.in_(part)))
                )
        return found

    def make_token(self, caller: Caller, name: str) -> tuple[Token, str]:
        """A token for programs of this account; it is shown once."""
        value = draw_key()
        with self._database.write() as session:
            if len(self._tokens(session, caller)) >= MOST_TOKENS:
                raise Problem(409, "tokens-many", most=MOST_TOKENS)
            token = Token(account_id=caller.id, name=name, digest=digest(value), created=time())
            session.add(token)
        return token, value

    def tokens(self, caller: Caller) -> list[Token]:
        with self._database.read() as session:
            return self._tokens(session, caller)

    def revoke_token(self, caller: Caller, token_id: int) -> None:
        with self._database.write() as session:
            token = session.get(Token, token_id)
            if token is None or token.account_id != caller.id:
                raise Problem(404, "token-unknown")
            session.delete(token)

    @staticmethod
    def _tokens(session: Session, caller: Caller) -> list[Token]:
        return list(session.scalars(select(Token).where(Token.account_id == caller.id).order_by(Token.id)))


def _caller(found: Sequence[Any], session_key: str | None, credential: str) -> Caller:
    account_id, name, language, guest_of = found
    return Caller(account_id, name, language, guest_of, session_key, credential)


def _check_ban(account: Account) -> None:
    if account.banned is not None:
        raise Problem(403, "account-banned")


def _is_registered(session: Session, name: str) -> bool:
    """Whether somebody with an account is known by a name that looks like this one: no guest may pass for them."""
    return session.scalar(select(Account.id).where(Account.key == name_key(name))) is not None


def _names_at(session: Session, table: Table) -> set[str]:
    """Names by which somebody is known at the table already: no guest may speak in them."""
    seated = session.scalars(select(SeatRow.name).where(SeatRow.table_id == table.id)).all()
    host = session.scalars(select(Account.name).where(Account.id == table.host_id)).all()
    return {name_key(name) for name in (*seated, *host)}
