"""Views are what their models say, at every stage of a game: clients rely on it."""

import json
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict, get_type_hints

from kursbuch.kernel import titles
from tests.properties.playing import Case, cases, random_game


def closed(model: type) -> Any:
    """The model, in which no key is known that it does not name, down to its parts."""
    parts = get_type_hints(model, include_extras=True)
    return with_config(ConfigDict(extra="forbid"))(TypedDict(model.__name__, parts))  # type: ignore[operator]


def without_shares_by_name(view: Any) -> Any:
    """American Rails names the companies in a player's row, and only the data know their names."""
    names = {company["name"] for company in view["companies"]} if view["title"] == "american-rails" else set()
    rows = [{key: value for key, value in row.items() if key not in names} for row in view["players"]]
    return {**view, "players": rows}


def chosen() -> list[Case]:
    """The first and the last set-up of each title, and some between them."""
    found = list(cases())
    names = [case.title for case in found]
    return [
        case
        for number, case in enumerate(found)
        if number % 24 == 0 or names[number - 1] != case.title or case.title not in names[number + 1 :]
    ]


@pytest.mark.parametrize("case", chosen(), ids=str)
def test_a_view_is_what_its_model_says(case: Case) -> None:
    model = titles()[case.title].view
    assert model is not None
    adapter = TypeAdapter(closed(model))
    for number, stage in enumerate(random_game(case, seed=11)):
        if number % 60 == 0:
            for seat in (None, stage.move.seat):
                shown = json.loads(json.dumps(stage.rules.view(stage.position, seat)))
                adapter.validate_python(without_shares_by_name(shown))
                assert shown["title"] == case.title


def test_a_view_with_another_key_or_kind_would_be_noticed() -> None:
    case = next(case for case in cases() if case.title == "1830")
    stage = next(iter(random_game(case, seed=11)))
    view = dict(stage.rules.view(stage.position, None))
    model = titles()["1830"].view
    assert model is not None
    adapter = TypeAdapter(closed(model))
    for wrong in ({**view, "more": 1}, {**view, "bank": "much"}, {**view, "market": {"rows": [], "more": 1}}):
        with pytest.raises(ValueError, match="validation error"):
            adapter.validate_python(wrong)
