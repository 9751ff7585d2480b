"""Trains, limits, emergency money, bankruptcy, the earthquake (1849 §4.6)."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import Accept, BuyTrain, DeclareBankruptcy, DiscardTrain, LayTile, Pass
from kursbuch.eighteenxx.identity import CompanyId, HexId, TileId
from kursbuch.eighteenxx.position import POOL, OperatingRound
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import LeaveGame, SellCertificates, TakeLoan
from tests.t1849.tables import LAST, TRAINS, Table

ROUTE = {"G1": "58/3"}
"""A town beside Marsala: the C.T.L. has a route."""


def buy(train: str, price: int, source: str = "bank") -> BuyTrain:
    return BuyTrain(source, train, price)


def sell(company: str, tens: int, last: bool = False) -> SellCertificates:
    return SellCertificates(CompanyId(company), tens, last)


def lilibeo(phase: str, cash: int, *trains: str, president: int = 100) -> Table:
    """The C.T.L. with a route, ready to buy trains."""
    table = Table(4).phase(phase).company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=cash, trains=trains)
    return table.tiles(**ROUTE).money({0: president})


def at_trains(table: Table) -> Table:
    """The operating company has come to its train purchase, without having run."""
    return replace_step(table.operating_round(), TRAINS)


def replace_step(table: Table, step: int) -> Table:
    table.position = replace(table.position, round=replace(table.operating, step=step))
    return table


def test_the_first_limit_of_the_example() -> None:
    """§4.6: with two 8H in phase 8 a company may buy the first 10H, and then returns one."""
    table = lilibeo("8", 600, "8H", "8H")
    table.position = replace(table.position, depot={**table.position.depot, "8H": 0})
    at_trains(table).do(buy("10H", 550))
    assert table.position.phase == "10"
    assert table.state("CTL").trains == ("8H", "8H", "10H")
    assert table.can(DiscardTrain(CompanyId("CTL"), "8H"))
    table.do(DiscardTrain(CompanyId("CTL"), "8H"))
    assert table.state("CTL").trains == ("8H", "10H")
    assert table.position.pool_trains == ("8H",)


def test_the_second_limit_of_the_example() -> None:
    """§4.6: with two 8H in phase 12 it may not buy the first 16H, although the 8H would be scrapped."""
    table = lilibeo("12", 2000, "8H", "8H")
    assert table.rules.game.phases["12"].train_limit == 2
    at_trains(table)
    step = table.rules.play.operating.turn[TRAINS].steps[0]
    refusal = step.refusal(table.game, table.position, table.seat, buy("16H", 1100))
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("trains.limit", "4.6")


def test_a_returned_train_is_for_sale_at_its_face_value() -> None:
    table = lilibeo("10", 400)
    table.position = replace(table.position, pool_trains=("8H",))
    at_trains(table).do(buy("8H", 350, "pool"))
    assert table.state("CTL").trains == ("8H",)
    assert table.cash("CTL") == 50


@pytest.mark.parametrize(
    ("train", "price", "phase", "scrapped"),
    [("8H", 350, "6", "4H"), ("10H", 550, "8", "6H"), ("16H", 1100, "12", "8H")],
)
def test_new_trains_scrap_old_ones(train: str, price: int, phase: str, scrapped: str) -> None:
    table = lilibeo(phase, 1200, scrapped)
    depot = {**table.position.depot, f"{phase}H": 0}
    table.position = replace(table.position, depot=depot, pool_trains=(scrapped,))
    at_trains(table).do(buy(train, price))
    assert table.state("CTL").trains == (train,)
    assert table.position.pool_trains == ()


@pytest.mark.parametrize(("train", "price", "phase", "older"), [("6H", 200, "4", "4H"), ("12H", 800, "10", "8H")])
def test_some_new_trains_scrap_nothing(train: str, price: int, phase: str, older: str) -> None:
    table = lilibeo(phase, 1000, older)
    table.position = replace(table.position, depot={**table.position.depot, f"{phase}H": 0})
    at_trains(table).do(buy(train, price))
    assert table.state("CTL").trains == (older, train)


def test_the_bank_sells_its_trains_in_order() -> None:
    table = at_trains(lilibeo("4", 1000))
    assert table.why_not(buy("6H", 200)) == "trains.not_for_sale 4.6"
    table.do(*[buy("4H", 100)] * 4)
    assert table.state("CTL").trains == ("4H",) * 4
    assert table.position.phase == "4"
    assert table.position.depot["4H"] == 0


def test_r6h_trains_come_with_the_first_16h() -> None:
    table = lilibeo("12", 2000)
    assert at_trains(table).why_not(buy("R6H", 350)) == "trains.not_for_sale 4.6"
    table.do(buy("16H", 1100))
    assert table.can(buy("R6H", 350))


def test_an_r6h_may_be_the_cheapest_train_that_has_to_be_bought() -> None:
    table = at_trains(lilibeo("16", 100, president=300))
    assert table.why_not(buy("16H", 1100)) == "trains.no_cash 4.6"
    table.do(buy("R6H", 350))
    assert (table.cash("CTL"), table.cash(0)) == (0, 50)


def test_privates_leave_the_game_with_phase_12() -> None:
    table = lilibeo("10", 900).privates(SCE=1, SIGI="CTL")
    table.position = replace(table.position, depot={**table.position.depot, "10H": 0})
    at_trains(table).do(buy("12H", 800))
    assert table.position.privates == {}


def test_selling_for_the_company_may_close_it() -> None:
    table = lilibeo("6", 0, president=0).company("CTL", {0: (0, 1, 2)}, at=(8, 0), cash=0)
    table.company("SFA", {1: (0, 1), 2: (2,)}, at=(8, 1))
    at_trains(table)
    table.position = replace(table.position, round=replace(table.operating, company=CompanyId("CTL")))
    table.do(sell("CTL", 1))
    assert table.state("CTL").par is None
    assert not table.sicily.is_rescued


def test_a_company_with_a_route_must_own_a_train() -> None:
    assert at_trains(lilibeo("4", 100)).why_not(Pass()) == "trains.must_buy 4.6"
    idle = Table(4).phase("4").company("SFA", {0: (0, 1, 2)}, at=(3, 5), cash=100)
    assert at_trains(idle).can(Pass()), "without a route there is no duty"
    port_only = Table(4).phase("4").company("RCS", {0: (0, 1, 2)}, at=(3, 5), cash=100)
    assert at_trains(port_only).can(Pass()), "from Palermo to its port there is no route"


def test_the_president_adds_what_is_missing_for_the_cheapest_train() -> None:
    table = at_trains(lilibeo("6", 150, president=60))
    table.do(buy("6H", 200))
    assert (table.cash("CTL"), table.cash(0)) == (0, 10)


def test_the_presidents_money_buys_no_train_of_another_company() -> None:
    table = lilibeo("6", 150, president=500)
    table.company("RCS", {1: (0, 1)}, at=(3, 4), trains=("4H",))
    at_trains(table)
    assert table.why_not(buy("4H", 151, "RCS")) == "trains.treasury_only 4.6.2"
    table.do(buy("4H", 150, "RCS"))
    assert table.why_not(Accept(), 0) == "trade.own_proposal 4.6"
    table.act(1, Accept())
    assert table.state("CTL").trains == ("4H",)
    assert table.cash("RCS") == 150


def test_a_president_sells_shares_but_keeps_the_company() -> None:
    table = lilibeo("6", 50, president=50)
    table.company("SFA", {1: (0, 1), 0: (2, 3, LAST)}, at=(3, 4))
    shares = {0: (0, 1), 1: (2, 3), BANK: (4, 5, 6, LAST)}
    table.position = replace(table.position, shares={**table.position.shares, CompanyId("CTL"): shares})
    at_trains(table)
    assert table.why_not(sell("CTL", 2)) == "trains.keeps_presidency 4.6.1"
    assert table.why_not(sell("SFA", 2, last=True)) == "trains.more_than_needed 4.6.1"
    assert table.why_not(DeclareBankruptcy()) == "trains.not_bankrupt 4.6.1"
    table.do(sell("SFA", 2))
    assert table.why_not(buy("6H", 200)) is None
    table.do(buy("6H", 200))
    assert table.cash(0) == 50 + 180 - 150


def test_after_selling_shares_the_train_comes_from_the_bank() -> None:
    table = lilibeo("6", 50, president=0)
    table.company("SFA", {1: (0, 1), 0: (2, 3)}, at=(3, 5)).company("RCS", {1: (0, 1)}, at=(3, 4), trains=("4H",))
    at_trains(table)
    assert table.can(buy("4H", 50, "RCS"))
    table.do(sell("SFA", 2))
    assert table.why_not(buy("4H", 50, "RCS")) == "trains.bank_only 4.6.2"
    assert table.can(buy("6H", 200))


def ruined() -> Table:
    """Anna cannot pay: she also has shares that the pool does not take, and the presidency of the R.C.S."""
    table = lilibeo("6", 30, president=20).company("CTL", {0: (0,)}, at=(3, 5), cash=30)
    table.company("SFA", {1: (0, 1), 0: (LAST,)}, at=(3, 4), pool=(2, 3, 4, 5, 6))
    table.company("RCS", {0: (0, 1), 2: (2, 3)}, at=(3, 6), pool=(4, 5, 6, LAST), stations=("C5",))
    table.privates(SCE=0)
    at_trains(table)
    table.position = replace(table.position, round=replace(table.operating, company=CompanyId("CTL")))
    return table


def test_a_bankrupt_loses_everything_and_the_company_closes() -> None:
    table = ruined()
    table.do(DeclareBankruptcy())
    assert table.cash(0) == 0
    assert all(table.percent(company, 0) == 0 for company in ("CTL", "SFA", "RCS"))
    assert table.percent("SFA", POOL) == 70, "above half if need be"
    assert table.state("RCS").president == 2, "the presidency passes first"
    assert table.sicily.order[-1] == "CTL"
    assert "SCE" not in table.position.privates
    assert table.state("CTL").par is None


def test_a_bankrupt_may_go_on_with_a_loan_that_costs_750() -> None:
    table = ruined()
    table.do(DeclareBankruptcy(), TakeLoan())
    assert table.cash(0) == 500
    assert table.game.final_value is not None
    assert table.game.final_value(table.game, table.position, table.seat) >= 0
    assert table.position.debts == {0: 750}


def test_a_player_who_leaves_is_passed_over() -> None:
    table = ruined()
    table.do(DeclareBankruptcy(), LeaveGame())
    while isinstance(table.position.round, OperatingRound):
        kinds = {offer.kind for offer in table.rules.offers(table.position, table.seat)}
        table.do(Pass() if "pass" in kinds else table.offered(sorted(kinds)[0])[0])
    assert table.seat == 1
    table.do(Pass(), Pass(), Pass())
    assert isinstance(table.position.round, OperatingRound)


def test_the_last_player_at_the_table_ends_the_game() -> None:
    table = ruined()
    table.position = replace(table.position, own=replace(table.sicily, gone=frozenset({Seat(2), Seat(3)})))
    table.do(DeclareBankruptcy(), LeaveGame())
    assert table.outcome is not None
    assert table.outcome.end == "bankrupt"


def test_the_rsa_closes_with_the_first_train_of_its_company() -> None:
    table = lilibeo("4", 100).privates(RSA=1)
    table.position = replace(table.position, own=replace(table.sicily, first=CompanyId("CTL")))
    at_trains(table).do(buy("4H", 100))
    assert "RSA" not in table.position.privates


def shaken(*garibaldi: str) -> Table:
    """The C.T.L. buys the 12H while the A.F.G. has these stations."""
    table = lilibeo("10", 900).tiles(B14="655/0")
    table.company("AFG", {1: (0, 1)}, at=(3, 4), stations=garibaldi)
    table.position = replace(table.position, depot={**table.position.depot, "10H": 0})
    at_trains(table).do(buy("12H", 800))
    return table


def test_the_earthquake_destroys_messina() -> None:
    table = shaken("B14", "C1")
    assert table.told("earthquake")
    assert HexId("B14") not in table.position.board.tiles
    assert table.stations("AFG") == {"C1"}
    assert table.state("AFG").stations_placed == 2, "the station is gone for good"


def test_messina_is_rebuilt_after_the_next_stock_round() -> None:
    table = shaken("B14", "C1")
    table.company("IFT", {2: (0, 1)}, at=(3, 13), stations=("B14",)).operating_round()
    assert table.operating.company == "IFT"
    rebuild = LayTile(HexId("B14"), TileId("655"), 0)
    assert table.why_not(rebuild) == "track.earthquake 4.6.3.1"
    table.stock_round()
    table.all_pass()
    assert table.operating.company == "IFT"
    assert table.can(rebuild)


def test_a_garibaldi_that_brings_the_earthquake_upon_itself_is_closed_in_its_turn() -> None:
    table = Table(4).phase("10").company("AFG", {1: (0, 1), 2: (2,)}, at=(3, 5), stations=("B14",), cash=900)
    table.company("CTL", {0: (0, 1)}, at=(3, 4)).money({1: 40})
    table.position = replace(table.position, depot={**table.position.depot, "10H": 0})
    at_trains(table).do(buy("12H", 800))
    assert table.state("AFG").par is None
    assert table.percent("AFG", 2) == 0
    assert table.cash("AFG") == 0, "what was left went to the bank"
    assert table.cash(1) == 40, "its president loses nothing else"
    assert table.operating.company == "CTL"


def test_a_garibaldi_with_messina_alone_is_closed_by_the_earthquake() -> None:
    table = shaken("B14")
    assert table.state("AFG").par is None
    assert table.sicily.order[-1] == "AFG"
