"""Money of the companies of 1849: treasury shares, bonds, E-tokens, loans (§4.5 to §4.7)."""

from kursbuch.bots.builder.eighteenxx.scene import Scene
from kursbuch.bots.builder.eighteenxx.t1849.facts import BOND, BOND_LOSS, ELECTRIC_PRICE, LOW_PRICE
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action

RAISED = 0.7
"""What a lira is worth that the company needs for its next train."""

SPARE = 250
"""Money that a company with lasting trains keeps before it buys shares back."""

PRESSED = 1.5
"""A price that falls goes on falling while shares lie in the pool (§3.4)."""

SOON = 2.0
"""Operating rounds in which a train is needed."""

LEAST_ROUNDS = 3.0
"""Operating rounds in which an E-token pays."""


def _missing(scene: Scene) -> int:
    """What the company lacks for the train that it needs soon."""
    company, future = scene.company, scene.outlook
    if future.has_lasting_train(company) or future.trains_live(company) > SOON or future.rounds < SOON:
        return 0
    return max(0, future.coming_price(company) - company.cash)


def issue_shares(scene: Scene) -> list[Suggestion]:
    """Treasury shares are sold for a train that is needed soon; each sale lowers the price (§4.7.1)."""
    company, missing = scene.company, _missing(scene)
    tenths, price = company.held(scene.seat) / 10, company.price or 0
    ideas = []
    for action in scene.actions("issue_shares"):
        shares = shares_of(action)
        after = scene.table.price_after_sale(company, shares)
        score = min(missing, shares * price) * RAISED - (price - after) * tenths * PRESSED - shares * price * 0.1
        score = score if after >= LOW_PRICE else -1.0
        ideas.append(Idea(score, action, why("issue-shares", company=company.id)))
    return _unless_pass(scene, [idea for idea in ideas if idea.score > 0])


def shares_of(action: Action) -> int:
    """How many tenths a company sells."""
    return int(getattr(action, "tens", 0)) + 2 * int(getattr(action, "last", 0))


def buy_back(scene: Scene) -> list[Suggestion]:
    """Shares in the pool press the price: a rich company takes them back (§4.7.2)."""
    company, action = scene.company, scene.first("buy_back")
    rich = scene.outlook.has_lasting_train(company) and company.cash - (company.price or 0) >= SPARE
    if action is None or not rich:
        return _unless_pass(scene, [])
    return _unless_pass(scene, [Idea(10.0, action, why("buy-back", company=company.id))])


def issue_bond(scene: Scene) -> list[Suggestion]:
    """A bond is issued rather than pay a train from the own pocket (§4.7.5)."""
    company, action = scene.company, scene.first("issue_bond")
    missing = _missing(scene)
    loss = BOND_LOSS * company.held(scene.seat) / 10
    exposed = missing - max(0, scene.me.cash) * RAISED
    if action is None or missing == 0 or exposed <= 0:
        return _unless_pass(scene, [])
    return _unless_pass(scene, [Idea(exposed * 3 - loss, action, why("bond-issue", company=company.id))])


def redeem_bond(scene: Scene) -> list[Suggestion]:
    """A bond is redeemed as soon as the company can do without the money (§4.7.4)."""
    company, action, future = scene.company, scene.first("redeem_bond"), scene.outlook
    is_free = future.has_lasting_train(company) or company.cash - BOND >= future.coming_price(company)
    if action is None or not (is_free or future.rounds <= SOON):
        return _unless_pass(scene, [])
    return _unless_pass(scene, [Idea(50.0, action, why("bond-redeem", company=company.id))])


def electric_token(scene: Scene) -> list[Suggestion]:
    """An E-token, if the money for an E-train is left and there is time to use it (§4.5)."""
    company, action = scene.company, scene.first("buy_electric_token")
    if action is None or scene.outlook.rounds < LEAST_ROUNDS:
        return _unless_pass(scene, [])
    after = scene.turn.rules.view(scene.after(action), scene.turn.seat)["companies"]
    assert isinstance(after, list)
    left = next(int(entry["cash"]) for entry in after if isinstance(entry, dict) and entry["id"] == company.id)
    if left < ELECTRIC_PRICE and company.trains:
        return _unless_pass(scene, [])
    gain = left - ELECTRIC_PRICE
    return _unless_pass(scene, [Idea(gain + 1.0, action, why("electric-token", company=company.id))])


def take_loan(scene: Scene) -> list[Suggestion]:
    """Nobody ends below nothing: who goes on can only win (§4.6.1)."""
    action = scene.first("take_loan")
    return only(action, why("take-loan")) if action is not None else []


def _unless_pass(scene: Scene, ideas: list[Idea]) -> list[Suggestion]:
    passing = scene.first("pass")
    if passing is not None:
        ideas = [*ideas, Idea(0.0, passing, why("money-kept"))]
    return ranked(ideas, 30.0)
