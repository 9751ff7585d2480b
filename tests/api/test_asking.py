"""Questions about moves that are not made: why not, what would follow, what a bot would do; private notes."""

from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from tests.api.games import first_action, play_on, seated_table
from tests.api.servers import PATIENCE, Server

BUY = {"kind": "buy_cheapest", "private": "SV"}


def refusals(client: Client, table_id: str, *actions: dict[str, Any], **more: object) -> list[Any]:
    return list(client.ask("POST", f"/api/tables/{table_id}/refusals", {"actions": actions, **more})["refusals"])


def test_every_action_is_answered_with_the_rule_that_forbids_it(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    allowed, dear, broken = refusals(
        clients[0], table_id, BUY, {"kind": "bid", "private": "BO", "amount": 5000}, {"kind": "no such"}
    )
    assert allowed is None
    assert dear["citation"]["book"] == "1830"
    assert dear["text"]
    assert broken["citation"] is None
    assert broken["text"]
    (not_yet,) = refusals(clients[1], table_id, BUY)
    assert not_yet["citation"]
    assert clients[0].table(table_id)["number"] == 0


def test_reasons_are_told_in_the_language_of_the_page(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    dear = {"kind": "bid", "private": "BO", "amount": 5000}
    english = refusals(clients[0], table_id, dear)
    clients[0].http.headers["Accept-Language"] = "de"
    german = refusals(clients[0], table_id, dear)
    assert english[0]["code"] == german[0]["code"]
    assert english[0]["text"] != german[0]["text"]


def test_only_the_own_seats_are_asked_for_and_not_too_much(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    for body, code in (({"seat": 1, "actions": [BUY]}, "seat-other"), ({"actions": [BUY] * 61}, "request-invalid")):
        with pytest.raises(ServerProblem, match=code):
            clients[0].ask("POST", f"/api/tables/{table_id}/refusals", body)


def test_a_preview_shows_what_a_move_changes_and_changes_nothing(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/preview"
    before = clients[0].state(table_id)
    shown = clients[0].ask("POST", path, {"action": BUY})
    assert shown["changes"]["players.0.cash"] == [800, 780]
    assert shown["changes"]["players.0.privates"] == [[], ["SV"]]
    assert shown["view"]["players"][0]["privates"] == ["SV"]
    assert shown["texts"]
    assert shown["to_act"][0] == 1
    assert shown["drawing"]["boards"]
    assert shown["drawing"]["symbols"] == {}, "the page has the drawing of the table"
    assert clients[0].state(table_id) == before
    with pytest.raises(ServerProblem) as refused:
        clients[1].ask("POST", path, {"action": BUY})
    assert refused.value.content["citation"]


def test_a_title_without_routes_has_no_best_run_to_change(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3)
    mover = clients[clients[0].table(table_id)["to_act"][0]]
    action = first_action(mover.state(table_id))
    with pytest.raises(ServerProblem, match="routes-none"):
        mover.ask("POST", f"/api/tables/{table_id}/run-change", {"action": action})


def test_a_preview_gives_nothing_hidden_away(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3)
    play_on(clients, table_id, 12)
    seat = clients[0].table(table_id)["to_act"][0]
    state = clients[seat].state(table_id)
    action = first_action(state)
    shown = clients[seat].ask("POST", f"/api/tables/{table_id}/preview", {"action": action})
    again = clients[seat].ask("POST", f"/api/tables/{table_id}/preview", {"action": action})
    assert shown == again
    assert shown["number"] == state["number"]


def test_hints_are_moves_that_are_offered(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/hints"
    hints = clients[0].ask("GET", path)
    assert {hint["bot"] for hint in hints} == {"builder", "search"} <= set(clients[0].ask("GET", "/api/bots"))
    assert refusals(clients[0], table_id, *(hint["action"] for hint in hints)) == [None] * len(hints)
    assert all(hint["text"] and not hint["text"].startswith("action-") for hint in hints)
    assert all(hint["reason"] is None or not hint["reason"].startswith("reason-") for hint in hints)
    with pytest.raises(ServerProblem, match="turn-other"):
        clients[1].ask("GET", path)


def test_notes_are_private(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/notes"
    assert clients[0].ask("GET", path) == {"text": ""}
    for text in ("Erie is cheap.\nWatch NYC!", "PRR"):
        clients[0].ask("PUT", path, {"text": text})
        assert clients[0].ask("GET", path) == {"text": text}
    assert clients[1].ask("GET", path) == {"text": ""}
    with pytest.raises(ServerProblem, match="login-needed"):
        server.stranger().ask("GET", path)


def test_a_plan_can_be_drawn(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    path = f"/api/tables/{table_id}/plan"
    planned = clients[1].ask("POST", path, {"seat": 0, "action": BUY}, drawing="true")
    assert planned["drawing"]["boards"]["board"]["kind"] == "hexmap"
    assert planned["drawing"]["symbols"] == {}


def test_around_one_screen_the_seat_that_acts_is_followed(server: Server) -> None:
    client = server.client()
    table = client.create_table("american-rails", ["person", "hotseat", "hotseat"])
    client.start(table["id"])
    own = client.table(table["id"])["own_seats"]
    assert own == [0, 1, 2]
    assert [client.state(table["id"], seat)["seat"] for seat in own] == own
    with client.live(table["id"], states=True) as live:
        for _ in range(6):
            message = live.next_message(timeout=PATIENCE)
            while message["type"] != "state":
                message = live.next_message(timeout=PATIENCE)
            state = message["state"]
            assert state["seat"] == state["to_act"][0]
            assert state["offers"]
            client.move(table["id"], state["number"], first_action(state), state["seat"])


def test_a_question_that_the_game_has_overtaken_is_not_an_error(server: Server) -> None:
    """Bots move while a page asks: the answer is empty, and nothing fails in the console."""
    table_id, clients = seated_table([server], "1830", 3)
    number = clients[0].state(table_id)["number"]
    clients[0].move(table_id, number, BUY)
    for path, body in (("preview", {"action": BUY}), ("refusals", {"actions": [BUY]})):
        assert clients[0].ask("POST", f"/api/tables/{table_id}/{path}", {**body, "number": number}) is None
    with pytest.raises(ServerProblem):
        clients[0].ask("POST", f"/api/tables/{table_id}/preview", {"action": BUY, "number": number + 1})


def test_hints_are_switched_off_for_a_table_and_its_rematch(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3, hints=False)
    assert clients[1].table(table_id)["hints"] is False
    with pytest.raises(ServerProblem, match="without hints"):
        clients[0].ask("GET", f"/api/tables/{table_id}/hints")
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    again = clients[0].ask("POST", f"/api/tables/{table_id}/rematch")["id"]
    assert clients[0].table(again)["hints"] is False


def test_a_link_that_was_copied_badly_leads_to_no_table(server: Server) -> None:
    client = server.client()
    for path in ("/api/tables/no-table-at-all", "/api/tables/aaaaaaaaaaaa?invitation=%20", "/api/tables/aaaaaaaaaaaa"):
        with pytest.raises(ServerProblem, match="There is no such table"):
            client.ask("GET", path)
