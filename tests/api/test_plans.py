"""Playing ahead on a private copy."""

import pytest

from kursbuch.client import ServerProblem
from tests.api.games import seated_table
from tests.api.servers import Server


def test_a_plan_is_private_and_changes_nothing(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/plan"
    before = clients[0].state(table_id)
    buy = {"kind": "buy_cheapest", "private": "SV"}
    planned = clients[1].ask("POST", path, {"seat": 0, "action": {"kind": "pass"}})
    assert planned["to_act"][0] == 1
    planned = clients[1].ask("POST", path, {"seat": 1, "action": buy})
    assert planned["view"]["players"][1]["privates"] == ["SV"]
    assert [move["seat"] for move in planned["planned"]] == [0, 1]
    assert clients[1].ask("GET", path) == planned
    assert clients[0].ask("GET", path)["planned"] == []
    assert clients[0].state(table_id) == before
    with pytest.raises(ServerProblem) as refused:
        clients[1].ask("POST", path, {"seat": 0, "action": buy})
    assert refused.value.content["citation"]
    clients[1].ask("DELETE", path)
    assert clients[1].ask("GET", path)["planned"] == []


def test_a_plan_for_a_position_that_is_over_is_dropped(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/plan"
    clients[1].ask("POST", path, {"seat": 0, "action": {"kind": "pass"}})
    clients[0].move(table_id, 0, {"kind": "pass"})
    shown = clients[1].ask("GET", path)
    assert (shown["number"], shown["planned"]) == (1, [])


def test_a_plan_of_a_game_with_hidden_things_looks_like_the_table(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3)
    planned = clients[0].ask("GET", f"/api/tables/{table_id}/plan")
    assert planned["view"] == clients[0].state(table_id)["view"]


def test_only_who_sits_there_plans(server: Server) -> None:
    table_id, _ = seated_table([server], "1830", 3)
    with pytest.raises(ServerProblem, match="seat-none"):
        server.client().ask("GET", f"/api/tables/{table_id}/plan")
