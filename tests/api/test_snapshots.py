"""Snapshots are values: every title's positions come back equal, and a document can do nothing but be a value."""

import json
from random import Random
from zlib import compress

import pytest

from kursbuch.kernel import Setup, titles
from kursbuch.server.play.freezing import Unstorable, freeze, thaw

PACKAGES = ("kursbuch.kernel", "kursbuch.mechanics", "kursbuch.eighteenxx", "kursbuch.titles")
MOVES = 60


@pytest.mark.parametrize("title_id", titles())
def test_positions_come_back_equal_and_play_on_alike(title_id: str) -> None:
    title, random = titles()[title_id], Random(7)
    setup = Setup(tuple(f"P{number}" for number in range(title.players[-1])))
    rules = title.rules(setup)
    position = rules.initial(setup, 3)
    for _ in range(MOVES):
        seat = rules.to_act(position)[0]
        position = rules.apply(position, seat, next(iter(random.choice(list(rules.offers(position, seat)))))).position
    again = thaw(freeze(position), PACKAGES)
    assert again == position
    seat = rules.to_act(position)[0]
    for viewer in (seat, None):
        assert rules.view(again, viewer) == rules.view(position, viewer)
    action = next(iter(rules.offers(again, seat)[0]))
    assert rules.apply(again, seat, action) == rules.apply(position, seat, action)


@pytest.mark.parametrize(
    "document",
    [
        {"classes": [["os", "system"]], "nodes": [["object", 0, "true"]], "root": [0]},
        {"classes": [["kursbuch.kernel.title", "find_title"]], "nodes": [["object", 0, "1830"]], "root": [0]},
        {"classes": [["subprocess", "Popen"]], "nodes": [["object", 0, "true"]], "root": [0]},
        {"classes": [["kursbuch.titles.none", "X"]], "nodes": [["object", 0]], "root": [0]},
        {"classes": [], "nodes": [["eval", "1"]], "root": [0]},
        {"classes": [], "nodes": [], "root": [9]},
        [],
    ],
)
def test_a_document_that_is_no_value_is_refused(document: object) -> None:
    with pytest.raises(Unstorable):
        thaw(compress(json.dumps(document).encode()), PACKAGES)
    with pytest.raises(Unstorable):
        thaw(b"cos\nsystem\n(S'true'\ntR.", PACKAGES)


def test_what_is_shared_stays_shared() -> None:
    shared = (1, 2, (3,))
    again = thaw(freeze([shared, shared]), PACKAGES)
    assert isinstance(again, list)
    assert again[0] is again[1]
    assert again[0] == shared
