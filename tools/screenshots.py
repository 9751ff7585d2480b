"""Pictures of every title and variant: early, middle, late and at the end, light and dark, in both languages, on four
screens; and of the pages around the tables.

`python -m tools.screenshots FOLDER [WORD ...]` makes those whose names have all the words, as `1824 late phone`.
The README's picture is one of them, smaller: `python -m tools.screenshots FOLDER readme` makes it anew.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import groupby, product
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title, replay, titles

SIZES = {"phone": (390, 844), "usual": (1440, 900), "large": (1920, 1080), "wide": (2560, 1440)}
STAGES = {"early": 0.05, "middle": 0.45, "late": 0.8, "end": 1.0}
LANGUAGES = ("de", "en")
SHADES: Mapping[str, Literal["light", "dark"]] = {"light": "light", "dark": "dark"}
Look = tuple[str, str]
"""The size of the window, and by day or by night."""

Way = Callable[[Visitor], str]
"""What a visitor does before there is something to see, and its address."""

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
        for (name, way), language in product(scenes(), LANGUAGES):
            looks = [
                look
                for look in product(SIZES, SHADES)
                if is_wanted(picture_name(name, language, look).split("_"), words)
            ]
            if looks:
                with Visitor.arriving(browser, server.url, language=language) as visitor:
                    for look, picture in draw(visitor, way(visitor), looks):
                        (folder / f"{picture_name(name, language, look)}.png").write_bytes(picture)
        if not words or words == ["readme"]:
            draw_readme(browser, server.url)
        browser.close()


def scenes() -> Iterator[tuple[str, Way]]:
    """What is shown, by its name: every game at every stage, and the pages around the tables."""
    for game, stage in product(GAMES, STAGES):
        yield f"{game.name}_{stage}", partial(table, game, stage)
    for page, way in PAGES.items():
        yield f"{page}_page", way


def picture_name(scene: str, language: str, look: Look) -> str:
    """As `1830_late_de_phone_dark`."""
    return "_".join((scene, language, *look))


def is_wanted(name: list[str], words: list[str]) -> bool:
    return all(word in name or word == "_".join(name) for word in words)


def draw(visitor: Visitor, path: str, looks: Iterable[Look]) -> Iterator[tuple[Look, bytes]]:
    """One place as PNG in every look: it is opened anew in every window, and the lights go out in it."""
    for size, same_size in groupby(looks, key=itemgetter(0)):
        width, height = SIZES[size]
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.open(path)
        for look in same_size:
            visitor.page.emulate_media(color_scheme=SHADES[look[1]])
            yield look, shot(visitor)


def table(game: Game, stage: str, visitor: Visitor) -> str:
    """What the host of an imported game sees."""
    return imported(stages(game)[stage], visitor)


def imported(record: Record, visitor: Visitor) -> str:
    made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
    return f"/tables/{made['id']}"


def before_a_tile(record: Record) -> Record:
    """The record as far as the last position in which a tile may be laid."""
    rules = find_title(record.title).rules(record.setup)
    for stage in reversed([*replay(record)]):
        seats = rules.to_act(stage.position)
        if any(offer.kind == "lay_tile" for seat in seats for offer in rules.offers(stage.position, seat)):
            return replace(record, moves=record.moves[: stage.number])
    raise ValueError("nobody may lay a tile in this game")


def arrival(visitor: Visitor) -> str:
    visitor.page.context.clear_cookies()
    return "/"


def waiting_room(visitor: Visitor) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
    return f"/tables/{visitor.post('/api/tables', {'title': '1830', 'seats': seats})['id']}"


def report(visitor: Visitor) -> str:
    game = next(game for game in GAMES if game.title == "american-rails")
    return f"/api{table(game, 'end', visitor)}/report"


def lobby(visitor: Visitor) -> str:
    visitor.table("american-rails", ["bot", "bot"])
    waiting_room(visitor)
    return "/"


PAGES: Mapping[str, Way] = {
    "arrival": arrival,
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
    """1830 in an operating round, when a tile may be laid, as a player sees it."""
    game = next(game for game in GAMES if game.name == "1830")
    with Visitor.arriving(browser, url, SIZES["usual"]) as visitor:
        visitor.open(imported(before_a_tile(stages(game)["middle"]), visitor))
        visitor.page.get_by_role("tab", name="Map").click()
        README.write_bytes(shot(visitor, type="jpeg", quality=75))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
