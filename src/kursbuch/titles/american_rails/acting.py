"""The action spaces: placing a marker, then the action of its row (Die Aktionen)."""

from collections.abc import Sequence
from functools import lru_cache

from kursbuch.kernel import Action, Choices, Event, Offer, Refusal, Seat, Single, with_changes
from kursbuch.mechanics.ledger import BANK, transfer
from kursbuch.mechanics.offset_grid import HexSet, members
from kursbuch.titles.american_rails import auctions, expansion
from kursbuch.titles.american_rails.actions import (
    Decline,
    Develop,
    Expand,
    Finish,
    Fund,
    Levy,
    OfferShare,
    TakeMoney,
    TakeSpace,
)
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.income import add_development
from kursbuch.titles.american_rails.position import ROWS, Acting, Column, Placing, Position, Row
from kursbuch.titles.american_rails.refusals import ACTIONS, DEVELOP, FUND, PHASES, TAKE, refuse
from kursbuch.titles.american_rails.turns import end_turn

FUNDS = 5
GIFT = 2

_DEVELOPMENTS = {hex_: Develop(city.name) for hex_, city in BOARD.cities.items()}
_EXPANSIONS = {
    company: {hex_: Expand(BOARD.charters[company].name, name) for hex_, name in BOARD.names.items()}
    for company in BOARD.companies
}
_FUNDS = tuple(Fund(charter.name) for charter in BOARD.charters)
_SPACES = tuple(TakeSpace(row.value) for row in ROWS)
_DECLINE: Offer[Action] = Single(Decline())
_FINISH: Offer[Action] = Single(Finish())
_TAKINGS: Sequence[Offer[Action]] = (Single(TakeMoney()), Single(Levy()))


def space_offers(position: Position) -> Sequence[Offer[Action]]:
    """Every row of the column without a marker."""
    return _spaces(position.columns[-1])


@lru_cache(maxsize=4096)
def _spaces(column: Column) -> Sequence[Offer[Action]]:
    return (Choices(tuple([space for space, seat in zip(_SPACES, column, strict=True) if seat is None])),)


def space_refusal(position: Position, action: TakeSpace) -> Refusal | None:
    """A space takes one marker, pass included."""
    if action.row not in ROWS:
        return refuse("space.unknown", PHASES, row=action.row)
    other = position.columns[-1][ROWS.index(action.row)]
    if other is not None:
        return refuse("space.taken", PHASES, row=action.row, other_seat=other)
    return None


def take_space(position: Position, stage: Placing, action: TakeSpace, log: list[Event]) -> Position:
    """Place the marker. An action that is impossible lapses; the row still sets the order."""
    *before, column = position.columns
    place = ROWS.index(action.row)
    log.append(Event("space_taken", {"seat": stage.seat, "row": action.row}))
    columns = (*before, (*column[:place], stage.seat, *column[place + 1 :]))
    if _is_possible(position, stage.seat, ROWS[place]):
        return with_changes(position, columns=columns, stage=Acting(stage.seat, ROWS[place]))
    if ROWS[place] != Row.PASS:
        log.append(Event("action_lapses", {"seat": stage.seat, "row": action.row}))
    return end_turn(with_changes(position, columns=columns), log)


def offers(position: Position, stage: Acting) -> Sequence[Offer[Action]]:
    """The action of the row, or doing without it; after the first cube, more cubes or none."""
    return [*_own_offers(position, stage), _FINISH if stage.laid else _DECLINE]


def refusal(position: Position, stage: Acting, action: Action) -> Refusal | None:
    """Why the action is not one of this row, or not possible."""
    match action:
        case Decline():
            return refuse("action.cubes_laid", ACTIONS) if stage.laid else None
        case Finish():
            return None if stage.laid else refuse("action.no_cubes_laid", ACTIONS)
        case Expand() if cubes_allowed(position, stage.row):
            return expansion.refusal(position, stage.seat, action)
        case Expand() if stage.row == Row.TAKE:
            return refuse("expand.few_players", TAKE)
        case _ if stage.laid:
            return refuse("action.cubes_laid", ACTIONS)
        case Develop() if stage.row == Row.DEVELOP:
            return _develop_refusal(position, action)
        case Fund() if stage.row == Row.FUND:
            return _fund_refusal(position, action)
        case TakeMoney() | Levy() if stage.row == Row.TAKE:
            return None
        case OfferShare() if stage.row == Row.AUCTION:
            return auctions.share_refusal(position, action)
        case _:
            return refuse("action.other_row", ACTIONS, row=stage.row.value)


def act(position: Position, stage: Acting, action: Action, log: list[Event]) -> Position:
    """Take the action; all but an auction and an unfinished expansion end the turn."""
    match action:
        case OfferShare():
            return auctions.offer_share(position, stage.seat, action, log)
        case Expand():
            return _expand(position, stage, action, log)
        case Develop():
            log.append(Event("city_developed", {"seat": stage.seat, "city": action.city}))
            position = add_development(position, BOARD.hex_named[action.city], log)
        case Fund():
            log.append(Event("company_funded", {"seat": stage.seat, "company": action.company, "amount": FUNDS}))
            position = position.paid(BANK, action.company, FUNDS)
        case TakeMoney():
            log.append(Event("money_taken", {"seat": stage.seat, "amount": GIFT}))
            position = position.paid(BANK, stage.seat, GIFT)
        case Levy():
            position = _levy(position, stage.seat, log)
        case Finish():
            log.append(Event("expansion_finished", {"seat": stage.seat, "cubes": stage.laid}))
        case _:
            log.append(Event("action_declined", {"seat": stage.seat, "row": stage.row.value}))
    return end_turn(position, log)


def cubes_allowed(position: Position, row: Row) -> int:
    """Cubes that the row lets lay; "take 2" lets lay 2 with four or five players."""
    match row:
        case Row.EXPAND_4:
            return 4
        case Row.EXPAND_3:
            return 3
        case Row.TAKE:
            return position.figures.take_cubes
        case _:
            return 0


def _own_offers(position: Position, stage: Acting) -> list[Offer[Action]]:
    """The action of the row as far as it is possible."""
    match stage.row:
        case Row.DEVELOP:
            return [_developments(_developable(position))]
        case Row.FUND:
            return [Choices(tuple([_FUNDS[company] for company in BOARD.companies if position.is_in_play(company)]))]
        case Row.AUCTION:
            return auctions.share_offers(position)
        case Row.TAKE if not stage.laid:
            return [*_TAKINGS, *_expand_offers(position, stage)]
        case _:
            return _expand_offers(position, stage)


@lru_cache(maxsize=4096)
def _developments(hexes: HexSet) -> Choices[Action]:
    """A marker in one of the cities."""
    return Choices(tuple([_DEVELOPMENTS[hex_] for hex_ in members(hexes)]))


def _is_possible(position: Position, seat: Seat, row: Row) -> bool:
    """Whether there is anything to do in the row."""
    match row:
        case Row.PASS:
            return False
        case Row.DEVELOP:
            return bool(_developable(position))
        case Row.FUND:
            return any(map(position.is_in_play, BOARD.companies))
        case Row.TAKE:
            return True
        case Row.AUCTION:
            return any(state.unsold for state in position.companies)
        case _:
            return expansion.is_possible(position, seat)


def _expand_offers(position: Position, stage: Acting) -> list[Offer[Action]]:
    if stage.laid >= cubes_allowed(position, stage.row):
        return []
    shares = position.holdings[stage.seat]
    found: list[Offer[Action]] = []
    for company in BOARD.companies:
        hexes = expansion.reach(position, company) if shares[company] else 0
        if hexes:
            found.append(_expansions(company, hexes))
    return found


@lru_cache(maxsize=4096)
def _expansions(company: Company, hexes: HexSet) -> Choices[Action]:
    """A cube of the company on one of the hexes."""
    actions = _EXPANSIONS[company]
    return Choices(tuple([actions[hex_] for hex_ in members(hexes)]))


def _expand(position: Position, stage: Acting, action: Expand, log: list[Event]) -> Position:
    """Lay one cube. The turn ends with the last cube, or when none can follow."""
    position = expansion.expand(position, stage.seat, action, log)
    laid = stage.laid + 1
    if laid < cubes_allowed(position, stage.row) and expansion.is_possible(position, stage.seat):
        return position.at_stage(Acting(stage.seat, stage.row, laid))
    return end_turn(position, log)


def _levy(position: Position, seat: Seat, log: list[Event]) -> Position:
    """Who has less than $2 pays what is there."""
    log.append(Event("levy", {"seat": seat, "amount": GIFT}))
    money = position.money
    for other in map(Seat, range(position.players)):
        amount = min(GIFT, position.cash(other))
        if other != seat and amount:
            money = transfer(money, other, BANK, amount)
            log.append(Event("levy_paid", {"seat": other, "amount": amount}))
    return with_changes(position, money=money)


def _developable(position: Position) -> HexSet:
    """Cities with a cube and without a marker, but not those with black squares (Ausbau)."""
    if not position.markers_left:
        return 0
    return BOARD.developable & position.occupied() & ~position.developed


def _develop_refusal(position: Position, action: Develop) -> Refusal | None:
    city = BOARD.city_named(action.city)
    if city is None:
        return refuse("city.unknown", DEVELOP, city=action.city)
    if city.fixed:
        return refuse("develop.fixed", DEVELOP, city=action.city)
    if position.developed >> city.hex & 1:
        return refuse("develop.developed", DEVELOP, city=action.city)
    if not position.occupied() >> city.hex & 1:
        return refuse("develop.no_track", DEVELOP, city=action.city)
    return None


def _fund_refusal(position: Position, action: Fund) -> Refusal | None:
    """Any company in play, own shares or not."""
    company = BOARD.company_named.get(action.company)
    if company is None:
        return refuse("company.unknown", FUND, company=action.company)
    if not position.is_in_play(company):
        return refuse("fund.out_of_play", FUND, company=action.company)
    return None
