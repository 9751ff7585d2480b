"""What everybody holds in a position, in the format of the site's traces."""

from collections.abc import Sequence

from kursbuch.eighteenxx.actions import DiscardTrain
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, AuctionRound, OperatingRound, Position, StockRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.kernel import Json, Seat
from kursbuch.mechanics.ledger import BANK, Account


def trace_line(
    rules: EighteenRules, position: Position, player_ids: Sequence[str], number: int, action: str
) -> dict[str, Json]:
    """One line: the number and kind of the action, then the position after it."""
    game = rules.game
    return {
        "n": number,
        "action": action,
        "round": round_name(rules, position),
        "phase": game.phases[position.phase].site_name,
        "bank": position.cash[BANK],
        "players": {name: _player(game, position, Seat(seat)) for seat, name in enumerate(player_ids)},
        "companies": {
            company: _company(game, position, company, player_ids)
            for company, state in position.companies.items()
            if state.par is not None or (game.companies[company].is_minor and state.president is not None)
        },
        "tiles": {hex_: laid.tile for hex_, laid in sorted(position.board.tiles.items())},
        "turn": _turn(rules, position, player_ids),
        "rotations": {hex_: laid.rotation for hex_, laid in sorted(position.board.tiles.items())},
    }


def _turn(rules: EighteenRules, position: Position, player_ids: Sequence[str]) -> str | None:
    """Whose turn it is: a player in a stock round, a company in an operating round, nobody after the end."""
    is_held = position.outcome is None and not is_between_rounds(rules, position)
    holder = rules.play.turn_holder(position) if is_held else None
    return player_ids[holder] if isinstance(holder, int) else holder


def is_between_rounds(rules: EighteenRules, position: Position) -> bool:
    """Whether trains are to be returned before a stock round begins: the site has a round of its own for that."""
    state = position.round
    if not isinstance(state, StockRound) or state != StockRound(state.number, state.seat):
        return False
    return rules.play.open_decisions(position).decisions[0].step_for(DiscardTrain) is not None


def round_name(rules: EighteenRules, position: Position) -> str:
    """`ISR 1.1`, `SR 2.1`, `OR 2.2`, `ER 3.1`."""
    state = position.round
    if isinstance(state, AuctionRound):
        return f"{rules.game.site_opening} 1.1"
    if isinstance(state, OperatingRound):
        return f"OR {state.number}.{state.index}"
    if is_between_rounds(rules, position):
        return f"ER {state.number}.1"
    return f"SR {state.number}.1"


def _player(game: Game, position: Position, seat: Seat) -> dict[str, Json]:
    held = {company: percent(game, position, company, seat) for company in sorted(position.shares)}
    return {
        "cash": position.cash[seat],
        "shares": {company: share for company, share in held.items() if share},
        "privates": _privates(position, seat),
    }


def _company(game: Game, position: Position, company: CompanyId, player_ids: Sequence[str]) -> dict[str, Json]:
    state = position.companies[company]
    return {
        "cash": position.cash[company],
        "price": price(game, position, company),
        "trains": sorted(state.trains),
        "tokens": sorted(
            stop.hex for stop, there in position.board.stations.items() for one in there if one == company
        ),
        "president": player_ids[state.president] if state.president is not None else None,
        "treasury": percent(game, position, company, BANK),
        "pool": percent(game, position, company, POOL),
        "privates": _privates(position, company),
    }


def _privates(position: Position, owner: Account) -> Sequence[str]:
    return sorted(name for name, holder in position.privates.items() if holder == owner)
