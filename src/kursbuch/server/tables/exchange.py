"""Records in and out: an own record or a game of 18xx.games becomes a table, a table becomes a record."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace

from sqlalchemy.orm import Session

from kursbuch.exchange import GameFile, RecordedGame, decode_record, encode_record
from kursbuch.exchange import export_game as write_for_site
from kursbuch.exchange.eighteenxx_games import load_game
from kursbuch.kernel import BadRecord, BadSetup, Json, Record, Replay, encode_action, find_title, titles
from kursbuch.server.accounts import Caller
from kursbuch.server.names import seen_part
from kursbuch.server.play import clocks, snapshots
from kursbuch.server.play.fairness import ENDED, commitment
from kursbuch.server.play.games import effective_path, load_moves
from kursbuch.server.play.hosted_game import HostedGame, Stage, load_seats
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.recording import encode_events, note_stage
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Entry, SeatRow, Snapshot, Table
from kursbuch.server.tables.requests import TableChoices
from kursbuch.server.tables.service import check_no_guest, new_table

MOST_MOVES = 10_000
LONGEST_NAME = 40
OWN_PARTS = frozenset({"kursbuch", "title", "players", "options", "seed", "rules_version", "fingerprint", "moves"})
SITE_PARTS = frozenset({"id", "title", "players", "actions", "settings", "status"})
"""What is read of an own record, and of a file of 18xx.games."""


def import_game(
    hosting: Hosting, caller: Caller, choices: TableChoices, data: Mapping[str, Json], *, up_to_failure: bool = False
) -> str:
    """A table on which the game stands, if asked for up to where it fails; all seats are at the importer's screen."""
    check_no_guest(caller)
    game_file = _read(data, up_to_failure)
    record = game_file.record
    table = new_table(caller, choices, record.title, dict(record.options), record.seed, True, hosting.time.now())
    seats = [
        SeatRow(
            table_id=table.id,
            seat=number,
            kind="hotseat",
            name=seen_part(name, LONGEST_NAME) or str(number + 1),
            account_id=caller.id,
        )
        for number, name in enumerate(record.players)
    ]
    if not record.is_of(find_title(record.title)):
        table.rules_version, table.fingerprint = record.rules_version, record.fingerprint or None
    game = HostedGame.of(table, seats)
    stage, rows = _entries(hosting, game, game_file.stages())
    table.status, table.number = "running", stage.number
    for seat in seats:
        seat.seen = stage.number
    table.commitment = commitment(table.seed, table.salt)
    note_stage(table, stage)
    clocks.start_clocks(table, seats, hosting.time.now())
    with hosting.database.write() as session:
        session.add(table)
        session.flush()
        session.add_all([*seats, *rows])
    return table.id


def bounded(data: Mapping[str, Json]) -> dict[str, Json]:
    """What of a file can be a game: as many players as its title takes, and not too many moves.

    It is asked before anybody looks at the parts, and what does not belong to a game is left out.
    """
    is_own = "kursbuch" in data
    known = OWN_PARTS if is_own else SITE_PARTS
    title = str(data.get("title"))
    possible = [titles()[title]] if title in titles() else list(titles().values())
    counts = sorted(count for one in possible for count in one.players)
    players, moves = data.get("players"), data.get("moves" if is_own else "actions")
    if isinstance(players, list) and len(players) > counts[-1]:
        raise BadSetup("player-count", title=title, count=len(players), counts=f"{counts[0]}-{counts[-1]}")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Problem(422, "import-long", most=MOST_MOVES)
    return {name: data[name] if name in known else None for name in data if is_own or name in known}


def _read(data: Mapping[str, Json], up_to_failure: bool) -> GameFile:
    if "kursbuch" in data:
        record = decode_record(data)
        return RecordedGame.up_to_failure(record) if up_to_failure else RecordedGame(record)
    if "actions" in data and "players" in data:
        return load_game(data, up_to_failure=up_to_failure)
    raise BadRecord("record-none")


def _entries(
    hosting: Hosting, game: HostedGame, stages: Iterator[Replay[object]]
) -> tuple[Stage, list[Entry | Snapshot]]:
    """The moves as entries, with snapshots on the way, and the last stage."""
    now = hosting.time.now()
    rows: list[Entry | Snapshot] = []
    stage = Stage(game, 0, (), next(stages).position)
    for replayed in stages:
        assert replayed.move is not None
        number = stage.number + 1
        stage = Stage(game, number, (*stage.path, number), replayed.position)
        rows.append(
            Entry(
                table_id=game.table_id,
                number=number,
                kind="move",
                seat=replayed.move.seat,
                by="import",
                action=encode_action(replayed.move.action),
                events=encode_events(replayed.events),
                depth=number,
                to_act=list(stage.to_act),
                at=now,
            )
        )
        snapshot = snapshots.snapshot_of(stage, hosting.signing) if snapshots.is_due(stage) else None
        if snapshot is not None:
            rows.append(snapshot)
    return stage, rows


def export_game(session: Session, table: Table) -> str:
    """The record of a game."""
    return encode_record(_record(session, table))


def export_for_site(session: Session, table: Table) -> str:
    """The game as a file of 18xx.games; what that site cannot express is refused."""
    return f"{json.dumps(write_for_site(_record(session, table)), ensure_ascii=False)}\n"


def _record(session: Session, table: Table) -> Record:
    """Before the end the seed stays secret, so only a game without chance can be exported."""
    if table.status == "open":
        raise Problem(409, "table-is-open")
    game = HostedGame.of(table, load_seats(session, table.id))
    entries = load_moves(session, table.id, effective_path(session, table.id, table.number))
    if table.status in ENDED:
        return game.record(game.seed, entries, table)
    other = replace(game, seed=0).initial()
    if other.position != game.initial().position:
        raise Problem(409, "export-secret")
    return game.record(0, entries, table)
