"""The HTTP interface as methods.

client = Client("http://127.0.0.1:8630")
client.register("Ada", "correct horse")
table = client.create_table("1830", seats=["person", "bot", "bot"])
client.start(table["id"])
state = client.state(table["id"])
client.move(table["id"], state["number"], state["offers"][0]["actions"][0])
"""

from collections.abc import Mapping, Sequence
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx

from kursbuch.client.live import Live

Object: TypeAlias = dict[str, Any]

TRIES = 3
"""Of what may be asked twice: a server hangs up on a connection that rested, perhaps just when it is used again."""
HUNG_UP = (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError)


class ServerProblem(Exception):  # noqa: N818 - a name that reads well where it is caught
    """The server says no: `status`, `code`, `text`, and the whole answer in `content`."""

    def __init__(self, status: int, content: Object) -> None:
        super().__init__(f"{status} {content.get('code')}: {content.get('text')}")
        self.status = status
        self.content = content
        self.code = str(content.get("code"))
        self.text = str(content.get("text"))


@cache
def _trusted() -> SSLContext:
    """Whom clients trust: reading it takes longer than all else that a client begins with."""
    return httpx.create_ssl_context()


class Client:
    """One account at one server, by a session or a token."""

    def __init__(self, url: str, token: str | None = None, language: str = "en", timeout: float = 20.0) -> None:
        headers = {"Accept-Language": language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, headers=headers, timeout=timeout, verify=_trusted())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """The answer to a request, or `ServerProblem`; a look is asked for again if the server hangs up instead."""
        return self._ask(method, path, body, query, TRIES if method == "GET" else 1)

    def _ask(self, method: str, path: str, body: object, query: Mapping[str, object], tries: int) -> Any:
        wanted = {name: str(value) for name, value in query.items() if value is not None}
        try:
            answer = self.http.request(method, path, json=body, params=wanted)
        except HUNG_UP:
            if tries == 1:
                raise
            return self._ask(method, path, body, query, tries - 1)
        content = answer.json() if answer.content else None
        if answer.status_code >= 400:
            raise ServerProblem(answer.status_code, content or {})
        return content

    def register(self, name: str, password: str) -> None:
        self._enter("/api/accounts", {"name": name, "password": password})

    def log_in(self, name: str, password: str) -> None:
        self._enter("/api/session", {"name": name, "password": password})

    def enter_as_guest(self, name: str, invitation: str) -> None:
        self._enter("/api/guests", {"name": name, "invitation": invitation})

    def return_as_guest(self, code: str) -> None:
        """Come back as the guest whose session had this code."""
        self._enter("/api/guests/return", {"code": code})

    def enter_locally(self) -> Object:
        """Come in as the player of this machine, if the server is for that player."""
        return self._enter("/api/session/local", None)

    def _enter(self, path: str, body: Object | None) -> Object:
        session = self._object(self.ask("POST", path, body))
        self.http.headers["X-CSRF-Token"] = session["csrf_token"]
        return session

    def make_token(self, name: str) -> str:
        """A token with which another client plays for this account."""
        return str(self.ask("POST", "/api/tokens", {"name": name})["token"])

    def create_table(self, title: str, seats: Sequence[str | Mapping[str, Any]], **choices: object) -> Object:
        """A new table; a seat is its kind, or an object with its name and bot."""
        named = [{"kind": seat} if isinstance(seat, str) else dict(seat) for seat in seats]
        return self._object(self.ask("POST", "/api/tables", {"title": title, "seats": named, **choices}))

    def import_game(self, game: Mapping[str, Any], **choices: object) -> str:
        return str(self.ask("POST", "/api/imports", {"game": game, **choices})["id"])

    def table(self, table_id: str, invitation: str | None = None) -> Object:
        return self._object(self.ask("GET", f"/api/tables/{table_id}", invitation=invitation))

    def tables(self, **query: object) -> list[Object]:
        return list(self.ask("GET", "/api/tables", **query))

    def join(self, table_id: str, seat: int | None = None, invitation: str | None = None) -> Object:
        return self._object(self.ask("POST", f"/api/tables/{table_id}/join", {"seat": seat, "invitation": invitation}))

    def start(self, table_id: str) -> Object:
        return self._object(self.ask("POST", f"/api/tables/{table_id}/start"))

    def state(self, table_id: str, seat: int | None = None, at: int | None = None) -> Object:
        """The position as the own seat sees it, with its offers."""
        return self._object(self.ask("GET", f"/api/tables/{table_id}/state", seat=seat, at=at))

    def move(self, table_id: str, number: int, action: Mapping[str, Any], seat: int | None = None) -> Object:
        """A move after entry `number`: sent again, if the answer was lost, it counts once."""
        body = {"number": number, "seat": seat, "action": action}
        return self._object(self._ask("POST", f"/api/tables/{table_id}/moves", body, {}, TRIES))

    def entries(self, table_id: str, since: int = 0) -> list[Object]:
        """All entries after a number."""
        found: list[Object] = []
        while page := self.ask("GET", f"/api/tables/{table_id}/entries", since=since):
            found += page
            since = page[-1]["number"]
        return found

    def undo(self, table_id: str, number: int, count: int = 1) -> Object:
        return self._object(self.ask("POST", f"/api/tables/{table_id}/undo", {"number": number, "count": count}))

    def chat(self, table_id: str, text: str) -> Object:
        return self._object(self.ask("POST", f"/api/tables/{table_id}/chat", {"text": text}))

    def export(self, table_id: str) -> Object:
        return self._object(self.ask("GET", f"/api/tables/{table_id}/export"))

    def export_to_site(self, table_id: str) -> Object:
        """The game as a file of 18xx.games."""
        return self._object(self.ask("GET", f"/api/tables/{table_id}/export/18xx.games"))

    def live(
        self,
        table_id: str,
        since: int | None = None,
        chat_since: int | None = None,
        states: bool = False,
        drawing: bool = False,
        have: int | None = None,
        seat: int | None = None,
        invitation: str | None = None,
    ) -> Live:
        """The live updates of a table after entry `since`."""
        query: Object = {"since": since, "chat_since": chat_since, "states": states or None}
        query |= {"drawing": drawing or None, "have": have, "seat": seat, "invitation": invitation}
        params = httpx.QueryParams({name: str(value) for name, value in query.items() if value is not None})
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Accept-Language": self.http.headers["Accept-Language"]}
        if cookies:
            headers["Cookie"] = cookies
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        address = self.url.replace("http", "ws", 1)
        return Live(f"{address}/api/tables/{table_id}/live?{params}", headers)

    @staticmethod
    def _object(content: Any) -> Object:
        return dict(content)
