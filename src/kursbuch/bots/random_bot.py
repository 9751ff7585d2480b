"""The random bot: any kind of move, and anything of that kind."""

from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Choice, Turn
from kursbuch.kernel import Action, Amounts, Offer


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Picks a kind, then an offer, then one of its moves: a thousand bids weigh as much as a single pass."""

    name: str = "random"

    def choose(self, turn: Turn, random: Random) -> Choice:
        kind = random.choice(list(dict.fromkeys(offer.kind for offer in turn.offers)))
        return Choice(_some_move(random.choice([offer for offer in turn.offers if offer.kind == kind]), random))


def _some_move(offer: Offer[Action], random: Random) -> Action:
    """Every other amount is the least: else all money soon lies in bids, and an auction goes on for very long."""
    if isinstance(offer, Amounts) and random.random() < 0.5:
        least: Action = offer.with_amount(offer.low)
        return least
    return offer.sample(random)
