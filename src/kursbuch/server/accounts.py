"""Accounts, guests, sessions and tokens."""

from dataclasses import dataclass
from time import time
from unicodedata import normalize

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kursbuch.server.problems import Problem
from kursbuch.server.security import Signing, digest, draw_key, hash_password, is_password
from kursbuch.server.storage import Account, Database, Login, SeatRow, Table, Token

SESSION_SECONDS = 30 * 24 * 3600
MOST_TOKENS = 20

_CALLER = select(Account.id, Account.name, Account.language, Account.guest_of)
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
            if name_key(name) in _names_at(session, table):
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

    def check_password(self, name: str, password: str) -> Account:
        """The account of this name and password."""
        with self._database.read() as session:
            account = session.scalar(select(Account).where(Account.key == name_key(name)))
        if not is_password(account.password if account else None, password) or account is None:
            raise Problem(401, "password-wrong")
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
        """Whoever knew the old password is logged out."""
        own = digest(caller.session_key or "")
        session.execute(delete(Login).where(Login.account_id == caller.id, Login.digest != own))

    def caller_of_cookie(self, cookie: str) -> Caller | None:
        key = self._signing.read_session(cookie)
        if key is None:
            return None
        with self._database.connect() as connection:
            found = connection.execute(_OF_SESSION, {"digest": digest(key), "now": time()}).first()
        return Caller(*found, key) if found else None

    def caller_of_token(self, token: str) -> Caller | None:
        with self._database.connect() as connection:
            found = connection.execute(_OF_TOKEN, {"digest": digest(token)}).first()
        return Caller(*found) if found else None

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


def name_key(name: str) -> str:
    """Names that look the same are the same."""
    return normalize("NFKC", name).casefold().strip()


def _names_at(session: Session, table: Table) -> set[str]:
    """Names by which somebody is known at the table already: no guest may speak in them."""
    seated = session.scalars(select(SeatRow.name).where(SeatRow.table_id == table.id)).all()
    host = session.scalars(select(Account.name).where(Account.id == table.host_id)).all()
    return {name_key(name) for name in (*seated, *host)}
