"""Buying trains: what they bring until they rust, what must be bought in time, and what rusts for others."""

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.stock import needed_sale_score, shares_sold
from kursbuch.bots.builder.eighteenxx.used_trains import UsedTrain, UsedTrains
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action

KEPT = 0.05
"""What a dollar left in the treasury is worth beside a train."""

OVER_COMING_LIMIT = 0.4
"""What a train counts that the next phase takes away, or another of the company."""

LASTING = 0.4
"""What it is worth to be done with buying trains, in prices of the next one."""

LASTING_FIRST = 70.0
"""The same, whatever the next one costs."""

SOON = 3
"""So few trains left before one that lasts that one saves for it."""

SCARCE = 2
"""So few lasting trains left that one takes one while one can."""


def rank_trains(scene: Scene) -> list[Suggestion]:
    """Trains that are worth their price; who must buy pays the least, or sells what it misses least."""
    passing = scene.first("pass")
    shopper = _Shopper(scene)
    ideas = [shopper.idea(action) for action in scene.actions("buy_train")]
    used = UsedTrains(scene).found(is_desperate=passing is None and not ideas)
    ideas += [shopper.used_idea(train) for train in used]
    if passing is not None:
        ideas = [idea for idea in ideas if idea.score > 0]
        ideas.append(Idea(0.0, passing, why("train-none")))
    if ideas:
        return ranked(ideas, 60.0)
    return _rescue(scene)


def _rescue(scene: Scene) -> list[Suggestion]:
    """A train must be bought and the money is missing: sell the shares that hurt least for what they raise."""
    ideas = []
    missing = (scene.table.cheapest_train or 0) - scene.company.cash - scene.me.cash
    for kind in ("sell_shares", "sell_certificates"):
        for action in scene.actions(kind):
            company = scene.table.companies[text(action, "company")]
            score = needed_sale_score(scene, company, shares_sold(action), missing)
            ideas.append(Idea(score, action, why("train-sell", company=company.id)))
    if ideas:
        return ranked(ideas, 20.0)
    ruin = scene.first("declare_bankruptcy")
    return only(ruin, why("train-ruin")) if ruin is not None else []


def rank_discards(scene: Scene) -> list[Suggestion]:
    """The train goes that rusts first, of those the shortest."""
    policy, outlook = scene.policy, scene.outlook
    ideas = [
        Idea(-outlook.life(train) * 10 - policy.stops(train), action, why("discard", train=train))
        for action in scene.actions("discard_train")
        for train in (text(action, "train"),)
    ]
    return ranked(ideas, 10.0)


class Buyer:
    """The company on turn that may buy a train: what it runs without it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.company = scene.company
        self.outlook = scene.outlook
        self.before = (scene.run(scene.position, self.company.id) or 0) if self.company.trains else 0
        self.has_lasting = self.outlook.has_lasting_train(self.company)

    def reason(self, action: Action, after: int) -> Reason:
        """What a train of the bank is bought for, when the company would then run so much."""
        train = text(action, "train")
        gain = max(0, after - self.before) * self.outlook.life(train)
        if self.outlook.lasts(train):
            code = "train-lasting"
        elif gain >= number(action, "price"):
            code = "train-revenue"
        else:
            code = "train-hope" if self.company.trains else "train-first"
        return why(code, train=train, company=self.company.id)


class _Shopper(Buyer):
    """What trains are worth to it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.coming_limit = scene.table.coming_limit

    def idea(self, action: Action) -> Idea:
        """A train from the bank or the pool."""
        train = text(action, "train")
        after = self.scene.run(self.scene.after(action), self.company.id)
        own, rush = self._score(action, after), self._rush(train)
        reason = why("train-rush", train=train) if rush > max(0, own) else self.reason(action, after or 0)
        return Idea(own + rush, action, reason)

    def used_idea(self, train: UsedTrain) -> Idea:
        """A train of another company."""
        after = self.scene.run(train.position, self.company.id)
        return Idea(self._score(train.action, after) + train.for_seller, train.action, train.reason)

    def _score(self, action: Action, after: int | None) -> float:
        train, price = text(action, "train"), number(action, "price")
        gain = max((after or 0) - self.before, self._hoped(train))
        if getattr(action, "trade_in", None) is None and len(self.company.trains) >= self.coming_limit:
            gain *= OVER_COMING_LIMIT
        score = gain * self.outlook.life(train) - price * self._money_weight(price, train)
        own_money = price - self.company.cash
        if own_money > 0:
            score -= own_money
        if not self.company.trains:
            score += 100
        if self.outlook.lasts(train) and not self.has_lasting:
            score += LASTING * self.outlook.coming_price(self.company) + LASTING_FIRST
            score += 150 if self._left(train) <= SCARCE else 0
        return score

    def _hoped(self, train: str) -> float:
        """What the train brings once there is track for it: less for each train that the company has already."""
        hoped = self.scene.weights.hoped_for_a_stop
        return hoped * min(6, self.scene.policy.stops(train)) * 0.5 ** len(self.company.trains)

    def _money_weight(self, price: int, train: str) -> float:
        """Money that will be missing for the lasting train that is about to come counts in full."""
        if self.has_lasting or self.outlook.lasts(train):
            return KEPT
        cash, (need, before) = self.company.cash, self._lasting_train()
        return 1.2 if before <= SOON and cash - price < need <= cash + self.before else 0.2

    def _lasting_train(self) -> tuple[int, int]:
        """The price of the cheapest train that lasts, and how many others are sold before it."""
        before = 0
        for kind in self.scene.table.trains:
            if kind.left and self.outlook.lasts(kind.name):
                return kind.price, before
            before += kind.left
        return 0, before

    def _left(self, train: str) -> int:
        return next((kind.left for kind in self.scene.table.trains if kind.name == train), 0)

    def _rush(self, train: str) -> float:
        """What the others lose when their trains rust, less what this player loses."""
        table = self.scene.table
        lost = [0.0] * len(table.players)
        for company in table.companies.values():
            gone = sum(1 for name in company.trains if table.rusted_by.get(name) == train)
            if not gone or company.id == self.company.id:
                continue
            damage = self.outlook.revenue(company) * gone / len(company.trains) * 2.5
            for seat, percent in company.holders.items():
                lost[seat] += damage * percent / 100
            if gone == len(company.trains) and company.president is not None:
                lost[company.president] += max(0, self.outlook.coming_price(company) - company.cash) * 0.5
        mine = lost[self.scene.seat]
        others = (sum(lost) - mine) / max(1, len(lost) - 1)
        return self.scene.weights.train_rush * (others - mine)
