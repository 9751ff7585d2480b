"""Somebody at a browser: a window of a certain size and language, with an account."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from os import getpid
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.api.servers import PASSWORD
from tests.browser.listening import Listening

LARGE = (1400, 1000)
PHONE = (360, 740)
SECONDS_TO_SHOW = 15
AT_ONCE = "if (origin.startsWith('http')) localStorage.setItem('speed', localStorage.getItem('speed') ?? 'now')"
"""Nobody waits to see the moves of others, unless a test chooses so."""

_NAMES = count(1)

expect.set_options(timeout=SECONDS_TO_SHOW * 1000)


@dataclass
class Visitor:
    """A page, and what goes wrong in it: an error that no test expects fails the test."""

    page: Page
    url: str
    name: str
    csrf: str
    listening: Listening

    @classmethod
    @contextmanager
    def arriving(
        cls, browser: Browser, url: str, size: tuple[int, int] = LARGE, language: str = "en", dark: bool = False
    ) -> Iterator["Visitor"]:
        """A new account in a new window, which is closed in the end."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-US", "de": "de-DE"}[language],
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
        )
        try:
            name = f"Visitor {next(_NAMES)} of {getpid()}"
            answer = context.request.post(f"{url}/api/accounts", data={"name": name, "password": PASSWORD})
            assert answer.ok, answer.text()
            context.add_init_script(AT_ONCE)
            listening = Listening(context)
            yield cls(context.new_page(), url, name, answer.json()["csrf_token"], listening)
            assert listening.faults == [], listening.faults
        finally:
            context.close()

    def post(self, path: str, body: object | None = None) -> Any:
        """A request in the visitor's name, for what a test needs before it begins."""
        answer = self.page.request.post(f"{self.url}{path}", data=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def put(self, path: str, body: object) -> None:
        answer = self.page.request.put(f"{self.url}{path}", data=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.ok, answer.text()

    def get(self, path: str) -> Any:
        answer = self.page.request.get(f"{self.url}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}{path}")

    def table(self, title: str, others: list[str], **choices: object) -> str:
        """A running table with this visitor on the first seat; the others are `bot` or `hotseat`."""
        seats = [{"kind": "person"}] + [
            {"kind": kind, "name": f"{kind.title()} {number}"} for number, kind in enumerate(others, 2)
        ]
        made = self.post("/api/tables", {"title": title, "seats": seats, "undo": "free", "seed": 1, **choices})
        self.post(f"/api/tables/{made['id']}/start")
        return str(made["id"])

    def sit_down(self, table: str) -> None:
        """Open the table and wait until it can be played."""
        self.open(f"/tables/{table}")
        expect(
            self.page.get_by_role("group", name="History").or_(self.page.get_by_role("group", name="Verlauf"))
        ).to_be_visible()

    def entry(self, table: str) -> int:
        """The number of the last entry, as the server knows it."""
        return int(self.get(f"/api/tables/{table}")["number"])

    def move(self, table: str, action: dict[str, object] | None = None) -> None:
        """A move behind the page's back: the given one or the first that is offered."""
        state = self.get(f"/api/tables/{table}/state")
        offer = state["offers"][0]
        chosen = action or (offer["actions"][0] if "actions" in offer else offer["action"])
        self.post(f"/api/tables/{table}/moves", {"number": state["number"], "seat": state["seat"], "action": chosen})
