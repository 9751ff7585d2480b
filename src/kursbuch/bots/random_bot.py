"""The random bot: any offer, and anything within it."""

from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.kernel import Action


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Picks a random offer, then samples it: a family of a thousand moves weighs as much as a single one."""

    name: str = "random"

    def choose(self, turn: Turn, random: Random) -> Action:
        return random.choice(turn.offers).sample(random)
