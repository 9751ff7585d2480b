"""Every kind of move of every title can be made by keys alone: a new kind without a way by keys fails here."""

import pytest

from kursbuch.kernel import find_title, titles
from tests.browser.keys import Keys
from tests.browser.positions import Table, first_offers
from tests.browser.visitor import Visitor

SICILY = {"advanced": "yes", "electric_dreams": "yes"}

TABLES: dict[str, list[Table]] = {
    "1830": [(3, {})],
    "1849": [(4, SICILY)],
    "1824": [(4, {"markers": "free", "variant": "goods-time"}), (2, {"variant": "cisleithania"})],
    "american-rails": [(3, {})],
    "railroad-revolution": [(3, {})],
}
"""How the titles are played so that all kinds of moves come up."""

NEVER_ON_OFFER = {"agree_to_end", "forgo_share", "pay_interest"}
"""Only files of other places have such moves: nobody at a table is asked for them."""

ELSEWHERE = {"declare_bankruptcy": "1849"}
"""Kinds that come up in another title of the family: three builders of 1830 do not go bankrupt."""


def kinds_of(title: str) -> list[str]:
    return [action.kind for action in find_title(title).actions]


def new_kinds(title: str) -> list[str]:
    """The kinds of a title that no title before it has: those are made in the same way."""
    earlier = list(TABLES)[: list(TABLES).index(title)]
    family = find_title(title).family
    known = {kind for other in earlier if family and find_title(other).family == family for kind in kinds_of(other)}
    own = [kind for kind in kinds_of(title) if kind not in known | NEVER_ON_OFFER]
    return [kind for kind in own if kind not in ELSEWHERE] + [kind for kind in ELSEWHERE if ELSEWHERE[kind] == title]


def test_every_title_is_tried() -> None:
    assert set(TABLES) == set(titles())


@pytest.mark.slow
@pytest.mark.parametrize("title", TABLES)
def test_every_kind_of_move_has_a_way_by_keys(visitor: Visitor, title: str) -> None:
    kinds = new_kinds(title)
    positions = first_offers(title, TABLES[title], kinds)
    assert set(positions) == set(kinds)
    for kind in kinds:
        Keys(visitor, positions[kind].open(visitor)).make(kind)
