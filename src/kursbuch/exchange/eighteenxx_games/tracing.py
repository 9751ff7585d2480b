"""What everybody holds in a position, in the format of the site's traces."""

from collections.abc import Sequence

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, AuctionRound, OperatingRound, Position
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.kernel import Json, Seat
from kursbuch.mechanics.ledger import BANK, Account


def trace_line(game: Game, position: Position, player_ids: Sequence[str], number: int, action: str) -> dict[str, Json]:
    """One line: the number and kind of the action, then the position after it."""
    return {
        "n": number,
        "action": action,
        "round": round_name(game, position),
        "phase": game.phases[position.phase].site_name,
        "bank": position.cash[BANK],
        "players": {name: _player(game, position, Seat(seat)) for seat, name in enumerate(player_ids)},
        "companies": {
            company: _company(game, position, company, player_ids)
            for company, state in position.companies.items()
            if state.par is not None or (game.companies[company].is_minor and state.president is not None)
        },
        "tiles": {hex_: laid.tile for hex_, laid in sorted(position.board.tiles.items())},
    }


def round_name(game: Game, position: Position) -> str:
    """`ISR 1.1`, `SR 2.1`, `OR 2.2`."""
    state = position.round
    if isinstance(state, AuctionRound):
        return f"{game.site_opening} 1.1"
    if isinstance(state, OperatingRound):
        return f"OR {state.number}.{state.index}"
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
        "tokens": sorted(stop.hex for stop in position.board.stations_of(company)),
        "president": player_ids[state.president] if state.president is not None else None,
        "treasury": percent(game, position, company, BANK),
        "pool": percent(game, position, company, POOL),
        "privates": _privates(position, company),
    }


def _privates(position: Position, owner: Account) -> Sequence[str]:
    return sorted(name for name, holder in position.privates.items() if holder == owner)
