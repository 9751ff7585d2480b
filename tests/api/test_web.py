"""The page itself: its files, its texts, and the player of this machine."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kursbuch.cli.main import main
from kursbuch.client import ServerProblem
from kursbuch.locale import sources_for
from tests.api.servers import GENEROUS, Server, running_server, sqlite_url


@pytest.fixture(scope="module")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as `make play` starts it."""
    database = sqlite_url(tmp_path_factory.mktemp("local"))
    with running_server(database, options=("--ready", "1830", "--bots", "2")) as running:
        yield running


def test_a_table_with_two_bots_is_ready_without_an_account(local_server: Server) -> None:
    client = local_server.stranger()
    assert client.ask("GET", "/api/session")["local"] is True
    client.enter_locally()
    (table,) = client.tables(mine="true")
    assert (table["title"], table["status"]) == ("1830", "running")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    state = client.state(table["id"])
    client.move(table["id"], state["number"], {"kind": "pass"})
    again = local_server.stranger()
    assert again.enter_locally()["table"] == table["id"]
    assert again.create_table("american-rails", ["person", "hotseat", "bot"])["own_seats"] == [0, 1]


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "kursbuch.example"},
        {"Host": "127.0.0.1.kursbuch.example:8630"},
        {"Origin": "http://kursbuch.example"},
        {"Origin": "null"},
        {"X-Forwarded-For": "203.0.113.7"},
    ],
)
def test_nobody_from_elsewhere_comes_in_without_a_password(local_server: Server, headers: dict[str, str]) -> None:
    stranger = local_server.stranger()
    stranger.http.headers.update(headers)
    assert stranger.ask("GET", "/api/session")["local"] is False
    with pytest.raises(ServerProblem, match="local-only"):
        stranger.enter_locally()


def test_a_server_for_everybody_has_no_local_player(server: Server) -> None:
    assert server.stranger().ask("GET", "/api/session")["local"] is False
    with pytest.raises(ServerProblem, match="local-only"):
        server.stranger().enter_locally()


def test_the_local_player_is_not_served_to_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["serve", "--local", "--host", "0.0.0.0", "--database", sqlite_url(tmp_path)]
    assert main(["--lang", "en", *arguments]) == 2
    assert "this machine only" in capsys.readouterr().err


def test_nobody_takes_the_account_of_the_local_player(local_server: Server) -> None:
    local_server.stranger().enter_locally()
    with pytest.raises(ServerProblem, match="request-invalid"):
        local_server.stranger().register("@local", "correct horse battery")
    local_server.stranger().register("Player", "correct horse battery")


def test_the_page_gets_the_fluent_files_of_the_game(server: Server) -> None:
    stranger = server.stranger()
    told = stranger.ask("GET", "/api/texts/de", title="1849")
    assert told["currency"] == "L. #"
    assert "".join(told["sources"]).count("action-lay-tile =") >= 1
    assert stranger.ask("GET", "/api/texts/en")["sources"] == list(sources_for("en"))
    first = stranger.http.get("/api/texts/en")
    again = stranger.http.get("/api/texts/en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    with pytest.raises(ServerProblem, match="title-unknown"):
        stranger.ask("GET", "/api/texts/en", title="Monopoly")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a built client, beside which there is a secret."""
    folder = tmp_path_factory.mktemp("built")
    assets = folder / "web" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    (assets.parent / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (assets / "index-abc123.js").write_text("play()", encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with running_server(sqlite_url(folder), {**GENEROUS, "KURSBUCH_WEB": str(assets.parent)}) as running:
        yield running.stranger().http


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/abcdefghijkl", "/new"])
def test_every_address_of_the_client_is_its_page(page: httpx.Client, path: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_files_with_a_digest_in_their_name_are_kept_for_ever(page: httpx.Client) -> None:
    script = page.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert page.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert page.head("/icon.svg").status_code == 200


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", "/assets/gone.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%00.js"]
)
def test_what_is_not_there_is_not_found(page: httpx.Client, path: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")


def test_a_client_that_is_not_built_is_told_in_one_sentence(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_WEB": str(tmp_path / "nothing")}) as running:
        answer = running.stranger("de").http.get("/")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "npm run build" in answer.text
    assert len(answer.text.splitlines()) == 1
