"""People and their accounts: export, deletion, reports and mutes."""

import json
from typing import Any

import pytest

from kursbuch.cli.main import main
from kursbuch.client import Client, Live, ServerProblem
from tests.api.games import play_on, seated_table
from tests.api.servers import PASSWORD, PATIENCE, Server


def test_without_mail_the_owner_is_named(server: Server) -> None:
    with pytest.raises(ServerProblem, match="ask its owner"):
        server.stranger().ask("POST", "/api/account/reset-mail", {"name": "Ada"})


def test_an_account_is_exported_and_deleted(server: Server) -> None:
    """The game goes on with a bot, the name is gone everywhere, and it can be taken again."""
    table_id, clients = seated_table([server], "american-rails", 3, seed=5)
    host, name = clients[0], str(clients[0].ask("GET", "/api/account")["name"])
    play_on(clients, table_id, 4)
    host.ask("POST", f"/api/tables/{table_id}/chat", {"text": "hello all"})
    host.ask("PUT", f"/api/tables/{table_id}/notes", {"text": "secret"})
    found = host.ask("GET", "/api/account/export")
    assert found["name"] == name
    assert [table["id"] for table in found["tables"]] == [table_id]
    assert (found["chat"][0]["text"], found["notes"][0]["text"]) == ("hello all", "secret")
    with pytest.raises(ServerProblem) as caught:
        host.ask("POST", "/api/account/deletion", {"password": "wrong password"})
    assert caught.value.status == 401
    host.ask("POST", "/api/account/deletion", {"password": PASSWORD})
    with pytest.raises(ServerProblem):
        server.stranger().log_in(name, PASSWORD)
    seen = {
        "table": clients[1].table(table_id),
        "chat": clients[1].ask("GET", f"/api/tables/{table_id}/chat"),
        "entries": clients[1].entries(table_id),
        "state": clients[1].state(table_id),
    }
    assert name not in json.dumps(seen, ensure_ascii=False)
    assert seen["table"]["seats"][0]["kind"] == "bot"
    assert seen["table"]["rules"]["standing"] == "same"
    server.client(name)


def test_names_in_finished_games_become_neutral(server: Server) -> None:
    client = server.client()
    name = str(client.ask("GET", "/api/account")["name"])
    table = client.create_table("1830", ["person", "hotseat"])
    client.start(table["id"])
    client.ask("POST", f"/api/tables/{table['id']}/abandon")
    client.ask("POST", "/api/account/deletion", {"password": PASSWORD})
    told = server.client().table(table["id"])
    assert [seat["name"] for seat in told["seats"]] == ["N. N. 1", "N. N. 2"]
    assert name not in json.dumps(told)


def test_a_deleted_name_is_gone_from_other_processes_too(two_servers: tuple[Server, Server]) -> None:
    """They may have the game in memory, with the names that the players had."""
    table_id, clients = seated_table(two_servers, "american-rails", 3, seed=5)
    name = str(clients[0].ask("GET", "/api/account")["name"])
    play_on(clients, table_id, 4)
    onlooker = two_servers[1].client()
    asked = (f"/api/tables/{table_id}/story", f"/api/tables/{table_id}/state", f"/api/tables/{table_id}")
    assert any(name in json.dumps(onlooker.ask("GET", path)) for path in asked)
    clients[0].ask("POST", "/api/account/deletion", {"password": PASSWORD})
    for path in asked:
        assert name not in json.dumps(onlooker.ask("GET", path)), path
    assert "N. N. 1" in json.dumps(onlooker.ask("GET", asked[0]))


def test_a_guest_can_go_without_a_password(server: Server) -> None:
    _, clients = seated_table([server], "1830", 3)
    clients[1].ask("POST", "/api/account/deletion", {})
    with pytest.raises(ServerProblem):
        clients[1].ask("GET", "/api/account")


def test_a_line_is_reported_and_hidden(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    chat = f"/api/tables/{table_id}/chat"
    clients[1].ask("POST", chat, {"text": "something rude"})
    for _ in range(2):
        clients[0].ask("POST", f"{chat}/1/report", {"reason": "rude"})
    with pytest.raises(ServerProblem, match="no line 7"):
        clients[0].ask("POST", f"{chat}/7/report", {})
    capsys.readouterr()
    assert main(["admin", "reports", "--json", "--database", server.database]) == 0
    reports = [report for report in json.loads(capsys.readouterr().out) if report["table"] == table_id]
    assert [(report["text"], report["reason"]) for report in reports] == [("something rude", "rude")]
    assert main(["admin", "settle", str(reports[0]["id"]), "--hide", "--database", server.database]) == 0
    (line,) = clients[2].ask("GET", chat)
    assert (line["text"], line["hidden"]) == ("", True)
    capsys.readouterr()
    assert main(["admin", "reports", "--json", "--database", server.database]) == 0
    assert table_id not in capsys.readouterr().out


def test_somebody_is_muted_and_read_again(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    chat = f"/api/tables/{table_id}/chat"
    clients[1].ask("POST", chat, {"text": "la la la"})
    clients[0].ask("POST", chat, {"text": "please stop"})
    clients[0].ask("POST", f"{chat}/1/mute")
    (muted,) = clients[0].ask("GET", "/api/mutes")
    assert muted["by"] == clients[0].ask("GET", chat)[0]["by"]
    with pytest.raises(ServerProblem) as caught:
        clients[0].ask("POST", f"{chat}/2/mute")
    assert caught.value.code == "mute-nobody"
    clients[0].ask("DELETE", f"/api/mutes/{muted['by']}")
    assert clients[0].ask("GET", "/api/mutes") == []
    assert clients[0].ask("GET", chat)[0]["text"] == "la la la"


def test_words_of_somebody_muted_are_not_sent(server: Server) -> None:
    """Neither those of before nor those that follow, by whatever device one reads, and to nobody else less."""
    table_id, clients = seated_table([server], "1830", 3)
    chat = f"/api/tables/{table_id}/chat"
    clients[1].chat(table_id, "la la la")
    clients[0].ask("POST", f"{chat}/1/mute")
    phone = Client(server.url, token=clients[0].make_token("phone"))
    with phone.live(table_id) as muting, clients[2].live(table_id) as other:
        for live in (muting, other):
            assert live.next_message(timeout=PATIENCE)["type"] == "hello"
        clients[1].chat(table_id, "and again")
        told = [_next_line(live) for live in (muting, other)]
    assert [(line["text"], line["muted"]) for line in told] == [("", True), ("and again", False)]
    with phone.live(table_id, chat_since=0) as muting:
        assert _next_line(muting)["text"] == ""
    assert [line["text"] for line in phone.ask("GET", chat)] == ["", ""]
    assert [line["text"] for line in clients[2].ask("GET", chat)] == ["la la la", "and again"]
    assert [line["text"] for line in server.stranger().ask("GET", chat)] == ["la la la", "and again"]


def _next_line(live: Live) -> dict[str, Any]:
    while (message := live.next_message(timeout=PATIENCE))["type"] != "chat":
        pass
    return dict(message["line"])
