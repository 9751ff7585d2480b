"""What somebody with bad intentions tries: other people's names, old keys, and guessing."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from socket import create_connection, socket
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.cli.main import main
from kursbuch.client import Client, Live, ServerProblem
from kursbuch.server.accounts import Caller
from kursbuch.server.admin import people
from kursbuch.server.api import account_routes
from kursbuch.server.security import hash_password
from kursbuch.server.storage import Account, Database
from tests.api.games import seated_table
from tests.api.inside import Inside
from tests.api.servers import GENEROUS, PASSWORD, PATIENCE, Server, running_server, sqlite_url

CYRILLIC_A = "\N{CYRILLIC SMALL LETTER A}"


def until_closed(live: Live) -> None:
    """The server ends the connection within a few heartbeats."""
    messages = iter(lambda: live.next_message(timeout=PATIENCE), None)
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
        "Marie\N{HANGUL FILLER}",
        "Marie\N{VARIATION SELECTOR-16}",
        "Marie\N{COMBINING GRAPHEME JOINER}",
        "\N{BRAILLE PATTERN BLANK}",
    ],
)
def test_letters_that_cannot_be_seen_are_refused(inside: Inside, name: str) -> None:
    with pytest.raises(ServerProblem) as refused:
        inside.client(name)
    assert refused.value.status == 422
    assert refused.value.text


@pytest.mark.parametrize(
    "name",
    [
        "\N{FULLWIDTH COMMERCIAL AT}local",
        "x\N{SMALL COMMERCIAL AT}y",
        "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 30,
    ],
)
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nobody_is_called_what_only_the_server_calls_somebody(
    name: str, database: str, request: pytest.FixtureRequest
) -> None:
    """Keys of guests, of deleted accounts and of the local player have an `@`; and a key has an end."""
    site: Server = request.getfixturevalue("server" if database == "sqlite" else "two_servers")
    with pytest.raises(ServerProblem) as refused:
        (site if isinstance(site, Server) else site[0]).client(name)
    assert refused.value.status == 422


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
            assert live.next_message(timeout=PATIENCE)["type"] == "hello"
        owner.ask("PATCH", "/api/account", {"password": "another good one", "old_password": PASSWORD})
        until_closed(by_token)
        until_closed(by_session)
        owner.chat(table_id, "still here")
        while own.next_message(timeout=PATIENCE)["type"] != "chat":
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
        assert live.next_message(timeout=PATIENCE)["type"] == "hello"
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
            body = {"name": "Owner", "password": "wrong one"}
            answer = httpx.post(f"{server.url}/api/session", json=body, cookies=forged, timeout=PATIENCE)
        assert answer.status_code == 429


def test_a_guest_comes_back_without_the_cookie(inside: Inside) -> None:
    table_id, clients = seated_table([inside], "1830", 2)
    guest = clients[1]
    code = guest.ask("GET", "/api/session")["return_code"]
    assert clients[0].ask("GET", "/api/session")["return_code"] is None
    elsewhere = inside.stranger()
    forged = f"{code[:-9]}{'a' if code[-9] != 'a' else 'b'}{code[-8:]}"
    with pytest.raises(ServerProblem, match="code-wrong"):
        elsewhere.return_as_guest(forged)
    elsewhere.return_as_guest(code)
    clients[0].move(table_id, 0, {"kind": "pass"})
    assert elsewhere.move(table_id, 1, {"kind": "pass"})["entry"]["seat"] == 1


def test_a_guest_who_was_banned_or_deleted_does_not_come_back(inside: Inside) -> None:
    host = inside.client()
    table = host.create_table("1830", ["person", "open", "open"], public=False)
    codes = {}
    for name in ("Rude", "Gone"):
        guest = inside.stranger()
        guest.enter_as_guest(name, table["invitation"])
        codes[name] = guest.ask("GET", "/api/session")["return_code"]
    guest.ask("POST", "/api/account/deletion", {"password": None})
    with inside.services.database.read() as session:
        number = session.scalar(select(Account.id).where(Account.name == "Rude"))
    people.ban(inside.services.database, f"#{number}")
    for name, code in (("Rude", "account-banned"), ("Gone", "code-wrong")):
        with pytest.raises(ServerProblem, match=code):
            inside.stranger().return_as_guest(codes[name])


@pytest.mark.parametrize("end", [people.ban, people.close])
def test_what_was_made_while_an_account_ended_is_worth_nothing(
    inside: Inside, end: Callable[[Database, str], object]
) -> None:
    """A login or a token that was under way when the owner of the server decided."""
    name = str(inside.client().ask("GET", "/api/session")["name"])
    accounts, database = inside.services.accounts, inside.services.database
    account = accounts.check_password(name, PASSWORD)
    end(database, name)
    cookie = inside.services.signing.sign_session(accounts.log_in(account))
    _, token = accounts.make_token(Caller(account.id, account.name, "en", None), "late")
    assert accounts.caller_of_cookie(cookie) is None
    assert accounts.caller_of_token(token) is None


def test_a_short_secret_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KURSBUCH_SECRET", "x")
    assert main(["--lang", "en", "serve", "--database", sqlite_url(tmp_path)]) == 2
    assert "KURSBUCH_SECRET" in capsys.readouterr().err.strip().splitlines()[-1]


def test_strangers_look_only_so_often(tmp_path: Path) -> None:
    """Drawings are dear; whoever has an account is known, and not hindered by strangers at the same address."""
    rates = {"KURSBUCH_RATE_DRAWING": "5/600", "KURSBUCH_RATE_READ": "20/600"}
    with running_server(sqlite_url(tmp_path), {**GENEROUS, **rates}) as server:
        table_id, clients = seated_table([server], "1830", 2)
        stranger = server.stranger()
        for _ in range(5):
            stranger.ask("GET", f"/api/tables/{table_id}/drawing")
        for path in ("drawing", "state", "story"):
            with pytest.raises(ServerProblem, match="too-many-requests"):
                stranger.ask("GET", f"/api/tables/{table_id}/{path}", drawing="true")
        with pytest.raises(ServerProblem, match="too-many-requests"):
            stranger.state(table_id, at=0)  # the moves up to there are played again
        for _ in range(20):
            stranger.table(table_id)
        with pytest.raises(ServerProblem) as refused:
            stranger.table(table_id)
        assert (refused.value.status, refused.value.content["retry_after"] > 0) == (429, True)
        for path in ("titles", "bots", "texts/de"):
            with pytest.raises(ServerProblem, match="too-many-requests"):
                stranger.ask("GET", f"/api/{path}")
        for _ in range(25):
            clients[1].ask("GET", f"/api/tables/{table_id}/drawing")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    "body",
    [
        b'{"number":0,"action":{"kind":"bid","price":1e400}}',
        b'{"number":0.5,"action":{"kind":"pass"}}',
        b'{"number":{},"action":{"kind":"pass"}}',
        b'{"number":0,"action":7}',
        b"{}",
        b"[]",
        b"7",
    ],
)
def test_whatever_is_wrong_is_told_in_words(server: Server, body: bytes, language: str) -> None:
    """Not in the terms of the library that found it, such as `int_from_float`."""
    player = server.client(language=language)
    headers = {"Content-Type": "application/json"}
    answer = player.http.post("/api/tables/aaaaaaaaaaaa/moves", content=body, headers=headers)
    assert answer.status_code == 422
    assert "_" not in answer.json()["text"]


def test_accounts_look_only_so_often(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_RATE_LOOK": "20/600"}) as server:
        greedy, other = server.client(), server.client()
        token = Client(server.url, token=greedy.make_token("more"))
        for _ in range(9):
            assert [greedy.tables(), token.tables()] == [[], []]
        greedy.tables()
        with pytest.raises(ServerProblem, match="too-many-requests"):
            token.tables()
        assert other.tables() == []


def test_nobody_holds_too_many_live_connections(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_SOCKETS": "3"}) as server:
        table_id, clients = seated_table([server], "1830", 2)
        stranger = server.stranger()
        with ExitStack() as lines:
            for _ in range(3):
                line = lines.enter_context(stranger.live(table_id))
                assert line.next_message(timeout=PATIENCE)["type"] == "hello"
            refused = lines.enter_context(stranger.live(table_id))
            assert refused.next_message(timeout=PATIENCE)["code"] == "too-many-connections"
            own = lines.enter_context(clients[0].live(table_id))
            assert own.next_message(timeout=PATIENCE)["type"] == "hello"


def connected(server: Server) -> socket:
    return create_connection(("127.0.0.1", urlsplit(server.url).port or 0), timeout=PATIENCE)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\nAccept: ",
        b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
        b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n9",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz",
    ],
)
def test_whoever_does_not_finish_a_request_is_left(tmp_path: Path, half: bytes) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_PATIENCE": "5"}) as server:
        table_id, clients = seated_table([server], "1830", 2)
        with clients[0].live(table_id) as live:
            assert live.next_message(timeout=PATIENCE)["type"] == "hello"
            with connected(server) as trickling, suppress(ConnectionError):  # on a busy machine it was left before
                trickling.sendall(half)
                while trickling.recv(4096):
                    pass
            clients[0].chat(table_id, "still here")
            while live.next_message(timeout=PATIENCE)["type"] != "chat":
                pass
        assert not [line for line in server.lines() if line["level"] == "error"]


def test_a_head_without_an_end_is_refused(server: Server) -> None:
    with connected(server) as talking:
        talking.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(ConnectionError):
            for number in range(1000):
                talking.sendall(f"X-{number}: {'x' * 1000}\r\n".encode())
        with suppress(ConnectionResetError):
            assert talking.recv(20).startswith(b"HTTP/1.1 400")
            while talking.recv(4096):
                pass


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite_url(tmp_path)
    with running_server(database) as first:
        assert main(["--lang", "en", "serve", "--port", "0", "--database", database]) == 2
        assert "Another server" in capsys.readouterr().err.strip().splitlines()[-1]
        first.kill()
    with running_server(database) as second:
        assert second.stranger().ask("GET", "/healthz")["status"] == "ok"


def test_a_path_of_thousands_of_letters_is_not_found(server: Server) -> None:
    for path in ("x" * 5000, "x" * 300, f"assets/{'y' * 300}.js", "/".join(["z" * 200] * 20)):
        assert httpx.get(f"{server.url}/{path}", timeout=PATIENCE).status_code in (200, 404)
    assert httpx.get(f"{server.url}/{'x' * 5000}", timeout=PATIENCE).status_code == 404


def test_a_move_at_one_screen_is_sent_again_without_a_seat(server: Server) -> None:
    host = server.client()
    table_id = host.create_table("1830", ["person", {"kind": "hotseat", "name": "Kim"}])["id"]
    host.start(table_id)
    first = host.move(table_id, 0, {"kind": "pass"})
    again = host.move(table_id, 0, {"kind": "pass"})
    assert (again["repeated"], again["entry"]["number"]) == (True, first["entry"]["number"])
    assert host.table(table_id)["number"] == 1


def test_turns_are_counted_beyond_a_page_of_the_list(inside: Inside) -> None:
    client = inside.client()
    for _ in range(53):
        client.start(client.create_table("american-rails", ["person", "bot", "bot"])["id"])
    turns = client.ask("GET", "/api/turns")
    assert len(turns["tables"]) == 53


def test_over_tls_browsers_come_only_by_tls(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_PUBLIC_URL": "https://play.example"}) as server:
        answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_no_transaction_waits_for_a_password_to_be_hashed(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = inside.client()
    writing = inside.services.database.write
    inside_transaction, hashed = [False], []

    @contextmanager
    def noted() -> Iterator[Session]:
        with writing() as session:
            inside_transaction[0] = True
            try:
                yield session
            finally:
                inside_transaction[0] = False

    def slow_hash(password: str) -> str:
        hashed.append(inside_transaction[0])
        return hash_password(password)

    monkeypatch.setattr(inside.services.database, "write", noted)
    monkeypatch.setattr(account_routes, "hash_password", slow_hash)
    owner.ask("PATCH", "/api/account", {"password": "another good one", "old_password": PASSWORD})
    assert hashed == [False]


@pytest.mark.parametrize("header", ["Origin", "Host"])
def test_an_address_that_is_none_is_a_foreign_one(inside: Inside, header: str) -> None:
    """`http://[::1` cannot even be read: that is no fault of the server."""
    client = inside.client()
    table = client.create_table("1830", ["person", "bot"])["id"]
    odd = {header: "http://[::1"}
    assert client.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=odd).status_code in (201, 403)
    assert client.http.get("/api/session", headers=odd).status_code in (200, 400)
    assert httpx.post(f"{inside.url}/api/session/local", headers=odd, timeout=PATIENCE).status_code in (400, 403)


def test_a_stolen_token_makes_no_others_and_changes_no_address(inside: Inside) -> None:
    """A token is a key for a program: whoever finds one does not get the account, nor a key that outlives it."""
    owner = inside.client()
    thief = Client(inside.url, token=owner.make_token("robot"))
    for method, path, body in (
        ("POST", "/api/tokens", {"name": "another"}),
        ("PATCH", "/api/account", {"email": "thief@example.org"}),
        ("PATCH", "/api/account", {"webhook": "https://thief.example/"}),
        ("DELETE", f"/api/tokens/{owner.ask('GET', '/api/tokens')[0]['id']}", None),
        ("POST", "/api/account/deletion", {"password": PASSWORD}),
    ):
        with pytest.raises(ServerProblem) as refused:
            thief.ask(method, path, body)
        assert (refused.value.status, refused.value.code) == (403, "token-program")
    assert thief.ask("PATCH", "/api/account", {"language": "de"})["language"] == "de"
    assert len(owner.ask("GET", "/api/tokens")) == 1


def test_a_guests_stolen_token_does_not_become_the_guest(inside: Inside) -> None:
    """The way back of a guest is as good as a password: it is for the guest, not for a program of theirs."""
    _, clients = seated_table([inside], "1830", 2)
    thief = Client(inside.url, token=clients[1].make_token("robot"))
    assert clients[1].ask("GET", "/api/session")["return_code"] is not None
    assert thief.ask("GET", "/api/session")["return_code"] is None
    with pytest.raises(ServerProblem, match="token-program"):
        thief.ask("POST", "/api/account/deletion", {})


@pytest.mark.parametrize("text", ["\x9b2Jgone", "\x85", "a\x7f"])
def test_what_steers_a_terminal_is_not_said(inside: Inside, text: str) -> None:
    """The owner of the server reads reports in one."""
    client = inside.client()
    table = client.create_table("1830", ["person", "bot"])["id"]
    with pytest.raises(ServerProblem) as refused:
        client.chat(table, text)
    assert refused.value.status == 422
    with pytest.raises(ServerProblem) as refused:
        client.create_table("1830", ["person", "bot"], name=f"x{text}")
    assert refused.value.status == 422


@pytest.mark.parametrize("text", ["[/]", "\\[/red]", "[link=https://evil.example]x[/link]", "[bold"])
def test_reports_show_brackets_as_they_are(
    server: Server, text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    client = server.client()
    table = client.create_table("1830", ["person", "bot"], name=text)["id"]
    client.chat(table, text)
    client.ask("POST", f"/api/tables/{table}/chat/1/report", {"reason": text})
    capsys.readouterr()
    for command in ("reports", "tables"):
        assert main(["admin", command, "--database", server.database]) == 0
        assert text in capsys.readouterr().out
