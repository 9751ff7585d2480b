"""Trains of other companies: of sisters, with money for where it is needed; of others, for what they want for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.deals import may_be_asked
from kursbuch.bots.builder.eighteenxx.prices import floor_price, least_for_train
from kursbuch.bots.builder.eighteenxx.reading import Company
from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.ranking import why
from kursbuch.kernel import Action, Amounts, with_changes

FIRST_OFFER = 0.35
"""What others are offered for a train at first, in parts of its printed price."""

LONG_ENOUGH = 6.0
"""Operating rounds for which a train is bought, at most."""

RELIEF = 0.8
"""What a dollar counts that the president need not pay for a sister's next train."""


@dataclass(frozen=True, slots=True)
class UsedTrain:
    """A train of another company: the purchase, the position after it, what it does for the seller, and why."""

    action: Action
    position: object
    for_seller: float
    reason: Reason


class UsedTrains:
    """What the company on turn can buy from others."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.company = scene.company
        self.outlook = scene.outlook

    def found(self, *, is_desperate: bool) -> Iterator[UsedTrain]:
        """Those of sisters and of other presidents."""
        for offer in self.scene.amounts("buy_train"):
            seller = self.scene.table.companies[text(offer.action, "source")]
            if seller.president == self.scene.seat:
                yield from self._of_sister(offer, seller, is_desperate)
            elif not self.company.trains and may_be_asked(self.scene, seller.president):
                yield from self._of_other(offer, seller)

    def _of_sister(self, offer: Amounts[Action], sister: Company, is_desperate: bool) -> Iterator[UsedTrain]:
        """For a company without a train one that the sister can spare; for others to move money to the sister."""
        train, price = text(offer.action, "train"), self._sister_price(offer, sister)
        relief = self._relief(sister, train, price)
        is_useful = relief > 0 if self.company.trains else len(sister.trains) > 1 or is_desperate
        if not is_useful or not offer.low <= price <= offer.high:
            return
        action = offer.with_amount(price)
        position = self.scene.after(action)
        loss = (self.scene.run(self.scene.position, sister.id) or 0) - (self.scene.run(position, sister.id) or 0)
        helps = relief - loss * min(LONG_ENOUGH, self.outlook.life(train))
        yield UsedTrain(action, position, helps, why("train-sister", train=train, company=sister.id))

    def _of_other(self, offer: Amounts[Action], seller: Company) -> Iterator[UsedTrain]:
        """At the price that the other president should agree to; a train that he can spare first for less."""
        train = text(offer.action, "train")
        fair = least_for_train(self.outlook, seller, train, self.company)
        price = min(fair, self._first_offer(train)) if self._opens(seller) else fair
        if offer.low <= price <= offer.high:
            action = offer.with_amount(price)
            reason = why("train-ask", train=train, company=seller.id, amount=price)
            yield UsedTrain(action, self.scene.agreed(action), 0.0, reason)

    def _opens(self, seller: Company) -> bool:
        """Whether this is a round for a first offer: what was refused is asked for at a fair price in the next."""
        return len(seller.trains) > 1 and self.scene.table.round.get("index", 1) % 2 == 1

    def _first_offer(self, train: str) -> int:
        return ceil(FIRST_OFFER * self.outlook.table.train_price.get(train, 0))

    def _sister_price(self, offer: Amounts[Action], sister: Company) -> int:
        """What the sister needs for its next train, if this company can spare it; never a token price."""
        least = max(offer.low, floor_price(self.outlook, text(offer.action, "train")))
        if self.outlook.has_lasting_train(sister) or not self.company.trains:
            return least
        spare = self.company.cash - self.outlook.saved(self.company)
        return max(least, min(spare, self.outlook.coming_price(sister) - sister.cash))

    def _relief(self, sister: Company, train: str, price: int) -> float:
        """What its president need not pay for the sister's next train."""
        saved = self.outlook.saved(self.company) if self.company.trains else 0
        if self.company.cash - price < saved or self._is_full():
            return 0.0
        left = list(sister.trains)
        left.remove(train)
        later = with_changes(sister, cash=sister.cash + price, trains=tuple(left))
        if not left and later.cash < (self.outlook.table.cheapest_train or 0):
            return 0.0
        return RELIEF * (self.outlook.danger_if(sister) - self.outlook.danger_if(later))

    def _is_full(self) -> bool:
        return len(self.company.trains) >= self.scene.table.coming_limit
