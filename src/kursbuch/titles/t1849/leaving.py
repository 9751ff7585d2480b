"""Players who have left the game after a bankruptcy (1849 §4.6.1)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.kernel import Seat
from kursbuch.titles.t1849.sicily import sicily


def skip_gone(draft: Draft) -> None:
    """Players who have left are passed over."""
    players = len(draft.game.players)
    while stock(draft).seat in sicily(draft).gone and stock(draft).passes < players:
        state = stock(draft)
        draft.change_round(seat=Seat((state.seat + 1) % players), passes=state.passes + 1)
