"""Pictures for the client: boards in symbols, tiles, routes."""

import gzip
import json
from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.kernel import titles
from tests.api.games import play_on, seated_table
from tests.api.servers import Server
from tests.api.test_live import wait_for

LARGEST_STATE = 15_000


def used_symbols(drawing: dict[str, Any]) -> set[str]:
    return {
        placed[0] for board in drawing["boards"].values() for layer in board["layers"] for placed in layer["placed"]
    }


def packed_size(content: object) -> int:
    return len(gzip.compress(json.dumps(content, separators=(",", ":")).encode()))


@pytest.mark.parametrize("title", list(titles()))
def test_a_drawing_brings_the_symbols_that_the_client_lacks(server: Server, title: str) -> None:
    table_id, clients = seated_table([server], title, 3)
    path = f"/api/tables/{table_id}/drawing"
    first = clients[0].ask("GET", path)
    assert set(first["symbols"]) == used_symbols(first)
    number = play_on(clients, table_id, 12)
    later = clients[0].ask("GET", path, have=0)
    assert set(later["symbols"]) == used_symbols(later) - set(first["symbols"])
    assert clients[0].ask("GET", path, at=0) == first
    assert clients[0].ask("GET", path, at=0, have=number)["boards"] == first["boards"]
    with pytest.raises(ServerProblem, match="entry-unknown"):
        clients[0].ask("GET", path, have=number + 1)


@pytest.mark.parametrize("title", list(titles()))
def test_a_state_with_its_drawing_is_small(server: Server, title: str) -> None:
    table_id, clients = seated_table([server], title, 3)
    number = play_on(clients, table_id, 12)
    state = clients[0].ask("GET", f"/api/tables/{table_id}/state", drawing="true", have=number - 1)
    assert packed_size(state) < LARGEST_STATE
    assert "drawing" not in clients[0].state(table_id)


def test_every_live_state_brings_only_new_symbols(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3)
    known: set[str] = set()
    with Client(server.url).live(table_id, states=True, drawing=True) as live:
        for _ in range(8):
            drawing = wait_for(live, "state")["state"]["drawing"]
            assert not set(drawing["symbols"]) & known
            known |= set(drawing["symbols"])
            assert used_symbols(drawing) <= known
            play_on(clients, table_id, 1)
    number = clients[0].table(table_id)["number"]
    with Client(server.url).live(table_id, states=True, drawing=True, have=number) as live:
        assert wait_for(live, "state")["state"]["drawing"]["symbols"] == {}


def test_answers_are_packed(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    answer = clients[0].http.get(f"/api/tables/{table_id}/drawing", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_tiles_are_drawn_for_a_choice(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/tiles"
    shown = clients[0].ask("GET", path, faces="57.0,57.1", hex="H10")
    assert set(shown["faces"]) == {"57.0", "57.1"}
    assert any("Pittsburgh" in symbol["svg"] for symbol in shown["symbols"].values())
    for wrong in ({"faces": "nothing.0"}, {"faces": "57.0", "hex": "Z99"}, {"faces": "57"}):
        with pytest.raises(ServerProblem) as caught:
            clients[0].ask("GET", path, **wrong)
        assert caught.value.status == 422


def test_the_supply_of_tiles_is_in_the_view(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    tiles = {tile["tile"]: tile for tile in clients[0].state(table_id)["view"]["board"]["tiles"]}
    assert (tiles["57"]["left"], tiles["57"]["color"]) == (4, "yellow")


def operating_table(server: Server) -> tuple[str, list[Client], str]:
    """A table of 1830 in its first operating round, and the company whose turn it is."""
    table_id, clients = seated_table([server], "1830", 3, seed=1)
    for _ in range(200):
        seat = clients[0].table(table_id)["to_act"][0]
        state = clients[seat].state(table_id)
        if state["view"]["round"]["kind"] == "operating":
            return table_id, clients, state["view"]["round"]["company"]
        clients[seat].move(table_id, state["number"], _eager(state))
    raise AssertionError("nothing floats")


def _eager(state: dict[str, Any]) -> dict[str, Any]:
    """Buy what can be bought, PRR first."""
    for kind in ("buy_cheapest", "set_par", "start_company", "buy_share"):
        for offer in state["offers"]:
            if offer["kind"] == kind:
                actions = offer["actions"]
                return next((action for action in actions if action.get("company") == "PRR"), actions[0])
    return {"kind": "pass"}


def test_the_best_run_is_drawn_on_the_board(server: Server) -> None:
    table_id, clients, company = operating_table(server)
    path = f"/api/tables/{table_id}/routes"
    run = clients[0].ask("GET", path)
    assert (run["company"], run["revenue"], run["proven"]) == (company, 0, True)
    assert clients[0].ask("GET", path, plan="true") == run
    drawn = clients[0].http.get(f"{path}/paths", params={"route": ["2: H12 (H14) H16", "2: H12 H10"]}).json()
    assert [line[:1] for line in drawn["paths"]] == ["M", "M"]
    with pytest.raises(ServerProblem, match="company-unknown"):
        clients[0].ask("GET", path, company="XYZ")


def test_a_game_without_routes_says_so(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3)
    with pytest.raises(ServerProblem, match="routes-none") as caught:
        clients[0].ask("GET", f"/api/tables/{table_id}/routes")
    assert caught.value.status == 404


def test_drawings_of_closed_tables_are_closed(server: Server) -> None:
    table = server.client().create_table("1830", ["person", "bot", "bot"], public=False)
    stranger = server.client()
    for path, query in (("drawing", {}), ("tiles", {"faces": "57.0"}), ("routes/paths", {"route": "H12"})):
        with pytest.raises(ServerProblem, match="table-unknown"):
            stranger.ask("GET", f"/api/tables/{table['id']}/{path}", **query)
