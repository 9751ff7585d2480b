"""The web table in Chromium: from the arrival of a move to its picture, and scrolling a log of more than 1,000 lines.

Builders play on from a late position, all seats at one screen, and every move is traced. Two figures for each: the
processor time of the page's main thread from the message to the end of the frame that shows it, times four, which holds
however busy the machine is; and the time until that frame is presented while Chromium slows the page down four times,
which means something on an idle machine only. After every move an empty page does a fixed piece of work: its processor
time says how fast the machine is at the moment, and figures of two machines are compared by it. What comes after the
picture of a move is told beside it.

Run: CHROMIUM=/usr/bin/chromium python -m benchmarks.web [title [share of the game that is over]] [--size 390x844]
     ... --dark            by night
     ... --beside FOLDER   the same moves in another build of the client, in turn with this one
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.api.servers import GENEROUS, running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from benchmarks.web_trace import CATEGORIES, FIXED, REFERENCE, Trace, tell
from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title

PLAYERS = ("Ada", "Bertha", "Clara")
LONGEST_GAME = 1300
SLOWER = 4
PIECES = 3

NOTE_ARRIVALS = """
window.arrivals = 0;
let tell = () => {};
const Original = WebSocket;
window.WebSocket = class extends Original {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      if (!event.data.startsWith('{"type":"state"')) return;
      performance.mark('MARK');
      window.arrivals++;
      tell();
    });
  }
};
window.rested = () => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(true)))));
window.arrival = (count) => new Promise((done) => {
  tell = () => { if (window.arrivals >= count) done(window.rested()); };
  tell();
});
"""

FIXED_PIECE = f"""() => new Promise((done) => setTimeout(() => {{
  performance.mark('{FIXED}');
  const cellsOf = (row) => Array.from({{ length: 8 }}, (_, cell) => row * cell);
  const rows = Array.from({{ length: 80 }}, (_, row) => ({{ row, cells: cellsOf(row) }}));
  const box = document.createElement('div');
  for (const {{ row, cells }} of JSON.parse(JSON.stringify(rows))) {{
    const line = document.createElement('p');
    line.className = `line ${{row % 2 ? 'odd' : 'even'}}`;
    line.innerHTML = cells.map((cell) => `<span title="${{cell}}">${{row}} and ${{cell}}</span>`).join(' ');
    box.append(line);
  }}
  document.body.append(box);
  const height = box.offsetHeight;
  box.remove();
  done(height);
}}))"""

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


@dataclass
class Watched:
    """A table of one build that stands after some moves of a game."""

    build: str
    visitor: Visitor
    table: str

    def move(self, number: int, move: dict[str, Any]) -> None:
        """Make the move that comes after so many others, and wait until its picture is there and the page rests."""
        page = self.visitor.page
        before = page.evaluate("window.arrivals")
        action = {field: value for field, value in move.items() if field != "seat"}
        self.visitor.post(f"/api/tables/{self.table}/moves", {"number": number, "seat": move["seat"], "action": action})
        page.evaluate("(count) => window.arrival(count)", before + 1)


def main() -> None:
    asked = _asked()
    title = find_title(asked.title)
    bots = [find_bot("builder")] * len(PLAYERS)
    game = play_game(title, Setup(PLAYERS), 1, bots, most_moves=LONGEST_GAME).record
    first = min(int(asked.over * len(game.moves)), len(game.moves) - asked.moves)
    builds = {"this": "", **({"beside": asked.beside} if asked.beside else {})}
    with ExitStack() as stack:
        servers = {build: stack.enter_context(_server(folder)) for build, folder in builds.items()}
        browser = stack.enter_context(sync_playwright()).chromium.launch(**launch_arguments())
        print(f"{title.id}, {asked.moves} moves from {first} of {len(game.moves)}, {asked.size[0]}x{asked.size[1]}")
        trace = _trace(browser, servers, game, first, asked, 1)
        print(f"a fixed piece of work took {trace.pace():.1f} ms, the reference is {REFERENCE} ms")
        for build in builds:
            _tell_work(build, trace)
        if asked.shown:
            shown = _trace(browser, servers, game, first, asked, SLOWER).presented("this")
            tell("until its picture is presented, slowed down four times", shown)
            with _watched(browser, "this", servers["this"], game, asked) as watched:
                frames, lines = _scroll(watched.visitor.page)
                tell(f"a frame while scrolling a log of {lines} entries", frames)
        browser.close()


def _tell_work(build: str, trace: Trace) -> None:
    """What moves cost in a build, slowed down, as it is and on the machine of the reference."""
    for what, times in (("a move", trace.busy(build)), ("all until the page rests", trace.until_rest(build))):
        tell(f"{build} build, processor time of {what}, times four", [SLOWER * time for time in times])
    pace = SLOWER * REFERENCE / trace.pace()
    tell(f"{build} build, a move at the pace of the reference", [pace * time for time in trace.busy(build)])


def _asked() -> Namespace:
    parser = ArgumentParser("benchmarks.web")
    parser.add_argument("title", nargs="?", default="1830")
    parser.add_argument("over", nargs="?", type=float, default=0.7)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--size", type=lambda text: tuple(int(side) for side in text.split("x")), default=(1440, 900))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--beside", metavar="FOLDER")
    parser.add_argument("--shown", action="store_true", help="also until it is presented, and scrolling: when idle")
    return parser.parse_args()


@contextmanager
def _server(folder: str) -> Iterator[str]:
    """The address of a server with the built client of a folder, or with its own."""
    environment = {**GENEROUS, **({"KURSBUCH_WEB": str(Path(folder).resolve())} if folder else {})}
    with TemporaryDirectory() as data, running_server(sqlite_url(Path(data)), environment=environment) as server:
        yield server.url


@contextmanager
def _watched(browser: Browser, build: str, url: str, game: Record, asked: Namespace) -> Iterator[Watched]:
    """Somebody at a table of the game."""
    with Visitor.arriving(browser, url, asked.size, dark=asked.dark) as visitor:
        visitor.page.add_init_script(NOTE_ARRIVALS.replace("MARK", build))
        table = visitor.post("/api/imports", {"game": json.loads(encode_record(game))})["id"]
        visitor.sit_down(table)
        visitor.page.evaluate("window.rested()")
        yield Watched(build, visitor, table)


def _trace(browser: Browser, servers: dict[str, str], game: Record, first: int, asked: Namespace, slower: int) -> Trace:
    """What the pages did while the moves of the game arrived, one after the other, in every build in turn."""
    moves = json.loads(encode_record(game))["moves"][first : first + asked.moves]
    begun = replace(game, moves=game.moves[:first])
    with ExitStack() as stack:
        tables = [stack.enter_context(_watched(browser, *server, begun, asked)) for server in servers.items()]
        for watched in tables:
            page = watched.visitor.page
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        empty = browser.new_page()
        browser.start_tracing(page=empty, categories=CATEGORIES)
        for number, move in enumerate(moves, first):
            for watched in tables[:: 1 if number % 2 else -1]:
                watched.move(number, move)
            for _ in range(PIECES):
                empty.evaluate(FIXED_PIECE)
        trace = Trace(json.loads(browser.stop_tracing())["traceEvents"])
        empty.close()
    return trace


def _scroll(page: Page) -> tuple[list[float], int]:
    for _ in range(5):  # older entries come when the upper end is reached
        page.evaluate("document.querySelector('.log').scrollTop = -1e6")
        page.evaluate("window.rested()")
    page.evaluate("document.querySelector('.log').scrollTop = 0")
    frames, lines = page.evaluate(SCROLL)
    return frames, lines


if __name__ == "__main__":
    main()
