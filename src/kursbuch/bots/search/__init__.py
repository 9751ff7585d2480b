"""The search bot: looks ahead with the strategy of the title, and plays what turns out best."""

from dataclasses import dataclass
from random import Random
from statistics import fmean

from kursbuch.bots.bot import Budget, Choice, Reason, Turn
from kursbuch.bots.builder import strategy_for
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.candidates import candidates_for
from kursbuch.bots.search.contest import Candidate, Contest
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.bots.search.utility import lead
from kursbuch.kernel import Json, encode_action

__all__ = ["NAME", "SearchBot"]

NAME = "search"
USUAL_BUDGET = Budget(seconds=1.0)
MOST_ANSWERS = 2
ROUTINE = ("pass", "lay_tile", "run_trains", "pay_dividend", "end_turn", "leave_auction")
"""Moves that nobody would name."""


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
        return Choice(chosen.suggestion.action, _reason(chosen, contest, turn.seat, allowance.spent))

    def _budget(self, turn: Turn) -> Budget:
        return self.budget or (turn.budget if turn.budget != Budget() else USUAL_BUDGET)


def _line(chosen: Candidate, seat: int) -> list[Json]:
    """What the others are expected to do about it: their first moves that are more than routine."""
    answers = [move for move in chosen.line if move.seat != seat and move.action.kind not in ROUTINE]
    return [
        {"seat": move.seat, **dict.fromkeys(move.action.__dataclass_fields__, "none"), **encode_action(move.action)}
        for move in answers[:MOST_ANSWERS]
    ]


def _reason(chosen: Candidate, contest: Contest, seat: int, playouts: int) -> Reason:
    leads = [lead(scores, seat) for scores in chosen.scores]
    return Reason(
        "search.first" if chosen is contest.candidates[0] else "search.better",
        {
            "playouts": playouts,
            "moves": len(contest.candidates),
            "score": round(fmean(scores[seat] for scores in chosen.scores)),
            "lead": f"{fmean(leads):+.0f}",
            "line": _line(chosen, seat),
        },
    )
