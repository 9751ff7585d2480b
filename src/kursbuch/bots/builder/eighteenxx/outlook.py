"""What becomes of companies: how long the game lasts, when trains rust, what a share will have brought at the end."""

from itertools import takewhile
from math import exp

from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.rails import Rails
from kursbuch.bots.builder.eighteenxx.reading import Company, Reading, Train
from kursbuch.kernel import lazy, with_changes

PAID_ROUNDS = 0.9
"""In how many of its rounds a company with trains pays."""

RISING_ROUNDS = 0.8
"""In how many of its rounds its price rises: withholding takes a rise back."""

PASSING_PRESENT = 7.0
"""Operating rounds after which a third of what is now still holds: trains rust, track grows."""

LASTING_PRESENT = 16.0
"""The same for a company with a train that lasts."""

REVENUE_OF_MONEY = 0.08
"""What a dollar in the treasury adds to what a company comes to."""

OPEN_TRACK = 0.15
"""What track counts in what a company comes to, against what a long train would bring on it."""

LONG_TRAIN = 6
"""Stops of a long train."""

IDLE_ROUNDS = 4.0
"""Rounds that a company without a train and without the money for one loses."""

FOR_OTHERS = 0.1
"""The part of his money that a player has for others' companies while he needs it for his own."""

FOR_OTHERS_ALONE = 0.7
"""The same for a player who can only join others."""

USUAL_PACE = 1.2
"""Trains of a kind that are sold in an operating round, if nothing else is known."""

SAVING_BEGINS = 3
"""Operating rounds before its trains are gone in which a company saves for the next one."""

DEAR = 5000
"""More than any train costs."""


class Outlook:
    """The future as it looks from one view; worked out company by company, when asked for."""

    def __init__(self, table: Reading, policy: Policy, rails: Rails) -> None:
        self.table = table
        self.policy = policy
        self.rails = rails
        self._revenues: dict[str, int] = {}
        self._values: dict[str, float] = {}
        self._outfitted: dict[Company, Company] = {}
        self._lives: dict[tuple[str, ...], float] = {}
        self._waits: dict[str, float] = {}
        self._spare: dict[int, int] = {}

    def take_over(self, other: "Outlook") -> None:
        """Keep what was found out in the same round: how long the game lasts, and while board and trains are as they
        were, what becomes of companies that are as they were."""
        self.__dict__["rounds"] = other.rounds
        if other.table.trains is not self.table.trains:
            return
        self._lives, self._waits = other._lives, other._waits
        if other.rails is not self.rails:
            return
        for name, value in other._values.items():
            if _earns_as(self.table.companies[name], other.table.companies[name]):
                self._values[name] = value
        self._revenues = {
            name: found
            for name, found in other._revenues.items()
            if self.table.companies[name].trains == other.table.companies[name].trains
        }

    def revenue(self, company: Company) -> int:
        """About what the company's trains bring now."""
        found = self._revenues.get(company.id)
        if found is None:
            lengths = [self.policy.stops(train) for train in company.trains]
            found = self._estimate(company.id, lengths) if lengths else 0
            self._revenues[company.id] = found
        return found

    def _estimate(self, company: str, lengths: list[int]) -> int:
        return self.rails.estimate_now(company, lengths, deepest=max(lengths) - 1)

    @lazy
    def rounds(self) -> float:
        """Operating rounds until the bank breaks, and the rest of a set of rounds."""
        running = sum(self.revenue(company) for company in self.table.companies.values() if company.trains)
        drain = self.policy.usual_drain + self.policy.drain_by_revenue * running
        lasting = min(float(self.policy.most_rounds), self.table.bank / drain)
        return max(self._rounds_of_set, lasting)

    @property
    def _rounds_of_set(self) -> float:
        """The operating rounds that come in any case."""
        state = self.table.round
        if state["kind"] == "operating":
            return float(1 + state["count"] - state["index"])
        return float(self.table.phases[self.table.phase].rounds)

    def life(self, train: str) -> float:
        """Operating rounds until the train rusts; never later than the end of the game."""
        return self.before(self.table.rusted_by.get(train))

    def before(self, train: str | None) -> float:
        """Operating rounds until the first train of a kind is sold; None never is."""
        if train is None:
            return self.rounds
        found = self._waits.get(train)
        if found is None:
            earlier = takewhile(lambda kind: kind.name != train, self.table.trains)
            wait = sum(kind.left / self.policy.paces.get(kind.name, USUAL_PACE) for kind in earlier)
            found = self._waits[train] = min(self.rounds, wait + 0.3)
        return found

    def lasts(self, train: str) -> bool:
        """Whether the train never rusts."""
        return train not in self.table.rusted_by

    @lazy
    def bank_train(self) -> Train | None:
        """The cheapest kind of train that can be bought new."""
        return min(
            (train for train in self.table.trains if train.for_sale), key=lambda train: train.price, default=None
        )

    def coming_price(self, company: Company) -> int:
        """What the next train will cost when those that the company has are gone."""
        cheapest = self.table.cheapest_train or DEAR
        prices = [self.table.train_price.get(self.table.rusted_by.get(train, ""), 0) for train in company.trains]
        return max([cheapest, *prices])

    def saved(self, company: Company) -> int:
        """What the company keeps for its next train."""
        if not company.trains:
            return self.table.cheapest_train or 0
        if self.has_lasting_train(company) or self.trains_live(company) > SAVING_BEGINS:
            return 0
        return self.coming_price(company)

    def spare_money(self, seat: int) -> int:
        """The most that a company of the player can spare."""
        found = self._spare.get(seat)
        if found is None:
            own = [each for each in self.table.companies.values() if each.president == seat and each.floated]
            found = self._spare[seat] = max((each.cash - self.saved(each) for each in own), default=0)
        return found

    def trains_live(self, company: Company) -> float:
        """Rounds until the company has no train left."""
        found = self._lives.get(company.trains)
        if found is None:
            found = self._lives[company.trains] = max(map(self.life, company.trains), default=0.0)
        return found

    def has_lasting_train(self, company: Company) -> bool:
        return any(map(self.lasts, company.trains))

    def outfitted(self, company: Company) -> Company:
        """The company with its capital, and with the first train that it will buy."""
        found = self._outfitted.get(company)
        if found is None:
            found = self._outfitted[company] = self._outfit(company)
        return found

    def _outfit(self, company: Company) -> Company:
        cash = company.cash
        if not company.floated and self.policy.pays_full_capital:
            cash = 10 * (company.par or 0)
        train = self.bank_train
        if company.trains or train is None or train.price > cash:
            return with_changes(company, cash=cash, floated=True)
        return with_changes(company, cash=cash - train.price, trains=(train.name,), floated=True)

    def danger(self, company: Company) -> float:
        """What the president has to expect to pay for a train, from his own pocket."""
        return self.danger_if(company) if company.floated else 0.0

    def danger_if(self, company: Company) -> float:
        """The same for a company that will have floated."""
        fitted = self.outfitted(company)
        if self.has_lasting_train(fitted):
            return 0.0
        live = self.trains_live(fitted)
        if live >= self.rounds:
            return 0.0
        earned = self.revenue(company) * min(2.0, live) * 0.6 if company.trains else 0.0
        return max(0.0, self.coming_price(fitted) - fitted.cash - earned) / (1 + live / 3)

    def share_value(self, company: Company) -> float:
        """What 10% of the company will have brought at the end: dividends, and the price then."""
        found = self._values.get(company.id)
        if found is None:
            found = self._values[company.id] = self.share_value_if(company)
        return found

    def share_value_if(self, company: Company) -> float:
        """The same for a company that is otherwise than on the table."""
        if company.price is None:
            return 0.0
        income = self.coming_revenue(company, self.rounds) * self.rounds * PAID_ROUNDS / 10
        chance = 1.0 if company.floated else self.float_chance(company)
        price = self.table.price_after(company, int((self.rounds - self._idle_rounds(company)) * RISING_ROUNDS))
        return chance * (income + price) + (1 - chance) * company.price

    def coming_revenue(self, company: Company, rounds: float) -> float:
        """What the company brings in the mean of the coming rounds.

        Shortly before the end that is what it brings now. Earlier it is what companies of the title usually come to:
        more with money for trains and with track that is already there, whatever its present trains make of it.
        """
        fitted = self.outfitted(company)
        now = exp(-rounds / (LASTING_PRESENT if self.has_lasting_train(company) else PASSING_PRESENT))
        usual = self.usual_revenue(company) + fitted.cash * REVENUE_OF_MONEY + self._open_track(company) * OPEN_TRACK
        return now * self._present_revenue(company, fitted) + (1 - now) * usual

    def _present_revenue(self, company: Company, fitted: Company) -> int:
        """What its trains bring now; of one that is about to buy its first train what that will bring."""
        if company.trains or not (company.floated and fitted.trains):
            return self.revenue(company)
        return self._estimate(company.id, [self.policy.stops(train) for train in fitted.trains])

    def usual_revenue(self, company: Company) -> float:
        """What the company comes to in most games, before its money and its track are counted."""
        return self.policy.usual_revenue + self.policy.experience.get(company.id, 0.0)

    def _open_track(self, company: Company) -> int:
        """What one long train would bring on the company's track."""
        return self.rails.estimate_now(company.id, (LONG_TRAIN,), deepest=LONG_TRAIN - 1)

    def _idle_rounds(self, company: Company) -> float:
        """Rounds in which the price will not rise because nothing is paid."""
        return 0.0 if self.outfitted(company).trains else IDLE_ROUNDS

    def float_chance(self, company: Company, spent: int = 0) -> float:
        """Whether the money of the president, who will have `spent` some, and of those who join him is enough."""
        cost = self.float_cost(company)
        if cost <= 0:
            return 1.0
        money = -float(spent)
        for player, joining in zip(self.table.players, self._joining_money, strict=True):
            money += player.cash if player.seat == company.president else joining
        return max(0.0, min(1.0, money / cost))

    @lazy
    def _joining_money(self) -> list[float]:
        """What each player has for companies of others: little, if he can float one himself or waits for his own."""
        able = self.table.lowest_par * self.policy.float_percent // 10
        busy = {company.president for company in self.table.companies.values() if not company.floated}
        return [
            player.cash * (FOR_OTHERS if player.seat in busy or player.cash >= able else FOR_OTHERS_ALONE)
            for player in self.table.players
        ]

    def float_cost(self, company: Company) -> int:
        """The price of the shares that are missing for the company to float."""
        missing = max(0, self.policy.float_percent - (100 - company.bank)) // 10
        return missing * (company.par or 0)


def _earns_as(one: Company, other: Company) -> bool:
    """Whether a share of the company promises the same: it does not matter who holds it once it has floated."""
    is_alike = one.price == other.price and one.cash == other.cash and one.trains == other.trains
    return one is other or (is_alike and one.floated and other.floated)


def outlook_of(table: Reading, policy: Policy, rails: Rails) -> Outlook:
    """The future as a player of this title sees it."""
    return (policy.outlook or Outlook)(table, policy, rails)
