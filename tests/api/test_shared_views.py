"""What many are sent is encoded once: nobody is sent what is meant for other eyes, and nobody what was true before."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from kursbuch.client import Live
from kursbuch.server.accounts import Caller
from kursbuch.server.live.pace import Pace
from kursbuch.server.play.hosted_game import load_seats
from kursbuch.server.services import Services
from kursbuch.server.settings import Settings
from kursbuch.server.tables.requests import TableRequest
from tests.api.games import choose_randomly, first_action, play_on, seated_table
from tests.api.inside import Inside
from tests.api.own_loop import run_in_own_loop
from tests.api.servers import PATIENCE, Server, sqlite_url
from tests.api.test_drawings import used_symbols


def state_after(live: Live, number: int) -> dict[str, Any]:
    """The next state that has this entry; it is told after the entry."""
    while True:
        message = live.next_message(timeout=PATIENCE)
        if message["type"] == "state" and message["state"]["number"] >= number:
            return dict(message["state"])


def test_every_listener_gets_its_own_eyes_and_no_others(server: Server) -> None:
    """Milestones are drawn secretly (Railroad Revolution): only the seat that chooses is sent them."""
    table_id, clients = seated_table([server], "railroad-revolution", 3, seed=7_340_129_882_551)
    everybody = [*clients, server.stranger(), server.stranger(), clients[1]]
    eyes = [0, 1, 2, None, None, 1]
    choose = choose_randomly("tiles", prefer="promote")
    secrets_seen = 0
    with ExitStack() as stack:
        lines = [stack.enter_context(client.live(table_id, states=True)) for client in everybody]
        states = [state_after(line, 0) for line in lines]
        for number in range(1, 120):
            seat = states[0]["to_act"][0]
            if states[seat]["view"]["drawn"]:
                secrets_seen += 1
            for viewer, state in zip(eyes, states, strict=True):
                assert state["seat"] == viewer
                assert bool(state["offers"]) == (viewer in state["to_act"])
                assert viewer == seat or state["view"]["drawn"] == []
            assert states[3] == states[4]
            assert states[1] == states[5]
            if secrets_seen:
                break
            clients[seat].move(table_id, number - 1, choose(states[seat]), seat)
            states = [state_after(line, number) for line in lines]
    assert secrets_seen
    assert [client.state(table_id) for client in everybody] == states


def test_a_hotseat_sees_through_the_eyes_that_are_to_act_or_that_it_names(server: Server) -> None:
    host = server.client()
    seats: list[Any] = ["person", {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cem"}]
    table_id = host.create_table("railroad-revolution", seats)["id"]
    host.start(table_id)
    with (
        host.live(table_id, states=True) as own,
        host.live(table_id, states=True, seat=2) as third,
        server.stranger().live(table_id, states=True) as strange,
    ):
        for number in range(25):
            states = [state_after(line, number) for line in (own, third, strange)]
            seat = states[0]["to_act"][0]
            assert [state["seat"] for state in states] == [seat, 2, None]
            assert [bool(state["offers"]) for state in states] == [True, 2 in states[1]["to_act"], False]
            host.move(table_id, number, first_action(states[0]), seat)


def test_an_undo_and_the_end_are_seen_at_once(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="free")
    people = [clients[0], clients[1], server.stranger()]
    before = [client.state(table_id) for client in people]
    clients[0].move(table_id, 0, {"kind": "buy_cheapest", "private": "SV"})
    after = [client.state(table_id) for client in people]
    clients[0].undo(table_id, 1)
    undone = [client.state(table_id) for client in people]
    clients[0].move(table_id, 2, {"kind": "pass"})
    other = [client.state(table_id) for client in people]
    for old, first, back, second in zip(before, after, undone, other, strict=True):
        assert (back["view"], back["offers"]) == (old["view"], old["offers"])
        assert first["view"] != old["view"]
        assert second["view"] not in (old["view"], first["view"])
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    for client, shown in zip(people, other, strict=True):
        ended = client.state(table_id)
        assert (ended["offers"], ended["to_act"]) == ([], [])
        assert ended["view"] == shown["view"]


def test_a_drawing_that_others_have_is_whole_for_who_comes_later(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    with clients[0].live(table_id, states=True, drawing=True) as first:
        shown = state_after(first, 0)["drawing"]
        with server.stranger().live(table_id, states=True, drawing=True) as second:
            assert state_after(second, 0)["drawing"] == shown
            assert used_symbols(shown) <= shown["symbols"].keys()
            play_on(clients, table_id, 6)
            states = [state_after(line, 6) for line in (first, second)]
    assert [len(state["drawing"]["symbols"]) < len(shown["symbols"]) for state in states] == [True, True]
    later = server.stranger().ask("GET", f"/api/tables/{table_id}/drawing")
    assert used_symbols(later) <= later["symbols"].keys()
    assert later["boards"] == states[1]["drawing"]["boards"]


def test_who_leaves_a_closed_table_is_shown_no_more(server: Server) -> None:
    host = server.client()
    table = host.create_table("1830", ["person", "open", "open"], public=False)
    guests = [server.client() for _ in range(2)]
    for guest in guests:
        guest.ask("POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    host.start(table["id"])
    with guests[0].live(table["id"], states=True) as live:
        state_after(live, 0)
        guests[0].ask("POST", f"/api/tables/{table['id']}/leave")
        host.move(table["id"], 0, {"kind": "pass"}, 0)
        heard = until_the_end(live)
    assert heard[-1]["code"] == "table-unknown"
    assert "state" not in [message["type"] for message in heard]


def test_a_move_of_this_process_is_shown_without_a_look_into_the_database(inside: Inside) -> None:
    """Whoever wrote it knows the table as it stands."""
    table_id, clients = seated_table([inside], "1830", 3)
    asked: list[str] = []

    def note(*arguments: Any) -> None:
        asked.append(arguments[2])

    with clients[1].live(table_id, states=True) as live:
        state_after(live, 0)
        event.listen(inside.services.database.engine, "before_cursor_execute", note)
        try:
            clients[0].move(table_id, 0, {"kind": "pass"}, 0)
            state_after(live, 1)
        finally:
            event.remove(inside.services.database.engine, "before_cursor_execute", note)
    assert len([words for words in asked if "tables.invitation" in words]) == 1, "the reading under the lock"


def until_the_end(live: Live) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionError):
        while True:
            heard.append(live.next_message(timeout=PATIENCE))
    return heard


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    opened = Services.open(Settings(database=sqlite_url(tmp_path)))
    yield opened
    opened.database.close()


def test_one_encoding_for_each_kind_of_viewer(services: Services) -> None:
    account = services.accounts.register("Ada", "correct horse", "en")
    caller = Caller(account.id, account.name, "en", None)
    seats = [{"kind": "person"}, {"kind": "hotseat", "name": "Ben"}]
    table = services.tables.create(caller, TableRequest.model_validate({"title": "1830", "seats": seats}))
    services.tables.start(caller, table.id)
    with services.database.read() as session:
        found = session.get_one(type(table), table.id)
        stage = services.hosting.games.current(session, found, load_seats(session, table.id))
    showing = services.hosting.showing
    kinds = [(viewer, is_running) for viewer in (None, 0, 1) for is_running in (True, False)]
    shown = [showing.of(stage, *kind) for kind in kinds]
    assert shown == [showing.of(stage, *kind) for kind in kinds]
    assert len({id(each) for each in shown}) == len(kinds)
    assert shown[0].state is showing.of(stage, None, True).state
    services.hosting.games.forget(table.id)
    with services.database.read() as session:
        opened_again = services.hosting.games.current(session, found, load_seats(session, table.id))
    assert showing.of(opened_again, None, True) is not shown[0]


def test_of_many_who_are_woken_only_a_few_go_on_in_a_turn_of_the_loop() -> None:
    async def crowd() -> list[int]:
        pace, turn, at = Pace(3), 0, []

        async def one() -> None:
            await pace.turn()
            at.append(turn)

        tasks = [asyncio.create_task(one()) for _ in range(20)]
        tasks[7].cancel()
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            turn += 1
        return at

    went_on = run_in_own_loop(crowd())
    assert len(went_on) == 19
    assert max(went_on.count(turn) for turn in went_on) <= 6
    assert len(set(went_on)) >= 5
