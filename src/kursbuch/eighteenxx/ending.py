"""The end of a game and what everybody has (1830 §7.0)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.shares import SHARE, Situation, percent, price
from kursbuch.kernel import Outcome, Seat
from kursbuch.mechanics.ledger import BANK


def player_value(game: Game, now: Situation, seat: Seat) -> int:
    """Cash, shares at their price, privates at their printed price (1830 §7.0), less debts (1824 IX.2)."""
    if game.final_value is not None:
        return game.final_value(game, now, seat)
    value = now.cash[seat] + shares_value(game, now, seat) - now.debts.get(seat, 0)
    if not game.privates_have_value:
        return value
    return value + sum(game.privates[name].price for name, owner in now.privates.items() if owner == seat)


def shares_value(game: Game, now: Situation, seat: Seat) -> int:
    """The shares of a player at their price."""
    return sum(
        (price(game, now, company) or 0) * (percent(game, now, company, seat) // SHARE)
        for company, holdings in now.shares.items()
        if holdings.get(seat)
    )


def bankrupt_value(game: Game, now: Situation, seat: Seat) -> int:
    """A bankrupt scores the shares that could not be sold, nothing else (1830 §6.7)."""
    return shares_value(game, now, seat)


def end_game(draft: Draft, reason: str) -> None:
    """The richest wins; equals share the victory."""
    game = draft.game
    scores = {
        seat: (bankrupt_value if seat == draft.bankrupt else player_value)(game, draft, seat)
        for seat in map(Seat, range(len(game.players)))
    }
    best = max(scores.values())
    draft.outcome = Outcome(reason, scores, tuple(seat for seat, score in scores.items() if score == best))
    draft.log("game_over", reason=reason)


def end_by_bankruptcy(draft: Draft, seat: Seat) -> None:
    """The bankrupt's money is gone and the game ends at once (1830 §6.7, §7.1)."""
    draft.log("bankrupt", seat=seat)
    draft.pay(seat, BANK, draft.cash[seat])
    draft.bankrupt = seat
    end_game(draft, "bankrupt")
