"""What somebody with bad intentions tries: other people's names, old keys, and guessing."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from kursbuch.cli.main import main
from kursbuch.client import Client, Live, ServerProblem
from tests.api.games import seated_table
from tests.api.inside import Inside, inside_server
from tests.api.servers import GENEROUS, PASSWORD, running_server, sqlite_url

CYRILLIC_A = "\N{CYRILLIC SMALL LETTER A}"


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside_server(tmp_path_factory.mktemp("attacks")) as running:
        yield running


def until_closed(live: Live) -> None:
    """The server ends the connection within a few heartbeats."""
    messages = iter(lambda: live.next_message(timeout=10), None)
    with pytest.raises(ConnectionError):
        list(messages)


@pytest.mark.parametrize(
    "name",
    [
        f"M{CYRILLIC_A}rie Sample",
        "MARlE SAMPLE",
        "Marie  Sample",
        "\N{FULLWIDTH LATIN CAPITAL LETTER M}arie Sample",
        "Marie Sarnple",
    ],
)
def test_a_name_that_looks_like_another_is_taken(inside: Inside, name: str) -> None:
    with suppress(ServerProblem):  # another of these names was tried before
        inside.client("Marie Sample")
    with pytest.raises(ServerProblem, match="name-taken"):
        inside.client(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zero\N{ZERO WIDTH SPACE}width",
        "Right\N{RIGHT-TO-LEFT OVERRIDE}left",
        "Soft\N{SOFT HYPHEN}hyphen",
        "No\N{NO-BREAK SPACE}break",
        "Z" + "\N{COMBINING ACUTE ACCENT}" * 6,
        "Line\N{LINE SEPARATOR}end",
    ],
)
def test_letters_that_cannot_be_seen_are_refused(inside: Inside, name: str) -> None:
    with pytest.raises(ServerProblem) as refused:
        inside.client(name)
    assert refused.value.status == 422
    assert refused.value.text


@pytest.mark.parametrize("name", ["Jürgen Größe", "Владимир", "王小明", "José-María O'Neill", "Zoë 2"])
def test_people_of_all_alphabets_have_names(inside: Inside, name: str) -> None:
    client = inside.client(name)
    assert client.ask("GET", "/api/account")["name"] == name
    again = inside.stranger()
    again.log_in(name, PASSWORD)
    assert again.ask("GET", "/api/session")["name"] == name


def test_a_guest_is_marked_and_passes_for_nobody(inside: Inside) -> None:
    ada = inside.client("Adalbert")
    theirs = ada.create_table("1830", ["person", "open"])["id"]
    host = inside.client()
    table = host.create_table("1830", ["person", "open"])
    for name in ("Adalbert", f"Ad{CYRILLIC_A}lbert", "ADALBERT"):
        with pytest.raises(ServerProblem, match="name-taken"):
            inside.stranger().enter_as_guest(name, table["invitation"])
    guest = inside.stranger()
    guest.enter_as_guest("Somebody", table["invitation"])
    with pytest.raises(ServerProblem, match="guest-elsewhere"):
        guest.chat(theirs, "I am Adalbert")
    guest.join(table["id"])
    assert guest.chat(table["id"], "Hello")["guest"]
    assert not host.chat(table["id"], "Hello")["guest"]
    assert [seat["guest"] for seat in host.table(table["id"])["seats"]] == [False, True]


def test_a_new_password_ends_sessions_tokens_and_live_connections(inside: Inside) -> None:
    owner = inside.client("Owner")
    table_id = owner.create_table("1830", ["person", "open"])["id"]
    program, thief = Client(inside.url, token=owner.make_token("program")), inside.stranger()
    thief.log_in("Owner", PASSWORD)
    with program.live(table_id) as by_token, thief.live(table_id) as by_session, owner.live(table_id) as own:
        for live in (by_token, by_session, own):
            assert live.next_message(timeout=10)["type"] == "hello"
        owner.ask("PATCH", "/api/account", {"password": "another good one", "old_password": PASSWORD})
        until_closed(by_token)
        until_closed(by_session)
        owner.chat(table_id, "still here")
        while own.next_message(timeout=10)["type"] != "chat":
            pass
    for client in (program, thief):
        with pytest.raises(ServerProblem) as refused:
            client.ask("GET", "/api/account")
        assert refused.value.status == 401


@pytest.mark.parametrize("how", ["log out", "revoke"])
def test_who_logs_out_or_loses_the_token_hears_no_more(inside: Inside, how: str) -> None:
    owner = inside.client()
    table_id = owner.create_table("1830", ["person", "open"])["id"]
    listener = owner if how == "log out" else Client(inside.url, token=owner.make_token("program"))
    with listener.live(table_id) as live:
        assert live.next_message(timeout=10)["type"] == "hello"
        if how == "log out":
            owner.ask("DELETE", "/api/session")
        else:
            owner.ask("DELETE", f"/api/tokens/{owner.ask('GET', '/api/tokens')[0]['id']}")
        until_closed(live)


def test_wrong_passwords_from_elsewhere_do_not_keep_the_owner_out(tmp_path: Path) -> None:
    """The network is the same here, so only the device on which the owner was before tells them apart."""
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_RATE_LOGIN": "5/600"}) as server:
        owner = server.client("Owner")
        owner.ask("DELETE", "/api/session")
        attacker = server.stranger()
        for _ in range(5):
            with pytest.raises(ServerProblem, match="password-wrong"):
                attacker.log_in("Owner", "wrong password")
        with pytest.raises(ServerProblem, match="too-many-requests"):
            attacker.log_in("Owner", "wrong password")
        owner.log_in("Owner", PASSWORD)
        assert owner.ask("GET", "/api/session")["name"] == "Owner"
        device = owner.http.cookies["kursbuch_device"]
        for _ in range(8):
            forged = {"kursbuch_device": device[:-2] + "xx"}
            answer = httpx.post(
                f"{server.url}/api/session", json={"name": "Owner", "password": "wrong one"}, cookies=forged
            )
        assert answer.status_code == 429


def test_a_guest_comes_back_without_the_cookie(inside: Inside) -> None:
    table_id, clients = seated_table([inside], "1830", 2)
    guest = clients[1]
    code = guest.ask("GET", "/api/session")["return_code"]
    assert clients[0].ask("GET", "/api/session")["return_code"] is None
    elsewhere = inside.stranger()
    with pytest.raises(ServerProblem, match="code-wrong"):
        elsewhere.return_as_guest(code[:-1] + ("a" if code[-1] != "a" else "b"))
    elsewhere.return_as_guest(code)
    clients[0].move(table_id, 0, {"kind": "pass"})
    assert elsewhere.move(table_id, 1, {"kind": "pass"})["entry"]["seat"] == 1


def test_a_short_secret_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KURSBUCH_SECRET", "x")
    assert main(["--lang", "en", "serve", "--database", sqlite_url(tmp_path)]) == 2
    assert "KURSBUCH_SECRET" in capsys.readouterr().err.strip().splitlines()[-1]
