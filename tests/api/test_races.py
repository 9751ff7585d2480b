"""Two things at the same moment, at two servers on PostgreSQL and at one on SQLite: one of them was first."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from threading import Barrier
from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from tests.api.games import first_action
from tests.api.servers import PASSWORD, PATIENCE, Server

ROUNDS = 60 if os.environ.get("KURSBUCH_FAULTS") == "long" else 3
SEATS = ("person", "hotseat", "hotseat")
CYRILLIC = str.maketrans({"a": "\N{CYRILLIC SMALL LETTER A}", "o": "\N{CYRILLIC SMALL LETTER O}"})

pytestmark = pytest.mark.timeout(600)
_NUMBERS = count(1)

Pair = tuple[Server, Server]


@pytest.fixture(autouse=True, params=range(ROUNDS))
def _again() -> None:
    """Who is first is another one every time."""


@pytest.fixture(params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest) -> Pair:
    """Where the two ask."""
    if request.param == "postgres":
        found: Pair = request.getfixturevalue("two_servers")
        return found
    server: Server = request.getfixturevalue("server")
    return server, server


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """What each call gives, or the problem that it ends with; they begin together."""
    barrier = Barrier(len(calls))

    def run(call: Callable[[], Any]) -> Any:
        barrier.wait(timeout=PATIENCE)
        try:
            return call()
        except ServerProblem as problem:
            if problem.status >= 500:
                raise
            return problem

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def new_name() -> str:
    return f"Racoon {os.getpid()} {next(_NUMBERS)}"


def twins(pair: Pair) -> tuple[Client, Client]:
    """One person, logged in at both servers."""
    name = new_name()
    first, second = pair[0].client(name), pair[1].stranger()
    second.log_in(name, PASSWORD)
    return first, second


def started(host: Client, **choices: object) -> str:
    """A running game, all of whose seats are at the host's screen."""
    table_id = str(host.create_table("1830", SEATS, **choices)["id"])
    host.start(table_id)
    return table_id


def move_of(client: Client, table_id: str) -> Callable[[], Any]:
    """The first move that is offered now."""
    state = client.state(table_id)
    return lambda: client.move(table_id, state["number"], first_action(state), state["seat"])


def codes(results: list[Any]) -> list[str]:
    return [result.code for result in results if isinstance(result, ServerProblem)]


def test_abandoning_and_a_move(pair: Pair) -> None:
    first, second = twins(pair)
    table_id = started(first)
    abandoned, moved = at_once(lambda: first.ask("POST", f"/api/tables/{table_id}/abandon"), move_of(second, table_id))
    assert abandoned["done"]
    table = second.table(table_id)
    assert (table["status"], table["to_act"]) == ("abandoned", [])
    assert codes([moved]) in ([], ["table-is-abandoned"])
    assert table["number"] == len(second.entries(table_id)) == 1 - len(codes([moved]))


def test_a_rematch_asked_for_twice_is_one_table(pair: Pair) -> None:
    first, second = twins(pair)
    table_id = started(first)
    first.ask("POST", f"/api/tables/{table_id}/abandon")
    asked = at_once(*(partial(client.ask, "POST", f"/api/tables/{table_id}/rematch") for client in (first, second)))
    assert asked[0] == asked[1]
    assert {table["id"] for table in first.tables(mine=True)} == {table_id, asked[0]["id"]}


@pytest.mark.parametrize("looks", ["same", "alike"])
def test_a_name_is_registered_once(pair: Pair, looks: str) -> None:
    name = new_name()
    names = (name, name.translate(CYRILLIC) if looks == "alike" else name)
    strangers = [server.stranger() for server in pair]
    results = at_once(*(partial(client.register, own, PASSWORD) for client, own in zip(strangers, names, strict=True)))
    assert codes(results) == ["name-taken"]


def test_the_last_seat_is_taken_once(pair: Pair) -> None:
    host = pair[0].client()
    table = host.create_table("1830", ["person", "hotseat", "open"])
    guests = [server.stranger() for server in pair]
    for guest in guests:
        guest.enter_as_guest(new_name(), table["invitation"])
    results = at_once(*(partial(guest.join, table["id"]) for guest in guests))
    assert codes(results) == ["seat-not-open"]
    winner = next(result for result in results if not isinstance(result, ServerProblem))
    assert host.table(table["id"])["seats"] == winner["seats"]


def two_players(pair: Pair, **choices: object) -> tuple[str, Client, Client, Client]:
    """A running game of a host and somebody at the second seat, who is logged in at both servers."""
    host = pair[0].client()
    table = host.create_table("1830", ["person", "open", "hotseat"], **choices)
    first, second = twins(pair)
    first.join(table["id"])
    host.start(table["id"])
    return table["id"], host, first, second


def test_the_last_consent_to_an_undo_and_a_move(pair: Pair) -> None:
    table_id, host, first, second = two_players(pair, undo="agreement")
    host.move(table_id, 0, {"kind": "pass"}, 0)
    assert not host.undo(table_id, 1)["done"]
    undone, moved = at_once(lambda: first.undo(table_id, 1), move_of(second, table_id))
    assert codes([undone, moved]) in (["undo-stale"], ["move-stale"])
    kinds = [entry["kind"] for entry in host.entries(table_id)]
    assert kinds == (["move", "move"] if codes([undone]) else ["move", "undo"])
    table = host.table(table_id)
    assert table["undo_asked"] is None
    assert host.state(table_id)["to_act"] == table["to_act"]


def test_consenting_twice_is_consenting_once(pair: Pair) -> None:
    """A double click does not end in a fault of the server."""
    table_id, host, first, second = two_players(pair, undo="agreement")
    host.move(table_id, 0, {"kind": "pass"}, 0)
    for answers in (
        at_once(partial(first.undo, table_id, 1), partial(second.undo, table_id, 1)),
        at_once(*(partial(client.ask, "POST", f"/api/tables/{table_id}/abandon") for client in (first, second))),
    ):
        assert [answer["missing"] for answer in answers] == [[0, 2], [0, 2]]


def test_leaving_and_the_start(pair: Pair) -> None:
    host = pair[0].client()
    table_id = host.create_table("1830", ["person", "hotseat", "open"])["id"]
    leaver = pair[1].client()
    leaver.join(table_id)
    left, begun = at_once(lambda: leaver.ask("POST", f"/api/tables/{table_id}/leave"), lambda: host.start(table_id))
    assert codes([left]) == []
    table = host.table(table_id)
    expected = ("open", "open") if codes([begun]) else ("running", "bot")
    assert (table["status"], table["seats"][2]["kind"]) == expected
    assert codes([begun]) in ([], ["seats-open"])


def test_sending_somebody_away_and_the_start(pair: Pair) -> None:
    """Before the start the host may, afterwards not alone."""
    first, second = twins(pair)
    table_id = first.create_table("1830", ["person", "hotseat", "open"])["id"]
    pair[1].client().join(table_id)
    replaced, begun = at_once(
        lambda: first.ask("PUT", f"/api/tables/{table_id}/seats/2", {"kind": "bot"}), lambda: second.start(table_id)
    )
    assert codes([begun]) == []
    assert codes([replaced]) in ([], ["seat-owner-only"])
    assert first.table(table_id)["seats"][2]["kind"] == ("person" if codes([replaced]) else "bot")


def test_the_end_of_an_account_and_its_move(pair: Pair) -> None:
    first, second = twins(pair)
    other = pair[0].client()
    table = first.create_table("1830", ["person", "open", "open"])
    other.join(table["id"])
    third = pair[1].client()
    third.join(table["id"])
    first.start(table["id"])
    moved, _ = at_once(
        move_of(second, table["id"]), lambda: first.ask("POST", "/api/account/deletion", {"password": PASSWORD})
    )
    assert codes([moved]) in ([], ["seat-none"], ["token-wrong"], ["login-needed"])
    with other.live(table["id"], since=0) as live:  # the game goes on without the player
        while (entry := live.next_message(timeout=PATIENCE))["type"] != "entry":
            pass
    assert entry["entry"]["by"] == ("bot" if codes([moved]) else "person")
    shown = other.table(table["id"])
    assert shown["seats"][0]["kind"] == "bot"
    assert shown["to_act"] == other.entries(table["id"])[shown["number"] - 1]["to_act"]


def test_a_seat_handed_to_a_bot_and_its_owners_move(pair: Pair) -> None:
    first, second = twins(pair)
    table_id = started(first)
    moved, handed = at_once(
        move_of(second, table_id), lambda: first.ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "bot"})
    )
    assert codes([handed]) == []
    assert codes([moved]) in ([], ["seat-bot"], ["move-stale"])
    with first.live(table_id, since=0) as live:
        while (entry := live.next_message(timeout=PATIENCE))["type"] != "entry":
            pass
    assert entry["entry"]["by"] == ("bot" if codes([moved]) else "person")


def test_what_is_written_twice_at_once_is_written_once(pair: Pair) -> None:
    """Muting, notes and plans: a double click does not end in a fault of the server."""
    table_id, host, first, second = two_players(pair)
    line = host.chat(table_id, "hello")["number"]
    asked: tuple[tuple[str, str, object], ...] = (
        ("POST", f"/chat/{line}/mute", None),
        ("PUT", "/notes", {"text": "mine"}),
        ("POST", "/plan", {"seat": 0, "action": {"kind": "pass"}}),
    )
    for method, path, body in asked:
        address = f"/api/tables/{table_id}{path}"
        answers = at_once(partial(first.ask, method, address, body), partial(second.ask, method, address, body))
        assert codes(answers) in ([], ["turn.auction_not_yours"])  # the second plans on where the first has ended
    assert len(first.ask("GET", "/api/mutes")) == 1
    assert first.ask("GET", f"/api/tables/{table_id}/notes") == {"text": "mine"}


def test_two_moves_of_a_plan(pair: Pair) -> None:
    host, other = twins(pair)
    table_id = started(host)
    move = {"seat": 0, "action": {"kind": "pass"}}
    plan = f"/api/tables/{table_id}/plan"
    answers = at_once(partial(host.ask, "POST", plan, move), partial(other.ask, "POST", plan, move))
    added = [answer for answer in answers if not isinstance(answer, ServerProblem)]
    assert len(added) == len(host.ask("GET", plan)["planned"]) == 1
