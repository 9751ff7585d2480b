"""Clocks: what happens when the time is over is an option of the table."""

from collections.abc import Callable
from time import monotonic, sleep, time
from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from tests.api.games import seated_table
from tests.api.servers import Server


def wait_until(
    client: Client, table_id: str, is_so: Callable[[dict[str, Any]], bool], seconds: float = 12
) -> dict[str, Any]:
    """The table once it is so."""
    deadline = monotonic() + seconds
    while not is_so(table := client.table(table_id)):
        assert monotonic() < deadline, table
        sleep(0.05)
    return table


def test_a_bot_takes_over_and_the_person_may_come_back(server: Server) -> None:
    clock = {"mode": "move", "seconds": 1, "at_zero": "bot"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    table = wait_until(clients[0], table_id, lambda table: table["number"] >= 1)
    assert table["seats"][0]["kind"] == "bot"
    assert table["seats"][0]["replaced"]
    assert clients[0].entries(table_id)[0]["by"] == "bot"
    clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "person"})
    assert clients[0].table(table_id)["seats"][0]["kind"] == "person"


def test_the_seat_is_skipped_where_the_rules_allow_it(server: Server) -> None:
    clock = {"mode": "move", "seconds": 1, "at_zero": "skip"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    wait_until(clients[0], table_id, lambda table: table["number"] >= 2)
    first = clients[0].entries(table_id)[0]
    assert (first["seat"], first["by"], first["action"]) == (0, "clock", {"kind": "pass"})


def test_where_the_rules_do_not_allow_it_nothing_happens(server: Server) -> None:
    """The first player of American Rails must put a share up for auction."""
    clock = {"mode": "move", "seconds": 1, "at_zero": "skip"}
    table_id, clients = seated_table([server], "american-rails", 3, clock=clock)
    wait_until(clients[0], table_id, lambda table: table["deadline"] is None)
    assert clients[0].table(table_id)["number"] == 0


def test_nothing_happens_where_that_was_agreed(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, clock={"mode": "move", "seconds": 1, "at_zero": "nothing"})
    sleep(2.2)
    table = clients[0].table(table_id)
    assert (table["number"], table["seats"][0]["kind"]) == (0, "person")


def test_a_budget_shrinks_while_one_thinks_and_grows_by_the_increment(server: Server) -> None:
    clock = {"mode": "budget", "seconds": 100, "increment": 7, "at_zero": "bot"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    table = clients[0].table(table_id)
    assert table["deadline"] == pytest.approx(time() + 100, abs=5)
    sleep(1.0)
    clients[0].move(table_id, 0, {"kind": "pass"})
    table = clients[0].table(table_id)
    assert 100 < table["seats"][0]["budget"] < 106.1
    assert table["seats"][1]["budget"] == 100
    assert table["deadline"] == pytest.approx(time() + 100, abs=5)


def test_an_empty_budget_ends_the_time(server: Server) -> None:
    clock = {"mode": "budget", "seconds": 1, "increment": 0, "at_zero": "skip"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    wait_until(clients[0], table_id, lambda table: table["number"] >= 1)
    assert clients[0].table(table_id)["seats"][0]["budget"] == 0


def test_who_comes_back_with_an_empty_budget_has_the_increment(server: Server) -> None:
    clock = {"mode": "budget", "seconds": 1, "increment": 30, "at_zero": "bot"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    table = wait_until(clients[0], table_id, lambda table: table["number"] >= 1)
    assert (table["seats"][0]["kind"], table["seats"][0]["budget"]) == ("bot", 0)
    back = clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "person"})
    assert (back["seats"][0]["kind"], back["seats"][0]["budget"]) == ("person", 30)


@pytest.mark.parametrize("mode", ["move", "budget"])
def test_nobody_gains_time_when_seats_change_hands(server: Server, mode: str) -> None:
    clock = {"mode": mode, "seconds": 100, "increment": 0, "at_zero": "bot"}
    table_id, clients = seated_table([server], "1830", 3, clock=clock)
    deadline = clients[0].table(table_id)["deadline"]
    sleep(0.5)
    for seat, kind in ((1, "bot"), (1, "person"), (0, "person")):
        changed = clients[seat].ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {"kind": kind})
        assert changed["deadline"] == pytest.approx(deadline, abs=0.01)
    clients[2].ask("POST", f"/api/tables/{table_id}/leave")
    assert clients[0].table(table_id)["deadline"] == pytest.approx(deadline, abs=0.01)


def test_a_clock_without_time_is_refused(server: Server) -> None:
    for mode in ("move", "budget"):
        with pytest.raises(ServerProblem, match="at least one second"):
            server.client().create_table("1830", ["person", "bot"], clock={"mode": mode, "at_zero": "bot"})
