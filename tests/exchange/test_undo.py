"""What counts of a file of 18xx.games after undo and redo; chat and the players' programs change nothing."""

from random import Random
from typing import Any

import pytest

from kursbuch.exchange.eighteenxx_games.source import effective_actions, parts


def _actions(*types: str) -> list[dict[str, Any]]:
    """`a`, `b`, ... are actions, `undo:3` goes back to the action with this id."""
    made = []
    for number, text in enumerate(types, start=1):
        kind, _, target = text.partition(":")
        made.append({"type": kind, "id": number, **({"action_id": int(target)} if target else {})})
    return made


@pytest.mark.parametrize(
    ("types", "left"),
    [
        (("a", "b", "undo"), "a"),
        (("a", "b", "undo", "redo"), "ab"),
        (("a", "b", "undo", "undo", "redo", "redo"), "ab"),
        (("a", "b", "undo", "undo", "redo", "c"), "ac"),
        (("a", "b", "undo", "c", "redo"), "ac"),
        (("a", "b", "c", "undo:1"), "a"),
        (("a", "b", "c", "undo:1", "redo"), "abc"),
        (("a", "b", "c", "undo:1", "redo", "undo"), "ab"),
        (("a", "b", "c", "undo:0"), ""),
        (("a", "message", "undo"), ""),
        (("a", "undo", "message", "redo"), "a"),
        (("a", "b", "message", "c", "undo:3"), "ab"),
        (("a", "log", "b", "undo", "undo"), "a"),
        (("a", "log", "b", "undo", "undo", "redo"), "a"),
        (("a", "log", "b", "undo", "log", "redo"), "a"),
        (("a", "log", "undo:1"), "a"),
        (("undo", "redo", "a"), "a"),
        (("a", "b", "undo", "undo", "undo", "c"), "c"),
        (("a", "b", "undo", "undo:0", "redo", "redo"), "ab"),
    ],
)
def test_undo_and_redo_in_every_nesting(types: tuple[str, ...], left: str) -> None:
    assert "".join(action["type"] for action in effective_actions(_actions(*types))) == left


def test_what_is_taken_back_and_done_again_leaves_the_same_game() -> None:
    random = Random(5)
    for _ in range(200):
        types = [random.choice("abcd") for _ in range(random.randrange(1, 12))]
        written: list[str] = []
        for kind in types:
            written.append(kind)
            for _ in range(random.randrange(3)):
                depth = random.randrange(4)
                written += ["undo"] * depth + ["message"] * random.randrange(2) + ["redo"] * depth
        assert [action["type"] for action in effective_actions(_actions(*written))] == types


def test_programs_do_nothing_and_what_they_did_is_part_of_the_action() -> None:
    action = {
        "type": "pass",
        "entity": 7,
        "auto_actions": [
            {"type": "program_disable", "entity": 8},
            {"type": "pass", "entity": 8},
            {"type": "buy_shares", "entity": 9, "entity_type": "player"},
        ],
    }
    done = [(part["type"], part["entity"], part["entity_type"]) for part in parts(action)]
    assert done == [("pass", 7, "player"), ("pass", 8, "player"), ("buy_shares", 9, "player")]
    assert parts({"type": "program_share_pass", "entity": 7}) == []
