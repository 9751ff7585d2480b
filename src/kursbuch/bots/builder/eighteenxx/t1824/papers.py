"""The first stock round: coal, pre-state and mountain railways (VI.3), and the draft of two players (X.5)."""

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.t1824.facts import COAL, PRE_STATE, is_directors
from kursbuch.bots.builder.ranking import Idea, why
from kursbuch.kernel import Action

SPREAD = 0.2
"""How far opinions on a paper differ."""

DIRECTORS_SHARE = 110.0
"""What a pre-state railway is worth over its price, if it becomes a director's share."""

PLAIN_SHARE = 75.0
"""The same for the others."""

COAL_RAILWAY = 85.0
"""The same for a coal railway at the lowest price."""

HIGHER_PRICE = 0.35
"""What each gulden more for a coal railway adds: the regional railway gets more capital."""

LOWEST_PRICE = 120

MOUNTAIN = 65.0
"""The same for a mountain railway: it pays early, and becomes a share."""

SISTER = 30.0
"""What a second paper of the same state railway adds: it keeps the lead."""

RESERVE = 30
"""Money that a player likes to keep."""


def paper_ideas(scene: Scene) -> list[Idea]:
    """Every paper on offer, with what it promises over its price."""
    opinions: dict[str, float] = {}
    ideas = []
    for action in scene.actions("buy_paper"):
        paper = text(action, "paper")
        if paper not in opinions:
            opinions[paper] = scene.random.uniform(1 - SPREAD, 1 + SPREAD)
        ideas.append(Idea(_gain(scene, action) * opinions[paper], action, _reason(action)))
    return ideas


def _gain(scene: Scene, action: Action) -> float:
    paper, price = text(action, "paper"), number(action, "price")
    if paper in COAL:
        short = RESERVE + price - scene.me.cash
        return COAL_RAILWAY + (price - LOWEST_PRICE) * HIGHER_PRICE - max(0, short)
    if paper not in PRE_STATE:
        return MOUNTAIN
    state = PRE_STATE[paper]
    has_sister = any(
        scene.table.companies[other].president == scene.seat
        for other, heir in PRE_STATE.items()
        if heir == state and other in scene.table.companies
    )
    return (DIRECTORS_SHARE if is_directors(paper) else PLAIN_SHARE) + (SISTER if has_sister else 0.0)


def _reason(action: Action) -> Reason:
    paper = text(action, "paper")
    code = "paper-coal" if paper in COAL else "paper-state" if paper in PRE_STATE else "paper-mountain"
    return why(code, paper=paper, amount=number(action, "price"))
