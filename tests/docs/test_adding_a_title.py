"""docs/adding-a-title.md, followed word for word, gives a title that is a full citizen: each step of it is run here."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kursbuch.exchange import load_file
from tests.api.servers import Server, running_server, sqlite_url
from tests.browser.clicks import Clicks
from tests.browser.conftest import browser_type_launch_args
from tests.browser.visitor import Visitor
from tests.docs.mini import EXAMPLE, commands_of_page, files_of_page, install, run

__all__ = ["browser_type_launch_args"]

GAP = re.compile(r"(?:action|event|refusal|column|heading|kind|title|option)-[a-z-]+")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("title"))


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(sqlite_url(tmp_path_factory.mktemp("server")), packages=installed) as running:
        yield running


def test_the_example_is_what_the_page_says() -> None:
    kept = {
        path.relative_to(EXAMPLE).as_posix(): path.read_text(encoding="utf-8")
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert kept == files_of_page()


def test_every_command_of_the_page_works(installed: Path, tmp_path: Path) -> None:
    commands = [words[1:] for words in commands_of_page() if words[0] == "kursbuch" and words[1] != "serve"]
    assert len(commands) == 5
    for words in commands:
        result = run(installed, tmp_path, *words, typed="quit\n")
        assert (result.returncode, result.stderr) == (0, ""), words
    assert "<svg" in (tmp_path / "mini.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "told"), [("de", "Länge: kurz"), ("en", "Length: short")])
def test_its_option_has_words_and_shortens_the_game(installed: Path, tmp_path: Path, language: str, told: str) -> None:
    assert told in run(installed, tmp_path, "titles", "--lang", language).stdout
    call = ("play", "mini", "--bots", "1", "--option", "length=short", "--lang", language)
    assert "Bank 380" in run(installed, tmp_path, *call, typed="tables\nquit\n").stdout


def test_the_builder_plays_it_well(installed: Path, tmp_path: Path) -> None:
    call = ("arena", "mini", "--bots", "builder,random", "--games", "12", "--players", "2", "--json")
    standings = json.loads(run(installed, tmp_path, *call).stdout)
    wins = {row["bot"]: row["wins"] for row in standings["bots"]}
    assert wins["builder"] >= 10


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_is_played_in_the_terminal_in_both_languages(installed: Path, tmp_path: Path, language: str) -> None:
    typed = ["map", "market", "tables", *["1", "", "2", "", "1", "0"] * 8, "log", "quit"]
    call = ("play", "mini", "--bots", "1", "--seed", "5", "--save", "game.json", "--lang", language)
    result = run(installed, tmp_path, *call, typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    assert GAP.findall(result.stdout) == []
    assert "Norden" in result.stdout
    assert {"de": "Taler", "en": "thalers"}[language] in result.stdout
    replayed = run(installed, tmp_path, "replay", "game.json", "--json")
    assert json.loads(replayed.stdout)["title"] == "mini"


def test_a_record_of_it_names_what_is_missing_elsewhere(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "simulate", "mini", "--games", "1", "--players", "2", "--save", "games")
    [file] = (tmp_path / "games").glob("*.json")
    with pytest.raises(Exception, match="title-unknown"):
        load_file(file)


def test_it_is_played_on_the_server_and_in_the_browser(server: Server, browser: Browser) -> None:
    listed = {title["id"]: title for title in server.stranger().ask("GET", "/api/titles")}
    assert (listed["mini"]["name"], listed["mini"]["family"], listed["mini"]["strategy"]) == ("Mini", "18xx", True)
    with Visitor.arriving(browser, server.url, language="de") as visitor:
        table = visitor.table("mini", ["bot"])
        visitor.sit_down(table)
        page = visitor.page
        page.keyboard.press("1")
        expect(page.locator('[data-mark="hex:B1"]').first).to_be_attached()
        clicks = Clicks(page)
        cheapest = clicks.offered("buy_cheapest").first
        expect(cheapest).to_contain_text("Taler")
        clicks.move(cheapest)
        expect(page.locator("body")).to_contain_text("kauft die PB für 20 Taler.")
        state = visitor.get(f"/api/tables/{table}/state")
        assert state["view"]["privates"][0]["owner_seat"] == 0
        page.locator('[data-stage-tab="privates"]').click()
        power = page.locator('article[data-private="SB"] .power')
        expect(power).to_contain_text("darf auf C4 ein Gleisplättchen zusätzlich legen")
        assert visitor.listening.faults == []


def test_without_the_door_of_a_strategy_the_lobby_says_so(tmp_path: Path, browser: Browser) -> None:
    installed = install(tmp_path)
    [doors] = installed.glob("*.dist-info/entry_points.txt")
    without = re.sub(r"\[kursbuch\.strategies\]\n[^\[]*", "", doors.read_text(encoding="utf-8"))
    doors.write_text(without, encoding="utf-8")
    with (
        running_server(sqlite_url(tmp_path), packages=installed) as alone,
        Visitor.arriving(browser, alone.url) as visitor,
    ):
        visitor.open()
        notice = visitor.page.get_by_text("the bots play at random")
        visitor.page.get_by_role("radio", name="1830").check()
        expect(notice).to_have_count(0)
        visitor.page.get_by_role("radio", name="Mini").check()
        expect(notice).to_have_text("Nobody has written a strategy for Mini yet: the bots play at random.")
