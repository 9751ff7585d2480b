"""What companies earn from cities, development and special connections (Firmen-Einkommen)."""

from kursbuch.kernel import Event, with_changes
from kursbuch.mechanics.offset_grid import Hex
from kursbuch.titles.american_rails.board import BOARD, City, Company
from kursbuch.titles.american_rails.position import CompanyState, Position

LINK_BONUS = 10


def city_income(city: City, is_developed: bool, is_shared: bool) -> int:
    """The full value for one company, the shared one for each of several; a marker adds 2 or 1."""
    return city.shared + is_developed if is_shared else city.full + 2 * is_developed


def add_cube(position: Position, company: Company, hex_: Hex, log: list[Event]) -> Position:
    """Put a cube on the board; in a city it changes the income of the company and of one that was alone there."""
    states = list(position.companies)
    states[company] = with_changes(states[company], track=states[company].track | 1 << hex_)
    city = BOARD.cities.get(hex_)
    if city is not None:
        _enter(position, states, company, city, log)
    return with_changes(position, companies=tuple(states))


def _enter(position: Position, states: list[CompanyState], company: Company, city: City, log: list[Event]) -> None:
    """The incomes after the company has come to the city."""
    others = position.occupants(city.hex)
    is_developed = bool(position.developed >> city.hex & 1)
    _earn(states, company, city_income(city, is_developed, bool(others)), log)
    if len(others) == 1:
        loss = city_income(city, is_developed, True) - city_income(city, is_developed, False)
        _earn(states, others[0], loss, log)
    bonus = _link_bonus(position, company, city.hex)
    if bonus:
        name = BOARD.charters[company].name
        log.append(Event("connection_bonus", {"company": name, "city": city.name, "amount": bonus}))
        _earn(states, company, bonus, log)


def add_development(position: Position, hex_: Hex, log: list[Event]) -> Position:
    """A marker gives 2 to a company alone in the city, else 1 to every company there (Ausbau)."""
    occupants = position.occupants(hex_)
    states = list(position.companies)
    for company in occupants:
        _earn(states, company, 2 if len(occupants) == 1 else 1, log)
    return with_changes(position, developed=position.developed | 1 << hex_, companies=tuple(states))


def _link_bonus(position: Position, company: Company, hex_: Hex) -> int:
    """$10 for each pair of Chicago, New York and Atlanta: the third city makes two pairs at once.

    A company's cubes always form one network, so a city reached is a city connected.
    """
    if not BOARD.linked >> hex_ & 1:
        return 0
    return LINK_BONUS * (position.companies[company].track & BOARD.linked).bit_count()


def _earn(states: list[CompanyState], company: Company, change: int, log: list[Event]) -> None:
    """Move the income marker."""
    if change == 0:
        return
    income = states[company].income + change
    name = BOARD.charters[company].name
    kind = "income_rises" if change > 0 else "income_falls"
    log.append(Event(kind, {"company": name, "amount": abs(change), "income": income}))
    states[company] = with_changes(states[company], income=income)
