"""The search bot: looks ahead with the strategy of the title, and plays what turns out best."""

from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Budget, Choice, Turn
from kursbuch.bots.builder import strategy_for
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.candidates import candidates_for
from kursbuch.bots.search.contest import Contest
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.bots.search.reasons import reason_for

__all__ = ["NAME", "SearchBot"]

NAME = "search"
USUAL_BUDGET = Budget(seconds=1.0)


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Thinks within its own budget, else within that of the turn, else for a second."""

    name: str = NAME
    budget: Budget | None = None
    least_rounds: int = 1
    """In how many playouts each another move must have been better than the strategy's to be played."""

    def choose(self, turn: Turn, random: Random) -> Choice:
        strategy = strategy_for(turn.view)
        suggestions = candidates_for(turn, strategy, random)
        if len(suggestions) == 1:
            return Choice(suggestions[0].action, suggestions[0].reason)
        allowance = Allowance(self._budget(turn))
        contest = Contest(turn, Lookahead(turn.rules, turn.routes, strategy), suggestions, str(random.random()))
        chosen = contest.run(allowance, self.least_rounds)
        reason = reason_for(chosen, contest.candidates, turn.seat, allowance.spent)
        return Choice(chosen.suggestion.action, reason)

    def _budget(self, turn: Turn) -> Budget:
        return self.budget or (turn.budget if turn.budget != Budget() else USUAL_BUDGET)
