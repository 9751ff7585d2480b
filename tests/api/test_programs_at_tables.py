"""Programs of an operator at the tables of a server."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.pool import QueuePool

from kursbuch.bots.program import ProgramBot
from kursbuch.bots.program.program_bot import MOST_FAULTS
from kursbuch.bots.registry import _BOTS
from kursbuch.client import Client
from tests.api.games import first_action
from tests.api.inside import Inside
from tests.api.servers import PATIENCE, until
from tests.bots.program.polite import POLITE

THINKING = f"""{POLITE}    open(sys.argv[1], "w").write("asked")
    open(sys.argv[2]).read()
    print("nonsense", flush=True)
"""
"""Thinks until somebody opens a pipe."""


def test_nobody_waits_for_the_programs_at_other_tables(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, pipe, source = tmp_path / "asked", tmp_path / "pipe", tmp_path / "thinking.py"
    source.write_text(THINKING)
    os.mkfifo(pipe)
    program = ProgramBot("thinker", (sys.executable, str(source), str(asked), str(pipe)), seconds=10 * PATIENCE)
    monkeypatch.setitem(_BOTS, "thinker", program)
    host = inside.client()
    try:
        for _ in range(3):
            hand_over(host, host.create_table("american-rails", ["person", {"kind": "bot", "bot": "thinker"}, "bot"]))
            until(asked.exists)
        until(lambda: connections_in_use(inside) == 0)
        quick = host.create_table("american-rails", ["person", "bot", "bot"])
        number = hand_over(host, quick)
        until(lambda: host.table(quick["id"])["number"] > number)
    finally:
        program.faults += ["silent"] * MOST_FAULTS  # it is not asked any more, so that the server can end
        program.end()


def connections_in_use(inside: Inside) -> int:
    """Who thinks holds none: others need them, and a database cannot tidy up behind an open reader."""
    pool = inside.services.hosting.database.engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


def hand_over(host: Client, table: Mapping[str, Any]) -> int:
    """Begin, and move until it is a bot's turn."""
    host.start(table["id"])
    while (now := host.table(table["id"]))["to_act"] == [0]:
        host.move(table["id"], now["number"], first_action(host.state(table["id"], 0)), 0)
    return int(now["number"])
