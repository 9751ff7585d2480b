"""Hidden things never leave the server: not in views, the stream, exports, entries or error texts."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.exchange import decode_action
from kursbuch.kernel import Move, Record, Seat, find_title, replay
from tests.api.games import choose_randomly, play_on, seated_table
from tests.api.servers import PATIENCE, Server

SEED = 7_340_129_882_551
"""A number that turns up nowhere by chance."""


class Ears:
    """Everything that a client was ever told, as text."""

    def __init__(self, client: Client) -> None:
        self.texts: list[str] = []
        client.http.event_hooks["response"] = [lambda answer: self.texts.append(answer.read().decode())]

    def heard(self, *words: str) -> list[str]:
        return [word for word in words if any(word in text for text in self.texts)]


def test_the_seed_is_told_at_the_end_and_not_before(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3, seed=SEED)
    ears = [Ears(client) for client in clients]
    with clients[1].live(table_id, since=0, states=True) as live:
        heard: list[dict[str, Any]] = []
        for number in play_and_pry(clients, table_id, 40):  # who does not listen for long is cut off
            while not heard or heard[-1].get("entry", {}).get("number") != number:
                heard.append(live.next_message(timeout=PATIENCE))
    table = clients[0].table(table_id)
    assert table["seed_given"]
    assert str(SEED) not in json.dumps(heard)
    for ear in ears:
        assert ear.heard(str(SEED)) == []
    assert all(client.ask("POST", f"/api/tables/{table_id}/abandon") for client in clients)
    ended = clients[2].table(table_id)
    assert ended["seed"] == str(SEED)
    assert ended["commitment"] == table["commitment"]
    fairness = clients[0].ask("GET", f"/api/tables/{table_id}/verify")
    assert (fairness["seed_fits"], fairness["game_fits"]) == (True, True)


def test_a_seed_that_the_server_draws_cannot_be_found_by_trying(server: Server) -> None:
    """It has more than the 64 bits that a machine could try, and comes out and in again as it is."""
    table_id, clients = seated_table([server], "railroad-revolution", 3)
    play_on(clients, table_id, 60)
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    ended = clients[0].table(table_id)
    assert int(ended["seed"]) >= 2**64
    fairness = clients[0].ask("GET", f"/api/tables/{table_id}/verify")
    assert (fairness["seed_fits"], fairness["game_fits"]) == (True, True)
    record = clients[0].ask("GET", f"/api/tables/{table_id}/export")
    assert record["seed"] == ended["seed"]
    assert clients[0].state(clients[0].import_game(record))["number"] == ended["number"]


def play_and_pry(clients: list[Client], table_id: str, moves: int) -> Iterator[int]:
    """Play, and ask for everything that there is, allowed or not, on the way; the numbers of the moves."""
    choose = choose_randomly("pry")
    for _ in range(moves):
        table = clients[0].table(table_id)
        seat = table["to_act"][0]
        for client in clients:
            pry(client, table_id, table["number"])
        state = clients[seat].state(table_id, seat)
        yield clients[seat].move(table_id, state["number"], choose(state), seat)["entry"]["number"]


def pry(client: Client, table_id: str, number: int) -> None:
    client.state(table_id)
    client.entries(table_id)
    questions: list[tuple[str, str, object]] = [
        ("GET", "export", None),
        ("GET", "verify", None),
        ("GET", "plan", None),
        ("POST", "moves", {"number": number, "action": {"kind": "choose_milestone", "milestone": "?"}}),
        ("POST", "moves", {"number": number + 5, "action": {"kind": "end_turn"}}),
        ("POST", "moves", {"number": number, "action": {"kind": "nothing"}}),
        ("GET", "state?seat=0", None),
        ("GET", "state?seat=1", None),
    ]
    for method, path, body in questions:
        with suppress(ServerProblem):
            client.ask(method, f"/api/tables/{table_id}/{path}", body)


def test_drawn_and_stacked_tiles_are_known_to_nobody_else(server: Server) -> None:
    """Milestones are drawn secretly (Railroad Revolution): only the seat that chooses sees them."""
    table_id, clients = seated_table([server], "railroad-revolution", 3, seed=SEED)
    spectator = server.stranger()
    secrets_seen = 0
    choose = choose_randomly("tiles", prefer="promote")
    for _ in range(220):
        table = clients[0].table(table_id)
        if table["status"] != "running":
            break
        seat = table["to_act"][0]
        state = clients[seat].state(table_id, seat)
        drawn = [tile["milestone"] for tile in state["view"]["drawn"]]
        if drawn:
            secrets_seen += 1
            for other, client in enumerate([*clients, spectator]):
                if other != seat:
                    seen = client.state(table_id)
                    assert seen["view"]["drawn"] == []
                    assert not set(drawn) & set(_strings(seen))
                    assert not set(drawn) & set(_strings(client.entries(table_id, max(0, state["number"] - 1))))
        clients[seat].move(table_id, state["number"], choose(state), seat)
    assert secrets_seen > 1
    _check_stacks(clients, table_id)


def _check_stacks(clients: list[Client], table_id: str) -> None:
    """What still lies in the stacks of the real position is in no view."""
    entries = clients[0].entries(table_id)
    names = tuple(seat["name"] for seat in clients[0].table(table_id)["seats"])
    title = find_title("railroad-revolution")
    moves = tuple(Move(Seat(entry["seat"]), decode_action(title, entry["action"])) for entry in entries)
    record = Record(title.id, names, {}, SEED, title.rules_version, moves)
    position: Any = list(replay(record))[-1].position
    hidden = {tile for stack in position.stacks for tile in stack}
    assert hidden
    for client in clients:
        assert not hidden & set(_strings([client.state(table_id), client.entries(table_id), client.table(table_id)]))


def _strings(value: Any) -> list[str]:
    """Every text within a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for part in value.values() for text in _strings(part)]
    if isinstance(value, list):
        return [text for part in value for text in _strings(part)]
    return []


def test_standing_orders_are_known_to_their_owner_only(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    rule = {"do": [{"kind": "pass"}], "while": {"round.kind": ["auction"]}}
    clients[1].ask("POST", f"/api/tables/{table_id}/orders", {"rule": rule})
    with clients[2].live(table_id, since=0) as live:
        clients[0].move(table_id, 0, {"kind": "pass"})
        told = [live.next_message(timeout=PATIENCE) for _ in range(4)]
        while sum(message["type"] == "entry" for message in told) < 2:
            told.append(live.next_message(timeout=PATIENCE))
    moves = [message["entry"] for message in told if message["type"] == "entry"]
    assert [(entry["seat"], entry["by"]) for entry in moves] == [(0, "person"), (1, "person")]
    assert clients[2].ask("GET", f"/api/tables/{table_id}/orders") == []
    assert len(clients[1].ask("GET", f"/api/tables/{table_id}/orders")) == 1
    with pytest.raises(ServerProblem, match="order-unknown"):
        clients[2].ask("DELETE", f"/api/tables/{table_id}/orders/1")


def test_a_running_game_with_chance_is_not_exported_but_one_without_is(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3, seed=SEED)
    with pytest.raises(ServerProblem, match="export-secret"):
        clients[0].export(table_id)
    table_id, clients = seated_table([server], "1830", 3, seed=SEED)
    clients[0].move(table_id, 0, {"kind": "pass"})
    record = clients[1].export(table_id)
    assert record["seed"] == 0
    assert len(record["moves"]) == 1
