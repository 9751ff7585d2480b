"""Tables: made, joined, left, abandoned, replaced, played again, imported and exported."""

import json
from typing import Any

import pytest

from kursbuch.bots import RandomBot, play_game
from kursbuch.client import Client, ServerProblem
from kursbuch.exchange import decode_record, encode_record
from kursbuch.kernel import Setup, find_title
from tests.api.games import play_on, seated_table
from tests.api.servers import PASSWORD, PATIENCE, Server


@pytest.mark.parametrize(
    ("title", "seats", "options", "code"),
    [
        ("1817", 3, {}, "title-unknown"),
        ("1830", 1, {}, "player-count"),
        ("american-rails", 6, {}, "player-count"),
        ("1830", 3, {"board": "round"}, "option-value"),
        ("1830", 3, {"dragons": "yes"}, "option-unknown"),
        ("american-rails", 3, {"dragons": "yes"}, "option-none"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(
    server: Server, title: str, seats: int, options: dict[str, str], code: str
) -> None:
    texts = set()
    for language in ("de", "en"):
        client = server.client(language=language)
        with pytest.raises(ServerProblem) as refused:
            client.create_table(title, ["person", *["open"] * (seats - 1)], options=options)
        assert refused.value.code == code
        texts.add(refused.value.text)
    assert len(texts) == 2


def test_options_and_titles_are_listed(server: Server) -> None:
    listed = {title["id"]: title for title in server.stranger().ask("GET", "/api/titles")}
    assert list(listed) == ["1830", "1849", "1824", "american-rails", "railroad-revolution"]
    assert listed["1830"]["players"] == [2, 3, 4, 5, 6]
    assert {"name": "board", "values": ["classic", "plus"], "default": "classic"} in listed["1830"]["options"]
    assert "random" in server.stranger().ask("GET", "/api/bots")


def test_a_table_does_not_say_how_long_a_bot_thinks(server: Server) -> None:
    client = server.client()
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "search:60s"}, {"kind": "bot"}]
    with pytest.raises(ServerProblem, match="bot-unknown"):
        client.ask("POST", "/api/tables", {"title": "1830", "seats": seats})


def test_joining_leaving_and_starting(server: Server) -> None:
    host, ben, cleo = (server.client() for _ in range(3))
    table = host.create_table("1830", ["person", "open", "open"], name="Friday")
    table_id = table["id"]
    ben.join(table_id, seat=2)
    with pytest.raises(ServerProblem, match="seat-taken-already"):
        ben.join(table_id)
    with pytest.raises(ServerProblem, match="seat-not-open"):
        cleo.join(table_id, seat=2)
    with pytest.raises(ServerProblem, match="seats-open"):
        host.start(table_id)
    cleo.join(table_id)
    cleo.ask("POST", f"/api/tables/{table_id}/leave")
    cleo.join(table_id, seat=1)
    with pytest.raises(ServerProblem, match="host-only"):
        ben.start(table_id)
    started = host.start(table_id)
    assert started["status"] == "running"
    assert started["commitment"]
    assert started["seed"] is None
    with pytest.raises(ServerProblem, match="table-is-running"):
        server.client().join(table_id)
    assert [table["id"] for table in ben.tables(mine=True, status="running")] == [table_id]


def test_tables_by_link_are_seen_with_the_link_only(server: Server) -> None:
    host, friend = server.client(), server.client()
    table = host.create_table("1830", ["person", "open"], public=False)
    with pytest.raises(ServerProblem, match="table-unknown"):
        friend.table(table["id"])
    with pytest.raises(ServerProblem, match="table-unknown"):
        friend.join(table["id"])
    assert table["id"] not in [listed["id"] for listed in friend.tables()]
    assert friend.table(table["id"], invitation=table["invitation"])["invitation"] is None
    friend.join(table["id"], invitation=table["invitation"])
    assert friend.table(table["id"])["invitation"] == table["invitation"]


def test_a_bot_replaces_a_person_who_may_come_back(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    clients[0].move(table_id, 0, {"kind": "pass"})
    replaced = clients[1].ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot"})
    assert replaced["seats"][1]["replaced"]
    wait_for_seat(clients[2], table_id, 2)
    with pytest.raises(ServerProblem, match="seat-bot"):
        clients[1].move(table_id, clients[0].table(table_id)["number"], {"kind": "pass"})
    back = clients[1].ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "person"})
    assert back["seats"][1]["kind"] == "person"


def test_around_one_screen_bots_play_at_once_for_who_leaves_and_the_others_look_through_their_own_eyes(
    server: Server,
) -> None:
    host = server.client()
    table_id = host.create_table("1830", ["person", "hotseat", "hotseat"])["id"]
    host.start(table_id)
    host.move(table_id, 0, {"kind": "pass"})
    for seat in (2, 1):
        host.ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {"kind": "bot", "bot": "random"})
    assert host.state(table_id)["seat"] == 0
    wait_for_seat(host, table_id, 0)
    assert host.table(table_id)["my_turn"]


def test_the_host_alone_replaces_nobody_in_a_running_game(server: Server) -> None:
    """Neither in a game for two, nor by another bot for a seat that a bot plays already."""
    host, guest = server.client(), server.client()
    table_id = host.create_table("american-rails", ["person", "open", "bot"], seed=3)["id"]
    guest.join(table_id)
    host.start(table_id)
    with pytest.raises(ServerProblem, match="seat-owner-only"):
        host.ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot", "bot": "random"})
    guest.ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot"})
    with pytest.raises(ServerProblem, match="seat-owner-only"):
        host.ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot", "bot": "random"})
    asked = host.ask("PUT", f"/api/tables/{table_id}/seats/2", {"kind": "bot", "bot": "random"})
    assert asked["seats"][2]["bot"] != "random"
    assert asked["bots_asked"] == [{"seat": 2, "agreed": [0]}]
    with pytest.raises(ServerProblem, match="seat-none"):
        server.client().ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot"})


def test_whom_a_bot_replaces_is_asked_before_an_undo_and_the_end(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    clients[0].move(table_id, 0, {"kind": "pass"})
    clients[1].ask("PUT", f"/api/tables/{table_id}/seats/1", {"kind": "bot"})
    wait_for_seat(clients[2], table_id, 2)
    number = clients[0].table(table_id)["number"]
    for client in (clients[2], clients[0]):
        assert 1 in client.undo(table_id, number)["missing"]
        assert 1 in client.ask("POST", f"/api/tables/{table_id}/abandon")["missing"]
    table = clients[0].table(table_id)
    assert (table["status"], table["number"], table["seed"]) == ("running", number, None)


def test_all_the_others_together_may_let_a_bot_play(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    address = f"/api/tables/{table_id}/seats/0"
    asked = clients[1].ask("PUT", address, {"kind": "bot", "bot": "random"})
    assert (asked["seats"][0]["kind"], asked["bots_asked"]) == ("person", [{"seat": 0, "agreed": [1]}])
    clients[0].ask("DELETE", address)
    assert clients[2].ask("PUT", address, {"kind": "bot"})["bots_asked"] == [{"seat": 0, "agreed": [2]}]
    clients[0].move(table_id, 0, {"kind": "pass"})
    assert clients[1].ask("PUT", address, {"kind": "bot"})["bots_asked"] == [{"seat": 0, "agreed": [1]}]
    replaced = clients[2].ask("PUT", address, {"kind": "bot", "bot": "random"})
    assert (replaced["seats"][0]["kind"], replaced["seats"][0]["replaced"]) == ("bot", True)
    assert replaced["seats"][0]["bot"] != "random"
    assert replaced["bots_asked"] == []
    assert clients[0].ask("PUT", address, {"kind": "person"})["seats"][0]["kind"] == "person"


def wait_for_seat(client: Client, table_id: str, seat: int) -> None:
    """Until the game waits for the seat."""
    with client.live(table_id, since=0) as live:
        while client.table(table_id)["to_act"][:1] != [seat]:
            live.next_message(timeout=PATIENCE)


def test_who_sits_at_the_hosts_screen_comes_back_there(server: Server) -> None:
    host = server.client()
    table_id = host.create_table("1830", ["person", {"kind": "hotseat", "name": "Kim"}])["id"]
    host.start(table_id)
    for seat, kind in enumerate(("person", "hotseat")):
        host.ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {"kind": "bot"})
        back = host.ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {"kind": "person"})
        assert back["seats"][seat]["kind"] == kind


def test_whoever_leaves_a_running_game_is_replaced_for_good(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    clients[0].ask("POST", f"/api/tables/{table_id}/leave")
    wait_for_seat(clients[1], table_id, 1)
    with pytest.raises(ServerProblem, match="seat-other"):
        clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "person"})


def test_a_running_game_is_abandoned_when_everybody_agrees(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    assert clients[1].ask("POST", f"/api/tables/{table_id}/abandon") == {"done": False, "missing": [0, 2]}
    assert clients[0].ask("POST", f"/api/tables/{table_id}/abandon")["missing"] == [2]
    assert clients[2].table(table_id)["abandon_asked"] == [0, 1]
    assert clients[2].ask("POST", f"/api/tables/{table_id}/abandon")["done"]
    assert clients[0].table(table_id)["to_act"] == []
    assert clients[0].table(table_id)["abandon_asked"] == []
    with pytest.raises(ServerProblem, match="table-is-abandoned"):
        clients[0].move(table_id, 0, {"kind": "pass"})


def test_whoever_is_asked_may_play_on(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    for client in clients[:2]:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    with pytest.raises(ServerProblem, match="seat-none"):
        server.client().ask("DELETE", f"/api/tables/{table_id}/abandon")
    with clients[0].live(table_id) as live:
        clients[2].ask("DELETE", f"/api/tables/{table_id}/abandon")
        while (told := live.next_message(timeout=PATIENCE))["type"] != "table" or told["table"]["abandon_asked"]:
            pass
    assert clients[2].ask("POST", f"/api/tables/{table_id}/abandon")["missing"] == [0, 1]


def test_nothing_can_be_done_at_an_abandoned_table(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 2)
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    with clients[0].live(table_id, states=True) as live:
        while (told := live.next_message(timeout=PATIENCE))["type"] != "state":
            pass
    assert (told["state"]["offers"], told["state"]["to_act"]) == ([], [])


def test_a_rematch_is_one_table_for_all_with_the_seats_moved_on(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 2)
    second = server.client("Second Player")
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    with pytest.raises(ServerProblem, match="seat-none"):
        second.ask("POST", f"/api/tables/{table_id}/rematch")
    again = clients[0].ask("POST", f"/api/tables/{table_id}/rematch")["id"]
    assert clients[0].ask("POST", f"/api/tables/{table_id}/rematch")["id"] == again
    names = [seat["name"] for seat in clients[0].table(table_id)["seats"]]
    assert [seat["name"] for seat in clients[0].table(again)["seats"]] == names[::-1]
    assert clients[0].start(again)["status"] == "running"


def test_who_is_gone_has_no_seat_in_a_rematch(server: Server) -> None:
    """Nobody could play for a deleted account: the game would wait for ever."""
    host, friend = server.client(), server.client()
    table_id = host.create_table("1830", ["person", "open", "bot"])["id"]
    friend.join(table_id)
    host.start(table_id)
    for client in (host, friend):
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    friend.ask("POST", "/api/account/deletion", {"password": PASSWORD})
    again = host.ask("POST", f"/api/tables/{table_id}/rematch")["id"]
    assert [seat["kind"] for seat in host.table(again)["seats"]] == ["open", "bot", "person"]
    server.client().join(again)
    assert host.start(again)["status"] == "running"


def test_a_guest_talks_at_the_rematch_too(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 2)
    guest = clients[1]
    for client in clients:
        client.ask("POST", f"/api/tables/{table_id}/abandon")
    again = clients[0].ask("POST", f"/api/tables/{table_id}/rematch")["id"]
    assert guest.chat(again, "once more")["guest"]
    with clients[0].live(again) as live, guest.live(again):
        while guest.ask("GET", "/api/session")["name"] not in live.next_message(timeout=PATIENCE).get("names", ()):
            pass
    elsewhere = server.client().create_table("1830", ["person", "bot"])["id"]
    with pytest.raises(ServerProblem, match="guest-elsewhere"):
        guest.chat(elsewhere, "hello")


def test_an_own_record_is_imported_played_on_and_exported(server: Server) -> None:
    title = find_title("american-rails")
    played = play_game(title, Setup(("Ada", "Ben", "Cleo")), 12, [RandomBot()] * 3)
    record = json.loads(encode_record(played.record))
    host = server.client()
    whole = host.import_game(record)
    table = host.table(whole)
    assert table["status"] == "finished"
    assert table["number"] == len(played.record.moves)
    assert decode_record(host.export(whole)) == played.record
    half = host.import_game({**record, "moves": record["moves"][:60]}, undo="free")
    state = host.state(half)
    assert state["number"] == 60
    assert play_on([host] * 3, half, 3) == 63


def test_a_game_of_the_site_is_imported(server: Server) -> None:
    game = {
        "id": 1,
        "title": "1830",
        "players": [{"id": 11, "name": "Ada"}, {"id": 12, "name": "Ben"}],
        "actions": [
            {"type": "pass", "entity": 11, "entity_type": "player", "id": 1},
            {"type": "bid", "entity": 12, "entity_type": "player", "id": 2, "company": "SV", "price": 20},
        ],
    }
    host = server.client()
    table_id = host.import_game(game)
    assert host.table(table_id)["options"]["profile"] == "18xx.games"
    assert [entry["action"]["kind"] for entry in host.entries(table_id)] == ["pass", "buy_cheapest"]


def test_damaged_records_are_refused_with_the_place(server: Server) -> None:
    host = server.client(language="de")
    record: dict[str, Any] = {
        "kursbuch": 1,
        "title": "1830",
        "players": ["Ada", "Ben"],
        "options": {},
        "seed": 1,
        "rules_version": 1,
        "moves": [{"seat": 1, "kind": "pass"}],
    }
    for damage, word in (
        ({}, "1830"),
        ({"moves": [{"seat": 7, "kind": "pass"}]}, "7"),
        ({"title": "1899"}, "1899"),
        ({"players": ["Ada", "Ada"]}, "Ada"),
        ({"seed": "x"}, "seed"),
        ({"players": ["A\x00", "B"]}, "game"),
    ):
        with pytest.raises(ServerProblem) as refused:
            host.import_game({**record, **damage})
        assert refused.value.status == 422
        assert word in refused.value.text
    site: dict[str, Any] = {"actions": [], "players": [], "title": "1830"}
    nothing: tuple[dict[str, Any], ...] = ({}, {"kursbuch": []}, {"actions": 1, "players": 2}, site)
    for data in nothing:
        with pytest.raises(ServerProblem) as refused:
            host.import_game(data)
        assert refused.value.status == 422


def test_a_game_is_not_imported_with_a_clock_that_no_bot_can_mind(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 2)
    with pytest.raises(ServerProblem, match="bot-unknown"):
        clients[0].import_game(clients[0].export(table_id), clock={"mode": "move", "seconds": 9, "bot": "nobody"})


def test_a_connection_in_the_background_has_not_seen_anything(server: Server) -> None:
    """Only the page knows whether somebody looks at it: it says so itself."""
    table_id, clients = seated_table([server], "1830", 3)
    with clients[1].live(table_id, since=0) as live:
        clients[0].move(table_id, 0, {"kind": "pass"})
        while live.next_message(timeout=PATIENCE)["type"] != "entry":
            pass
        clients[1].chat(table_id, "I am elsewhere")
        while live.next_message(timeout=PATIENCE)["type"] != "chat":
            pass
    assert clients[1].ask("GET", "/api/turns")["tables"][0]["unread"] == 1


def test_turns_and_unread_moves_are_counted(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    assert clients[0].ask("GET", "/api/turns")["turns"] == 1
    clients[0].move(table_id, 0, {"kind": "pass"})
    after = clients[0].ask("GET", "/api/turns")
    assert (after["turns"], after["tables"][0]["unread"]) == (0, 0)
    turns = clients[1].ask("GET", "/api/turns")
    assert (turns["turns"], turns["tables"][0]["unread"]) == (1, 1)
    clients[1].ask("POST", f"/api/tables/{table_id}/seen", {"number": 1})
    assert clients[1].ask("GET", "/api/turns")["tables"][0]["unread"] == 0


def test_nobody_at_a_table_runs_a_command(server: Server) -> None:
    """A program sits at a table only under the name that the server's operator has given it."""
    client = server.client()
    for bot in ("program:touch /tmp/kursbuch-was-here", "program:", "builder;ls"):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}, {"kind": "bot"}]
        with pytest.raises(ServerProblem):
            client.ask("POST", "/api/tables", {"title": "1830", "seats": seats})
    table = client.create_table("1830", ["person", "bot", "bot"])
    for seat in (0, 1):
        with pytest.raises(ServerProblem):
            client.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", {"kind": "bot", "bot": "program:ls"})
