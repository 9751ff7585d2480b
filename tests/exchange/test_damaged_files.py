"""A damaged file of 18xx.games is told in one sentence, at once, whatever is wrong with it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kursbuch.exchange import export_game, load_file
from kursbuch.kernel import KursbuchError
from kursbuch.locale import texts_for
from tests.properties.playing import Case, random_game, record_of

PROFILE = ("profile", "18xx.games")
TABLES = (
    Case("1830", 3, (PROFILE,)),
    Case("1849", 4, (PROFILE, ("bonds", "yes"))),
    Case("1824", 4, (PROFILE,)),
    Case("1824", 2, (PROFILE, ("variant", "cisleithania"))),
)
MOVES = 150
MOST_CALLS = 10_000_000
"""What a damaged file may cost, in calls of functions: about two seconds."""

FEW, MANY = 30, 2500
"""Damaged files of each game, and with `--everything`."""

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    2**63,
    1.5,
    "",
    "?",
    "1-2-3",
    "\x00",
    [],
    [[]],
    {},
    {"type": 1},
    "9" * 5000,
)


@cache
def _game(case: Case) -> str:
    moves = [stage.move for stage in islice(random_game(case, 3), MOVES)]
    return json.dumps(export_game(record_of(case, 3, moves)))


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in the file with every key in it."""
    keys = range(len(data)) if isinstance(data, list) else list(data) if isinstance(data, dict) else ()
    return [place for key in keys for place in ((data, key), *_places(data[key]))]


def _cut(random: Random, text: str) -> str:
    return text[: random.randrange(len(text))]


def _remove(random: Random, text: str) -> str:
    data = json.loads(text)
    container, key = random.choice(_places(data))
    del container[key]
    return json.dumps(data)


def _replace(random: Random, text: str) -> str:
    data = json.loads(text)
    container, key = random.choice(_places(data))
    container[key] = random.choice(ODD_VALUES)
    return json.dumps(data)


def _swap(random: Random, text: str) -> str:
    data = json.loads(text)
    actions = data["actions"]
    one, other = random.randrange(len(actions)), random.randrange(len(actions))
    actions[one], actions[other] = actions[other], actions[one]
    return json.dumps(data)


def _exchange_values(random: Random, text: str) -> str:
    data = json.loads(text)
    (one, first), (other, second) = random.choice(_places(data["actions"])), random.choice(_places(data["actions"]))
    one[first] = json.loads(json.dumps(other[second]))
    return json.dumps(data)


DAMAGES: tuple[Callable[[Random, str], str], ...] = (_cut, _remove, _replace, _swap, _exchange_values)


@contextmanager
def counted_calls() -> Iterator[Iterator[int]]:
    """Counts the functions called within the block: unlike time, the same on every machine."""
    calls = count()
    sys.setprofile(lambda *_: next(calls) and None)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def test_an_undo_to_what_is_no_number_is_told(tmp_path: Path) -> None:
    data = json.loads(_game(TABLES[0]))
    data["actions"].append({"type": "undo", "entity": 1, "entity_type": "player", "action_id": "?"})
    (tmp_path / "game.json").write_text(json.dumps(data))
    with pytest.raises(KursbuchError) as caught:
        load_file(tmp_path / "game.json")
    place = f"actions.{len(data['actions']) - 1}.action_id"
    assert texts_for("en").error(caught.value) == f"The record is damaged at {place}: it is not a whole number."


def test_a_sentence_does_not_repeat_a_name_of_a_million_letters(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps({**json.loads(_game(TABLES[0])), "title": "x" * 1_000_000}))
    with pytest.raises(KursbuchError) as caught:
        load_file(tmp_path / "game.json")
    sentence = texts_for("en").error(caught.value)
    assert sentence == f"Games of {'x' * 200}… on 18xx.games cannot be imported."


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_damaged_file_is_told_in_one_sentence_at_once(
    case: Case, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    files = MANY if pytestconfig.getoption("everything") else FEW
    random, file, texts = Random(pytestconfig.getoption("seed")), tmp_path / "game.json", texts_for("en")
    refused = 0
    for number in range(files):
        damage = DAMAGES[number % len(DAMAGES)]
        file.write_text(damage(random, _game(case)), encoding="utf-8")
        try:
            with counted_calls() as calls:
                load_file(file)
        except KursbuchError as error:
            sentence = texts.error(error)
            assert 0 < len(sentence) < 1000
            assert "\n" not in sentence
            assert "???" not in sentence
            refused += 1
        assert next(calls) < MOST_CALLS, file.read_text()
    assert refused > files / 4
