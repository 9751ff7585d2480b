"""`kursbuch report`: a page that needs nothing but itself, in both languages, for every title."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kursbuch.exchange import load_file, save_record
from kursbuch.kernel import Title
from kursbuch.locale import LANGUAGES
from tests.analysis.games import SEEDS, finished_game, sloppy_game
from tests.beside import GAMES, needs_games
from tests.cli.calling import Kursbuch

KEY = re.compile(r"\b(?:report|event|action|refusal|kind|option|column|end|title|value)-[a-z]")


class Page(HTMLParser):
    """What a browser would find on a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.language: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.open += [tag] if tag != "meta" else []
        self.ids += [found["id"] or ""] if found.get("id") else []
        self.links += [found["href"] or ""] if "href" in found else []
        self.words += [value for name, value in attrs if value and name in ("title", "aria-label")]
        self.language = found.get("lang") or self.language
        assert "src" not in found

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "href" not in dict(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.words)


@pytest.fixture
def kursbuch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    return Kursbuch(capsys, monkeypatch)


def report(kursbuch: Kursbuch, file: Path, folder: Path, language: str = "en") -> str:
    page = folder / "report.html"
    result = kursbuch("report", file, "-o", page, "--lang", language)
    assert (result.code, result.out, result.err) == (0, "", "")
    return page.read_text(encoding="utf-8")


def saved(title_id: str, folder: Path) -> Path:
    path = folder / f"{title_id}.json"
    save_record(finished_game(title_id).record, path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(SEEDS))
def test_a_page_has_everything_in_it(kursbuch: Kursbuch, tmp_path: Path, title_id: str, language: str) -> None:
    text = report(kursbuch, saved(title_id, tmp_path), tmp_path, language)
    assert "://" not in text
    assert "@import" not in text
    assert "url(" not in text
    page = Page(text)
    assert page.open == []
    assert page.language == language
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert not KEY.search(page.text), KEY.findall(page.text)
    assert "{" not in page.text
    moves = {f"move-{number}" for number in range(1, len(finished_game(title_id).record.moves) + 1)}
    assert moves <= set(page.ids)
    assert "prefers-color-scheme: dark" in text


def test_the_page_tells_scores_revenue_and_swings(kursbuch: Kursbuch, tmp_path: Path) -> None:
    game = finished_game("1830")
    text = report(kursbuch, saved("1830", tmp_path), tmp_path)
    assert game.outcome is not None
    for score in game.outcome.scores.values():
        assert f'<td class="number">${score}</td>' in text
    totals: dict[str, int] = {}
    for stage in game.stages:
        for event in stage.events:
            if event.kind == "trains_run":
                company = str(event.arguments["company"])
                totals[company] = totals.get(company, 0) + int(event.arguments["amount"])  # type: ignore[arg-type]
    for total in totals.values():
        assert f'<td class="number strong">${total}</td>' in text
    runs = sum(event.kind == "trains_run" for stage in game.stages for event in stage.events)
    assert f"All {runs} runs were the best." in Page(text).text


def test_missed_revenue_is_told_with_the_best_run(kursbuch: Kursbuch, tmp_path: Path) -> None:
    path = tmp_path / "sloppy.json"
    save_record(sloppy_game().record, path)
    english, german = (Page(report(kursbuch, path, tmp_path, language)).text for language in ("en", "de"))
    assert "runs could have earned more" in english
    assert "Fahrten hätten mehr einbringen können" in german


def test_names_are_written_as_they_are(kursbuch: Kursbuch, tmp_path: Path) -> None:
    """A name is no markup."""
    source = saved("american-rails", tmp_path).read_text(encoding="utf-8")
    path = tmp_path / "names.json"
    path.write_text(source.replace('"Ada"', '"<script>alert(1)</script>&"'), encoding="utf-8")
    text = report(kursbuch, path, tmp_path)
    assert "<script>alert" not in text
    assert "<script>alert(1)</script>&" in Page(text).text


@needs_games
@pytest.mark.parametrize("name", ["1830-4p-bankrupt", "1849-3p-stock-market", "1824-4p-unfinished"])
def test_games_of_the_site(kursbuch: Kursbuch, tmp_path: Path, name: str) -> None:
    path = GAMES / f"{name}.json"
    text = report(kursbuch, path, tmp_path, "de")
    page = Page(text)
    assert "://" not in text
    assert page.open == []
    assert not KEY.search(page.text), KEY.findall(page.text)
    assert f"move-{load_file(path).actions}" in page.ids
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)


def test_a_title_from_elsewhere_needs_nothing_but_its_rules(
    toy: Title, game: Path, kursbuch: Kursbuch, tmp_path: Path
) -> None:
    """Nobody reads its views for figures, and it has no texts of its own: the page has moves, runs and the result."""
    page = Page(report(kursbuch, game, tmp_path))
    assert page.open == []
    assert {"result", "missed-revenue", "all-moves"} <= set(page.ids)
    assert {"values", "prices"}.isdisjoint(page.ids)


def test_bad_input_is_told_in_a_line(kursbuch: Kursbuch, tmp_path: Path) -> None:
    assert "no file" in kursbuch.refuses("report", tmp_path / "none.json", "-o", tmp_path / "report.html")
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada", encoding="utf-8")
    game = saved("american-rails", tmp_path)
    assert "nothing was overwritten" in kursbuch.refuses("report", game, "-o", other)
    assert "--output is missing" in kursbuch.refuses("report", game)
    assert "no such folder" in kursbuch.refuses("report", game, "-o", tmp_path / "none" / "report.html")
    assert "holds no game" in kursbuch.refuses("report", _empty(tmp_path), "-o", tmp_path / "report.html")
    assert other.read_text(encoding="utf-8") == "Dear Ada"


def _empty(folder: Path) -> Path:
    path = folder / "empty.json"
    path.write_text("{}", encoding="utf-8")
    return path
