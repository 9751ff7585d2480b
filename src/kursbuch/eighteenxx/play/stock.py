"""Stock rounds (1830 §5.0)."""

from typing import TYPE_CHECKING

from kursbuch.eighteenxx.asking import LAST_ROUND
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import A, Decision, Step
from kursbuch.eighteenxx.position import POOL, Position, StockRound
from kursbuch.eighteenxx.shares import Situation, pay_capital, percent
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK


def stock_round(now: Situation) -> StockRound | None:
    """The round, if it is a stock round."""
    return now.round if isinstance(now.round, StockRound) else None


def stock(now: Situation) -> StockRound:
    """The round, known to be a stock round."""
    state = now.round
    if TYPE_CHECKING:
        assert isinstance(state, StockRound)
    return state


class StockStep(Step[A, F, S]):
    """What the player on turn in a stock round may do."""

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return stock_round(position) is not None

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        return (stock(now).seat,)


def finish_turn(draft: Draft) -> None:
    """The player on turn is done."""
    draft.change_round(is_done=True)


def pass_priority(draft: Draft) -> None:
    """The priority goes to the left of who acted last (1830 §5.0)."""
    last = stock(draft).last_to_act
    if last is not None:
        draft.priority = Seat((last + 1) % len(draft.game.players))
        draft.log("priority_passed", seat=draft.priority)


def has_purchased(state: StockRound) -> bool:
    """Whether the player on turn has bought something."""
    return state.bought is not None or state.has_bought_private


def end_idle_game(draft: Draft) -> None:
    """Profile only: the site gives up a game in which rounds follow each other without an end."""
    if draft.game.facts.site.asking.plays_on_idle and draft.stock_rounds == LAST_ROUND:
        end_game(draft, "last_round")


class Stock(Round[F, S]):
    """A stock round: turns until all have passed in a row."""

    def __init__(self, *decisions: Decision[F, S]) -> None:
        self._decisions = decisions
        self._asking = [each for each in decisions if type(each).keeps_asking is not Decision.keeps_asking]

    def begin(self, draft: Draft[F, S]) -> None:
        """The player with the priority begins."""
        draft.stock_rounds += 1
        draft.round = StockRound(draft.stock_rounds, self.first_seat(draft))
        draft.log("stock_round_begun", number=draft.stock_rounds)
        end_idle_game(draft)

    def first_seat(self, draft: Draft[F, S]) -> Seat:
        """Who has the first turn."""
        return draft.priority

    @property
    def every_decision(self) -> tuple[Decision[F, S], ...]:
        return self._decisions

    def decisions(self, now: Situation[F, S]) -> tuple[Decision[F, S], ...]:
        del now
        return self._decisions

    def follow(self, draft: Draft[F, S]) -> None:
        if stock(draft).is_done:
            self.end_turn(draft)

    def proceed(self, draft: Draft[F, S]) -> bool:
        """A turn ends by itself when the player can only pass."""
        state, asking = stock(draft), draft.game.facts.site.asking
        may_be_over = state.has_acted or (asking.passes_over_idle and not self._keeps_asking(draft))
        if not may_be_over or self._can_go_on(draft, state.seat):
            return False
        self.end_turn(draft)
        return True

    def _keeps_asking(self, draft: Draft[F, S]) -> bool:
        """Profile only: whether a player is asked although he can only pass."""
        return any(decision.keeps_asking(draft.game, draft) for decision in self._asking)

    def _can_go_on(self, draft: Draft[F, S], seat: Seat) -> bool:
        game, position = draft.game, draft.freeze()
        for decision in self._decisions:
            may_act = decision.holds_turn(game) and seat in decision.seats(game, position)
            if may_act and decision.can_act(game, position, seat):
                return True
        return False

    def end_turn(self, draft: Draft[F, S]) -> None:
        """The next player; a turn without purchase or sale is a pass (1830 §5.0)."""
        state = stock(draft)
        if not state.has_acted:
            draft.log("passed", seat=state.seat)
        draft.round = StockRound(
            number=state.number,
            seat=self.next_seat(draft),
            passes=0 if state.has_acted else self.passes(draft) + 1,
            sold=state.sold,
            last_to_act=state.seat if state.has_acted else state.last_to_act,
            turns=state.turns + 1,
        )

    def next_seat(self, draft: Draft[F, S]) -> Seat:
        """Who is on turn after this player."""
        return Seat((stock(draft).seat + 1) % len(draft.game.players))

    def passes(self, draft: Draft[F, S]) -> int:
        """How many have passed in a row before this player."""
        return stock(draft).passes

    def is_over(self, draft: Draft[F, S]) -> bool:
        """All have passed in a row."""
        return stock(draft).passes == len(draft.game.players)

    def end(self, draft: Draft[F, S]) -> None:
        """Sold-out companies rise, new ones get their capital, the priority passes on (1830 §4.5, §5.0, §5.3)."""
        pass_priority(draft)
        for company in operating_order(draft.game, draft):
            in_hands = 100 - percent(draft.game, draft, company, BANK) - percent(draft.game, draft, company, POOL)
            if in_hands == 100:
                draft.move_token(company, draft.game.market.up(draft.market[company]))
        pay_capital(draft)
