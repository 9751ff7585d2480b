"""The web table in Chromium: from the arrival of a move to its picture, and scrolling a log of more than 1,000 lines.

Builders play on from a late position, all seats at one screen, and every move is traced. Two figures for each: the
processor time of the page's main thread from the message to the end of the frame that shows it, times four, which holds
however busy the machine is; and the time until that frame is presented while Chromium slows the page down four times,
which means something on an idle machine only.

Run: CHROMIUM=/usr/bin/chromium python -m benchmarks.web [title [share of the game that is over]]
"""

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title

PLAYERS = ("Ada", "Bertha", "Clara")
SIZE = (1440, 900)
MOVES = 60
LONGEST_GAME = 1300
SLOWER = 4
TRACED = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline.frame",
    "blink.user_timing",
    "cc",
    "benchmark",
    "toplevel",
]

NOTE_ARRIVALS = """
window.arrivals = 0;
const Original = WebSocket;
window.WebSocket = class extends Original {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      if (!event.data.startsWith('{"type":"state"')) return;
      performance.mark('arrived');
      window.arrivals++;
    });
  }
};
"""

HAS_RESTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(true)))))"""

SCROLL = """
async () => {
  const box = document.querySelector('.log');
  const frames = [];
  let last = performance.now();
  for (let step = 0; step < 120; step++) {
    box.scrollTop -= 60;
    await new Promise((done) => requestAnimationFrame(done));
    frames.push(performance.now() - last);
    last = performance.now();
  }
  return [frames, document.querySelectorAll('.log .entry').length];
}
"""

Event = Mapping[str, Any]


def main() -> None:
    title = find_title(sys.argv[1] if len(sys.argv) > 1 else "1830")
    over = float(sys.argv[2]) if len(sys.argv) > 2 else 0.7
    bots = [find_bot("builder")] * len(PLAYERS)
    game = play_game(title, Setup(PLAYERS), 1, bots, most_moves=LONGEST_GAME).record
    first = min(int(over * len(game.moves)), len(game.moves) - MOVES)
    with (
        TemporaryDirectory() as folder,
        running_server(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())
        _tell(f"{title.id}: processor time of a move, times four", _busy(_trace(browser, server.url, game, first, 1)))
        shown = _presented(_trace(browser, server.url, game, first, SLOWER))
        _tell("until its picture is presented, slowed down four times", shown)
        with _table(browser, server.url, game, len(game.moves)) as (visitor, _):
            frames, lines = _scroll(visitor.page)
            _tell(f"a frame while scrolling a log of {lines} entries", frames)
        browser.close()


@contextmanager
def _table(browser: Browser, url: str, game: Record, moves: int) -> Iterator[tuple[Visitor, str]]:
    """Somebody at a table that stands after so many moves of the game."""
    with Visitor.arriving(browser, url, SIZE) as visitor:
        visitor.page.add_init_script(NOTE_ARRIVALS)
        record = json.loads(encode_record(replace(game, moves=game.moves[:moves])))
        table = visitor.post("/api/imports", {"game": record})["id"]
        visitor.sit_down(table)
        yield visitor, table


def _trace(browser: Browser, url: str, game: Record, first: int, slower: int) -> list[Event]:
    """What the page did while the moves of the game arrived, one after the other."""
    moves = json.loads(encode_record(game))["moves"][first : first + MOVES]
    with _table(browser, url, game, first) as (visitor, table):
        page = visitor.page
        page.evaluate(HAS_RESTED)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.start_tracing(page=page, categories=TRACED)
        for number, move in enumerate(moves, first):
            action = {field: value for field, value in move.items() if field != "seat"}
            visitor.post(f"/api/tables/{table}/moves", {"number": number, "seat": move["seat"], "action": action})
            page.wait_for_function("count => window.arrivals > count", arg=number - first)
            page.evaluate(HAS_RESTED)
        return list(json.loads(browser.stop_tracing())["traceEvents"])


def _busy(events: list[Event]) -> list[float]:
    """Milliseconds of the main thread for each move, from its message to the end of the next frame, times four."""
    arrivals, main = _of_page(events)
    tasks = _outermost(main)
    frames = [event for event in main if event["name"] == "Commit"]
    busy = []
    for arrival in arrivals:
        end = next(frame["ts"] + frame["dur"] for frame in frames if frame["ts"] > arrival)
        done = [task for task in tasks if task["ts"] + task["dur"] > arrival and task["ts"] < end]
        busy.append(SLOWER * sum(task["tdur"] for task in done) / 1000)
    return busy


def _presented(events: list[Event]) -> list[float]:
    """Milliseconds for each move until the first frame that was committed after it is on the screen."""
    arrivals, main = _of_page(events)
    commits = [event["ts"] + event["dur"] for event in main if event["name"] == "Commit"]
    frames = sorted(_frames(events))
    times = []
    for arrival in arrivals:
        commit = next(commit for commit in commits if commit > arrival)
        ends = [end for begin, end in frames if begin < commit < end]
        times += [(min(ends) - arrival) / 1000] if ends else []  # a frame that nobody saw has no end
    return times


def _frames(events: list[Event]) -> Iterator[tuple[float, float]]:
    """From when to when each frame that was presented took."""
    begun: dict[str, float] = {}
    for event in events:
        if event["name"] != "PipelineReporter":
            continue
        name = event.get("id") or event["id2"]["local"]
        if event["ph"] == "b":
            begun[name] = event["ts"]
        elif event["ph"] == "e" and name in begun:
            yield begun.pop(name), event["ts"]


def _of_page(events: list[Event]) -> tuple[list[float], list[Event]]:
    """When moves arrived, and everything that the page's main thread did, in order."""
    marks = [event for event in events if event["name"] == "arrived" and "user_timing" in event["cat"]]
    page = (marks[0]["pid"], marks[0]["tid"])
    main = [event for event in events if (event["pid"], event["tid"]) == page and "tdur" in event]
    return [mark["ts"] for mark in marks], sorted(main, key=lambda event: (event["ts"], -event["dur"]))


def _outermost(events: list[Event]) -> list[Event]:
    """The events that are within no other."""
    found: list[Event] = []
    for event in events:
        if not found or event["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(event)
    return found


def _scroll(page: Page) -> tuple[list[float], int]:
    for _ in range(5):  # older entries come when the upper end is reached
        page.evaluate("document.querySelector('.log').scrollTop = -1e6")
        page.evaluate(HAS_RESTED)
    page.evaluate("document.querySelector('.log').scrollTop = 0")
    frames, lines = page.evaluate(SCROLL)
    return frames, lines


def _tell(what: str, milliseconds: list[float]) -> None:
    upper = quantiles(milliseconds, n=20)[-1]
    print(
        f"{what}: median {median(milliseconds):.0f} ms, 95 % within {upper:.0f} ms, longest {max(milliseconds):.0f} ms"
    )


if __name__ == "__main__":
    main()
