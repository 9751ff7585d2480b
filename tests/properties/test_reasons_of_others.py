"""What American Rails and Railroad Revolution refuse, they refuse for a special reason, at every stage of a game."""

from collections import defaultdict
from collections.abc import Mapping
from random import Random

import pytest

from kursbuch.kernel import Action, titles
from tests.properties.playing import Case, Stage, builders_game, random_game

GENERAL = {
    "effect.none": "It names the effect that is missing; where it comes from next, no rule says.",
    "piece.not_now": "All that had to be done is done, and nothing open allows a piece.",
    "sale.not_now": "All that had to be done is done, and nothing was for sale.",
    "milestone.none_drawn": "No milestones lie there to choose from; when there will be, no rule says.",
    "deal.not_now": "Nobody has triggered a deal, and nobody has to.",
    "start_tile.not_now": "The start tiles are behind everybody.",
}
"""Refusals that only say that something is not possible now, with the reason why no more can be said."""

TABLES = [
    *(Case("american-rails", players, ()) for players in (3, 4, 5)),
    *(Case("railroad-revolution", players, ()) for players in (2, 3, 4)),
]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_what_has_to_be_done_first_is_said_where_something_has_to_be_done(case: Case, everything: bool) -> None:
    """All kinds of action of a whole game, asked for in positions of each of its stages."""
    stages = [*random_game(case, seed=29), *builders_game(case, seed=29)]
    actions: dict[str, list[Action]] = defaultdict(list)
    for stage in stages:
        actions[stage.move.action.kind].append(stage.move.action)
    assert set(actions) == {action.kind for action in titles()[case.title].actions}
    random = Random(31)
    general: set[tuple[str, str, str]] = set()
    for stage in stages if everything else random.sample(stages, 120):
        seat = stage.rules.to_act(stage.position)[0]
        for kind, known in actions.items():
            refusal = stage.rules.refusal(stage.position, seat, random.choice(known))
            if refusal is not None and refusal.code.endswith((".not_now", ".none", ".none_drawn")):
                general.add((kind, refusal.code, _open(stage)))
    assert {code for _kind, code, _open in general} <= set(GENERAL)
    told = {code for _kind, code, open_ in general if open_ and code in ("piece.not_now", "sale.not_now")}
    assert told == set()


def _open(stage: Stage) -> str:
    """What has to be done before anything else in Railroad Revolution."""
    shown = stage.rules.view(stage.position, stage.rules.to_act(stage.position)[0])["round"]
    assert isinstance(shown, Mapping)
    return str(shown.get("open") or "")
