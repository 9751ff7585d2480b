"""A position as plain JSON: tables for reading, and the board for drawing. Nothing is hidden in this game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from kursbuch.kernel import Seat
from kursbuch.mechanics.offset_grid import Hex, members
from kursbuch.titles.american_rails.acting import cubes_allowed
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.position import PHASES, ROWS, Acting, Bidding, Ended, Founding, Position
from kursbuch.titles.american_rails.turns import dividend, low_supplies
from kursbuch.views.american_rails import (
    RailsBoard,
    RailsCity,
    RailsCompany,
    RailsHex,
    RailsPlayer,
    RailsRound,
    RailsRow,
    RailsView,
)

KEPT_BOARDS = 64

NOBODY = (None,) * PHASES


def view_of(position: Position, names: Sequence[str]) -> RailsView:
    """Everything that lies on the table."""
    return {
        "title": "american-rails",
        "round": _round(position, names),
        "players": [_player(position, seat, names) for seat in map(Seat, range(position.players))],
        "companies": [_company(position, company) for company in BOARD.companies],
        "action_rows": [_row(position, number, names) for number in range(len(ROWS))],
        "board": _board(tuple([position.companies[company].track for company in BOARD.companies]), position.developed),
    }


@lru_cache(maxsize=KEPT_BOARDS)
def _board(tracks: tuple[int, ...], developed: int) -> RailsBoard:
    """The board with the track of each company and the developed cities: half of all moves leave it as it was."""
    return {
        "kind": "american-rails",
        "years": list(range(BOARD.first_year, BOARD.last_year + 1)),
        "hexes": _HEXES,
        "cities": [_city(hex_, developed) for hex_ in BOARD.cities],
        "cubes": [
            {"company": BOARD.charters[company].name, "hex": BOARD.names[hex_]}
            for company, track in zip(BOARD.companies, tracks, strict=True)
            for hex_ in members(track)
        ],
    }


def _round(position: Position, names: Sequence[str]) -> RailsRound:
    stage = position.stage
    known: RailsRound = {
        "year": position.year,
        "phase": len(position.columns),
        "stage": type(stage).__name__.lower(),
        "development_markers": position.markers_left,
        "low_supplies": low_supplies(position),
        "low_supplies_to_end": position.figures.low_supplies,
    }
    match stage:
        case Ended():
            return {**known, "end": stage.end}
        case Bidding(company, auction):
            return {
                **known,
                "to_act": names[stage.seat],
                "company": BOARD.charters[company].name,
                "bid": auction.bid,
                "leader": names[auction.leader] if auction.leader is not None else None,
                "bidder_seats": list(auction.bidders),
            }
        case Founding(seat, company):
            return {**known, "to_act": names[seat], "company": BOARD.charters[company].name}
        case Acting(seat, row, laid):
            now: RailsRound = {**known, "to_act": names[seat], "row": row.value}
            cubes = cubes_allowed(position, row)
            return {**now, "cubes_left": cubes - laid} if cubes else now
        case _:
            return {**known, "to_act": names[stage.seat]}


def _player(position: Position, seat: Seat, names: Sequence[str]) -> RailsPlayer:
    shares = position.holdings[seat]
    player: RailsPlayer = {
        "seat": seat,
        "name": names[seat],
        "turn": position.order.index(seat) + 1 if seat in position.order else None,
        "cash": position.cash(seat),
        "shares": sum(shares),
    }
    by_name = {charter.name: count for charter, count in zip(BOARD.charters, shares, strict=True)}
    return cast(RailsPlayer, {**player, **by_name})


def _company(position: Position, company: Company) -> RailsCompany:
    charter, state = BOARD.charters[company], position.companies[company]
    return {
        "name": charter.name,
        "color": charter.color,
        "status": "founded" if state.is_founded else "unfounded" if position.is_in_play(company) else "out",
        "treasury": position.treasury(company),
        "income": state.income,
        "dividend": dividend(position, company),
        "shares_sold": position.shares_held(company),
        "shares_unsold": state.unsold,
        "cubes": position.cubes_left(company) if position.is_in_play(company) else 0,
    }


def _row(position: Position, number: int, names: Sequence[str]) -> RailsRow:
    """Whose marker is on the row in each phase of the year."""
    seats = (columns[number] for columns in position.columns)
    first, second, third = (names[seat] if seat is not None else None for seat in (*seats, *NOBODY)[:PHASES])
    return {"row": ROWS[number].value, "phase_1": first, "phase_2": second, "phase_3": third}


def _city(hex_: Hex, developed: int) -> RailsCity:
    city = BOARD.cities[hex_]
    return {
        "name": city.name,
        "full": city.full,
        "shared": city.shared,
        "developable": not city.fixed,
        "developed": bool(developed >> hex_ & 1),
        "connection": city.linked,
    }


def _hexes() -> list[RailsHex]:
    found: list[RailsHex] = []
    for hex_, name in BOARD.names.items():
        column, row = BOARD.grid.place(hex_)
        found.append({"id": name, "col": column, "row": row, "terrain": BOARD.terrain[hex_]})
    return found


_HEXES = _hexes()
