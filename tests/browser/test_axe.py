"""Axe finds no serious fault: contrast, names, roles, keyboard."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.api.servers import Server
from tests.browser.visitor import LARGE, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page that is shown."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_lobby(browser: Browser, server: Server, dark: bool) -> None:
    with Visitor.arriving(browser, server.url, dark=dark) as visitor:
        visitor.table("american-rails", ["bot", "bot"])
        visitor.open()
        visitor.page.get_by_role("region", name="My games").get_by_role("listitem").first.wait_for()
        assert faults(visitor) == []


@pytest.mark.parametrize(("size", "dark"), [(LARGE, False), (PHONE, True)], ids=["large-light", "phone-dark"])
@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails", "railroad-revolution"])
def test_each_table(browser: Browser, server: Server, title: str, size: tuple[int, int], dark: bool) -> None:
    with Visitor.arriving(browser, server.url, size=size, dark=dark) as visitor:
        visitor.sit_down(visitor.table(title, ["bot", "bot"]))
        assert faults(visitor) == []
