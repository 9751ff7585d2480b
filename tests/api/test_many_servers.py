"""Two servers on one database, and servers that die."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from signal import SIGTERM
from threading import Barrier
from typing import Any

from kursbuch.client import Client, ServerProblem
from tests.api.games import seated_table
from tests.api.servers import PATIENCE, Server, running_server, sqlite_url


def test_the_same_number_is_won_by_one_server(two_servers: tuple[Server, Server]) -> None:
    """Two hosts of one account send different moves with the same number to two servers at once."""
    table_id, clients = seated_table(two_servers, "american-rails", 3, seed=4)
    tokens = [clients[0].make_token("twin")]
    host_twins = [Client(two_servers[0].url, token=tokens[0]), Client(two_servers[1].url, token=tokens[0])]
    state = clients[0].state(table_id)
    offers = [action for offer in state["offers"] for action in offer.get("actions", [])][:2]
    assert len(offers) == 2
    barrier = Barrier(2)

    def send(which: int) -> tuple[str, Any]:
        barrier.wait()
        try:
            return "won", host_twins[which].move(table_id, state["number"], offers[which])
        except ServerProblem as problem:
            return "lost", problem

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(send, (0, 1)))
    assert sorted(result[0] for result in results) == ["lost", "won"]
    winner = next(result[1] for result in results if result[0] == "won")
    loser = next(result[1] for result in results if result[0] == "lost")
    assert (loser.status, loser.code) == (409, "move-stale")
    assert loser.content["entries"][0]["action"] == winner["entry"]["action"]
    assert [entry["number"] for entry in clients[1].entries(table_id)] == [1]


def test_the_same_move_at_two_servers_counts_once(two_servers: tuple[Server, Server]) -> None:
    table_id, clients = seated_table(two_servers, "1830", 3)
    token = clients[0].make_token("twin")
    twins = [Client(server.url, token=token) for server in two_servers]
    barrier = Barrier(2)

    def send(client: Client) -> bool:
        barrier.wait()
        return bool(client.move(table_id, 0, {"kind": "pass"})["repeated"])

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(send, twins)) == [False, True]
    assert clients[2].table(table_id)["number"] == 1


def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    with running_server(database) as server:
        host = server.client("Host")
        token = host.make_token("later")
        table = host.create_table("american-rails", ["person", "bot", "bot"], seed=1)
        host.start(table["id"])
        host.ask("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot"})
        server.kill()
    with running_server(database) as server:
        again = Client(server.url, token=token)
        known = again.table(table["id"])["number"]
        with again.live(table["id"]) as live:
            while again.table(table["id"])["number"] < known + 10:
                live.next_message(timeout=PATIENCE)


def test_a_graceful_stop_finishes_and_tells(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3)
        with clients[0].live(table_id) as live:
            live.next_message(timeout=PATIENCE)
            assert server.stop() in (0, -SIGTERM)
            assert "problem" not in [message["type"] for message in live]
        assert any(line["event"] == "stopped" for line in server.lines())
