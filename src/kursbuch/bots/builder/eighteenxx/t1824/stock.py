"""A turn of a stock round in 1824: debts first, then papers, shares and exchanges."""

from typing import cast

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.reading import Company
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.stock import (
    SCALE,
    home_richness,
    lack,
    needed_sale_score,
    sale_reason,
    scored_sales,
)
from kursbuch.bots.builder.eighteenxx.t1824.facts import (
    COAL,
    FORMED_BY,
    MOUNTAINS_CLOSED_BY,
    coal_of,
)
from kursbuch.bots.builder.eighteenxx.t1824.outlook import FLOAT_PERCENT, AustrianOutlook
from kursbuch.bots.builder.eighteenxx.t1824.papers import paper_ideas
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, with_changes
from kursbuch.views.t1824 import AustrianView

OPENING = 60.0
"""What it is worth to open an own railway now."""

SAFE = 40.0
"""What it is worth that a coal railway needs no other train."""

LATE = ("4", "5", "6", "7", "8")
"""Phases in which goods trains become obsolete."""


def rank_stock(scene: Scene) -> list[Suggestion]:
    """What promises most. Debts are paid back before anything else; papers are only for sale in the first round."""
    if scene.table.round["kind"] == "operating":
        return []
    if debt := _debt(scene):
        return _repay(scene, debt)
    if papers := [idea for idea in paper_ideas(scene) if idea.score > 0]:
        return ranked(papers, SCALE)
    ideas = [
        *_sales(scene, scene.weights.least_sale_gain),
        *_purchases(scene),
        *_starts(scene),
        *_mountains(scene),
        *_coal(scene),
    ]
    ideas = [idea for idea in ideas if idea.score > scene.weights.least_gain]
    passing = scene.first("pass")
    if passing is not None:
        ideas.append(Idea(0.0, passing, why("stock-pass")))
    if not ideas:
        ideas = _forced(scene)
    return ranked(ideas, SCALE)


def _forced(scene: Scene) -> list[Idea]:
    """Nothing is good, and passing is not allowed: a sale over the limit."""
    return _sales(scene, None) or [Idea(0.0, next(iter(scene.turn.offers[0])))]


def outlook(scene: Scene) -> AustrianOutlook:
    """The outlook, known to be that of 1824."""
    assert isinstance(scene.outlook, AustrianOutlook)
    return scene.outlook


def _debt(scene: Scene) -> int:
    return sum(
        entry["amount"]
        for entry in cast(AustrianView, scene.table.view).get("debts", ())
        if entry["seat"] == scene.seat
    )


def _repay(scene: Scene, debt: int) -> list[Suggestion]:
    """Debts grow by half in every stock round: sell for them, and pay what can be paid (VII.12)."""
    missing = debt - scene.me.cash
    if missing > 0:
        sales = [
            Idea(needed_sale_score(scene, company, shares, missing), action, why("debt-sell", company=company.id))
            for action, company, shares, _ in scored_sales(scene, only_good=False)
        ]
        if sales:
            return ranked(sales, SCALE)
    for offer in scene.amounts("repay_debt"):
        return only(offer.with_amount(offer.high), why("debt-repay", amount=offer.high))
    return only(scene.first("pass") or next(iter(scene.turn.offers[0])), why("stock-pass"))


def _sales(scene: Scene, least: float | None) -> list[Idea]:
    return [
        Idea(score, action, sale_reason(scene, company, shares))
        for action, company, shares, score in scored_sales(scene, only_good=least is not None)
        if least is None or score > least
    ]


def _purchases(scene: Scene) -> list[Idea]:
    """Shares at the present price; those that open an own railway are worth more."""
    ideas = []
    shares = [(action, 1) for action in scene.actions("buy_share")]
    for action, count in [*shares, *((action, 2) for action in scene.actions("buy_double"))]:
        company = scene.table.companies[text(action, "company")]
        cost = count * (company.price or 0)
        gain = count * scene.outlook.share_value(company) - cost + _lead_gain(scene, company) - lack(scene, cost)
        reason = why("stock-buy", company=company.id, amount=cost)
        ideas.append(Idea(gain * scene.thrift(cost), action, reason))
    return ideas


def _lead_gain(scene: Scene, company: Company) -> float:
    """What a further share does for the lead: it takes it, or brings an own railway nearer to its opening."""
    held = company.held(scene.seat) + 10
    leads_later = scene.table.companies.get(coal_of(company.id) or "")
    if not company.floated and company.id not in FORMED_BY:
        is_own = company.president == scene.seat or (leads_later is not None and leads_later.president == scene.seat)
        return (OPENING if _opens(scene, company, 10) else scene.weights.control) if is_own else 0.0
    if company.president is not None and company.president != scene.seat and held > company.held(company.president):
        return scene.weights.control - scene.danger(company)
    return 0.0


def _starts(scene: Scene) -> list[Idea]:
    """Regional railways without a coal railway, at every price (IV.4.3)."""
    ideas = []
    for action in scene.actions("start_company"):
        par, company = number(action, "price"), scene.table.companies[text(action, "company")]
        started = with_changes(
            company,
            par=par,
            price=par,
            holders={**company.holders, scene.seat: company.held(scene.seat) + 20},
            spot=scene.table.market.par_spot(par),
            president=scene.seat,
        )
        missing = scene.outlook.float_cost(started)
        chance = min(1.0, (scene.me.cash - 2 * par) / missing) if missing else 1.0
        gain = (
            2 * (scene.outlook.share_value_if(started) - par)
            + scene.weights.control
            + scene.weights.home * home_richness(scene, company.id)
        )
        score = gain * chance - (1 - chance) * par - lack(scene, 2 * par)
        ideas.append(Idea(score, action, why("stock-start", company=company.id, price=par)))
    return ideas


def _mountains(scene: Scene) -> list[Idea]:
    """A mountain railway for a share, when the share helps an own railway or may soon be gone (IV.1)."""
    ideas = []
    for action in scene.actions("exchange_mountain"):
        company = scene.table.companies[text(action, "company")]
        income = scene.table.privates[text(action, "private")].income
        waiting = income * min(scene.outlook.rounds, outlook(scene).rounds_before(MOUNTAINS_CLOSED_BY))
        gain = 0.15 * scene.outlook.share_value(company) + _lead_gain(scene, company) - waiting
        ideas.append(Idea(gain, action, _mountain_reason(action)))
    return ideas


def _mountain_reason(action: Action) -> Reason:
    return why("exchange-mountain", private=text(action, "private"), company=text(action, "company"))


def forced_mountain(scene: Scene) -> list[Suggestion]:
    """The best share that is left when the mountain railways close (IV.1)."""
    if scene.table.round["kind"] == "stock" and "pass" in scene.kinds:
        return []
    ideas = [
        Idea(
            scene.outlook.share_value(scene.table.companies[text(action, "company")])
            + _lead_gain(scene, scene.table.companies[text(action, "company")]),
            action,
            _mountain_reason(action),
        )
        for action in scene.actions("exchange_mountain")
    ]
    return ranked(ideas, SCALE)


def _opens(scene: Scene, company: Company, percent: int) -> bool:
    """Whether so much more makes an own regional railway operate (VI.5)."""
    sold = sum(company.holders.values())
    is_led = company.president == scene.seat and not outlook(scene).is_waiting(company)
    return is_led and not company.floated and sold < FLOAT_PERCENT <= sold + percent


def _coal(scene: Scene) -> list[Idea]:
    """A coal railway is exchanged when its regional railway then opens, or when its trains become obsolete (IV.2)."""
    ideas = []
    for action in scene.actions("exchange_coal"):
        coal = scene.table.companies[text(action, "company")]
        company = scene.table.companies[COAL[coal.id]]
        sold = sum(company.holders.values()) + 20
        own = scene.me.cash // max(1, company.price or 1) * 10
        gain = OPENING if sold >= FLOAT_PERCENT else OPENING / 3 if sold + own >= FLOAT_PERCENT else -OPENING
        if scene.table.phase in LATE:
            gain += SAFE + scene.outlook.danger(coal)
        ideas.append(Idea(gain, action, why("exchange-coal", company=company.id)))
    return ideas
