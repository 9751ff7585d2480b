"""Whole games of all titles by programs over the network, on SQLite and on two servers with PostgreSQL."""

from collections.abc import Sequence

import pytest

from kursbuch.client import Chooser, NetworkPlayer
from kursbuch.exchange import decode_record
from kursbuch.kernel import replay, titles
from tests.api.games import choose_randomly, play_whole_game, seated_table
from tests.api.servers import Server

SHORT_GAMES = {"1830": "s1", "1849": "s21"}
"""Random players whose games end soon."""

TIRED_AFTER = {"1824": 150}
"""So many entries later they pass whenever they can."""


def chooser(title_id: str) -> Chooser:
    seed = SHORT_GAMES.get(title_id, "whole")
    fresh, tired = choose_randomly(seed), choose_randomly(seed, prefer="pass")
    last = TIRED_AFTER.get(title_id, 10_000)
    return lambda state: fresh(state) if state["number"] < last else tired(state)


def check_whole_game(servers: Sequence[Server], title_id: str) -> None:
    """All clients are told every entry in order, and the export replays to the result."""
    title = titles()[title_id]
    count = 4 if 4 in title.players else title.players[-1]
    table_id, clients = seated_table(servers, title_id, count, seed=5)
    choose = chooser(title_id)
    players = [NetworkPlayer(client, table_id, seat, choose) for seat, client in enumerate(clients)]
    play_whole_game(players)
    table = clients[0].table(table_id)
    assert table["status"] == "finished"
    for player in players:
        assert player.numbers == list(range(1, table["number"] + 1))
    record = decode_record(clients[0].export(table_id))
    last = list(replay(record))[-1]
    outcome = title.rules(record.setup).outcome(last.position)
    assert outcome is not None
    assert [outcome.scores[seat] for seat in sorted(outcome.scores)] == table["result"]["scores"]
    fairness = clients[0].ask("GET", f"/api/tables/{table_id}/verify")
    assert fairness["seed_fits"]
    assert fairness["game_fits"]


@pytest.mark.parametrize("title_id", list(titles()))
def test_on_sqlite(server: Server, title_id: str) -> None:
    check_whole_game([server], title_id)


@pytest.mark.parametrize("title_id", list(titles()))
def test_on_two_servers_with_postgresql(two_servers: tuple[Server, Server], title_id: str) -> None:
    check_whole_game(two_servers, title_id)
