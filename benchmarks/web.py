"""The web table in Chromium: from the arrival of a move to its picture, and scrolling a log of more than 1,000 lines.

The processor time of a move in the page tells what a processor four times as slow needs, however busy the machine is.

Run: CHROMIUM=/usr/bin/chromium python -m benchmarks.web [title]
"""

import json
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.api.servers import running_server, sqlite_url
from tests.browser.conftest import launch_arguments
from tests.browser.visitor import Visitor

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Setup, find_title

PLAYERS = ("Ada", "Bertha", "Clara")
MOVES = 40

NOTE_ARRIVALS = """
window.pictures = [];
const Original = WebSocket;
window.WebSocket = class extends Original {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      if (event.data.startsWith('{"type":"state"')) {
        const arrived = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.pictures.push(performance.now() - arrived)));
      }
    });
  }
};
"""

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


def main() -> None:
    title = find_title(sys.argv[1] if len(sys.argv) > 1 else "1830")
    record = play_game(title, Setup(PLAYERS), 1, [find_bot("random")] * len(PLAYERS), most_moves=1100).record
    with (
        TemporaryDirectory() as folder,
        running_server(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())
        with Visitor.arriving(browser, server.url) as visitor:
            visitor.page.add_init_script(NOTE_ARRIVALS)
            table = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"]
            visitor.sit_down(table)
            pictures, busy = _pictures(visitor, table)
            _tell(f"{title.id}: from the arrival of a move to its picture", pictures)
            _tell("processor time of a move in the page, four times as slow", [4 * each for each in busy])
            frames, lines = _scroll(visitor.page)
            _tell(f"a frame while scrolling a log of {lines} entries", frames)
        browser.close()


def _pictures(visitor: Visitor, table: str) -> tuple[list[float], list[float]]:
    """From arrival to picture, and the processor time of the page's main thread, for every move."""
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    busy: list[float] = []
    for _ in range(MOVES):
        before = _thread_time(devtools)
        visitor.move(table)
        visitor.page.wait_for_function("count => window.pictures.length > count", arg=len(busy))
        busy.append(_thread_time(devtools) - before)
    return visitor.page.evaluate("window.pictures"), busy


def _thread_time(devtools: CDPSession) -> float:
    """Milliseconds of work so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def _scroll(page: Page) -> tuple[list[float], int]:
    for _ in range(5):  # older entries come when the upper end is reached
        page.evaluate("document.querySelector('.log').scrollTop = -1e6")
        page.wait_for_timeout(300)
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
