"""Moves: who may make them, what they follow, and what is said instead."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.kernel import Action, Applied, Seat
from kursbuch.server.play.hosted_game import Stage
from tests.api.games import first_action, play_on, seated_table
from tests.api.inside import Inside
from tests.api.servers import PATIENCE, Server


@pytest.fixture
def table(server: Server) -> tuple[str, list[Client]]:
    return seated_table([server], "1830", 3)


def test_a_move_is_answered_with_its_entry(table: tuple[str, list[Client]]) -> None:
    table_id, clients = table
    state = clients[0].state(table_id)
    assert state["to_act"][0] == 0
    answer = clients[0].move(table_id, 0, first_action(state))
    assert answer["entry"]["number"] == 1
    assert answer["entry"]["action"] == first_action(state)
    assert not answer["repeated"]
    assert clients[1].table(table_id)["number"] == 1
    (entry,) = clients[2].entries(table_id)
    assert entry["texts"]
    assert all("event-" not in text for text in entry["texts"])


def test_out_of_turn_is_refused_with_rule_and_citation_in_the_language_that_is_asked_for(
    table: tuple[str, list[Client]],
) -> None:
    table_id, clients = table
    told = {}
    for language in ("de", "en"):
        clients[1].http.headers["Accept-Language"] = language
        with pytest.raises(ServerProblem) as refused:
            clients[1].move(table_id, 0, {"kind": "pass"})
        told[language] = refused.value
    assert told["de"].status == 422
    assert told["de"].code == "turn.auction_not_yours"
    assert told["de"].content["citation"]["book"] == "1830"
    assert told["de"].text != told["en"].text
    assert told["en"].content["citation"]["section"] in told["en"].text


def test_a_stale_move_is_told_what_happened_instead(table: tuple[str, list[Client]]) -> None:
    table_id, clients = table
    clients[0].move(table_id, 0, {"kind": "pass"})
    clients[1].move(table_id, 1, {"kind": "pass"})
    with pytest.raises(ServerProblem) as stale:
        clients[2].move(table_id, 1, {"kind": "pass"})
    assert (stale.value.status, stale.value.code) == (409, "move-stale")
    assert stale.value.content["number"] == 2
    assert [entry["seat"] for entry in stale.value.content["entries"]] == [1]
    with pytest.raises(ServerProblem, match="move-stale"):
        clients[2].move(table_id, 7, {"kind": "pass"})
    assert clients[2].table(table_id)["number"] == 2


def test_a_repeated_move_counts_once(table: tuple[str, list[Client]]) -> None:
    table_id, clients = table
    first = clients[0].move(table_id, 0, {"kind": "pass"})
    again = clients[0].move(table_id, 0, {"kind": "pass"})
    assert again["repeated"]
    assert again["entry"] == first["entry"]
    clients[1].move(table_id, 1, {"kind": "pass"})
    assert clients[0].move(table_id, 0, {"kind": "pass"})["repeated"]
    assert [entry["number"] for entry in clients[0].entries(table_id)] == [1, 2]


def test_strangers_and_others_cannot_move(server: Server, table: tuple[str, list[Client]]) -> None:
    table_id, clients = table
    with pytest.raises(ServerProblem, match="login-needed"):
        server.stranger().move(table_id, 0, {"kind": "pass"})
    with pytest.raises(ServerProblem, match="seat-none"):
        server.client().move(table_id, 0, {"kind": "pass"})
    with pytest.raises(ServerProblem, match="seat-other"):
        clients[1].move(table_id, 0, {"kind": "pass"}, seat=0)
    assert clients[0].table(table_id)["number"] == 0


def test_moves_that_are_none_are_refused(table: tuple[str, list[Client]]) -> None:
    table_id, clients = table
    for action in ({}, {"kind": "fly"}, {"kind": "bid"}, {"kind": "pass", "why": 1}, {"kind": "bid", "private": 7}):
        with pytest.raises(ServerProblem) as refused:
            clients[0].move(table_id, 0, action)
        assert refused.value.status == 422
        assert not refused.value.text.startswith("error-")
    bid = {"kind": "bid", "private": "SV", "amount": 2**52}
    with pytest.raises(ServerProblem) as too_much:
        clients[0].move(table_id, 0, bid)
    assert too_much.value.content["citation"]


def test_a_finished_game_takes_no_moves(server: Server) -> None:
    host = server.client()
    table = host.create_table("american-rails", ["person", "bot", "bot"], seed=3)
    host.start(table["id"])
    host.ask("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot"})
    _wait_for_end(host, table["id"])
    number = host.table(table["id"])["number"]
    for expected in (number, 0):
        with pytest.raises(ServerProblem) as refused:
            host.move(table["id"], expected, {"kind": "decline"})
        assert refused.value.status == 409
    with pytest.raises(ServerProblem, match="table-is-finished"):
        host.undo(table["id"], number)
    assert host.state(table["id"])["offers"] == []


def _wait_for_end(client: Client, table_id: str) -> None:
    with client.live(table_id) as live:
        for message in live:
            if message["type"] == "table" and message["table"]["status"] == "finished":
                return


def test_earlier_states_can_be_looked_at(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3)
    states = []
    for _ in range(6):
        states.append(clients[0].state(table_id))
        play_on(clients, table_id, 1)
    for number, state in enumerate(states):
        seen = clients[0].state(table_id, at=number)
        assert seen["view"] == state["view"]
    with pytest.raises(ServerProblem, match="entry-unknown"):
        clients[0].state(table_id, at=7)


def test_hotseat_players_share_an_account(server: Server) -> None:
    host = server.client()
    seats: list[str | dict[str, str]] = [
        "person",
        {"kind": "hotseat", "name": "Ben"},
        {"kind": "hotseat", "name": "Cleo"},
    ]
    table = host.create_table("1830", seats)
    host.start(table["id"])
    for seat in range(3):
        state = host.state(table["id"])
        assert state["seat"] == seat
        host.move(table["id"], state["number"], {"kind": "pass"})
    names = [seat["name"] for seat in host.table(table["id"])["seats"]]
    assert names[1:] == ["Ben", "Cleo"]


def test_a_move_that_takes_long_to_work_out_holds_up_no_other_table(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A best run can take seconds: SQLite has one writer, who must not wait for it."""
    slow, others = (seated_table([inside], "1830", 3) for _ in range(2))
    begun, may_end, apply = Event(), Event(), Stage.apply

    def apply_slowly(stage: Stage, seat: Seat, action: Action) -> Applied[object]:
        if stage.game.table_id == slow[0]:
            begun.set()
            assert may_end.wait(PATIENCE)
        return apply(stage, seat, action)

    monkeypatch.setattr(Stage, "apply", apply_slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(slow[1][0].move, slow[0], 0, {"kind": "pass"})
        assert begun.wait(PATIENCE)
        second = pool.submit(others[1][0].move, others[0], 0, {"kind": "pass"})
        try:
            assert second.result(PATIENCE / 2)["entry"]["number"] == 1
            assert not first.done()
        finally:
            may_end.set()
        assert first.result(PATIENCE)["entry"]["number"] == 1
