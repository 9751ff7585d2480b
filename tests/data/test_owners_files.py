"""An owner of a game corrects its figures in a folder of his own; what is wrong there is told before play begins."""

import json
import os
import shutil
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest

from kursbuch.kernel import Setup, find_title
from tests.forked import PATIENCE, run_command

PACKAGES = {
    "1830": "t1830",
    "1849": "t1849",
    "1824": "t1824",
    "american-rails": "american_rails",
    "railroad-revolution": "railroad_revolution",
}

READ_WITH_THE_CODE = {"american-rails", "railroad-revolution"}
"""Titles whose data are known to a process that has read their code."""


class Owner:
    """A folder for `KURSBUCH_DATA`, and the command that plays with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def correct(self, title: str, file: str, change: Callable[[str], str]) -> Path:
        """A copy of the package's file, changed."""
        source = (files(f"kursbuch.titles.{PACKAGES[title]}") / "data" / file).read_text(encoding="utf-8")
        changed = change(source)
        assert changed != source
        path = self.folder / title / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(changed, encoding="utf-8")
        return path

    def call(self, *arguments: str, language: str = "en_GB.UTF-8") -> CompletedProcess[str]:
        environment = {"KURSBUCH_DATA": str(self.folder), "LC_ALL": language}
        if READ_WITH_THE_CODE.isdisjoint(arguments):
            return run_command(environment, *arguments)
        return self._start(environment, "-m", "kursbuch", *arguments)

    def python(self, code: str) -> str:
        """What a program prints that has the owner's folder."""
        result = self._start({"KURSBUCH_DATA": str(self.folder)}, "-c", code)
        assert result.returncode == 0, result.stderr
        return result.stdout

    def _start(self, environment: dict[str, str], *arguments: str) -> CompletedProcess[str]:
        """A process that has read nothing yet."""
        command, known = [sys.executable, *arguments], {**os.environ, **environment}
        return run(command, env=known, capture_output=True, text=True, timeout=PATIENCE, check=False)

    def refuses(self, title: str, *options: str, language: str = "en_GB.UTF-8") -> str:
        """The one line with which a game of the title is refused."""
        result = self.call("simulate", title, "--games", "1", *options, language=language)
        assert result.returncode == 2, result.stderr
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1, result.stderr
        return result.stderr.removeprefix("kursbuch: ").rstrip("\n")


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    return Owner(tmp_path)


def swap(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


def without_line(start: str) -> Callable[[str], str]:
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if not line.startswith(start))


def first_view(owner: Owner, title: str, players: int) -> str:
    """The view before the first move, as JSON, in a process that has the owner's folder."""
    code = (
        "import json; from kursbuch.kernel import Setup, find_title;"
        f"s = Setup(tuple('ABCDEF'[:{players}])); r = find_title({title!r}).rules(s);"
        "print(json.dumps(r.view(r.initial(s, 1), None)))"
    )
    return owner.python(code)


@pytest.mark.parametrize(
    ("title", "file", "old", "new", "shown"),
    [
        ("1830", "game.toml", "3 = { cash = 800", "3 = { cash = 815", "815"),
        ("1849", "game.toml", "3 = { cash = 500", "3 = { cash = 515", "515"),
        ("1824", "map.toml", 'name = "Prag"', 'name = "Praha"', "Praha"),
        ("american-rails", "board.toml", 'name = "Atlanta"', 'name = "Terminus"', "Terminus"),
        ("railroad-revolution", "setup.toml", "money = 600", "money = 605", "605"),
    ],
)
def test_a_corrected_figure_is_played(owner: Owner, title: str, file: str, old: str, new: str, shown: str) -> None:
    setup = Setup(("A", "B", "C"))
    rules = find_title(title).rules(setup)
    assert shown not in json.dumps(rules.view(rules.initial(setup, 1), None))
    owner.correct(title, file, swap(old, new))
    assert shown in first_view(owner, title, 3)
    assert owner.call("simulate", title, "--games", "1").returncode == 0


def test_a_corrected_standard_tile_is_played_in_every_title_of_the_family(owner: Owner) -> None:
    source = (files("kursbuch.eighteenxx") / "data" / "tiles.toml").read_text(encoding="utf-8")
    path = owner.folder / "eighteenxx" / "tiles.toml"
    path.parent.mkdir()
    path.write_text(source.replace('"city 20"', '"city 25"'), encoding="utf-8")
    for title in ("t1830", "t1824"):
        code = (
            f"from kursbuch.kernel import Setup; from kursbuch.titles.{title}.assembly import make_game;"
            "print(make_game(Setup(('A', 'B', 'C'))).map.tiles.tile('57').stops[0].value('yellow'))"
        )
        assert owner.python(code) == "25\n"


def test_the_other_files_stay_those_of_the_package(owner: Owner) -> None:
    owner.correct("1830", "game.toml", swap("price = 180", "price = 185"))
    assert "Detroit & Windsor" in first_view(owner, "1830", 3)


@pytest.mark.parametrize(
    ("title", "file", "change", "told"),
    [
        ("1830", "game.toml", swap("price = 180", "prize = 180"), "trains.3.price: it is missing."),
        ("1830", "game.toml", swap("bank = 12000", "bank = 12000\nbanck = 1"), "banck: it is not known there."),
        ("1830", "game.toml", swap("price = 180", 'price = "180"'), "trains.3.price: it is not a whole number."),
        ("1830", "game.toml", swap("price = 180", "price = -180"), 'trains.3.price: "-180" is too small.'),
        ("1830", "game.toml", without_line("[players]"), "players: it is missing."),
        ("1830", "game.toml", without_line("4 = { cash"), "players.4: it is missing."),
        ("1830", "game.toml", swap('home = "H12"', 'home = "H13"'), 'companies.PRR.home: there is no hex "H13"'),
        ("1830", "game.toml", swap('home = "H12"', 'home = "12H"'), 'home: "12H" is not a hex such as H12.'),
        ("1830", "game.toml", swap('rusts = "2"', 'rusts = "2x"'), 'trains.4.rusts: there is no train "2x".'),
        ("1830", "game.toml", swap('phase = "7"', 'phase = "9"'), 'trains.D.phase: there is no phase "9".'),
        ("1830", "game.toml", swap('share_of = "PRR"', 'share_of = "PR"'), 'privates.CA.share_of: there is no company'),
        ("1830", "game.toml", swap("39o", "39q"), 'market.rows.3: there is no zone "q".'),
        ("1830", "game.toml", swap("39o", "o39"), "market.rows.3:"),
        ("1830", "game.toml", swap('"closed"', '"shut"'), "phases.5.privates: it must be 'for sale' or 'closed'."),
        ("1830", "map.toml", swap('"city 40"', '"citty 40"'), 'hexes.A19.stops.0: "citty 40" is not a stop'),
        ("1830", "map.toml", swap('"0-5"', '"0-6"'), 'hexes.A17.track: "0-6" is not a track'),
        ("1830", "map.toml", swap('"1-s0 3-s0"', '"1-s0 3-s1"'), "hexes.C15: its track leads to a stop"),
        ("1830", "map.toml", swap('color = "gray"', 'color = "grey"'), "hexes.A17.color: it must be 'white', 'yellow'"),
        ("1830", "tiles.toml", swap("70 = 1", "7000 = 1"), 'counts.7000: there is no tile "7000".'),
        ("1830", "citations.toml", without_line("reach ="), "topics.reach: it is missing."),
        ("1830", "citations.toml", swap("reach =", "reech ="), "topics.reach: it is missing."),
        ("1830", "citations.toml", without_line('"auction.must_take"'), "sections.auction.must_take: it is missing."),
        ("1849", "citations.toml", without_line('"swap.unknown"'), "sections.swap.unknown: it is missing."),
        ("1849", "game.toml", swap("[loans]", "[loan]"), "loans: it is missing."),
        ("1849", "game.toml", swap('from_phase = "8"', 'from_phase = "7"'), 'bonds.from_phase: there is no phase "7".'),
        ("1824", "game.toml", swap('becomes = "BK"', 'becomes = "BX"'), 'companies.EPP.becomes: there is no company'),
        ("1824", "tiles.toml", swap("204 = 3", "205 = 3"), 'goods_time.counts.205: there is no tile "205".'),
        ("american-rails", "board.toml", swap("cubes = 31", "cubes = true"), "companies.0.cubes: it is not a whole"),
        ("american-rails", "board.toml", swap("cubes = 31", "cube = 31"), "companies.0.cubes: it is missing."),
        ("american-rails", "board.toml", swap("hex = [11, 0]", "hex = [1, 0]"), "cities.0.hex: the terrain has no"),
        ("railroad-revolution", "board.toml", swap("level = 1", "levl = 1"), "cities.0.level: it is missing."),
        ("railroad-revolution", "board.toml", swap('a = "Miami"', 'a = "Miamee"'), 'there is no city "Miamee".'),
        ("railroad-revolution", "board.toml", swap("Houston 2", "Houston 1"), "spaces.8.id: there is another one with"),
        ("railroad-revolution", "tiles.toml", swap('"2c", level = 2', '"2c", level = 3'), "city_tiles: level 2 has"),
        ("railroad-revolution", "milestones.toml", swap('stack = "A1"', 'stack = "A2"'), "there are too few of A1."),
        ("american-rails", "board.toml", swap("shares = 4", "shares = 0"), '.shares: "0" is too small.'),
        ("railroad-revolution", "tiles.toml", swap("flip = 1", "flop = 1"), ".first: it is not a bonus."),
        ("railroad-revolution", "setup.toml", swap('"San Diego"', '"San Diago"'), 'there is no city "San Diago".'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_file_and_key(
    owner: Owner, title: str, file: str, change: Callable[[str], str], told: str
) -> None:
    path = owner.correct(title, file, change)
    line = owner.refuses(title)
    assert line.startswith(f"{path}, ")
    assert told in line


def test_it_is_told_in_german_too(owner: Owner) -> None:
    path = owner.correct("1830", "game.toml", swap("price = 180", 'price = "180"'))
    assert owner.refuses("1830", language="de_DE.UTF-8") == f"{path}, trains.3.price: es ist keine ganze Zahl."


def test_what_is_no_toml_is_told_with_its_line(owner: Owner) -> None:
    path = owner.correct("1830", "game.toml", swap("bank = 12000", "bank : 12000"))
    assert owner.refuses("1830") == f"{path} is not TOML: line 3, column 6."


def test_a_file_that_ends_too_early_is_told(owner: Owner) -> None:
    path = owner.correct("1830", "game.toml", lambda text: text[: text.index("= {")] + "= {")
    assert owner.refuses("1830") == f"{path} is cut off: something that was begun there is not ended."


def test_a_hex_of_another_name_is_told_by_its_name(owner: Owner) -> None:
    path = owner.correct("1830", "map.toml", swap("H12 =", "12H ="))
    assert owner.refuses("1830") == f'{path}, hexes.12H: "12H" is not a hex such as H12.'


@pytest.mark.parametrize("name", ["games.toml", "game.toml.txt"])
def test_a_file_that_would_never_be_read_is_told(owner: Owner, name: str) -> None:
    path = owner.folder / "1830" / name
    path.parent.mkdir()
    path.write_text("", encoding="utf-8")
    assert owner.refuses("1830").startswith(
        f"{path} is not a data file of the game; its files are citations.toml, game.toml"
    )


def test_a_folder_that_is_not_there_is_told(owner: Owner) -> None:
    shutil.rmtree(owner.folder)
    assert owner.refuses("1830") == f"KURSBUCH_DATA names the folder {owner.folder}, which is not there."


def test_a_server_does_not_start_with_wrong_data(owner: Owner) -> None:
    path = owner.correct("1849", "game.toml", swap("bank = 7760", "bank = -1"))
    result = owner.call("serve", "--port", "0", "--database", f"sqlite:///{owner.folder}/k.sqlite3")
    assert result.returncode == 2
    assert f'{path}, bank: "-1" is too small.' in result.stderr


def test_a_server_does_not_start_beside_a_folder_that_is_never_read(owner: Owner) -> None:
    folder = owner.folder / "american_rails"
    folder.mkdir()
    result = owner.call("serve", "--port", "0", "--database", f"sqlite:///{owner.folder}/k.sqlite3")
    assert result.returncode == 2
    assert result.stderr.startswith(f"kursbuch: {folder} is the folder of no game; there are 1824, 1830, 1849, ")
