"""How rounds begin, follow each other and end: what 1830 does. A title overrides what it plays otherwise."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play import operating as operating_rounds
from kursbuch.eighteenxx.play import stock as stock_rounds
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.play.opening import end_auction, is_auction_over
from kursbuch.eighteenxx.position import Position
from kursbuch.kernel import View


class Course:
    """The course of a game between decisions. It is stateless: all it needs is in the position."""

    def set_up(self, draft: Draft, seed: int) -> None:
        """What the title adds to the position before the first move."""
        del draft, seed

    def shown(self, position: Position) -> View:
        """What the title adds to the view of a position."""
        del position
        return {}

    def is_opening_over(self, draft: Draft) -> bool:
        """Whether the opening round has come to its end."""
        return is_auction_over(draft)

    def end_opening(self, draft: Draft) -> None:
        """What follows the opening round."""
        end_auction(draft)
        self.begin_stock_round(draft)

    def begin_stock_round(self, draft: Draft) -> None:
        """A stock round begins."""
        stock_rounds.begin_stock_round(draft)

    def end_stock_turn(self, draft: Draft) -> None:
        """The next player's turn."""
        stock_rounds.end_turn(draft)

    def end_stock_round(self, draft: Draft) -> None:
        """What happens when all have passed."""
        stock_rounds.end_stock_round(draft)

    def begin_operating_set(self, draft: Draft) -> None:
        """The operating rounds after a stock round."""
        self.begin_operating_round(draft, 1, draft.game.phases[draft.phase].operating_rounds)

    def begin_operating_round(self, draft: Draft, index: int, count: int) -> None:
        """One of the operating rounds begins."""
        operating_rounds.begin_operating_round(draft, index, count)

    def next_company(self, draft: Draft) -> CompanyId | None:
        """Who operates next."""
        return operating_rounds.next_company(draft)

    def begin_company_turn(self, draft: Draft, company: CompanyId) -> None:
        """The turn of a company begins."""
        operating_rounds.begin_company_turn(draft, company)

    def end_company_turn(self, draft: Draft) -> None:
        """The turn of a company is over."""
        operating_rounds.end_company_turn(draft)

    def end_operating_round(self, draft: Draft) -> None:
        """The next round of the set, or a stock round; a broken bank ends the game after the set (1830 §7.0)."""
        state = operating(draft)
        if state.index < state.count:
            self.begin_operating_round(draft, state.index + 1, state.count)
        elif draft.is_bank_broken:
            end_game(draft, "bank")
        else:
            self.begin_stock_round(draft)
