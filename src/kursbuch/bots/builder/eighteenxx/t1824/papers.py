"""The first stock round: coal, pre-state and mountain railways (VI.3), and the draft of two players (X.5)."""

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.t1824.facts import COAL, MOUNTAINS, PAPERS, PRE_STATE
from kursbuch.bots.builder.eighteenxx.t1824.outlook import AustrianOutlook
from kursbuch.bots.builder.ranking import Idea, why
from kursbuch.kernel import Action

SPREAD = 0.2
"""How far opinions on a paper differ."""

HIGHER_PRICE = 0.35
"""What each gulden more for a coal railway adds: the regional railway gets more capital."""

HIGHEST_PRICE = 200

REGIONAL_PRICE = 100
"""What a share of a regional railway costs that a mountain railway becomes."""

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
    """What the paper brings over its price, for each hundred gulden of it: all the money goes into papers."""
    paper, price = text(action, "paper"), number(action, "price")
    future = scene.outlook
    assert isinstance(future, AustrianOutlook)
    if paper in COAL:
        short = max(0, RESERVE + price - scene.me.cash)
        gain = future.coal_value(paper, HIGHEST_PRICE // 2) - HIGHEST_PRICE + PAPERS.get(paper, 0)
        return gain * 100 / HIGHEST_PRICE - (HIGHEST_PRICE - price) * HIGHER_PRICE - short
    if paper in PRE_STATE:
        gain = future.minor_value(paper) - price + (SISTER if _has_sister(scene, PRE_STATE[paper]) else 0.0)
    else:
        gain = future.mountain_value(scene.table.privates[paper].income, REGIONAL_PRICE) - price
    return (gain + PAPERS.get(paper, 0 if paper in PRE_STATE else MOUNTAINS)) * 100 / price


def _has_sister(scene: Scene, state: str) -> bool:
    """Whether the player has another paper of the state railway."""
    companies = scene.table.companies
    return any(
        companies[other].president == scene.seat
        for other, heir in PRE_STATE.items()
        if heir == state and other in companies
    )


def _reason(action: Action) -> Reason:
    paper = text(action, "paper")
    code = "paper-coal" if paper in COAL else "paper-state" if paper in PRE_STATE else "paper-mountain"
    return why(code, paper=paper, amount=number(action, "price"))
