"""The random bot: any kind of move, and anything of that kind."""

from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Choice, Turn


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Picks a kind, then an offer, then samples it: a thousand bids weigh as much as a single pass."""

    name: str = "random"

    def choose(self, turn: Turn, random: Random) -> Choice:
        kind = random.choice(list(dict.fromkeys(offer.kind for offer in turn.offers)))
        return Choice(random.choice([offer for offer in turn.offers if offer.kind == kind]).sample(random))
