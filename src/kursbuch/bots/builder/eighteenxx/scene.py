"""A turn with everything that the decisions need: the table, the track, the outlook, and a look ahead."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder.eighteenxx.outlook import Outlook, outlook_of
from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.rails import Rails, rails_of
from kursbuch.bots.builder.eighteenxx.reading import Company, Player, Reading
from kursbuch.bots.thought import Thought
from kursbuch.kernel import Action, Amounts, Offer, lazy

MOST_HELD = 60
"""Percent of one company that may be held, as a rule."""

THRIFT = 0.8
"""How much the price counts of what is bought with scarce money: 1 is gain for each dollar."""

COMING_MONEY = 2.0
"""What a player will have before he has taken all certificates, against what he has now."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A share on sale: its price, and what it promises."""

    company: str
    cost: int
    gain: float


class Scene:
    """What a player looks at before a move."""

    def __init__(self, turn: Turn, random: Random, policy: Policy) -> None:
        self.turn = turn
        self.random = random
        self.policy = policy
        self.seat = int(turn.seat)
        tuned = turn.manner.weights
        self.weights = replace(policy.weights, **tuned) if tuned else policy.weights
        self.table = Reading(turn.view)
        self._dangers: dict[str, float] = {}
        self.kinds: dict[str, list[Offer[Action]]] = {}
        for offer in turn.offers:
            self.kinds.setdefault(offer.kind, []).append(offer)

    @lazy
    def rails(self) -> Rails:
        colors = self.policy.values_in(self.table.phases[self.table.phase])
        return rails_of(self.table.view["board"], colors)

    @lazy
    def outlook(self) -> Outlook:
        found = outlook_of(self.table, self.policy, self.rails)
        if self.turn.thought is not None:
            self._recall(found, self.turn.thought)
        return found

    def _recall(self, outlook: Outlook, thought: Thought) -> None:
        """In thought the future is looked at once a round, and again for what has changed."""
        state = self.table.round
        moment = (state["kind"], state.get("number"), state.get("index"), self.table.phase)
        last = thought.kept.get("outlook")
        if last is not None and last[0] == moment:
            outlook.take_over(last[1])
        thought.kept["outlook"] = moment, outlook

    @lazy
    def own_danger(self) -> float:
        """What the player has to expect to pay for trains of his companies."""
        own = (company for company in self.table.companies.values() if company.president == self.seat)
        return sum(self.danger(company) for company in own)

    def danger(self, company: Company) -> float:
        """What the president of a company on the table has to expect to pay for a train."""
        found = self._dangers.get(company.id)
        if found is None:
            found = self._dangers[company.id] = self.outlook.danger(company)
        return found

    @lazy
    def position(self) -> object:
        """The position to look ahead from."""
        return self.turn.imagined(self.random)

    @property
    def me(self) -> Player:
        return self.table.players[self.seat]

    @lazy
    def wanted(self) -> list[Wanted]:
        """The shares on sale that this player may hold, the best first."""
        found = []
        for company in self.table.companies.values():
            price = company.price
            if price is None or not (company.bank or company.pool) or company.held(self.seat) >= MOST_HELD:
                continue
            cost = company.par or price if company.bank and not company.pool else price
            gain = (self.outlook.share_value(company) - cost) * self.thrift(cost)
            found.append(Wanted(company.id, cost, gain))
        return sorted(found, key=lambda share: -share.gain)

    def best_wanted(self, money: int, *, without: str | None = None) -> float:
        """What the best share promises that can be paid with so much money."""
        gains = (share.gain for share in self.wanted if share.cost <= money and share.company != without)
        return max(0.0, next(gains, 0.0))

    def thrift(self, cost: int) -> float:
        """How a gain counts: against its price while money is short, in full when certificates are."""
        return 1.0 if self._is_rich else (100 / max(40, cost)) ** THRIFT

    @lazy
    def _is_rich(self) -> bool:
        """Whether there will be money for all certificates that the player may still take."""
        prices = [company.price for company in self.table.companies.values() if company.price and company.floated]
        return bool(prices) and COMING_MONEY * self.me.cash >= self.me.room * sum(prices) / len(prices)

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        company = self.table.operating
        assert company is not None
        return company

    def offers(self, kind: str) -> list[Offer[Action]]:
        """The offers of a kind."""
        return self.kinds.get(kind, [])

    def actions(self, kind: str) -> list[Action]:
        """The moves of a kind, those with an amount left out."""
        return [action for offer in self.offers(kind) if not isinstance(offer, Amounts) for action in offer]

    def amounts(self, kind: str) -> Iterator[Amounts[Action]]:
        """The moves of a kind in which an amount is to be named."""
        return (offer for offer in self.offers(kind) if isinstance(offer, Amounts))

    def first(self, *kinds: str) -> Action | None:
        """Some move of the first of these kinds that is offered."""
        for kind in kinds:
            for offer in self.offers(kind):
                return next(iter(offer))
        return None

    def after(self, action: Action) -> object:
        """The position after a move of this seat."""
        return self.turn.rules.apply(self.position, self.turn.seat, action).position

    def agreed(self, proposal: Action) -> object:
        """The position in which the partner has accepted what this seat proposes."""
        rules, position = self.turn.rules, self.after(proposal)
        partner = rules.to_act(position)[0]
        accept = next(iter(next(offer for offer in rules.offers(position, partner) if offer.kind == "accept")))
        return rules.apply(position, partner, accept).position

    def run(self, position: object, company: str) -> int | None:
        """What the company's trains bring at best in a position; None if nobody can be asked."""
        routes = self.turn.routes
        return routes.best_revenue(position, company) if routes is not None else None

    def run_with(self, company: str, lay: Action) -> int | None:
        """The same in this position with one more tile on the board."""
        routes, tile = self.turn.routes, (text(lay, "hex"), text(lay, "tile"), number(lay, "rotation"))
        return routes.best_revenue(self.position, company, tile) if routes is not None else None


def text(action: Action, name: str) -> str:
    """A field of an action that is a name."""
    return str(getattr(action, name))


def number(action: Action, name: str) -> int:
    """A field of an action that is a number."""
    return int(getattr(action, name))
