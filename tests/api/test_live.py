"""Live updates: every entry once and in order, over lost connections; chat; who is present."""

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from kursbuch.client import Client, Live, NetworkPlayer, ServerProblem
from tests.api.games import choose_randomly, play_on, play_whole_game, seated_table
from tests.api.servers import GENEROUS, PATIENCE, Server, running_server, sqlite_url

PASS = {"kind": "pass"}


def wait_for(live: Live, kind: str, **wanted: object) -> dict[str, Any]:
    """The next message of this kind with these values."""
    deadline = monotonic() + PATIENCE
    while True:
        message = live.next_message(timeout=deadline - monotonic())  # heartbeats come for ever
        if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
            return message


def test_entries_come_with_the_log_in_the_watchers_language(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    german = Client(server.url, language="de")
    with german.live(table_id, since=0) as watching, clients[2].live(table_id, since=0) as playing:
        clients[0].move(table_id, 0, PASS)
        told = [wait_for(live, "entry")["entry"] for live in (watching, playing)]
    assert told[0]["number"] == told[1]["number"] == 1
    assert told[0]["action"] == PASS
    assert told[0]["texts"] != told[1]["texts"]
    assert clients[0].table(table_id)["seats"][0]["name"] in told[0]["texts"][0]


def test_resuming_from_a_number_misses_nothing(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3)
    number = play_on(clients, table_id, 70)
    for since in (0, 5, number - 1, number):
        with clients[0].live(table_id, since=since) as live:
            assert wait_for(live, "hello")["number"] == number
            heard = [wait_for(live, "entry")["entry"]["number"] for _ in range(number - since)]
            assert heard == list(range(since + 1, number + 1))


def test_who_comes_later_is_told_the_table_as_it_stands(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    with clients[0].live(table_id) as live:
        wait_for(live, "hello")  # from now on
        clients[0].move(table_id, 0, PASS)
        wait_for(live, "entry")
        with clients[1].live(table_id) as later:
            table = wait_for(later, "table")["table"]
    assert (table["number"], table["to_act"]) == (1, [1])


def test_states_are_pushed_with_the_own_view(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    with clients[1].live(table_id, states=True) as live:
        assert wait_for(live, "state")["state"]["offers"] == []
        clients[0].move(table_id, 0, PASS)
        state = wait_for(live, "state")["state"]
    assert state["number"] == 1
    assert state["seat"] == 1
    assert state["offers"]


def test_chat_is_numbered_and_resumed(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    clients[0].chat(table_id, "Guten Tag!")
    with clients[1].live(table_id, chat_since=0) as live:
        assert wait_for(live, "chat")["line"]["text"] == "Guten Tag!"
        clients[2].chat(table_id, "Hello <b>\nthere")
        line = wait_for(live, "chat")["line"]
    assert (line["number"], line["text"]) == (2, "Hello <b>\nthere")
    assert [line["number"] for line in clients[0].ask("GET", f"/api/tables/{table_id}/chat", since=1)] == [2]


def test_who_is_present_is_told(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    names = [seat["name"] for seat in clients[0].table(table_id)["seats"]]
    with clients[0].live(table_id) as live:
        with clients[1].live(table_id):
            wait_for(live, "present", names=sorted(names[:2]))
        wait_for(live, "present", names=[names[0]])


def test_presence_and_chat_reach_the_other_server(two_servers: tuple[Server, Server]) -> None:
    table_id, clients = seated_table(two_servers, "1830", 3)
    names = [seat["name"] for seat in clients[0].table(table_id)["seats"]]
    with clients[0].live(table_id) as here, clients[1].live(table_id) as there:
        wait_for(here, "present", names=sorted(names[:2]))
        clients[1].chat(table_id, "from the other server")
        assert wait_for(here, "chat")["line"]["text"] == "from the other server"
        clients[0].chat(table_id, "and back")
        wait_for(there, "chat")
        assert wait_for(there, "chat")["line"]["number"] == 2


def test_presence_at_many_tables_reaches_the_other_server(two_servers: tuple[Server, Server]) -> None:
    """More than fits into one notification of PostgreSQL."""
    name = "\N{LATIN SMALL LETTER O WITH DIAERESIS}" * 30
    host = two_servers[0].client(name)
    tables = [host.create_table("1830", ["person", "bot"])["id"] for _ in range(40)]
    with ExitStack() as open_connections:
        for table_id in tables:
            open_connections.enter_context(host.live(table_id))
        for table_id in (tables[0], tables[-1]):
            with two_servers[1].stranger().live(table_id) as live:
                wait_for(live, "present", names=[name])


def test_tables_that_are_not_public_are_closed_to_strangers(server: Server) -> None:
    host = server.client()
    table = host.create_table("1830", ["person", "bot"], public=False)
    stranger = server.client()
    with stranger.live(table["id"]) as live:
        assert live.next_message(timeout=PATIENCE)["code"] == "table-unknown"
        with pytest.raises(ConnectionError):
            live.next_message(timeout=PATIENCE)
    with server.stranger().live("a" * 12) as live:
        assert live.next_message(timeout=PATIENCE)["type"] == "problem"


class UnluckyPlayer(NetworkPlayer):
    """A player whose connection is cut at random, with and without a farewell."""

    def __init__(self, client: Client, table_id: str, seat: int, random: Random) -> None:
        super().__init__(client, table_id, seat, choose_randomly("whole"))
        self._random = random
        self.cuts = 0

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["type"] == "entry" and self._random.random() < 0.1:
            self.cuts += 1
            if self.cuts % 2 and self.live is not None:
                self.live.cut()
            else:
                raise ConnectionError("cut")


def test_connections_cut_at_random_miss_and_repeat_nothing(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 4, seed=8)
    players = [UnluckyPlayer(client, table_id, seat, Random(seat)) for seat, client in enumerate(clients)]
    play_whole_game(players)
    number = clients[0].table(table_id)["number"]
    assert clients[0].table(table_id)["status"] == "finished"
    for player in players:
        assert player.cuts > 5
        assert player.numbers == list(range(1, number + 1))


class InattentivePlayer(NetworkPlayer):
    """A player whom each of some messages does not reach once."""

    def __init__(self, client: Client, table_id: str, seat: int, lost: set[str]) -> None:
        super().__init__(client, table_id, seat, choose_randomly("whole"))
        self.lost = lost

    def hear(self, message: dict[str, Any]) -> None:
        what = message.get("entry", {}).get("number") or message.get("table", {}).get("status")
        if f"{message['type']} {what}" in self.lost:
            self.lost.discard(f"{message['type']} {what}")
        else:
            super().hear(message)


def test_who_misses_a_message_asks_after_the_next_heartbeat(tmp_path: Path) -> None:
    """All miss the same entries, so that nobody moves and no later entry tells of them; and then they miss the end."""
    lost = {"entry 1", "entry 6", "entry 20", "table finished"}
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_HEARTBEAT": "0.3"}) as server:
        table_id, clients = seated_table([server], "american-rails", 3, seed=8)
        players = [InattentivePlayer(client, table_id, seat, set(lost)) for seat, client in enumerate(clients)]
        play_whole_game(players)
        number = clients[0].table(table_id)["number"]
    for player in players:
        assert player.lost == set()
        assert player.numbers == list(range(1, number + 1))


def test_a_player_asks_again_when_the_server_is_busy_for_a_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, bot = server.client(), {"kind": "bot", "bot": "random"}
    table_id = client.create_table("american-rails", ["person", bot, bot], seed=8)["id"]
    client.start(table_id)
    look, answers = client.table, [ServerProblem(503, {"code": "database"})]

    def look_twice(table_id: str) -> dict[str, Any]:
        if answers:
            raise answers.pop()
        return look(table_id)

    monkeypatch.setattr(client, "table", look_twice)
    NetworkPlayer(client, table_id, 0, choose_randomly("whole")).play()
    assert look(table_id)["status"] == "finished"


def test_a_program_that_is_too_fast_waits_and_plays_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client, bot = server.client(), {"kind": "bot", "bot": "random"}
    table_id = client.create_table("american-rails", ["person", bot, bot], seed=8)["id"]
    client.start(table_id)
    post, refused = client.move, set[int]()

    def refuse_once(table_id: str, number: int, action: Mapping[str, Any], seat: int | None = None) -> dict[str, Any]:
        if number not in refused:
            refused.add(number)
            raise ServerProblem(429, {"code": "too-many-requests", "retry_after": 0.001})
        return post(table_id, number, action, seat)

    monkeypatch.setattr(client, "move", refuse_once)
    NetworkPlayer(client, table_id, 0, choose_randomly("whole")).play()
    assert refused
    assert client.table(table_id)["status"] == "finished"
