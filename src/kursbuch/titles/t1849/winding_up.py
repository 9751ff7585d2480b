"""The end of a company's turn, while there is something left that it may do at any time (1849 §4.8)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.play.company_turn import finish_step, operating_president
from kursbuch.eighteenxx.play.step import Step, TurnStep
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianTable, Sicily


class WindUp(TurnStep[Island, Sicily]):
    """The turn does not end by itself while the company could buy a private or use one."""

    actions = (Pass,)

    def __init__(self, anytime: tuple[Step[Island, Sicily], ...]) -> None:
        self.anytime = anytime

    def seats(self, game: SicilianGame, table: SicilianTable) -> tuple[Seat, ...]:
        return (operating_president(table),)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(Pass())

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        finish_step(draft)

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not draft.privates:
            return False
        position, seat = draft.freeze(), operating_president(draft)
        return any(
            True
            for step in self.anytime
            if seat in step.seats(draft.game, position)
            for _ in step.offers(draft.game, position, seat)
        )
