"""What companies build in games that are played in thought: what was worked out once is found again."""

from collections.abc import Sequence
from typing import TypeAlias

from kursbuch.bots.builder.eighteenxx.policy import Adviser
from kursbuch.bots.builder.eighteenxx.rails import Hex
from kursbuch.bots.builder.eighteenxx.scene import Scene
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import contains

FAR = 30
"""So many moves after the decision a company does what it did in another playout, although its track differs."""

Look: TypeAlias = list[tuple[int, Hex]]
"""How the hexes look that decide what a company reaches, by their number on the board. A hex that looks the same is the
very same object in all views."""

Plan: TypeAlias = tuple[Look, Suggestion]


def recalled(kind: str, adviser: Adviser) -> Adviser:
    """The adviser; in thought he says the same again while the company's track and trains are the same."""

    def advise(scene: Scene) -> Sequence[Suggestion]:
        if scene.turn.thought is None:
            return adviser(scene)
        company, depth = scene.company, scene.turn.thought.depth
        plans: list[Plan] = scene.turn.thought.kept.setdefault(
            (kind, company.id, company.trains, scene.table.phase), []
        )
        found = _found(plans, scene, depth >= FAR)
        if found is None:
            found = next(iter(adviser(scene)), None)
            if found is not None:
                plans.insert(0, (_look(scene), found))
        return [found] if found is not None else []

    return advise


def _found(plans: Sequence[Plan], scene: Scene, is_far: bool) -> Suggestion | None:
    """What was said of the same track; far from the decision the last that is possible."""
    board = scene.table.view["board"]["hexes"]
    same = (said for look, said in plans if all(board[number] is hex_ for number, hex_ in look))
    said = next(same, None)
    if said is not None and contains(scene.turn.offers, said.action):
        return said
    possible = (said for _, said in plans if contains(scene.turn.offers, said.action))
    return next(possible, None) if is_far else None


def _look(scene: Scene) -> Look:
    looked_at = scene.rails.reach(scene.company.id).looked_at
    board = enumerate(scene.table.view["board"]["hexes"])
    return [(number, hex_) for number, hex_ in board if hex_["id"] in looked_at]
