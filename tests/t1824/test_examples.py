"""The worked examples of the rulebook."""

import pytest

from kursbuch.eighteenxx.actions import BuyTrain, SellShares
from kursbuch.eighteenxx.board import home_spots
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.eighteenxx.router import Network, Stop, Track, Train, best_revenue
from kursbuch.eighteenxx.steps.stations import station_cost
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import KeepHome
from kursbuch.titles.t1824.assembly import GOODS_TRAIN_COUNTS, GOODS_TRAIN_VISITS
from kursbuch.titles.t1824.formation import form_state_railway
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, C, Table


def test_a_director_sells_and_the_next_of_equals_takes_over() -> None:
    """VI.8"""
    table = Table()
    table.deal("BH", {A: (0,), B: (1, 2), C: (3, 4)})
    table.open("BH", A)
    table.stock_round(A)
    before = table.position.cash[A]
    table.do(A, SellShares(CompanyId("BH"), 1))
    assert table.position.companies[CompanyId("BH")].president == B
    assert [table.percent("BH", holder) for holder in (A, B, C, BANK)] == [10, 20, 20, 50]
    assert table.position.cash[A] == before + 100
    assert table.price("BH") == 90


NAMES = {"A": 20, "B": 10, "C": 10, "D": 10, "E": 10, "F": 30, "G": 30, "H": 10, "I": 10, "J": 30}
KINDS = {"B": "town", "C": "town", "D": "town", "H": "offboard", "E": "mine", "I": "mine"}
LINKS = ("IF", "FB", "BC", "CD", "IC", "CG", "DE", "FA", "JG", "HJ")
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def picture(*stations: str) -> Network:
    """The network of VII.9: every link crosses a hexside of its own."""
    stops = tuple(
        Stop(name, number, KINDS.get(name, "city"), value, KINDS.get(name) in (None, "town"), name in stations)
        for number, (name, value) in enumerate(NAMES.items())
    )
    tracks = tuple(
        Track(name, NUMBERS[name], ~number) for number, link in enumerate(LINKS) for name in (link[0], link[1])
    )
    return Network(stops, tracks, len(LINKS))


def plain(reach: int) -> Train:
    return Train(str(reach), reach, visits=frozenset({"city", "town", "offboard"}))


def goods(reach: int, *mines: str) -> Train:
    starts = frozenset(NUMBERS[mine] for mine in mines or ("E", "I"))
    return Train(f"{reach}g", reach, counts=GOODS_TRAIN_COUNTS, visits=GOODS_TRAIN_VISITS, starts=starts)


@pytest.mark.parametrize(
    ("stations", "trains", "revenues", "treasury"),
    [
        pytest.param("I", (goods(1, "I"), goods(1, "I")), [40, 60], 20, id="coal railway 1: 60+10 and 40+10"),
        pytest.param("E", (goods(2, "E"),), [80], 10, id="coal railway 2: 80+10"),
        pytest.param("GF", (plain(3), goods(2)), [70, 80], 10, id="a 3 and a 2g: 150+10"),
        pytest.param("G", (plain(3), plain(4)), [70, 80], 0, id="a 3 and a 4: 150"),
    ],
)
def test_the_four_railways_of_the_picture(
    stations: str, trains: tuple[Train, ...], revenues: list[int], treasury: int
) -> None:
    """VII.9"""
    run = best_revenue(picture(*stations), trains)
    assert run.proven
    assert (run.revenue, run.treasury) == (sum(revenues), treasury)
    assert sorted(route.revenue for route in run.routes) == revenues


def test_the_last_5_is_given_for_the_first_6() -> None:
    """VII.13"""
    table = Table()
    table.deal("BH", {A: (0,)})
    table.open("BH", A, cash=800)
    sold_out = dict.fromkeys(("2", "3", "4", "1g"), 0)
    table.set(depot={**table.position.depot, **sold_out, "5": 1}, phase="5", privates={})
    table.turn("BH")
    table.do(A, BuyTrain(str(BANK), "5", 400))
    table.do(A, BuyTrain(str(BANK), "6", 400, "5"))
    assert table.position.companies[CompanyId("BH")].trains == ("6",)
    assert table.position.cash["BH"] == 0
    assert table.position.pool_trains == ()
    assert table.position.depot["5"] == 0
    assert table.position.phase == "6"


@pytest.mark.parametrize(
    ("papers", "company", "capital"),
    [
        (("SD1", "SD2", "SD3"), "SD", 720),
        (("UG1", "UG2"), "UG", 840),
        (("KK1", "KK2"), "KK", 840),
        (("SD2",), "SD", 720 + 240 + 120),
        ((), "UG", 1200),
    ],
)
def test_the_capital_of_state_railways(papers: tuple[str, ...], company: str, capital: int) -> None:
    """IV.4.4"""
    table = Table()
    table.sell_papers(dict.fromkeys(papers, A))
    table.stock_round()
    own = sum(table.position.cash[paper] for paper in papers)
    table.change(lambda draft: form_state_railway(draft, CompanyId(company)))
    assert table.position.cash[company] == capital + own


@pytest.mark.parametrize(
    ("papers", "company", "cost"),
    [(("SD1", "SD2", "SD3"), "SD", 100), (("SD1",), "SD", 40), (("KK1", "KK2"), "KK", 40)],
)
def test_the_price_of_the_first_further_station(papers: tuple[str, ...], company: str, cost: int) -> None:
    """VII.8"""
    table = Table()
    table.sell_papers(dict.fromkeys(papers, A))
    table.stock_round()

    def place_homes(draft: AustrianDraft) -> None:
        for paper in papers:
            stop = home_spots(table.game.map, draft.board, CompanyId(paper))[0]
            draft.board = draft.board.station(CompanyId(paper), stop)
        form_state_railway(draft, CompanyId(company))

    table.change(place_homes)
    if company == "KK":
        table.do(A, KeepHome(2))
        assert table.position.board.stations_of(CompanyId("KK")) == (StopId(HexId("E12"), 2),)
    table.turn(company, step=2)
    assert station_cost(table.game, table.position) == cost
