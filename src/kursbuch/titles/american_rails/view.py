"""A position as plain JSON: tables for reading, and the board for drawing. Nothing is hidden in this game."""

from collections.abc import Sequence

from kursbuch.kernel import Json, Seat, View
from kursbuch.mechanics.offset_grid import Hex, members
from kursbuch.titles.american_rails.acting import cubes_allowed
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.position import PHASES, ROWS, Acting, Bidding, Ended, Founding, Position
from kursbuch.titles.american_rails.turns import dividend, low_supplies


def view_of(position: Position, names: Sequence[str]) -> View:
    """Everything that lies on the table."""
    return {
        "title": "american-rails",
        "round": _round(position, names),
        "players": [_player(position, seat, names) for seat in map(Seat, range(position.players))],
        "companies": [_company(position, company) for company in BOARD.companies],
        "action_rows": [_row(position, number, names) for number in range(len(ROWS))],
        "board": {
            "kind": "american-rails",
            "years": list(range(BOARD.first_year, BOARD.last_year + 1)),
            "hexes": _HEXES,
            "cities": [_city(position, hex_) for hex_ in BOARD.cities],
            "cubes": [
                {"company": BOARD.charters[company].name, "hex": BOARD.names[hex_]}
                for company in BOARD.companies
                for hex_ in members(position.companies[company].track)
            ],
        },
    }


def _round(position: Position, names: Sequence[str]) -> dict[str, Json]:
    stage = position.stage
    known: dict[str, Json] = {
        "year": position.year,
        "phase": len(position.columns),
        "stage": type(stage).__name__.lower(),
        "development_markers": position.markers_left,
        "low_supplies": low_supplies(position),
        "low_supplies_to_end": position.table.low_supplies,
    }
    match stage:
        case Ended():
            return known | {"end": stage.end}
        case Bidding(company, auction):
            leader = names[auction.leader] if auction.leader is not None else None
            share: dict[str, Json] = {"company": BOARD.charters[company].name, "bid": auction.bid, "leader": leader}
            return known | {"to_act": names[stage.seat]} | share | {"bidder_seats": list(auction.bidders)}
        case Founding(seat, company):
            return known | {"to_act": names[seat], "company": BOARD.charters[company].name}
        case Acting(seat, row, laid):
            cubes = cubes_allowed(position, row)
            now: dict[str, Json] = {"to_act": names[seat], "row": row.value}
            return known | now | ({"cubes_left": cubes - laid} if cubes else {})
        case _:
            return known | {"to_act": names[stage.seat]}


def _player(position: Position, seat: Seat, names: Sequence[str]) -> dict[str, Json]:
    shares = position.holdings[seat]
    return {
        "seat": seat,
        "name": names[seat],
        "turn": position.order.index(seat) + 1 if seat in position.order else None,
        "cash": position.cash(seat),
        "shares": sum(shares),
        **{charter.name: count for charter, count in zip(BOARD.charters, shares, strict=True)},
    }


def _company(position: Position, company: Company) -> dict[str, Json]:
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


def _row(position: Position, number: int, names: Sequence[str]) -> dict[str, Json]:
    """Whose marker is on the row in each phase of the year."""
    row: dict[str, Json] = {"row": ROWS[number].value}
    for phase in range(PHASES):
        seat = position.columns[phase][number] if phase < len(position.columns) else None
        row[f"phase_{phase + 1}"] = names[seat] if seat is not None else None
    return row


def _city(position: Position, hex_: Hex) -> dict[str, Json]:
    city = BOARD.cities[hex_]
    return {
        "name": city.name,
        "full": city.full,
        "shared": city.shared,
        "developable": not city.fixed,
        "developed": bool(position.developed >> hex_ & 1),
        "connection": city.linked,
    }


def _hexes() -> list[Json]:
    found: list[Json] = []
    for hex_, name in BOARD.names.items():
        column, row = BOARD.grid.place(hex_)
        found.append({"id": name, "col": column, "row": row, "terrain": BOARD.terrain[hex_]})
    return found


_HEXES = _hexes()
