"""Turns are told by mail and webhook, in the background, and again when it fails."""

import json
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.server.notices import outbox
from kursbuch.server.notices.webhook import call_webhook
from tests.api.games import seated_table
from tests.api.inside import Inside, inside_server
from tests.api.postbox import Arrivals, Postbox, first_link, running_postbox
from tests.api.servers import GENEROUS, PATIENCE, Server, running_server, sqlite_url


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, int]]:
    with running_postbox() as running:
        yield running


@pytest.fixture
def hook() -> Iterator[tuple[Arrivals, str]]:
    """A webhook that fails the first time it is called."""
    calls = Arrivals()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(500 if calls.arrive(json.loads(body)) == 1 else 204)
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield calls, f"http://127.0.0.1:{server.server_address[1]}/hook?key=1"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def mailing(tmp_path: Path, postbox: tuple[Postbox, int]) -> Iterator[Server]:
    settings = {
        "KURSBUCH_SMTP": f"smtp://127.0.0.1:{postbox[1]}",
        "KURSBUCH_PRIVATE_WEBHOOKS": "yes",
        "KURSBUCH_SWEEP": "0.2",
        "KURSBUCH_NOTICE_GRACE": "1",
        "KURSBUCH_NOTICE_RETRY": "1",
    }
    with running_server(sqlite_url(tmp_path), {**GENEROUS, **settings}) as running:
        yield running


def test_turns_are_mailed_once_the_address_is_confirmed(mailing: Server, postbox: tuple[Postbox, int]) -> None:
    box, _ = postbox
    table_id, clients = seated_table([mailing], "1830", 3, name="Sunday")
    host = clients[0]
    host.ask("PATCH", "/api/account", {"email": "ada@example.org", "language": "de"})
    box.mails.wait_for(1)
    assert box.mails[0]["To"] == "ada@example.org"
    assert box.mails[0]["Date"]
    assert box.mails[0]["Message-ID"].endswith("@localhost>")
    link = first_link(box.mails[0])
    with pytest.raises(ServerProblem, match="link-old"):
        host.ask("POST", "/api/account/confirmation", {"link": "forged.link"})
    assert "bestätigen" in httpx.get(link, headers={"Accept-Language": "de"}, timeout=PATIENCE).text
    assert not host.ask("GET", "/api/account")["email_confirmed"], "a program that looks at links confirms nothing"
    assert "gilt nicht" in httpx.post(f"{link}x", headers={"Accept-Language": "de"}, timeout=PATIENCE).text
    page = httpx.post(link, headers={"Accept-Language": "de"}, timeout=PATIENCE)
    assert page.status_code == 200
    assert "Die E-Mail-Adresse ist bestätigt" in page.text
    assert host.ask("GET", "/api/account")["email_confirmed"]
    for number, client in enumerate(clients):
        client.move(table_id, number, {"kind": "pass"})
    box.mails.wait_for(2)
    assert box.mails[1]["Subject"] == "1830: am Zug bei „Sunday“"


def test_webhooks_are_called_again_when_they_fail(mailing: Server, hook: tuple[Arrivals, str]) -> None:
    calls, address = hook
    table_id, clients = seated_table([mailing], "1830", 3)
    clients[1].ask("PATCH", "/api/account", {"webhook": address})
    clients[0].move(table_id, 0, {"kind": "pass"})
    calls.wait_for(2)
    assert calls[1]["table"] == table_id
    assert (calls[1]["seat"], calls[1]["number"], calls[1]["subject"]) == (1, 1, "turn")
    assert calls[1]["url"].endswith(f"/tables/{table_id}")


@pytest.fixture
def trickling() -> Iterator[str]:
    """A webhook that answers a letter at a time, and is never done."""
    stop = Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            with suppress(OSError):
                self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
                while not stop.wait(0.2):
                    self.wfile.write(b"x")
                    self.wfile.flush()

        def log_message(self, *_arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        stop.set()
        server.shutdown()
        server.server_close()


def test_an_answer_that_trickles_is_not_waited_for(trickling: str) -> None:
    with pytest.raises(TimeoutError):
        call_webhook(trickling, {}, private=True)


@pytest.mark.parametrize("address", ["root,ada@example.org", "ada@example.org,root", "<ada@example.org>", "a:ada@b;"])
def test_an_address_is_one(mailing: Server, address: str) -> None:
    """Who confirms one of several would have the others mailed as well."""
    with pytest.raises(ServerProblem, match="request-invalid"):
        mailing.client().ask("PATCH", "/api/account", {"email": address})


def test_notices_and_figures_go_by_the_time_of_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has set the clock on the wall back by an hour: nobody hears of a turn an hour late."""
    called: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr(outbox, "call_webhook", lambda url, _content, _private: called.put(url))
    with inside_server(tmp_path) as inside:
        inside.time.forward(3600)
        client = inside.client()
        client.ask("PATCH", "/api/account", {"webhook": "https://example.org/turn"})
        clock = {"mode": "move", "seconds": 60, "at_zero": "bot"}
        client.start(client.create_table("1830", ["person", "bot"], clock=clock)["id"])
        inside.services.outbox.send_due()
        assert called.get(timeout=PATIENCE) == "https://example.org/turn"
        inside.time.forward(61)
        assert b"kursbuch_late_clocks 1.0" in inside.services.metrics.text()


def test_slow_webhooks_delay_nobody_else(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three that take their time: the fourth is called while they are still waited for."""
    quick, slow, goes_on = Arrivals(), Arrivals(), Event()

    def call(url: str, _content: dict[str, Any], _private: bool) -> None:
        if "quick" in url:
            quick.arrive(url)
        else:
            slow.arrive(url)
            goes_on.wait(PATIENCE)

    monkeypatch.setattr(outbox, "call_webhook", call)
    try:
        for name in ("slow-1", "slow-2", "slow-3", "quick"):
            table_id, clients = seated_table([inside], "1830", 3)
            clients[1].ask("PATCH", "/api/account", {"webhook": f"https://{name}.example/"})
            clients[0].move(table_id, 0, {"kind": "pass"})
        inside.services.outbox.send_due()
        slow.wait_for(3)
        quick.wait_for(1)
    finally:
        goes_on.set()


@pytest.mark.parametrize("address", ["http://127.0.0.1:99999/", "http://a..b/"])
def test_an_address_that_is_none_holds_nobody_else_up(
    mailing: Server, hook: tuple[Arrivals, str], address: str
) -> None:
    calls, good = hook
    table_id, clients = seated_table([mailing], "1830", 3)
    clients[1].ask("PATCH", "/api/account", {"webhook": address})
    clients[0].move(table_id, 0, {"kind": "pass"})
    other_id, others = seated_table([mailing], "1830", 3)
    others[1].ask("PATCH", "/api/account", {"webhook": good})
    others[0].move(other_id, 0, {"kind": "pass"})
    calls.wait_for(1)
    problems = [line for line in mailing.lines() if line["logger"] in ("kursbuch.notices", "kursbuch.server")]
    assert [line["event"] for line in problems if line["level"] == "error"] == []
    assert any(line["event"] == "notice" for line in problems)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://10.0.0.1/",
        "http://169.254.169.254/",
        "http://224.0.0.1/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::169.254.169.254]/",
        "http://[2002:7f00:1::]/",
        "http://[fec0::1]/",
    ],
)
def test_webhooks_cannot_reach_the_servers_own_network(address: str) -> None:
    with pytest.raises(OSError, match="private address"):
        call_webhook(address, {}, private=False)


def test_a_password_is_reset_by_mail_once(mailing: Server, postbox: tuple[Postbox, int]) -> None:
    """Whoever was logged in by the old one is out, and the link is used up."""
    box, new = postbox[0], "another correct horse"
    ada, stranger = mailing.client("Ada"), mailing.stranger()
    token = ada.make_token("bot")
    ada.ask("PATCH", "/api/account", {"email": "ada@example.org"})
    box.mails.wait_for(1)
    ada.ask("POST", "/api/account/confirmation", {"link": _link_in(box.mails[0])})
    stranger.ask("POST", "/api/account/reset-mail", {"name": "Nobody"})
    stranger.ask("POST", "/api/account/reset-mail", {"name": "ada"})
    box.mails.wait_for(2)
    link = _link_in(box.mails[1])
    with pytest.raises(ServerProblem, match="link-old"):
        stranger.ask("POST", "/api/account/reset", {"link": f"{link}x", "password": new})
    stranger.ask("POST", "/api/account/reset", {"link": link, "password": new})
    for known in (ada, Client(mailing.url, token=token)):
        with pytest.raises(ServerProblem) as caught:
            known.ask("GET", "/api/account")
        assert caught.value.status == 401
    mailing.stranger().log_in("Ada", new)
    with pytest.raises(ServerProblem, match="link-old"):
        stranger.ask("POST", "/api/account/reset", {"link": link, "password": new})


def test_nobody_is_flooded_with_mails_about_a_forgotten_password(mailing: Server, postbox: tuple[Postbox, int]) -> None:
    """The limit is the account's, however its name is written, and a name that nobody has gets the same answer."""
    box, grace = postbox[0], mailing.client("Grace")
    grace.ask("PATCH", "/api/account", {"email": "grace@example.org"})
    box.mails.wait_for(1)
    grace.ask("POST", "/api/account/confirmation", {"link": _link_in(box.mails[0])})
    for names in (("Grace", "grace", "GRACE", "gr\u0430ce"), ("Nobody else",) * 4):
        for name in names[:-1]:
            mailing.stranger().ask("POST", "/api/account/reset-mail", {"name": name})
        with pytest.raises(ServerProblem) as caught:
            mailing.stranger().ask("POST", "/api/account/reset-mail", {"name": names[-1]})
        assert caught.value.status == 429
    mailing.stranger().ask("POST", "/api/account/reset-mail", {"name": "Ada"})
    box.mails.wait_for(4)
    assert [mail["To"] for mail in box.mails[1:]] == ["grace@example.org"] * 3


def test_nobody_is_flooded_with_mails_about_an_address(mailing: Server, postbox: tuple[Postbox, int]) -> None:
    """Whoever names it, and however it is written."""
    box = postbox[0]
    for address in ("victim@example.org", "Victim@example.org", "victim@EXAMPLE.org"):
        mailing.client().ask("PATCH", "/api/account", {"email": address})
    last = mailing.client()
    with pytest.raises(ServerProblem) as caught:
        last.ask("PATCH", "/api/account", {"email": "victim@example.org"})
    assert caught.value.status == 429
    last.ask("PATCH", "/api/account", {"email": "last@example.org"})
    box.mails.wait_for(4)
    assert {mail["To"].casefold() for mail in box.mails} == {"victim@example.org", "last@example.org"}


def test_a_link_for_a_new_password_ends_with_the_address(mailing: Server, postbox: tuple[Postbox, int]) -> None:
    """Who changes it perhaps does so because somebody else reads the old mailbox."""
    box, ada = postbox[0], mailing.client()
    ada.ask("PATCH", "/api/account", {"email": "old@example.org"})
    box.mails.wait_for(1)
    ada.ask("POST", "/api/account/confirmation", {"link": _link_in(box.mails[0])})
    mailing.stranger().ask("POST", "/api/account/reset-mail", {"name": ada.ask("GET", "/api/account")["name"]})
    box.mails.wait_for(2)
    ada.ask("PATCH", "/api/account", {"email": "new@example.org"})
    new = {"link": _link_in(box.mails[1]), "password": "another correct horse"}
    with pytest.raises(ServerProblem, match="link-old"):
        mailing.stranger().ask("POST", "/api/account/reset", new)


def _link_in(mail: Any) -> str:
    return str(mail.get_content()).partition("link=")[2].split()[0]
