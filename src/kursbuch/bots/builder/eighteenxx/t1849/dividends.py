"""Pay or withhold in 1849: small dividends do not move the price, and the treasury gets its part (§3.5.1, §4.3.2)."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.eighteenxx.t1849.facts import LOW_PRICE
from kursbuch.bots.builder.eighteenxx.t1849.stock import outlook
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion

PRICE = 0.8
"""What a lira of the price counts against one in the hand."""


def rank_dividends(scene: Scene) -> list[Suggestion]:
    """Pay, unless the money buys a train that the company cannot pay otherwise."""
    options = {text(action, "choice"): action for action in scene.actions("pay_dividend")}
    if "pay" not in options or "withhold" not in options:
        return only(options.get("pay") or next(iter(options.values())))
    company, revenue = scene.company, int(scene.table.round.get("revenue") or 0)
    tenths, price = company.held(scene.seat) / 10, company.price or 0
    risen = outlook(scene).moved(company, 1).price if revenue >= price else price
    fallen = outlook(scene).moved(company, -1).price
    paid = revenue * tenths / 10 + ((risen or 0) - (fallen or 0)) * tenths * PRICE
    code = "dividend-pay" if revenue >= price else "dividend-pay-steady"
    ideas = [
        Idea(paid, options["pay"], why(code, company=company.id, amount=revenue)),
        Idea(_kept_worth(scene, revenue), options["withhold"], why("dividend-withhold", company=company.id)),
    ]
    return ranked(ideas, 40.0)


def _kept_worth(scene: Scene, revenue: int) -> float:
    """What the withheld money is good for: the next train, now or in time."""
    company, future = scene.company, outlook(scene)
    if (future.moved(company, -1).price or 0) < LOW_PRICE:
        return 0.0
    train = future.bank_train
    if train is None or future.has_lasting_train(company):
        return 0.0
    cash = company.cash + revenue * company.bank // 100
    live = future.trains_live(company)
    comes_now = cash < train.price <= company.cash + revenue and scene.table.has_room_for_train(company)
    if comes_now and (future.lasts(train.name) or live < 2):
        return 60.0 + 0.5 * train.price
    need = future.coming_price(company)
    if live < 2 and cash < need:
        exposed = need - company.cash - scene.me.cash
        return revenue * (0.8 if exposed < 0 else 3.0)
    return 0.0
