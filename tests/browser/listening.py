"""What goes wrong in a browser's windows without a test looking for it: it fails the test all the same."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

ABORTED = "net::ERR_ABORTED"
"""A request that nobody waits for any more, because the page has gone elsewhere."""


class Listening:
    """Listens to every page of a window: errors in the console, scripts that fail, requests without an answer."""

    def __init__(self, context: BrowserContext) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []
        context.on("console", self._hear_console)
        context.on("weberror", lambda error: self._heard.append(f"script: {error.error}"))
        context.on("requestfailed", self._hear_failure)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._heard.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _hear_failure(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._heard.append(f"request: {request.method} {request.url} {request.failure}")

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """What a test brings about itself from here on: a refusal, a lost server. Each pattern must be heard."""
        yield
        for pattern in patterns:
            assert any(re.search(pattern, told) for told in self._heard), f"nothing was heard like {pattern}"
        self._expected.extend(patterns)

    def allow(self, *patterns: str) -> None:
        """What may be heard or not, as chance has it."""
        self._expected.extend(patterns)

    @property
    def faults(self) -> list[str]:
        """What was heard and not expected."""
        return [told for told in self._heard if not any(re.search(pattern, told) for pattern in self._expected)]
