"""How often a player may ask another one: a rule of the table, so that nobody is flooded with proposals.

Face to face one asks as often as the others bear it. Here every proposal stops the game until it is answered, so a
player asks each of the others so many times in a turn, whatever it is about and whatever the answer is.
"""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import OperatingRound, StockRound
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Refusal, Seat

PROPOSALS_IN_TURN = 2


def proposals_left(game: Game, now: Situation, partner: Seat) -> int:
    """How many proposals the player on turn may still make the other one; 18xx.games does not count them."""
    state = now.round
    if game.facts.site.asking.trades_are_purchases or not isinstance(state, StockRound | OperatingRound):
        return PROPOSALS_IN_TURN
    return PROPOSALS_IN_TURN - state.asked.count(partner)


def may_ask(game: Game, now: Situation, seat: Seat, partner: Seat | None) -> bool:
    """Whether the player on turn may make the other one a proposal; with himself he agrees at once."""
    return partner is None or partner == seat or proposals_left(game, now, partner) > 0


def asking_refusal(game: Game, now: Situation, seat: Seat, partner: Seat | None) -> Refusal | None:
    """The refusal for who has asked often enough."""
    if partner is None or may_ask(game, now, seat, partner):
        return None
    return game.refuse("trade.asked_enough", other_seat=partner, count=PROPOSALS_IN_TURN)


def note_asked(draft: Draft, partner: Seat) -> int:
    """Another proposal of this turn to the player; how many are left."""
    state = draft.round
    if isinstance(state, StockRound | OperatingRound):
        draft.change_round(asked=(*state.asked, partner))
    return proposals_left(draft.game, draft, partner)
