"""The course of a year: three action phases, dividends, end of the game or a new year."""

from kursbuch.kernel import Event, Seat, with_changes
from kursbuch.mechanics.ledger import BANK, pay_out
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.position import EMPTY_COLUMN, PHASES, Ended, Placing, Position

LOW_SUPPLY = 2


def start_phase(position: Position, order: tuple[Seat, ...], log: list[Event]) -> Position:
    """Open the next column: the first in the order places a marker."""
    columns = (*position.columns, EMPTY_COLUMN)
    log.append(Event("phase_begins", {"year": position.year, "phase": len(columns), "first_seat": order[0]}))
    return with_changes(position, columns=columns, order=order, stage=Placing(order[0]))


def end_turn(position: Position, log: list[Event]) -> Position:
    """The next player places a marker; after the last, the rows from top to bottom give the next order.

    (Aktions-Phasen und Spieler-Reihenfolge)
    """
    order = tuple([seat for seat in position.columns[-1] if seat is not None])
    if len(order) < position.players:
        return position.at_stage(Placing(position.order[len(order)]))
    if len(position.columns) < PHASES:
        return start_phase(position, order, log)
    return _end_year(position, order, log)


def dividend(position: Position, company: Company) -> int:
    """Income through the shares that players hold, rounded up, for each share (Dividenden-Phase)."""
    return position.companies[company].dividend(position.shares_held(company))


def ending(position: Position) -> str | None:
    """Why the game ends after this year's dividends, in the order of the rulebook (Spielende)."""
    if position.year >= BOARD.last_year:
        return "last-year"
    if not any(state.unsold for state in position.companies):
        return "shares-gone"
    if low_supplies(position) >= position.figures.low_supplies:
        return "supplies-low"
    return None


def low_supplies(position: Position) -> int:
    """Supplies of cubes and of development markers with two pieces or fewer."""
    supplies = [position.cubes_left(company) for company in BOARD.companies if position.is_in_play(company)]
    return sum(supply <= LOW_SUPPLY for supply in (*supplies, position.markers_left))


def _end_year(position: Position, order: tuple[Seat, ...], log: list[Event]) -> Position:
    position = _pay_dividends(position, log)
    end = ending(position)
    if end is not None:
        log.append(Event("game_ends", {"year": position.year, "end": end}))
        return position.at_stage(Ended(end))
    return start_phase(with_changes(position, year=position.year + 1, columns=()), order, log)


def _pay_dividends(position: Position, log: list[Event]) -> Position:
    """The bank pays every holder."""
    payments = dict.fromkeys(range(position.players), 0)
    for company in BOARD.companies:
        per_share = dividend(position, company)
        if not per_share:
            continue
        name = BOARD.charters[company].name
        income = position.companies[company].income
        log.append(Event("dividend", {"company": name, "income": income, "amount": per_share}))
        for seat, holding in enumerate(position.holdings):
            shares = holding[company]
            if shares:
                amount = shares * per_share
                payments[seat] += amount
                log.append(Event("dividend_paid", {"seat": seat, "company": name, "shares": shares, "amount": amount}))
    return with_changes(position, money=pay_out(position.money, BANK, payments))
