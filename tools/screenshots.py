"""Pictures of every title's table, early, late and at the end, in both languages, on a large and a small screen."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import PHONE, Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, Title, titles

SIZES = {"large": (1600, 1000), "wide": (2560, 1300), "phone": PHONE}
NAMES = ("Ada", "Bertha", "Clara", "Dora")
SEED = 5


def stages(title: Title) -> Iterator[tuple[str, Record]]:
    """A bots' game after its first moves, when most of it is over, and at its end."""
    setup = Setup(NAMES[: max(title.players[0], min(4, title.players[-1]))])
    record = play_game(title, setup, SEED, [find_bot("builder")] * len(setup.players)).record
    for name, share in (("early", 0.05), ("late", 0.8), ("end", 1.0)):
        yield name, replace(record, moves=record.moves[: int(len(record.moves) * share)])


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as database,
        running_server(sqlite_url(Path(database))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())
        for title in titles().values():
            if wanted and title.id not in wanted:
                continue
            for stage, record in stages(title):
                for language in ("de", "en"):
                    for size, pixels in SIZES.items():
                        dark = (size, language) == ("large", "en")
                        with Visitor.arriving(browser, server.url, pixels, language, dark) as visitor:
                            made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
                            visitor.sit_down(made["id"])
                            visitor.page.wait_for_timeout(700)
                            visitor.page.screenshot(
                                path=folder / f"{title.id}-{stage}-{language}-{size}.png", full_page=True
                            )
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
