"""What becomes of the railways of Austria-Hungary: those that wait to be formed, those that are exchanged."""

from typing import cast

from kursbuch.bots.builder.eighteenxx.outlook import (
    DEAR,
    PAID_ROUNDS,
    RISING_ROUNDS,
    Outlook,
)
from kursbuch.bots.builder.eighteenxx.reading import Company, Train
from kursbuch.bots.builder.eighteenxx.t1824.facts import (
    COAL,
    COAL_CLOSED_BY,
    EXCHANGE_FROM,
    FORMED_BY,
    GOODS_AFTER,
    HEIR,
    MOUNTAINS_CLOSED_BY,
    STATE_PRICE,
    coal_of,
    is_directors,
    is_goods,
)
from kursbuch.kernel import lazy, with_changes
from kursbuch.views.t1824 import AustrianView

PENALTY = 1.5
"""What money costs that the director has to borrow (VII.12)."""

GOODS_TRAINS_WAIT = 1.0
"""Operating rounds between the first chance to buy a goods train of a kind and its first sale."""

FLOAT_PERCENT = 50

REVENUE_OF_A_NEW_STOP = 22
"""What a stop of a train brings a railway that has just begun to build."""

ROUNDS_FOR_A_SHARE = 1.7
"""Operating rounds that pass for each share that is missing to the opening of a regional railway."""


class AustrianOutlook(Outlook):
    """State railways come by themselves, regional ones with the exchange of their coal railways."""

    @lazy
    def bond(self) -> str | None:
        """The railway that only pays, in Cisleithania for two."""
        return next((str(entry["company"]) for entry in cast(AustrianView, self.table.view).get("bond", ())), None)

    def revenue(self, company: Company) -> int:
        """About what the trains bring; goods trains nothing without a mine (VII.9)."""
        found = self._revenues.get(company.id)
        if found is None:
            found = self._revenues[company.id] = self._run_estimate(company) if company.trains else 0
        return found

    def _run_estimate(self, company: Company) -> int:
        reach = self.rails.reach(company.id)
        has_mine = any(self._is_mine(name) for name, _ in reach.depths)
        lengths = [self.policy.stops(train) for train in company.trains if has_mine or not is_goods(train)]
        return self.rails.estimate_now(company.id, lengths)

    def _is_mine(self, name: str) -> bool:
        return any(stop["kind"] == "mine" for stop in self.rails.hexes[name].get("stops", ()))

    def rounds_before(self, train: str) -> float:
        """Operating rounds until the first train of a kind is sold."""
        first, wait = GOODS_AFTER.get(train, train), 0.0
        for kind in self.table.trains:
            if kind.name == first:
                break
            wait += 0.0 if is_goods(kind.name) else kind.left / self.policy.paces[kind.name]
        return wait + (GOODS_TRAINS_WAIT if is_goods(train) else 0.0)

    def life(self, train: str) -> float:
        ends = self.table.rusted_by.get(train)
        return self.rounds if ends is None else min(self.rounds, self.rounds_before(ends) + 0.3)

    @lazy
    def bank_train(self) -> Train | None:
        """The cheapest train that any railway may own."""
        trains = [train for train in self.table.trains if train.for_sale and not is_goods(train.name)]
        return min(trains, key=lambda train: train.price, default=None)

    def coming_price(self, company: Company) -> int:
        """The next train when those that the company has are gone: coal railways need goods trains (IV.2)."""
        goods_only = company.id in COAL
        kinds = [train for train in self.table.trains if is_goods(train.name) == goods_only]
        cheapest = min((train.price for train in kinds if train.for_sale), default=0 if goods_only else DEAR)
        ends = [self.table.rusted_by.get(train, "") for train in company.trains]
        prices = {train.name: train.price for train in kinds}
        return max([cheapest, *(prices.get(train, 0) for train in ends)])

    def minor_lives(self, minor: str) -> float:
        """Operating rounds until a coal or pre-state railway closes."""
        if minor in COAL:
            return self.rounds_before(COAL_CLOSED_BY)
        return self.rounds_before(FORMED_BY[HEIR[minor]])

    def danger(self, company: Company) -> float:
        """What the director has to pay, with the penalty; a railway that closes first needs no train."""
        if company.id in HEIR and self.minor_lives(company.id) <= self.trains_live(company):
            return 0.0
        return super().danger(company) * PENALTY

    def is_waiting(self, company: Company) -> bool:
        """Whether the director's share is still kept for a coal railway."""
        coal = self.table.companies.get(coal_of(company.id) or "")
        return coal is not None and coal.president is not None

    def delay(self, company: Company) -> float:
        """Operating rounds until the railway begins."""
        if company.floated:
            return 0.0
        if company.id in FORMED_BY:
            return self.rounds_before(FORMED_BY[company.id])
        waiting = self.rounds_before(EXCHANGE_FROM) if self.is_waiting(company) else 0.0
        return max(1.0 + waiting, self._missing(company) / 10 * ROUNDS_FOR_A_SHARE)

    def capital(self, company: Company) -> int:
        """What the railway has, or will have when it begins (IV.4)."""
        if company.floated:
            return company.cash
        before = sum(other.cash for other in self.table.companies.values() if HEIR.get(other.id) == company.id)
        if company.id in FORMED_BY:
            return 7 * STATE_PRICE + before
        shares = 8 if self.is_waiting(company) else 10
        return shares * (company.par or company.price or 0) + before

    def float_cost(self, company: Company) -> int:
        """The price of what players still have to buy; the director's share of a coal railway is not bought."""
        if company.id in FORMED_BY:
            return 0
        return self._missing(company) // 10 * (company.price or 0)

    def _missing(self, company: Company) -> int:
        """The percent that players still have to buy before the railway begins (VI.5)."""
        sold = sum(company.holders.values()) + (20 if self.is_waiting(company) else 0)
        return max(0, FLOAT_PERCENT - sold)

    def share_value_if(self, company: Company) -> float:
        if company.id in HEIR:
            return self.minor_value(company.id) / 10
        if company.price is None:
            return 0.0
        if company.id == self.bond:
            return self._bond_value(company)
        return self._railway_value(company)

    def _bond_value(self, company: Company) -> float:
        """It pays its price in every operating round, and rises (X.4)."""
        rounds = int(self.rounds)
        return self.table.price_after(company, rounds) + sum(
            self.table.price_after(company, step) / 10 for step in range(rounds)
        )

    def _railway_value(self, company: Company) -> float:
        """Dividends and the price at the end, if the railway comes to operate."""
        rounds = max(0.0, self.rounds - self.delay(company))
        income = self.coming_revenue(company, rounds) * rounds * PAID_ROUNDS / 10
        steps = int((rounds - self._idle_rounds(company)) * RISING_ROUNDS)
        chance = 1.0 if company.floated else self.float_chance(company)
        return chance * (income + self.table.price_after(company, steps)) + (1 - chance) * (company.price or 0)

    def _outfit(self, company: Company) -> Company:
        return super()._outfit(with_changes(company, cash=self.capital(company), floated=True))

    def minor_value(self, minor: str) -> float:
        """Half of what a coal or pre-state railway earns, and the shares that it becomes (IV.2, IV.3)."""
        company, heir = self.table.companies[minor], self.table.companies.get(HEIR[minor])
        earned = max(self.revenue(company), 2 * REVENUE_OF_A_NEW_STOP) * min(self.rounds, self.minor_lives(minor))
        shares = 2 if is_directors(minor) else 1
        return earned / 2 + shares * (self.share_value(heir) if heir is not None and heir.price is not None else 0.0)

    def coal_value(self, coal: str, par: int) -> float:
        """The same for a coal railway that is still to be bought: its price decides that of the regional railway."""
        heir = self.table.companies[COAL[coal]]
        lives = min(self.rounds, self.minor_lives(coal))
        return REVENUE_OF_A_NEW_STOP * lives + 2 * self._share_if_begun(heir, par)

    def mountain_value(self, income: int, price: int) -> float:
        """What a mountain railway pays before the first 4-train, and the share of a regional railway (IV.1)."""
        heirs = (self.table.companies[heir] for heir in COAL.values() if heir in self.table.companies)
        share = max((self._share_if_begun(heir, price) for heir in heirs), default=0.0)
        return income * min(self.rounds, self.rounds_before(MOUNTAINS_CLOSED_BY)) + share

    def _share_if_begun(self, company: Company, price: int) -> float:
        """What a share of a regional railway is worth whose price is set."""
        if company.price is not None:
            return self.share_value(company)
        spot = self.table.market.par_spot(price)
        return self.share_value_if(with_changes(company, price=price, par=price, spot=spot))
