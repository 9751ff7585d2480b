"""The end of a company's turn, while there is something left that it may do at any time (1849 §4.8)."""

from kursbuch.eighteenxx.play.company_turn import GoOn, Stage, operating_president
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, Sicily


class WindUp(GoOn[Island, Sicily], Stage[Island, Sicily]):
    """The turn does not end by itself while the company could buy a private or use one."""

    def __init__(self, anytime: tuple[Decision[Island, Sicily], ...]) -> None:
        self.anytime = anytime

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not draft.privates:
            return False
        position, seat = draft.freeze(), operating_president(draft)
        return any(
            True
            for decision in self.anytime
            if seat in decision.seats(draft.game, position)
            for _ in decision.offers(draft.game, position, seat)
        )
