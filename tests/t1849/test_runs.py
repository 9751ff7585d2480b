"""Running trains in three gauges, and what becomes of the revenue (1849 §4.3)."""

import pytest

from kursbuch.eighteenxx.actions import PayDividend, RunTrains
from kursbuch.eighteenxx.identity import CompanyId, HexId
from kursbuch.eighteenxx.router import Train, fault
from kursbuch.eighteenxx.running import best_company_run, company_network, company_trains, parse_routes
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import PlacePortMarker
from tests.t1849.tables import DIVIDEND, RUN, Table

CTL = CompanyId("CTL")
WEST = {
    "C5": "651/5",
    "B4": "7/5",
    "D4": "682/1",
    "C3": "3/5",
    "E3": "714/0",
    "G3": "58/1",
    "H2": "8/2",
    "G1": "58/3",
    "F2": "78/2",
}
"""The picture of §4.3.1: hex to tile and rotation."""

BROAD_LINE = "C5 (B4) D4 C3 (E3) G3 (H2) G1 E1"
NARROW_LINE = "C5 D4 (E3) (F2) E1"


def west(phase: str, *trains: str) -> Table:
    """The situation of the picture, with these trains of the C.T.L."""
    table = Table(4, scenario="6").phase(phase).tiles(**WEST)
    return table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), trains=trains, stations=("E1",))


def counted(table: Table, way: str, train: Train) -> int:
    """The hexes that a run counts for a train of this kind: the least reach with which it is allowed."""
    track = company_network(table.game, table.position, CTL)
    for reach in range(30):
        fitted = Train("X", reach, by_hexes=True, broad=train.broad, narrow=train.narrow)
        routes = parse_routes(track, [fitted], [f"X: {way}"])
        assert routes is not None, way
        code = fault(track, [fitted], routes)
        if code is None:
            return reach
        assert code == "routes.too_long", code
    raise AssertionError(way)


@pytest.mark.parametrize(
    ("way", "hexes"),
    [
        ("D4 C3 (E3) G3 (H2) G1 E1", 6),
        ("C3 (E3) G3 (H2) G1 E1", 5),
        ("G3 (H2) G1 E1", 3),
        ("G1 E1", 1),
        (BROAD_LINE, 8),
        (NARROW_LINE, 8),
        ("D4 (E3) (F2) E1", 6),
        (f"A5 {BROAD_LINE}", 9),  # the arrow to a port is a hex
    ],
)
def test_an_8h_counts_the_hexes_of_the_example(way: str, hexes: int) -> None:
    table = west("10", "8H")
    assert counted(table, way, table.game.trains["8H"].run) == hexes


@pytest.mark.parametrize(
    ("way", "hexes"),
    [(f"{NARROW_LINE} C1", 5), (NARROW_LINE, 4), ("D4 (E3) (F2) E1", 3), ("E1 C1", 1), (BROAD_LINE, 16)],
)
def test_an_r6h_counts_the_hexes_of_the_example(way: str, hexes: int) -> None:
    table = west("16", "R6H")
    assert counted(table, way, table.game.trains["R6H"].run) == hexes


def test_the_runs_of_the_example_bring_160_and_130() -> None:
    table = west("10", "8H", "8H").operating_round(RUN)
    run = RunTrains((f"8H: {BROAD_LINE}", f"8H: {NARROW_LINE}"))
    assert table.can(run)
    table.do(run)
    assert table.operating.revenue == 160 + 130


def test_one_8h_of_the_example_runs_for_160() -> None:
    table = west("10", "8H")
    assert best_company_run(table.game, table.position, CTL).revenue == 160


def test_the_r6h_of_the_example_runs_for_160_with_grey_values() -> None:
    table = west("10", "R6H").operating_round(RUN)
    table.do(RunTrains((f"R6H: {NARROW_LINE} C1",)))
    assert table.operating.revenue == 160


@pytest.mark.parametrize(("phase", "value"), [("4", 20), ("6", 20), ("8", 30), ("10", 30), ("12", 40), ("16", 40)])
def test_grey_places_are_worth_more_in_later_phases(phase: str, value: int) -> None:
    table = west(phase, "4H")
    track = company_network(table.game, table.position, CTL)
    assert {stop.name: stop.value for stop in track.stops}["E1"] == value


def test_an_e_train_keeps_to_the_broad_track_and_doubles_palermo() -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase("12").tiles(**WEST)
    table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), trains=("E",), stations=("E1",))
    run = best_company_run(table.game, table.position, CTL)
    # The port of Palermo 10, Palermo twice 90, four towns of 10, Marsala 40, Trapani 40.
    assert run.revenue == 10 + 2 * 90 + 4 * 10 + 40 + 40


def test_a_city_and_a_port_are_no_route() -> None:
    table = Table(4).phase("4").company("RCS", {0: (0, 1)}, at=(3, 5), trains=("4H",), stations=("C5",))
    assert best_company_run(table.game, table.position, CompanyId("RCS")).revenue == 0


def test_the_port_marker_is_worth_20_to_its_company_and_closes_the_cnm() -> None:
    table = west("10", "10H").privates(CNM="CTL").operating_round()
    before = best_company_run(table.game, table.position, CTL).revenue
    assert table.why_not(PlacePortMarker(HexId("C5"))) == "port.none 2.4"
    table.do(PlacePortMarker(HexId("A5")))
    assert best_company_run(table.game, table.position, CTL).revenue == before + 20
    assert "CNM" not in table.position.privates


def test_dividends_of_the_example_are_25_10_and_15() -> None:
    table = Table(4).phase("6")
    table.company("CTL", {0: (0, 1, 2, 3)}, at=(8, 0), pool=(4, 5, 6), trains=("4H",), stations=("E1",))
    table.tiles(G1="58/3").money({0: 100, "CTL": 0}).operating_round(DIVIDEND - 1)
    table.do(RunTrains(("4H: C1 E1 G1",)))
    assert table.operating.revenue == 50
    bank = table.cash(BANK)
    table.do(PayDividend("pay"))
    assert (table.cash(0), table.cash("CTL"), bank - table.cash(BANK)) == (125, 10, 35)


@pytest.mark.parametrize(
    ("at", "choice", "price"), [((8, 5), "pay", 56), ((3, 5), "pay", 100), ((3, 5), "withhold", 90)]
)
def test_the_price_moves_right_from_its_own_value_on(at: tuple[int, int], choice: str, price: int) -> None:
    """A revenue of 50 moves a price of 50, and not one of 100 (§3.5.1)."""
    table = Table(4).phase("6")
    table.company("CTL", {0: (0, 1, 2)}, at=at, trains=("4H",), stations=("E1",)).tiles(G1="58/3")
    table.operating_round(RUN).do(RunTrains(("4H: C1 E1 G1",)))
    table.do(PayDividend(choice))
    assert table.price("CTL") == price


def test_a_run_may_change_gauge_in_a_town() -> None:
    """Broad from Palermo to Partinico, narrow from there to Marsala: two hexes, and three that count double."""
    table = west("10", "10H")
    assert counted(table, "C5 (B4) D4 (E3) (F2) E1", table.game.trains["10H"].run) == 2 + 6


def test_the_best_run_is_compulsory() -> None:
    table = west("10", "8H").operating_round(RUN)
    assert table.why_not(RunTrains(("8H: E1 C1",))) == "routes.not_best 4.3.2"


def test_two_trains_share_no_track() -> None:
    table = west("10", "8H", "8H").operating_round(RUN)
    assert table.why_not(RunTrains(("8H: G1 E1 C1", "8H: E1 C1"))) == "routes.track_shared 4.3.1"


def test_a_route_needs_a_station_of_the_company() -> None:
    table = west("10", "8H").operating_round(RUN)
    assert table.why_not(RunTrains(("8H: C5 (B4) D4 C3",))) == "routes.no_station 4.3.1"


def test_trains_end_in_a_city_full_of_foreign_stations() -> None:
    table = Table(4).phase("6").tiles(G1="58/3")
    table.company("AFG", {0: (0, 1)}, at=(3, 5), trains=("4H",), stations=("C1",))
    garibaldi = CompanyId("AFG")
    assert best_company_run(table.game, table.position, garibaldi).revenue == 20 + 20 + 10
    table.company("CTL", {1: (0, 1)}, at=(3, 4))
    assert best_company_run(table.game, table.position, garibaldi).revenue == 20 + 20


def test_the_port_marker_helps_no_other_company() -> None:
    table = west("10", "10H").company("RCS", {1: (0, 1)}, at=(3, 6)).privates(CNM="RCS")
    before = best_company_run(table.game, table.position, CTL).revenue
    table.operating_round().do(PlacePortMarker(HexId("A5")))
    assert best_company_run(table.game, table.position, CTL).revenue == before


@pytest.mark.parametrize(("company", "hex_"), [("IFT", "H12"), ("AFG", "B14"), ("RCS", "C5"), ("ATA", "M13")])
def test_every_main_city_is_worth_twice_as_much_to_an_e_train(company: str, hex_: str) -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase("12")
    table.company(company, {0: (0, 1)}, at=(3, 5), trains=("E", "12H"), stations=(hex_,))
    track = company_network(table.game, table.position, CompanyId(company))
    city = next(index for index, stop in enumerate(track.stops) if stop.name == hex_)
    electric, steam = company_trains(table.game, table.position, CompanyId(company))
    assert electric.values is not None
    assert electric.values[city] == 2 * track.stops[city].value
    assert not steam.values
