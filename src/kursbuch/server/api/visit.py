"""One request: who asks, in which language, and whether the request can be believed."""

from ipaddress import ip_address
from typing import Annotated, cast
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection

from kursbuch.locale import LANGUAGES
from kursbuch.server.accounts import Caller
from kursbuch.server.problems import Problem
from kursbuch.server.services import Services
from kursbuch.server.settings import is_loopback

COOKIE = "kursbuch_session"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Visit:
    """A request or a WebSocket; the caller is looked up when somebody asks for it."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.connection = connection
        self.services = cast(Services, connection.app.state.services)
        self._is_known = False
        self._caller: Caller | None = None

    @property
    def language(self) -> str:
        """`lang` in the address, else what the browser prefers."""
        asked = self.connection.query_params.get("lang")
        if asked is not None and asked in LANGUAGES:
            return asked
        return preferred_language(self.connection.headers.get("accept-language", ""))

    @property
    def address(self) -> str:
        """The caller's network: one machine, or a /64 of IPv6."""
        host = self.connection.client.host if self.connection.client else ""
        try:
            address = ip_address(host)
        except ValueError:
            return host
        return str(address) if address.version == 4 else address.exploded[:19]

    def caller(self, limit: str = "read") -> Caller | None:
        """Who asks, by token or cookie; None is a stranger, whose looks are counted by address, not by account."""
        if not self._is_known:
            self._caller = self._find_caller()
            self._is_known = True
            if self._caller is None:
                self.services.limits.take(limit, self.address)
            else:
                self.services.limits.take("look", f"account {self._caller.id}")
        return self._caller

    def account(self, limit: str | None = None) -> Caller:
        """Who asks; strangers are sent away. `limit` counts the request against the account."""
        caller = self.caller()
        if caller is None:
            raise Problem(401, "login-needed")
        if limit is not None:
            self.services.limits.take(limit, f"account {caller.id}")
        return caller

    def owner(self, limit: str) -> Caller:
        """Like `account`, for what only the owner of the account decides: a token is a key for programs that play."""
        caller = self.account(limit)
        if caller.session_key is None:
            raise Problem(403, "token-program")
        return caller

    def _find_caller(self) -> Caller | None:
        scheme, _, token = self.connection.headers.get("authorization", "").partition(" ")
        if scheme:
            caller = self.services.accounts.caller_of_token(token.strip()) if scheme.lower() == "bearer" else None
            if caller is None:
                self.services.limits.take("read", self.address)  # somebody who guesses
                raise Problem(401, "token-wrong")
            return caller
        cookie = self.connection.cookies.get(COOKIE)
        caller = self.services.accounts.caller_of_cookie(cookie) if cookie else None
        if caller is not None:
            self._check_forgery(caller)
        return caller

    def _check_forgery(self, caller: Caller) -> None:
        """A change in the name of a cookie comes from our own page: it knows the token, and its origin is ours."""
        method = self.connection.scope.get("method", "WEBSOCKET")
        if method in SAFE_METHODS:
            return
        origin = self.connection.headers.get("origin")
        if origin is not None and _host_of(origin) != self.connection.headers.get("host"):
            raise Problem(403, "csrf")
        if method != "WEBSOCKET":
            given = self.connection.headers.get("x-csrf-token", "")
            if not self.services.signing.is_csrf_token(caller.session_key or "", given):
                raise Problem(403, "csrf")


def preferred_language(header: str) -> str:
    """The first of our languages in `de-CH, de;q=0.9, en;q=0.5`."""
    weighted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    for _, language in sorted(weighted, key=lambda pair: pair[0]):
        if language in LANGUAGES:
            return language
    return "en"


def _host_of(origin: str) -> str | None:
    """`example.org:8630` of an origin; None for what is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _is_this_machine(host: str) -> bool:
    try:
        return is_loopback(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False


def is_local(visit: Visit) -> bool:
    """Whether the request comes from this machine and was meant for it, on a server for one player.

    The `Host` must be this machine as well: another name that leads here is a page of somebody else.
    """
    connection = visit.connection
    host = connection.headers.get("host", "")
    origin = connection.headers.get("origin")
    client = connection.client.host if connection.client else ""
    return (
        visit.services.settings.local
        and is_loopback(client)
        and _is_this_machine(host)
        and (origin is None or _host_of(origin) == host)
    )


async def _visit(connection: HTTPConnection) -> Visit:
    return Visit(connection)


Visiting = Annotated[Visit, Depends(_visit)]
