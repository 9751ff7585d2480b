"""Taking moves back, as the table agreed. The history keeps them."""

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.kernel import encode_action, with_changes
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.play.revealing import have_revealed
from kursbuch.server.storage import Entry, SeatRow, Table
from tests.api.games import play_on, seated_table
from tests.api.inside import Inside
from tests.api.servers import PATIENCE, Server
from tests.api.test_clocks import wait_until

PASS = {"kind": "pass"}


def test_freely(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="free")
    before = clients[0].state(table_id)
    clients[0].move(table_id, 0, PASS)
    after_one = clients[0].state(table_id)
    clients[1].move(table_id, 1, PASS)
    undone = clients[2].undo(table_id, 2)
    assert undone["entry"]["depth"] == 1
    assert clients[0].state(table_id)["view"] == after_one["view"]
    clients[1].move(table_id, 3, {"kind": "buy_cheapest", "private": "SV"})
    clients[0].undo(table_id, 4, count=2)
    assert clients[0].state(table_id)["view"] == before["view"]
    history = clients[0].entries(table_id)
    assert [(entry["kind"], entry["depth"]) for entry in history] == [
        ("move", 1),
        ("move", 2),
        ("undo", 1),
        ("move", 2),
        ("undo", 0),
    ]
    with pytest.raises(ServerProblem, match="undo-nothing"):
        clients[0].undo(table_id, 5)
    with pytest.raises(ServerProblem, match="undo-stale"):
        clients[0].undo(table_id, 4)


def test_only_the_own_last_move(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="own")
    clients[0].move(table_id, 0, PASS)
    with pytest.raises(ServerProblem, match="undo-own"):
        clients[1].undo(table_id, 1)
    clients[0].undo(table_id, 1)
    clients[0].move(table_id, 2, PASS)
    clients[1].move(table_id, 3, PASS)
    with pytest.raises(ServerProblem, match="undo-own"):
        clients[0].undo(table_id, 4)
    assert clients[1].undo(table_id, 4)["done"]


def test_by_agreement_of_all(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="agreement")
    clients[0].move(table_id, 0, PASS)
    asked = clients[0].undo(table_id, 1)
    assert (asked["done"], asked["missing"]) == (False, [1, 2])
    assert clients[2].table(table_id)["undo_asked"] == {"depth": 0, "agreed": [0]}
    assert clients[1].undo(table_id, 1)["missing"] == [2]
    clients[2].ask("DELETE", f"/api/tables/{table_id}/undo")
    assert clients[0].table(table_id)["undo_asked"] is None
    assert clients[2].undo(table_id, 1)["missing"] == [0, 1]
    clients[0].undo(table_id, 1)
    assert clients[1].undo(table_id, 1)["done"]
    assert clients[0].table(table_id)["to_act"] == [0]


def test_a_move_makes_an_undo_that_was_asked_for_void(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="agreement")
    clients[0].move(table_id, 0, PASS)
    clients[0].undo(table_id, 1)
    clients[1].move(table_id, 1, PASS)
    assert clients[0].table(table_id)["undo_asked"] is None
    with pytest.raises(ServerProblem, match="undo-stale"):
        clients[2].undo(table_id, 1)


def test_what_bots_did_since_goes_with_it(server: Server) -> None:
    host = server.client()
    table = host.create_table("1830", ["person", "bot", "bot"], undo="own")
    host.start(table["id"])
    host.move(table["id"], 0, PASS)
    number = _wait_for_turn(host, table["id"], 0)
    assert number > 2
    assert host.undo(table["id"], number)["entry"]["depth"] == 0
    assert host.table(table["id"])["to_act"][0] == 0


def _wait_for_turn(client: Client, table_id: str, seat: int) -> int:
    with client.live(table_id, since=0) as live:
        table = client.table(table_id)
        while table["to_act"][:1] != [seat] or table["status"] != "running":
            live.next_message(timeout=PATIENCE)
            table = client.table(table_id)
    return int(table["number"])


def test_snapshots_before_an_undo_are_not_used_after_it(server: Server) -> None:
    """Whatever is looked up later is the line that was played, not the one that was taken back."""
    table_id, clients = seated_table([server], "american-rails", 3, undo="free", seed=2)
    number = play_on(clients, table_id, 52)
    assert clients[0].undo(table_id, number, count=6)["entry"]["depth"] == 46
    seen = {}
    for _ in range(8):
        number = play_on(clients, table_id, 1, seed="another line")
        seen[number] = clients[0].state(table_id)["view"]
    play_on(clients, table_id, 1)
    for number, view in seen.items():
        assert clients[0].state(table_id, at=number)["view"] == view


def test_an_undo_does_not_tell_whether_an_order_moved(inside: Inside) -> None:
    """The order's pass counts like a pass by hand, and the order does not repeat what was taken back."""
    table_id, clients = seated_table([inside], "1830", 3, undo="own")
    order = {"rule": {"do": [PASS]}}
    clients[1].ask("POST", f"/api/tables/{table_id}/orders", order)
    clients[0].move(table_id, 0, PASS)
    wait_until(clients[0], table_id, lambda table: table["number"] == 2)
    with pytest.raises(ServerProblem, match="undo-own"):
        clients[0].undo(table_id, 2)
    assert clients[1].undo(table_id, 2)["done"]
    inside.time.forward(60)
    inside.sweep()
    assert clients[0].table(table_id)["to_act"] == [1]
    assert clients[1].ask("GET", f"/api/tables/{table_id}/orders")[0]["ended"] is None


def test_moves_of_an_imported_game_can_be_taken_back(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    number = play_on(clients, table_id, 6)
    again = clients[0].import_game(clients[0].export(table_id))
    assert clients[0].table(again)["unread"] == 0
    assert clients[0].undo(again, number, count=2)["done"]
    assert clients[0].state(again, 0)["view"] == clients[0].state(table_id, 0, at=number - 2)["view"]


def test_what_revealed_something_hidden_is_taken_back_only_by_agreement(server: Server) -> None:
    """Milestones are drawn, seen, and would be there to be drawn again (Railroad Revolution)."""
    table_id, clients = seated_table([server], "railroad-revolution", 3, undo="own", seed=5)
    drawer = play_until_drawn(clients, table_id)
    number = clients[0].table(table_id)["number"]
    asked = clients[drawer].undo(table_id, number)
    assert (asked["done"], asked["missing"]) == (False, [seat for seat in range(3) if seat != drawer])
    assert clients[0].table(table_id)["number"] == number
    others = [client for seat, client in enumerate(clients) if seat != drawer]
    assert [other.undo(table_id, number)["done"] for other in others] == [False, True]
    assert clients[drawer].state(table_id)["view"]["drawn"] == []


def test_whether_something_was_revealed_is_not_found_out_otherwise_by_trying_again() -> None:
    """An own move and its undo make two entries more, as often as one likes; the next deal of two stays seen."""
    stage, ended = before_the_next_deal_is_seen()
    assert all(have_revealed(replace(stage, number=number), [ended]) for number in range(3000, 3600))


def before_the_next_deal_is_seen() -> tuple[Stage, Entry]:
    """A position of Railroad Revolution with two deals in the stack, and the move that turns one of them over."""
    seats = [SeatRow(seat=seat, name=name) for seat, name in enumerate(("Ada", "Ben"))]
    game = HostedGame.of(Table(id="t", title="railroad-revolution", options={}, seed="5"), seats)
    stage, random = game.initial(), Random(5)
    while True:
        seat = stage.to_act[0]
        action = random.choice(list(random.choice(game.rules.offers(stage.position, seat))))
        step = stage.apply(seat, action)
        if action.kind == "end_deal" and "deal_revealed" in [event.kind for event in step.events]:
            two = cast(Any, stage.position).deal_stack[:2]
            stage = replace(stage, position=with_changes(cast(Any, stage.position), deal_stack=two))
            return stage, Entry(table_id="t", number=1, kind="move", seat=int(seat), action=encode_action(action))
        stage = stage.after_move(step)


def play_until_drawn(clients: list[Client], table_id: str) -> int:
    """Random moves; the seat whose last move drew milestones."""
    while True:
        play_on(clients, table_id, 1, seed="milestones")
        seat = clients[0].table(table_id)["to_act"][0]
        state = clients[seat].state(table_id)
        if state["view"]["drawn"] and state["offers"][0]["kind"] == "choose_milestone":
            return int(seat)


def test_what_revealed_nothing_is_taken_back_by_its_player_alone(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3, undo="own", seed=5)
    seat = clients[0].table(table_id)["to_act"][0]
    number = play_on(clients, table_id, 1)
    assert clients[seat].undo(table_id, number)["done"]
