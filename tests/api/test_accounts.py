"""Accounts, sessions, tokens, guests, and what keeps strangers out."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import time

import httpx
import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY
from websockets.sync.client import connect
from websockets.typing import Origin

from kursbuch.client import Client, ServerProblem
from tests.api.servers import GENEROUS, PASSWORD, PATIENCE, Server, running_server, sqlite_url


def test_wrong_passwords_and_unknown_names_are_told_the_same(server: Server) -> None:
    server.client("Ada Lovelace")
    answers = set()
    for name, password in product(("Ada Lovelace", "Nobody at all"), ("not the password", "short")):
        with pytest.raises(ServerProblem) as refused:
            server.stranger().log_in(name, password)
        answers.add((refused.value.status, refused.value.code, refused.value.text))
    assert answers == {(401, "password-wrong", "Name and password do not match.")}


def test_passwords_are_hashed_as_the_library_recommends() -> None:
    """In a process of its own: tests hash at no cost."""
    code = "from kursbuch.server.security import hash_password; print(hash_password('secret'))"
    hashed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert extract_parameters(hashed.stdout.strip()) == RFC_9106_LOW_MEMORY


def test_a_name_can_be_taken_once_whatever_its_letters_look_like(server: Server) -> None:
    server.client("Grace")
    with pytest.raises(ServerProblem, match="name-taken"):
        server.client("gRACE")


def test_sessions_are_kept_in_signed_cookies_that_scripts_cannot_read(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/accounts", json={"name": "Cookie", "password": PASSWORD}, timeout=PATIENCE)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = answer.cookies["kursbuch_session"]
    assert _name_of(server, value) == "Cookie"
    assert _name_of(server, value[:-2] + ("aa" if value[-2:] != "aa" else "bb")) is None
    assert _name_of(server, value.split(".")[0]) is None


def _name_of(server: Server, cookie: str) -> object:
    return httpx.get(f"{server.url}/api/session", cookies={"kursbuch_session": cookie}, timeout=PATIENCE).json()["name"]


def test_who_comes_regularly_stays_logged_in(server: Server) -> None:
    """A guest in a slow game could not log in again, and would lose the seat."""
    guest, table = server.stranger(), server.client().create_table("1830", ["person", "open"])
    guest.enter_as_guest("Faithful", table["invitation"])
    assert "set-cookie" not in guest.http.get("/api/session").headers
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE logins SET expires = ?", (time() + 3600,))
    again = guest.http.get("/api/session").headers["set-cookie"]
    assert guest.http.cookies["kursbuch_session"] in again
    assert "Max-Age=2592000" in again
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        (latest,) = connection.execute("SELECT max(expires) FROM logins").fetchone()
    assert latest > time() + 29 * 24 * 3600


def test_logging_out_ends_the_session(server: Server) -> None:
    client = server.client()
    cookie = client.http.cookies["kursbuch_session"]
    assert _name_of(server, cookie) is not None
    client.ask("DELETE", "/api/session")
    assert _name_of(server, cookie) is None


def test_changes_in_the_name_of_a_cookie_need_the_csrf_token_and_the_own_origin(server: Server) -> None:
    client = server.client()
    body = {"title": "1830", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    token = client.http.headers.pop("X-CSRF-Token")
    for headers in ({}, {"X-CSRF-Token": "0" * 64}, {"X-CSRF-Token": token, "Origin": "https://evil.example"}):
        answer = client.http.post("/api/tables", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    own = {"X-CSRF-Token": token, "Origin": server.url}
    assert client.http.post("/api/tables", json=body, headers=own).status_code == 201


def test_another_site_cannot_open_a_live_connection_with_the_cookie(server: Server) -> None:
    client = server.client()
    table = client.create_table("1830", ["person", "bot"], public=False)
    cookie = f"kursbuch_session={client.http.cookies['kursbuch_session']}"
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    evil = Origin("https://evil.example")
    with connect(address, additional_headers={"Cookie": cookie}, origin=evil, proxy=None) as socket:
        assert '"csrf"' in str(socket.recv(timeout=PATIENCE))


def test_tokens_play_for_their_account_until_they_are_revoked(server: Server) -> None:
    client = server.client()
    program = Client(server.url, token=client.make_token("my bot"))
    table = program.create_table("1830", ["person", "bot"])
    assert client.table(table["id"])["own_seats"] == [0]
    (token,) = client.ask("GET", "/api/tokens")
    assert "token" not in token
    client.ask("DELETE", f"/api/tokens/{token['id']}")
    with pytest.raises(ServerProblem, match="token-wrong"):
        program.tables()
    other = server.client()
    other.make_token("other")
    with pytest.raises(ServerProblem, match="token-unknown"):
        client.ask("DELETE", f"/api/tokens/{other.ask('GET', '/api/tokens')[0]['id']}")


def test_guests_come_by_invitation_to_one_table_only(server: Server) -> None:
    host = server.client()
    table = host.create_table("1830", ["person", "open"], public=False)
    other = host.create_table("1830", ["person", "open"])
    guest = server.stranger()
    with pytest.raises(ServerProblem, match="invitation-unknown"):
        guest.enter_as_guest("Guest", "no-such-invitation")
    guest.enter_as_guest("Guest", table["invitation"])
    assert guest.join(table["id"])["own_seats"] == [1]
    with pytest.raises(ServerProblem, match="guest-elsewhere"):
        guest.join(other["id"])
    with pytest.raises(ServerProblem, match="guest-elsewhere"):
        guest.create_table("1830", ["person", "bot"])


def test_the_password_is_changed_with_the_old_one_only(server: Server) -> None:
    client = server.client("Changing")
    with pytest.raises(ServerProblem, match="password-wrong"):
        client.ask("PATCH", "/api/account", {"password": "a new password", "old_password": "not the old one"})
    elsewhere = server.stranger()
    elsewhere.log_in("Changing", PASSWORD)
    client.ask("PATCH", "/api/account", {"password": "a new password", "old_password": PASSWORD})
    assert elsewhere.ask("GET", "/api/session")["name"] is None
    assert client.ask("GET", "/api/session")["name"] == "Changing"
    server.stranger().log_in("Changing", "a new password")
    with pytest.raises(ServerProblem, match="password-wrong"):
        server.stranger().log_in("Changing", PASSWORD)


def test_oversized_and_malformed_bodies_are_refused(server: Server) -> None:
    client = server.client()
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    json_type = {"Content-Type": "application/json"}
    assert client.http.post("/api/tables", content=large, headers=json_type).status_code == 413
    pieces = (large[start : start + 1000] for start in range(0, len(large), 1000))
    assert client.http.post("/api/tables", content=pieces, headers=json_type).status_code == 413
    for body in (b"{", b"\xff\xfe", b"[" * 30_000, b'{"title": ' + b"9" * 5000 + b"}", b'"\\ud800"', b"null"):
        answer = client.http.post("/api/tables", content=body, headers=json_type)
        assert answer.status_code in (400, 422), body[:20]
        assert answer.json()["text"]
    odd: tuple[object, ...] = ("a\x00b", "\ud800", 10**30, float("nan"), {"deep": [[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]})
    for value in odd:
        body = _dump({"title": "1830", "seats": [{"kind": "person"}, {"kind": "bot"}], "name": value})
        assert client.http.post("/api/tables", content=body, headers=json_type).status_code == 422


def _dump(value: object) -> bytes:
    return json.dumps(value).encode()


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    rates = {**GENEROUS, "KURSBUCH_RATE_LOGIN": "3/60", "KURSBUCH_RATE_CHAT": "2/60", "KURSBUCH_RATE_TABLE": "2/60"}
    with running_server(sqlite_url(tmp_path), rates) as running:
        yield running


def test_logging_in_and_posting_are_limited(strict_server: Server) -> None:
    client = strict_server.client("Busy")
    for _ in range(3):
        with pytest.raises(ServerProblem, match="password-wrong"):
            strict_server.stranger().log_in("Busy", "a wrong password")
    with pytest.raises(ServerProblem) as limited:
        strict_server.stranger(language="de").log_in("Busy", PASSWORD)
    assert limited.value.status == 429
    assert limited.value.content["retry_after"] > 0
    assert limited.value.text.startswith("Zu viele Anfragen")
    table = client.create_table("1830", ["person", "bot"])
    client.chat(table["id"], "one")
    client.chat(table["id"], "two")
    with pytest.raises(ServerProblem, match="too-many-requests"):
        client.chat(table["id"], "three")
    strict_server.client().tables()


def test_no_guest_speaks_in_the_name_of_somebody_at_the_table(server: Server) -> None:
    host = server.client("Hostess")
    table = host.create_table("1830", ["person", {"kind": "hotseat", "name": "Kim"}, "open"])
    for name in ("hostess", "KIM"):
        with pytest.raises(ServerProblem, match="name-taken"):
            server.stranger().enter_as_guest(name, table["invitation"])


def test_a_password_that_is_too_short_is_told_how_long_it_must_be(server: Server) -> None:
    with pytest.raises(ServerProblem) as refused:
        server.stranger("de").register("Kurz", "geheim")
    assert refused.value.text == "Das Passwort passt nicht: mindestens 8 Zeichen sind nötig."


def test_a_server_without_mail_takes_no_address(server: Server) -> None:
    with pytest.raises(ServerProblem, match="sends no mail"):
        server.client().ask("PATCH", "/api/account", {"email": "ada@example.org"})
