"""Where a company may lay its next cube, and what that costs (Ausdehnen)."""

from functools import lru_cache

from kursbuch.kernel import Event, Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.mechanics.offset_grid import Hex, HexSet, members
from kursbuch.titles.american_rails.actions import Expand
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.income import add_cube
from kursbuch.titles.american_rails.position import Position
from kursbuch.titles.american_rails.refusals import EXPAND, refuse

OPEN_COST = 2
CROWD_COST = 2
FOREST_COST = 3
MOUNTAIN_COST = 5
HIGHEST_COST = OPEN_COST + CROWD_COST * len(BOARD.companies)
"""For a hex with the cubes of all others and a marker."""

_WILD = BOARD.forests | BOARD.mountains
"""Forests and mountains hold one cube in all."""


def cost(position: Position, hex_: Hex) -> int:
    """Plains and cities: 2, and 2 more for each cube or marker there. Forest 3, mountain 5."""
    if BOARD.mountains >> hex_ & 1:
        return MOUNTAIN_COST
    if BOARD.forests >> hex_ & 1:
        return FOREST_COST
    crowd = (position.developed >> hex_ & 1) + sum(state.track >> hex_ & 1 for state in position.companies)
    return OPEN_COST + CROWD_COST * crowd


def reach(position: Position, company: Company) -> HexSet:
    """Every hex where the company can lay a cube now, with its money and its supply."""
    money = position.treasury(company)
    if money < OPEN_COST or position.cubes_left(company) == 0:
        return 0
    occupied = position.occupied()
    hexes = _around(position.companies[company].track) & ~(occupied & _WILD)
    if money < MOUNTAIN_COST:
        hexes &= ~BOARD.mountains
    if money < FOREST_COST:
        hexes &= ~BOARD.forests
    if money < HIGHEST_COST:
        for hex_ in members(hexes & (occupied | position.developed)):
            if cost(position, hex_) > money:
                hexes ^= 1 << hex_
    return hexes


@lru_cache(maxsize=4096)
def _around(track: HexSet) -> HexSet:
    """The hexes beside a track that it does not cover yet."""
    return BOARD.grid.beside(track) & ~track


def is_possible(position: Position, seat: Seat) -> bool:
    """Whether some company of which the seat holds a share can lay a cube."""
    shares = position.holdings[seat]
    return any(shares[company] and reach(position, company) for company in BOARD.companies)


def refusal(position: Position, seat: Seat, action: Expand) -> Refusal | None:
    """Why this cube cannot be laid."""
    company = BOARD.company_named.get(action.company)
    hex_ = BOARD.hex_named.get(action.hex)
    if company is None:
        return refuse("company.unknown", EXPAND, company=action.company)
    if hex_ is None:
        return refuse("hex.unknown", EXPAND, hex=action.hex)
    if not position.holdings[seat][company]:
        return refuse("expand.no_share", EXPAND, company=action.company)
    if position.cubes_left(company) == 0:
        return refuse("expand.no_cubes", EXPAND, company=action.company)
    track = position.companies[company].track
    if track >> hex_ & 1:
        return refuse("expand.already_there", EXPAND, company=action.company, hex=action.hex)
    if not _around(track) >> hex_ & 1:
        return refuse("expand.not_adjacent", EXPAND, company=action.company, hex=action.hex)
    if (position.occupied() & _WILD) >> hex_ & 1:
        return refuse("expand.full", EXPAND, hex=action.hex)
    price, money = cost(position, hex_), position.treasury(company)
    if price > money:
        return refuse("expand.money", EXPAND, company=action.company, hex=action.hex, cost=price, money=money)
    return None


def expand(position: Position, seat: Seat, action: Expand, log: list[Event]) -> Position:
    """Lay the cube; the company pays the bank."""
    company, hex_ = BOARD.company_named[action.company], BOARD.hex_named[action.hex]
    price = cost(position, hex_)
    log.append(Event("cube_laid", {"seat": seat, "company": action.company, "hex": action.hex, "amount": price}))
    return add_cube(position.paid(action.company, BANK, price), company, hex_, log)
