"""Pay or withhold: pay, unless the money buys a train that the company could not pay otherwise."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion

SAVING_ROUNDS = 1.5
"""Operating rounds before its trains are gone in which a company withholds for the next one."""


def rank_dividends(scene: Scene) -> list[Suggestion]:
    """Both choices, the better one first; choices that a title adds come after them."""
    options = {text(action, "choice"): action for action in scene.actions("pay_dividend")}
    if "pay" not in options or "withhold" not in options:
        return only(options.get("pay") or next(iter(options.values())))
    revenue = int(scene.table.round.get("revenue") or 0)
    company, table = scene.company, scene.table
    tenths = company.held(scene.seat) / 10
    paid = revenue * tenths / 10 + (table.price_after(company, 1) - table.price_after(company, -1)) * tenths
    ideas = [
        Idea(paid, options["pay"], why("dividend-pay", company=company.id, amount=revenue)),
        Idea(_kept_worth(scene, revenue), options["withhold"], why("dividend-withhold", company=company.id)),
    ]
    return ranked(ideas, 40.0)


def _kept_worth(scene: Scene, revenue: int) -> float:
    """What the withheld money is good for."""
    company, outlook = scene.company, scene.outlook
    train = outlook.bank_train
    if train is None or outlook.has_lasting_train(company):
        return 0.0
    cash = company.cash + revenue * company.pool // 100
    live = outlook.trains_live(company)
    comes_now = cash < train.price <= company.cash + revenue and scene.table.has_room_for_train(company)
    if comes_now and (outlook.lasts(train.name) or live < 2):
        return 60.0 + 0.5 * train.price + (0.8 * outlook.danger(company) if outlook.lasts(train.name) else 0.0)
    need = outlook.coming_price(company)
    if live < SAVING_ROUNDS and cash < need:
        exposed = need - company.cash - scene.me.cash
        return revenue * (0.8 if exposed < 0 else 3.0)
    return 0.0
