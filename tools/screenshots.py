"""Pictures of every title and variant: early, middle, late and at the end, light and dark, in both languages, on four
screens; and of the pages around the tables.

`python -m tools.screenshots FOLDER [WORD ...]` makes those whose names have all the words, as `1824 late phone`.
The README's picture is one of them, smaller: `python -m tools.screenshots FOLDER readme` makes it anew.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title, titles

SIZES = {"phone": (390, 844), "usual": (1440, 900), "large": (1920, 1080), "wide": (2560, 1440)}
STAGES = {"early": 0.05, "middle": 0.45, "late": 0.8, "end": 1.0}
Look = tuple[str, str, bool]
"""The language, the size of the window, and whether it is night."""

NAMES = ("Ada", "Bertha", "Clara", "Dora")
SEED = 5
README = Path(__file__).resolve().parent.parent / "docs" / "table.jpg"


@dataclass(frozen=True, eq=False)
class Game:
    """A game to be shown: a title, with options for a variant."""

    name: str
    title: str
    players: int
    options: Mapping[str, str]


GAMES = (
    *(Game(title.id, title.id, max(title.players[0], min(4, title.players[-1])), {}) for title in titles().values()),
    Game("1830-plus", "1830", 4, {"board": "plus"}),
    Game("1824-cisleithania", "1824", 3, {"variant": "cisleithania"}),
    Game("1824-goods-time", "1824", 4, {"variant": "goods-time"}),
    Game("1849-electric-dreams", "1849", 4, {"advanced": "yes", "electric_dreams": "yes"}),
)


@cache
def stages(game: Game) -> Mapping[str, Record]:
    """A bots' game at four of its moves."""
    setup = Setup(NAMES[: game.players], game.options)
    record = play_game(find_title(game.title), setup, SEED, [find_bot("builder")] * game.players).record
    return {
        name: replace(record, moves=record.moves[: int(len(record.moves) * share)]) for name, share in STAGES.items()
    }


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as database,
        running_server(sqlite_url(Path(database))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())
        for name, draw in pictures(browser, server.url):
            if all(word in name.split("_") or word == name for word in words):
                (folder / f"{name}.png").write_bytes(draw())
        if not words or words == ["readme"]:
            draw_readme(browser, server.url)
        browser.close()


def pictures(browser: Browser, url: str) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Every picture by its name, as `1830_late_de_phone_dark`."""
    looks = [*product(("de", "en"), SIZES, (False, True))]
    for game, stage, (language, size, dark) in product(GAMES, STAGES, looks):
        name = f"{game.name}_{stage}_{language}_{size}_{'dark' if dark else 'light'}"
        yield name, partial(draw_table, browser, url, game, stage, (language, size, dark))
    for page, (language, size, dark) in product(PAGES, looks):
        name = f"{page}_page_{language}_{size}_{'dark' if dark else 'light'}"
        yield name, partial(draw_page, browser, url, page, (language, size, dark))


def draw_table(browser: Browser, url: str, game: Game, stage: str, look: Look) -> bytes:
    """What the host of an imported game sees, as PNG."""
    language, size, dark = look
    with Visitor.arriving(browser, url, SIZES[size], language, dark) as visitor:
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(stages(game)[stage]))})
        visitor.sit_down(made["id"])
        return shot(visitor)


def draw_page(browser: Browser, url: str, page: str, look: Look) -> bytes:
    """A page around the tables."""
    language, size, dark = look
    with Visitor.arriving(browser, url, SIZES[size], language, dark) as visitor:
        if page == "arrival":
            visitor.page.context.clear_cookies()
        visitor.open(PAGES[page](visitor))
        return shot(visitor)


def waiting_room(visitor: Visitor) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
    return f"/tables/{visitor.post('/api/tables', {'title': '1830', 'seats': seats})['id']}"


def report(visitor: Visitor) -> str:
    record = stages(next(game for game in GAMES if game.title == "american-rails"))["end"]
    made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
    return f"/api/tables/{made['id']}/report"


def lobby(visitor: Visitor) -> str:
    visitor.table("american-rails", ["bot", "bot"])
    waiting_room(visitor)
    return "/"


PAGES: Mapping[str, Callable[[Visitor], str]] = {
    "arrival": lambda _: "/",
    "lobby": lobby,
    "waiting": waiting_room,
    "account": lambda _: "/account",
    "lesson": lambda _: "/learn/1830",
    "report": report,
}


SETTLED = """async () => {
    await document.fonts.ready;
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running().map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Fonts are there, nothing moves any more, and all of it is painted."""


def shot(visitor: Visitor, **format_: Any) -> bytes:
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(SETTLED)
    return visitor.page.screenshot(**format_)


def draw_readme(browser: Browser, url: str) -> None:
    """1830 in an operating round, as a player sees it."""
    record = stages(next(game for game in GAMES if game.name == "1830"))["middle"]
    with Visitor.arriving(browser, url, SIZES["usual"]) as visitor:
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
        visitor.sit_down(made["id"])
        visitor.page.get_by_role("tab", name="Map").click()
        README.write_bytes(shot(visitor, type="jpeg", quality=75))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
