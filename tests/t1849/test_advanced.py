"""Treasury shares, privates for companies, and the advanced game with Electric Dreams (1849 §4.4, §4.5, §4.7, §4.8)."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import Accept, BuyPrivate, BuyTrain, DeclareBankruptcy, Decline, Pass
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.eighteenxx.position import POOL, StockRound
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import (
    BuyBack,
    BuyElectricToken,
    BuyStation,
    IssueBond,
    IssueShares,
    RedeemBond,
    SellCertificates,
)
from kursbuch.titles.t1849.bonds import IssueBonds, RedeemBonds
from kursbuch.titles.t1849.electric import BuyElectricTokens
from kursbuch.titles.t1849.finance import BuyShareBack, SellTreasuryShares
from kursbuch.titles.t1849.station_sale import BuyStations
from kursbuch.titles.t1849.trains import BuyTrains
from tests.t1849.tables import LAST, Table


def at(table: Table, step: type) -> Table:
    """The operating company has come to this step."""
    steps = [type(found) for found in table.rules.play.operating.turn]
    table.operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=steps.index(step)))
    return table


def akragas(cash: int = 0, pool: tuple[int, ...] = (), **options: str) -> Table:
    """The S.F.A., which needs no train because it has no route."""
    table = Table(4, **options).phase("8")
    return table.company("SFA", {0: (0, 1, 2)}, at=(3, 5), cash=cash, pool=pool)


def with_bond(table: Table) -> Table:
    table.position = replace(table.position, own=replace(table.sicily, bonds=frozenset({CompanyId("SFA")})))
    return table


def test_a_company_issues_shares_at_one_price_and_falls_a_row_for_each_ten_percent() -> None:
    table = at(akragas(), SellTreasuryShares)
    table.do(IssueShares(3, True))
    assert table.cash("SFA") == 500
    assert table.percent("SFA", POOL) == 50
    assert table.price("SFA") == 50


def test_the_pool_takes_no_more_than_half() -> None:
    table = at(akragas(pool=(3, 4)), SellTreasuryShares)
    assert table.can(IssueShares(1, True))
    assert table.why_not(IssueShares(2, True)) == "issue.pool_full 4.7.1"
    assert table.why_not(IssueShares(3, False)) == "issue.not_held 4.7.1"


def test_a_company_issues_nothing_in_its_first_operating_round() -> None:
    first = Table(4).phase("8").company("SFA", {0: (0, 1, 2)}, at=(3, 5), has_operated=False).operating_round()
    first.do(Pass())
    assert isinstance(first.position.round, StockRound), "there was nothing else to decide"
    later = Table(4).phase("8").company("SFA", {0: (0, 1, 2)}, at=(3, 5)).operating_round()
    later.do(Pass())
    assert later.offered("issue_shares")


def test_a_company_buys_one_certificate_back() -> None:
    table = at(akragas(500, pool=(3, 4)), BuyShareBack)
    table.do(BuyBack())
    assert table.cash("SFA") == 400
    assert table.percent("SFA", POOL) == 10
    assert 3 in table.held("SFA", BANK)
    assert table.why_not(BuyBack()) == "turn.in_operating 4"


def test_nothing_is_bought_back_after_a_sale() -> None:
    table = at(akragas(500, pool=(3,)), SellTreasuryShares)
    table.do(IssueShares(1, False))
    assert table.offered("buy_back") == []


@pytest.mark.parametrize(("phase", "allowed"), [("4", False), ("6", True), ("10", True)])
def test_companies_buy_privates_from_phase_6_to_10(phase: str, allowed: bool) -> None:
    table = Table(4).phase(phase).company("SFA", {0: (0, 1)}, at=(3, 5), cash=100).privates(SIGI=1, RSA=2)
    table.operating_round()
    assert table.can(BuyPrivate(PrivateId("SIGI"), 1)) == allowed
    if allowed:
        assert table.why_not(BuyPrivate(PrivateId("SIGI"), 91)) == "trade.price_range 4.8"
        assert table.why_not(BuyPrivate(PrivateId("RSA"), 10)) == "trade.never_to_company 2.4.5"
        table.do(BuyPrivate(PrivateId("SIGI"), 90))
        assert table.why_not(Accept(), 0) == "trade.own_private 4.8"
        table.do(Accept())
        assert table.position.privates[PrivateId("SIGI")] == "SFA"
        assert table.cash(1) == 375 + 90


def test_a_bond_brings_500_and_costs_a_field() -> None:
    table = at(akragas(advanced="yes"), IssueBonds)
    table.do(IssueBond())
    assert table.cash("SFA") == 500
    assert table.price("SFA") == 90
    assert table.sicily.bonds == {"SFA"}


def test_the_base_game_has_no_bonds() -> None:
    assert IssueBonds not in [type(step) for step in akragas().rules.play.operating.turn]


def test_interest_is_paid_by_itself_and_the_president_helps() -> None:
    table = with_bond(akragas(30, advanced="yes", pool=(3, 4, 5, 6, LAST))).money({0: 100}).operating_round()
    table.do(Pass())
    assert table.told("interest_paid")
    assert (table.cash("SFA"), table.cash(0)) == (0, 80)


def test_interest_can_bankrupt() -> None:
    table = with_bond(akragas(30, advanced="yes", pool=(3, 4, 5, 6, LAST))).money({0: 10}).operating_round()
    table.do(Pass())
    assert table.why_not(SellCertificates(CompanyId("SFA"), 1, False)) == "shares.pool_full 3.1"
    table.do(DeclareBankruptcy())
    assert table.state("SFA").par is None
    assert table.cash(0) == 0


def test_a_bond_is_redeemed_for_500_and_a_field() -> None:
    table = with_bond(at(akragas(600, advanced="yes"), RedeemBonds))
    table.do(RedeemBond())
    assert table.cash("SFA") == 100
    assert table.price("SFA") == 111
    assert table.sicily.bonds == frozenset()


def marsala(**options: str) -> Table:
    """The C.T.L. reaches Trapani, where the A.F.G. has a station that is not its home."""
    table = Table(4, advanced="yes", **options).phase("6")
    table.company("CTL", {0: (0, 1)}, at=(3, 5), cash=100)
    table.company("AFG", {1: (0, 1)}, at=(3, 4), stations=("M9", "C1"))
    table.position = replace(table.position, own=replace(table.sicily, chosen_home=HexId("M9")))
    return table


def test_a_place_in_a_city_is_bought_if_its_owner_agrees() -> None:
    table = at(marsala(), BuyStations)
    offer = BuyStation(CompanyId("AFG"), HexId("C1"), 60)
    table.do(offer)
    assert table.why_not(Accept(), 0) == "stations.own_proposal 4.4"
    table.act(1, Accept())
    assert table.stations("CTL") == {"E1", "C1"}
    assert table.stations("AFG") == {"M9"}
    assert table.state("AFG").stations_placed == 1, "the marker is back on its charter"
    assert (table.cash("CTL"), table.cash("AFG")) == (40, 60)


def test_the_owner_of_a_place_is_asked_twice_in_a_turn() -> None:
    """A rule of the table: nobody is flooded with proposals."""
    table = at(marsala(), BuyStations)
    for price in (10, 20):
        table.do(BuyStation(CompanyId("AFG"), HexId("C1"), price))
        table.act(1, Decline())
    assert table.why_not(BuyStation(CompanyId("AFG"), HexId("C1"), 60)) == "trade.asked_enough 4.6"
    assert table.offered("buy_station") == []


def test_a_home_is_not_for_sale() -> None:
    table = marsala()
    table.position = replace(table.position, own=replace(table.sicily, chosen_home=HexId("C1")))
    at(table, BuyStations)
    buy = BuyStation(CompanyId("AFG"), HexId("C1"), 60)
    step = table.rules.play.operating.turn[table.operating.step].steps[0]
    refusal = step.refusal(table.game, table.position, table.seat, buy)
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("stations.not_for_sale", "4.4")


@pytest.mark.parametrize(("phase", "sold", "price"), [("12", 0, 1100), ("12", 1, 800), ("16", 0, 800), ("16", 2, 550)])
def test_e_tokens_have_their_prices(phase: str, sold: int, price: int) -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase(phase)
    table.company("SFA", {0: (0, 1)}, at=(3, 5), cash=2000)
    table.position = replace(table.position, own=replace(table.sicily, electric_sold=sold))
    at(table, BuyElectricTokens).do(BuyElectricToken())
    assert table.cash("SFA") == 2000 - price
    assert table.can(BuyTrain("bank", "E", 550))


def test_an_e_train_takes_an_e_token() -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase("12")
    table.company("SFA", {0: (0, 1)}, at=(3, 5), cash=2000)
    at(table, BuyElectricTokens).do(Pass())
    assert table.why_not(BuyTrain("bank", "E", 550)) == "trains.no_token 4.6.2"
    assert table.position.depot["E"] == 6


def test_there_are_five_e_tokens() -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase("16")
    table.company("SFA", {0: (0, 1)}, at=(3, 5), cash=2000)
    table.position = replace(table.position, own=replace(table.sicily, electric_sold=5))
    table.operating_round().do(Pass())
    assert table.offered("buy_electric_token") == []


def test_a_company_buys_one_e_token_and_only_what_it_can_pay() -> None:
    rich = Table(4, advanced="yes", electric_dreams="yes").phase("12")
    rich.company("SFA", {0: (0, 1)}, at=(3, 5), cash=1100)
    rich.operating_round().do(Pass())
    assert rich.offered("buy_electric_token")
    rich.position = replace(rich.position, own=replace(rich.sicily, electric=frozenset({CompanyId("SFA")})))
    assert rich.operating_round().offered("pass")
    rich.do(Pass())
    assert rich.offered("buy_electric_token") == []
    poor = Table(4, advanced="yes", electric_dreams="yes").phase("12")
    poor.company("SFA", {0: (0, 1)}, at=(3, 5), cash=1099).operating_round().do(Pass())
    assert poor.offered("buy_electric_token") == []


def test_an_e_train_of_another_company_takes_an_e_token_too() -> None:
    table = Table(4, advanced="yes", electric_dreams="yes").phase("12")
    table.company("SFA", {0: (0, 1)}, at=(3, 5), cash=900)
    table.company("RCS", {1: (0, 1)}, at=(3, 4), trains=("E", "10H"))
    at(table, BuyTrains)
    assert table.why_not(BuyTrain("RCS", "E", 100)) == "trains.no_token 4.6.2"
    assert table.can(BuyTrain("RCS", "10H", 1))
    assert table.why_not(BuyTrain("RCS", "10H", 0)) == "trains.least_price 4.6"


def test_a_place_in_a_city_is_sold_from_phase_6_on_and_in_the_advanced_game() -> None:
    early = marsala().phase("4").operating_round()
    early.do(Pass())
    assert early.offered("buy_station") == []
    later = marsala().operating_round()
    later.do(Pass())
    assert later.offered("buy_station") == [BuyStation(CompanyId("AFG"), HexId("C1"), price) for price in range(1, 51)]
    assert BuyStations not in [type(step) for step in akragas().rules.play.operating.turn]


def test_an_owner_may_keep_the_place() -> None:
    table = at(marsala(), BuyStations)
    assert table.why_not(BuyStation(CompanyId("AFG"), HexId("C1"), 0)) == "stations.no_cash 4.4"
    assert table.why_not(BuyStation(CompanyId("AFG"), HexId("M9"), 5)) == "stations.not_for_sale 4.4", "out of reach"
    table.do(BuyStation(CompanyId("AFG"), HexId("C1"), 60))
    table.act(1, Decline())
    assert table.stations("AFG") == {"M9", "C1"}
    assert table.cash("CTL") == 100


def test_bonds_begin_with_phase_8() -> None:
    table = akragas(advanced="yes").phase("6").operating_round()
    table.do(Pass(), Pass())
    assert isinstance(table.position.round, StockRound)
    later = akragas(advanced="yes").operating_round()
    later.do(Pass(), Pass())
    assert later.offered("issue_bond") == [IssueBond()]


def test_a_redeemed_bond_may_be_issued_again_and_a_poor_company_redeems_none() -> None:
    table = with_bond(akragas(550, advanced="yes", pool=(3, 4, 5, 6, LAST))).operating_round()
    table.do(Pass(), Pass(), Pass(), RedeemBond(), IssueBond())
    assert table.cash("SFA") == 550 - 50 - 500 + 500
    assert table.sicily.bonds == {"SFA"}
    poor = with_bond(akragas(549, advanced="yes", pool=(3, 4, 5, 6, LAST))).operating_round()
    poor.do(Pass(), Pass(), Pass())
    assert isinstance(poor.position.round, StockRound), "with 499 left there was nothing more to decide"


def test_a_company_in_need_sells_no_shares_of_its_own() -> None:
    """§4.6.1: the president pays, whatever lies in the treasury."""
    table = Table(4).phase("6").tiles(G1="58/3").company("CTL", {0: (0, 1)}, at=(3, 5), cash=10).money({0: 500})
    at(table, BuyTrains)
    assert table.why_not(IssueShares(2, False)) == "turn.stage_later 4"
    table.do(BuyTrain("bank", "6H", 200))
    assert table.cash(0) == 310
