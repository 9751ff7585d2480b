"""Pictures of every title: early, middle, late and at the end, light and dark, in both languages, on four screens.

The README's picture is one of them, smaller: `python -m tools.screenshots FOLDER readme` makes it anew.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, Title, find_title, titles

SIZES = {"phone": (390, 844), "usual": (1440, 900), "large": (1920, 1080), "wide": (2560, 1440)}
STAGES = {"early": 0.05, "middle": 0.45, "late": 0.8, "end": 1.0}
NAMES = ("Ada", "Bertha", "Clara", "Dora")
SEED = 5
README = Path(__file__).resolve().parent.parent / "docs" / "table.jpg"


def stages(title: Title) -> Iterator[tuple[str, Record]]:
    """A bots' game at four of its moves."""
    setup = Setup(NAMES[: max(title.players[0], min(4, title.players[-1]))])
    record = play_game(title, setup, SEED, [find_bot("builder")] * len(setup.players)).record
    for name, share in STAGES.items():
        yield name, replace(record, moves=record.moves[: int(len(record.moves) * share)])


def picture(browser: Browser, url: str, record: Record, size: str, language: str, dark: bool) -> bytes:
    """What the host of an imported game sees, as PNG."""
    with Visitor.arriving(browser, url, SIZES[size], language, dark) as visitor:
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
        visitor.sit_down(made["id"])
        visitor.page.wait_for_load_state("networkidle")
        return visitor.page.screenshot()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as database,
        running_server(sqlite_url(Path(database))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())
        for title in titles().values():
            if not wanted or title.id in wanted:
                draw_title(browser, server.url, title, folder)
        if not wanted or "readme" in wanted:
            draw_readme(browser, server.url)
        browser.close()


def draw_title(browser: Browser, url: str, title: Title, folder: Path) -> None:
    for stage, record in stages(title):
        for language, size, dark in product(("de", "en"), SIZES, (False, True)):
            name = f"{title.id}-{stage}-{language}-{size}-{'dark' if dark else 'light'}.png"
            (folder / name).write_bytes(picture(browser, url, record, size, language, dark))


def draw_readme(browser: Browser, url: str) -> None:
    """1830 in an operating round, as a player sees it."""
    record = dict(stages(find_title("1830")))["middle"]
    with Visitor.arriving(browser, url, SIZES["usual"]) as visitor:
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
        visitor.sit_down(made["id"])
        visitor.page.get_by_role("tab", name="Map").click()
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.screenshot(path=README, type="jpeg", quality=75)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
