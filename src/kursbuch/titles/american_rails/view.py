"""A position as plain JSON: tables for reading, and the board for drawing. Nothing is hidden in this game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from kursbuch.kernel import Seat
from kursbuch.mechanics.offset_grid import Hex, HexSet, members
from kursbuch.titles.american_rails.acting import cubes_allowed
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.position import (
    PHASES,
    ROWS,
    Acting,
    Bidding,
    CompanyState,
    Ended,
    Founding,
    Position,
)
from kursbuch.titles.american_rails.turns import low_supplies
from kursbuch.views.american_rails import (
    RailsBoard,
    RailsCity,
    RailsCompany,
    RailsCube,
    RailsHex,
    RailsPlayer,
    RailsRound,
    RailsRow,
    RailsView,
)

KEPT = 1 << 10
"""Parts of views that are kept, of each sort: most moves leave the board, and all but one of the companies, alone."""
kept = lru_cache(maxsize=KEPT)


def view_of(position: Position, names: Sequence[str]) -> RailsView:
    """Everything that lies on the table."""
    return {
        "title": "american-rails",
        "round": _round(position, names),
        "players": [
            _player(Seat(seat), names[seat], _turn(position, seat), position.cash(Seat(seat)), shares)
            for seat, shares in enumerate(position.holdings)
        ],
        "companies": [_company(position, company) for company in BOARD.companies],
        "action_rows": [_row(position, number, names) for number in range(len(ROWS))],
        "board": _board(tuple([position.companies[company].track for company in BOARD.companies]), position.developed),
    }


@kept
def _board(tracks: tuple[int, ...], developed: int) -> RailsBoard:
    """The board with the track of each company and the developed cities: half of all moves leave it as it was."""
    return {
        "kind": "american-rails",
        "years": list(range(BOARD.first_year, BOARD.last_year + 1)),
        "hexes": _HEXES,
        "cities": [_city(hex_, bool(developed >> hex_ & 1)) for hex_ in BOARD.cities],
        "cubes": [
            cube for company, track in zip(BOARD.companies, tracks, strict=True) for cube in _cubes(company, track)
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


def _turn(position: Position, seat: int) -> int | None:
    """When the player comes in the turn order."""
    return position.order.index(Seat(seat)) + 1 if seat in position.order else None


@kept
def _player(seat: Seat, name: str, turn: int | None, cash: int, shares: tuple[int, ...]) -> RailsPlayer:
    player: RailsPlayer = {
        "seat": seat,
        "name": name,
        "turn": turn,
        "cash": cash,
        "shares": sum(shares),
    }
    by_name = {charter.name: count for charter, count in zip(BOARD.charters, shares, strict=True)}
    return cast(RailsPlayer, {**player, **by_name})


def _company(position: Position, company: Company) -> RailsCompany:
    return _firm(company, position.companies[company], position.treasury(company), position.shares_held(company))


@kept
def _firm(company: Company, state: CompanyState, treasury: int, sold: int) -> RailsCompany:
    charter, is_in_play = BOARD.charters[company], state.is_in_play(sold)
    return {
        "name": charter.name,
        "color": charter.color,
        "status": "founded" if state.is_founded else "unfounded" if is_in_play else "out",
        "treasury": treasury,
        "income": state.income,
        "dividend": state.dividend(sold),
        "shares_sold": sold,
        "shares_unsold": state.unsold,
        "cubes": charter.supply - state.track.bit_count() if is_in_play else 0,
    }


def _row(position: Position, number: int, names: Sequence[str]) -> RailsRow:
    """Whose marker is on the row in each phase of the year."""
    markers = [names[seat] if (seat := column[number]) is not None else None for column in position.columns]
    return _marked(number, *markers, *(None,) * (PHASES - len(markers)))


@kept
def _marked(number: int, first: str | None, second: str | None, third: str | None) -> RailsRow:
    return {"row": ROWS[number].value, "phase_1": first, "phase_2": second, "phase_3": third}


@kept
def _cubes(company: Company, track: HexSet) -> list[RailsCube]:
    """The cubes of a company."""
    return [{"company": BOARD.charters[company].name, "hex": BOARD.names[hex_]} for hex_ in members(track)]


@kept
def _city(hex_: Hex, is_developed: bool) -> RailsCity:
    city = BOARD.cities[hex_]
    return {
        "name": city.name,
        "full": city.full,
        "shared": city.shared,
        "developable": not city.fixed,
        "developed": is_developed,
        "connection": city.linked,
    }


def _hexes() -> list[RailsHex]:
    found: list[RailsHex] = []
    for hex_, name in BOARD.names.items():
        column, row = BOARD.grid.place(hex_)
        found.append({"id": name, "col": column, "row": row, "terrain": BOARD.terrain[hex_]})
    return found


_HEXES = _hexes()
