"""Trains in 1824: new ones, in part exchange, from sisters, and with debts where nothing else is left (VII.11)."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.stock import needed_sale_score
from kursbuch.bots.builder.eighteenxx.t1824.facts import COAL, HEIR, is_goods
from kursbuch.bots.builder.eighteenxx.t1824.outlook import PENALTY
from kursbuch.bots.builder.eighteenxx.trains import Buyer
from kursbuch.bots.builder.eighteenxx.used_trains import LONG_ENOUGH, UsedTrain, UsedTrains
from kursbuch.bots.builder.ranking import Idea, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action

KEPT = 0.25
"""What a gulden left in the treasury is worth beside a train."""

NEEDED = 1.6
"""The same, while the company has to save for a train: else it would have to withhold for it."""

FIRST = 100.0
"""What the first train is worth beyond its revenue: the company must have one."""

LASTING = 150.0
"""What it is worth to be done with buying trains."""

SPARED = 0.6
"""How much of a later emergency a train in time saves."""

BANK = "bank"


def rank_trains(scene: Scene) -> list[Suggestion]:
    """Trains of the bank, of sisters and of others that are worth their price."""
    passing = scene.first("pass")
    shopper = _Shopper(scene)
    actions = [action for action in scene.actions("buy_train") if text(action, "source") == BANK]
    if passing is None and (sales := _sales(scene, actions)):
        return ranked(sales, 20.0)
    ideas = [shopper.idea(action) for action in actions]
    ideas += [shopper.used_idea(train) for train in UsedTrains(scene).found(is_desperate=False)]
    if passing is not None:
        ideas = [idea for idea in ideas if idea.score > 0]
        ideas.append(Idea(0.0, passing, why("train-none")))
    return ranked(ideas, 60.0)


def _sales(scene: Scene, purchases: list[Action]) -> list[Idea]:
    """The director sells rather than borrow at 50%, what he misses least and no more than is needed (VII.12)."""
    price = min((number(action, "price") for action in purchases), default=0)
    missing = price - scene.company.cash - scene.me.cash
    if missing <= 0:
        return []
    ideas = []
    for action in scene.actions("sell_shares"):
        company, shares = scene.table.companies[text(action, "company")], number(action, "shares")
        if (shares - 1) * (company.price or 0) < missing:
            score = needed_sale_score(scene, company, shares, missing)
            ideas.append(Idea(score, action, why("train-sell", company=company.id)))
    return ideas


class _Shopper(Buyer):
    """What trains are worth to the railway on turn."""

    def idea(self, action: Action) -> Idea:
        """A train of the bank, perhaps in part exchange."""
        after = max(self.scene.run(self.scene.after(action), self.company.id) or 0, 0)
        return Idea(self._score(action, after), action, self.reason(action, after))

    def used_idea(self, train: UsedTrain) -> Idea:
        """A train of another company."""
        after = self.scene.run(train.position, self.company.id) or 0
        return Idea(self._score(train.action, after) + train.for_seller, train.action, train.reason)

    def _score(self, action: Action, after: int) -> float:
        train, price = text(action, "train"), number(action, "price")
        life = min(LONG_ENOUGH, self.outlook.life(train))
        score = max(after - self.before, self._hoped(action)) * life - self._cost(train, price)
        if not self.company.trains:
            score += FIRST
        elif self.outlook.life(train) > self.outlook.trains_live(self.company) + 1:
            score += self.outlook.danger(self.company) * SPARED
        if self.outlook.lasts(train) and not self.has_lasting:
            score += LASTING
        return score

    def _hoped(self, action: Action) -> float:
        """What the train brings once there is track: less for each train that the company has; goods need a mine."""
        traded = getattr(action, "trade_in", None)
        train = text(action, "train")
        if is_goods(train) and self.company.id not in COAL:
            return 0.0
        others = len(self.company.trains) - (1 if traded else 0)
        stops = min(6, self.scene.policy.stops(train)) - (self.scene.policy.stops(traded) if traded else 0)
        return self.scene.weights.hoped_for_a_stop * stops * 0.5**others

    def _cost(self, train: str, price: int) -> float:
        """Money of the treasury, of the director, and of the bank, which lends at 50%."""
        own = max(0, price - self.company.cash)
        borrowed = max(0, own - self.scene.me.cash)
        weight = KEPT if self.has_lasting or self.outlook.lasts(train) else self._saved_weight(price)
        return (price - own) * weight + own + borrowed * PENALTY

    def _saved_weight(self, price: int) -> float:
        """Money counts more while it will be missing for the train that must come; of a railway that will not be formed
        before its trains are gone it counts in full: the director pays what is missing."""
        if self.company.id in HEIR and self.outlook.danger(self.company):
            return 1.0
        left = self.company.cash - price
        need = max(self.outlook.coming_price(self.company), self._lasting_price())
        return NEEDED if self.company.trains and left < need <= self.company.cash + self.before else KEPT

    def _lasting_price(self) -> int:
        """The price of the next train that lasts, if it comes before the game is old."""
        kinds = (kind for kind in self.scene.table.trains if kind.left and not is_goods(kind.name))
        lasting = next((kind for kind in kinds if self.outlook.lasts(kind.name)), None)
        return lasting.price if lasting is not None else 0
