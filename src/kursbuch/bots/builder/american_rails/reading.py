"""What lies on the table, read from a view."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, cast

from kursbuch.bots.builder.reader import Reader
from kursbuch.kernel import View
from kursbuch.views.american_rails import (
    RailsBoard,
    RailsCity,
    RailsCompany,
    RailsCube,
    RailsRound,
    RailsView,
    shares_of,
)

LINK_BONUS = 10
"""Income for each pair of linked cities that a company connects."""
LOW_SUPPLY = 2
"""So many pieces or fewer count toward the end of the game."""
CUBES_A_YEAR, MARKERS_A_YEAR, SHARES_A_YEAR = 4.0, 2.0, 2.6
"""What is usually laid of a company, developed and auctioned."""


class Firm(NamedTuple):
    """A company. `sold` are the shares in players' hands."""

    name: str
    treasury: int
    income: int
    sold: int
    unsold: int
    cubes: int
    track: frozenset[str]


class Town(NamedTuple):
    """A city, with the companies that are there."""

    name: str
    full: int
    shared: int
    is_developable: bool
    is_developed: bool
    is_linked: bool
    firms: tuple[str, ...]

    @property
    def newcomer_income(self) -> int:
        """What the next company there earns."""
        return self.shared + self.is_developed if self.firms else self.full + 2 * self.is_developed

    @property
    def loss_by_newcomer(self) -> int:
        """What the only company there loses by a second one."""
        return self.full - self.shared + self.is_developed if len(self.firms) == 1 else 0


class Reading(NamedTuple):
    """Money, shares and track. Seats go by number, companies, cities and hexes by name."""

    year: int
    last_year: int
    phase: int
    stage: str
    row: str
    """The action space whose action is being taken, if any."""
    cash: tuple[int, ...]
    holdings: tuple[Mapping[str, int], ...]
    firms: Mapping[str, Firm]
    towns: Mapping[str, Town]
    crowd: Mapping[str, int]
    """Cubes on a hex, where there are any."""
    markers: int
    years: float
    """Dividends still to come, with this year's, as it looks now."""
    auctioned: str | None
    bid: int
    leader: int | None

    @property
    def players(self) -> int:
        return len(self.cash)

    def shares(self, seat: int, firm: str) -> int:
        return self.holdings[seat].get(firm, 0)

    def with_firm(self, firm: Firm) -> "Reading":
        return self._replace(firms={**self.firms, firm.name: firm})

    def with_sale(self, seat: int, firm: str, price: int) -> "Reading":
        """The table after the seat has bought a share at this price."""
        company = self.firms[firm]
        own = {**self.holdings[seat], firm: self.shares(seat, firm) + 1}
        bought = company._replace(
            treasury=company.treasury + price, sold=company.sold + 1, unsold=max(0, company.unsold - 1)
        )
        return self.with_firm(bought)._replace(
            cash=(*self.cash[:seat], self.cash[seat] - price, *self.cash[seat + 1 :]),
            holdings=(*self.holdings[:seat], own, *self.holdings[seat + 1 :]),
        )

    def with_cube(self, firm: str, hex_: str, cost: int) -> "Reading":
        """The table after the company has laid a cube."""
        company, town = self.firms[firm], self.towns.get(hex_)
        gain = income_by_cube(town, company.track, self.towns) if town else 0
        table = self.with_firm(
            company._replace(
                treasury=company.treasury - cost,
                income=company.income + gain,
                cubes=company.cubes - 1,
                track=company.track | {hex_},
            )
        )
        if town is not None:
            table = _with_visitor(table, town, firm)
        return table._replace(crowd={**self.crowd, hex_: self.crowd.get(hex_, 0) + 1})


def income_by_cube(town: Town, track: frozenset[str], towns: Mapping[str, Town]) -> int:
    """What a company with this track earns more with a cube in the city."""
    links = sum(towns[name].is_linked for name in track if name in towns) if town.is_linked else 0
    return town.newcomer_income + LINK_BONUS * links


def _with_visitor(table: Reading, town: Town, firm: str) -> Reading:
    if town.loss_by_newcomer:
        other = table.firms[town.firms[0]]
        table = table.with_firm(other._replace(income=other.income - town.loss_by_newcomer))
    return table._replace(towns={**table.towns, town.name: town._replace(firms=(*town.firms, firm))})


def read_view(view: View) -> Reading:
    """The table of a view."""
    data = cast(RailsView, view)
    now, board, players = data["round"], data["board"], data["players"]
    ground = _GROUND.read("board", board)
    seat_of = {player["name"]: player["seat"] for player in players}
    firms = {company["name"]: _firm(company, ground.tracks) for company in data["companies"]}
    years: Sequence[int] = board["years"]
    return Reading(
        year=now["year"],
        last_year=years[-1],
        phase=now["phase"],
        stage=now["stage"],
        row=now.get("row", ""),
        cash=tuple(player["cash"] for player in players),
        holdings=tuple({name: held for name in firms if (held := shares_of(player, name))} for player in players),
        firms=firms,
        towns=ground.towns,
        crowd=ground.crowd,
        markers=now["development_markers"],
        years=min(float(years[-1] - now["year"] + 1), 1 + _years_of_material(firms.values(), now)),
        auctioned=now.get("company"),
        bid=now.get("bid", 0),
        leader=seat_of.get(now.get("leader") or ""),
    )


def _years_of_material(firms: Iterable[Firm], now: RailsRound) -> float:
    """Years until the shares are gone, or as many supplies are low as end the game."""
    in_play = [firm for firm in firms if firm.track or firm.unsold or firm.sold]
    supplies = [(firm.cubes - LOW_SUPPLY) / CUBES_A_YEAR for firm in in_play]
    supplies.append((now["development_markers"] - LOW_SUPPLY) / MARKERS_A_YEAR)
    last = sorted(supplies)[: now["low_supplies_to_end"]][-1]
    return max(0.0, min(last, sum(firm.unsold for firm in in_play) / SHARES_A_YEAR))


class Ground(NamedTuple):
    """What lies on the board: the hexes of each company, the cubes on each hex, and the cities."""

    tracks: Mapping[str, frozenset[str]]
    crowd: Mapping[str, int]
    towns: Mapping[str, Town]


def _ground(board: RailsBoard) -> Ground:
    tracks, crowd, there = _cubes(board["cubes"])
    towns = {city["name"]: _town(city, there) for city in board["cities"]}
    return Ground({name: frozenset(track) for name, track in tracks.items()}, crowd, towns)


_GROUND = Reader(_ground)


def _cubes(
    cubes: Sequence[RailsCube],
) -> tuple[dict[str, set[str]], dict[str, int], dict[str, list[str]]]:
    """The hexes of each company, the cubes on each hex, and whose they are."""
    tracks: dict[str, set[str]] = {}
    crowd: dict[str, int] = {}
    there: dict[str, list[str]] = {}
    for cube in cubes:
        company, hex_ = cube["company"], cube["hex"]
        tracks.setdefault(company, set()).add(hex_)
        crowd[hex_] = crowd.get(hex_, 0) + 1
        there.setdefault(hex_, []).append(company)
    return tracks, crowd, there


def _firm(company: RailsCompany, tracks: Mapping[str, frozenset[str]]) -> Firm:
    name = company["name"]
    return Firm(
        name,
        company["treasury"],
        company["income"],
        company["shares_sold"],
        company["shares_unsold"],
        company["cubes"],
        tracks.get(name, frozenset()),
    )


def _town(city: RailsCity, there: Mapping[str, list[str]]) -> Town:
    name = city["name"]
    return Town(
        name,
        city["full"],
        city["shared"],
        city["developable"],
        city["developed"],
        city["connection"],
        tuple(there.get(name, ())),
    )
