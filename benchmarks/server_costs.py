"""What grows with a game, with the tables and with the listeners: `python -m benchmarks.server_costs`.

Processor time of the thread that does the work, without the network: an undo, a story and a state at move 50 and at
move 1,500; lists among 10,000 tables; what 1 and 300 spectators are sent after a move.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from sqlalchemy import insert

from benchmarks.noise import Noise
from benchmarks.tables import print_table
from kursbuch.bots import RandomBot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, encode_action, find_title
from kursbuch.server.accounts import Caller
from kursbuch.server.play.hosted_game import load_table
from kursbuch.server.play.hosting import SentMove
from kursbuch.server.play.shown import Shown
from kursbuch.server.services import Services
from kursbuch.server.settings import Settings
from kursbuch.server.storage import SeatRow, Table
from kursbuch.server.tables.exchange import import_game
from kursbuch.server.tables.requests import SeatRequest, TableChoices, TableRequest
from kursbuch.server.tables.summary import list_tables

EARLY, LATE = 50, 1_500
BEYOND = 300
"""The game goes on for so many moves after the late one, so it does not end while it is measured."""
MANY_TABLES = 10_000
LISTENERS = 300
REPEATS = 15


class Bench:
    """A house without a network."""

    def __init__(self, folder: Path) -> None:
        self.services = Services.open(Settings(database=f"sqlite:///{folder / 'bench.sqlite3'}"))
        account = self.services.accounts.register("Host", "a long password", "en")
        self.caller = Caller(account.id, account.name, "en", None)
        self.noise = Noise()

    def milliseconds(self, work: Callable[[], object], between: Callable[[], object] = lambda: None) -> float:
        """The median of some repeats, in processor time; `between` is not measured."""
        times = []
        for _ in range(REPEATS):
            between()
            began = thread_time()
            work()
            times.append((thread_time() - began) * 1000)
        self.noise.sample()
        return median(times)

    def stage(self, table_id: str) -> Any:
        with self.services.database.read() as session:
            table, seats = load_table(session.connection(), table_id)
            assert table is not None
            assert seats is not None
            return self.services.hosting.games.current(session, table, seats)

    def move(self, table_id: str) -> None:
        stage = self.stage(table_id)
        seat = stage.to_act[0]
        action = next(iter(stage.game.rules.offers(stage.position, seat)[-1]))
        self.services.hosting.move(self.caller, table_id, SentMove(stage.number, seat, encode_action(action)))

    def undo(self, table_id: str) -> None:
        self.services.undoing.ask(self.caller, table_id, self.stage(table_id).number, 1)

    def look(self, table_id: str) -> bytes:
        return Shown(self.stage(table_id), None, True).state

    def tell(self, table_id: str) -> None:
        with self.services.database.read() as session:
            self.services.hosting.stories.tell(session, self.stage(table_id))


def growth(bench: Bench) -> list[tuple[object, ...]]:
    """Undo, story and state of an early and of a late game."""
    game = _long_game()
    tables = []
    for moves in (EARLY, LATE):
        begun = _json(replace(game, moves=game.moves[:moves]))
        tables.append(import_game(bench.services.hosting, bench.caller, TableChoices(undo="free"), begun))
    rows: list[tuple[object, ...]] = []
    steps: tuple[tuple[str, Callable[[str], object], Callable[[str], object]], ...] = (
        ("undo", bench.undo, bench.move),
        ("story, told on after a move", bench.tell, bench.move),
        ("state", bench.look, bench.stage),
    )
    for name, work, between in steps:
        early, late = (bench.milliseconds(partial(work, table), partial(between, table)) for table in tables)
        rows.append((name, f"{early:.1f} ms", f"{late:.1f} ms", f"{late / early:.1f}"))
    return rows


def _long_game() -> Record:
    """A game of random bots that is long enough."""
    title, setup = find_title("1830"), Setup(("Ada", "Ben", "Cleo", "Dan"))
    length = LATE + BEYOND
    games = (play_game(title, setup, seed, [RandomBot()] * 4, most_moves=length).record for seed in count())
    return next(game for game in games if len(game.moves) == length)


def _json(record: Record) -> dict[str, Any]:
    return dict(json.loads(encode_record(record)))


def lists(bench: Bench) -> list[tuple[object, ...]]:
    """The public list and one's own among many tables."""
    seats = [SeatRequest(kind="person"), SeatRequest(kind="hotseat", name="Ben")]
    pattern = bench.services.tables.create(bench.caller, TableRequest(title="1830", seats=seats))
    with bench.services.database.write() as session:
        found = session.connection().execute(Table.__table__.select().where(Table.id == pattern.id)).mappings().one()
        rows = [
            {**found, "id": f"t{number:011}", "invitation": f"i{number}", "status": "running", "updated": float(number)}
            for number in range(MANY_TABLES)
        ]
        session.execute(insert(Table), rows)
        places = [
            {"table_id": row["id"], "seat": seat, "kind": "person", "name": "Ada", "account_id": bench.caller.id}
            for row in rows
            for seat in range(2)
        ]
        session.execute(insert(SeatRow), places)

    def ask(caller: Caller | None, mine: bool) -> None:
        with bench.services.database.read() as session:
            list_tables(session, caller, "running", mine, None)

    return [
        ("public tables, a stranger", f"{bench.milliseconds(lambda: ask(None, False)):.1f} ms"),
        ("all tables, somebody", f"{bench.milliseconds(lambda: ask(bench.caller, False)):.1f} ms"),
        ("own tables", f"{bench.milliseconds(lambda: ask(bench.caller, True)):.1f} ms"),
    ]


def listeners(bench: Bench) -> list[tuple[object, ...]]:
    """One state with its drawing for one spectator and for many."""
    seats = [SeatRequest(kind="person"), SeatRequest(kind="hotseat", name="Ben")]
    table = bench.services.tables.create(bench.caller, TableRequest(title="1830", seats=seats)).id
    bench.services.tables.start(bench.caller, table)

    def send(count: int) -> None:
        shown = bench.services.hosting.showing.of(bench.stage(table), None, True)
        for _ in range(count):
            shown.drawn_state(())

    one, many = (bench.milliseconds(partial(send, count), partial(bench.move, table)) for count in (1, LISTENERS))
    return [("encode the state and drawing of a move", f"{one:.1f} ms", f"{many:.1f} ms")]


def main() -> None:
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        print_table(("processor time", f"at move {EARLY}", f"at move {LATE:,}", "ratio"), growth(bench))
        print()
        print_table(("processor time", "1 spectator", f"{LISTENERS} spectators"), listeners(bench))
        print()
        print_table((f"lists among {MANY_TABLES:,} tables", "processor time"), lists(bench))
        print()
        print_table(("noise of the machine", ""), bench.noise.rows())
        bench.services.database.close()


if __name__ == "__main__":
    main()
