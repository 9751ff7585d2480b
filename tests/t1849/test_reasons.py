"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import (
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    LayTile,
    PlaceHome,
    RunTrains,
    SetPar,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.position import StockRound
from kursbuch.kernel import Action
from kursbuch.titles.t1849.actions import (
    BuyBack,
    BuyElectricToken,
    BuyStation,
    ChooseSwap,
    IssueBond,
    IssueShares,
    LandBySea,
    PayInterest,
    PlacePortMarker,
    RedeemBond,
    TakeLoan,
)
from tests.t1849.tables import LAST, RUN, TRACK, TRAINS, Table
from tests.t1849.test_advanced import akragas, marsala, with_bond
from tests.t1849.test_runs import NARROW_LINE, west


def lilibeo(phase: str = "6", cash: int = 300, *trains: str, **options: str) -> Table:
    """The C.T.L. of the first player."""
    table = Table(4, 0, **options).phase(phase).privates(SCE=1)
    return table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=cash, trains=trains)


def at(table: Table, step: int) -> Table:
    table.operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=step))
    return table


def test_privates_are_bought_from_phase_6_on() -> None:
    """4.8."""
    purchase = BuyPrivate(PrivateId("SCE"), 20)
    assert at(lilibeo("4"), TRACK).why_not(purchase) == "trade.not_yet 4.8"
    assert at(lilibeo("6"), TRACK).can(purchase)


def test_a_train_over_the_limit_after_the_train_step_was_passed_over() -> None:
    """4.6, the book's own example: two 8H in phase 12, and the first 16H."""
    table = at(lilibeo("12", 2000, "8H", "8H"), TRAINS + 1)
    assert table.why_not(BuyTrain("bank", "16H", 1100)) == "trains.limit 4.6"


def test_no_shares_are_issued_in_the_first_operating_round() -> None:
    """4.7.1."""
    table = lilibeo()
    company = CompanyId("CTL")
    new = replace(table.position.companies[company], has_operated=False)
    table.position = replace(table.position, companies={**table.position.companies, company: new})
    assert at(table, TRAINS).why_not(IssueShares(1, False)) == "issue.first_round 4.7.1"


def test_another_companys_train_is_paid_from_the_treasury() -> None:
    """4.6.2: the president may not help with it."""
    table = lilibeo("6", 100).company("SFA", {1: (0, 1)}, at=(3, 4), trains=("6H",))
    assert at(table, TRAINS).why_not(BuyTrain("SFA", "6H", 101)) == "trains.treasury_only 4.6.2"


def test_bankruptcy_and_loans_without_need() -> None:
    """4.6.1."""
    table = at(lilibeo("6", 300, "6H"), TRAINS)
    assert table.why_not(DeclareBankruptcy()) == "trains.no_bankruptcy 4.6.1"
    assert table.why_not(TakeLoan()) == "loan.no_bankruptcy 4.6.1"


def test_shares_bonds_and_the_port_marker() -> None:
    table = at(lilibeo("6", 300, "6H", advanced="yes"), TRACK)
    assert table.why_not(BuyBack()) == "buy_back.none 4.7.2"
    assert table.why_not(IssueBond()) == "bonds.not_yet 4.7.5"
    assert table.why_not(PlacePortMarker(next(iter(table.game.facts.ports)))) == "port.not_own 2.4"


@pytest.mark.parametrize(
    "action",
    [IssueBond(), RedeemBond(), PayInterest(), BuyElectricToken(), BuyStation(CompanyId("RCS"), HexId("E11"), 20)],
    ids=lambda action: action.kind,
)
def test_what_belongs_to_the_advanced_game_is_not_in_the_base_game(action: Action) -> None:
    """1.3."""
    assert at(lilibeo("8"), TRACK).why_not(action) == "turn.not_played 1.3"
    assert lilibeo("8").stock_round().why_not(action) == "turn.not_played 1.3"


def test_e_tokens_are_no_part_of_the_advanced_game_alone() -> None:
    """1.3.1."""
    assert at(lilibeo("12", advanced="yes"), TRACK).why_not(BuyElectricToken()) == "turn.not_played 1.3"


def electric(phase: str, cash: int, sold: int = 0, *owners: str) -> Table:
    """The C.T.L. at the beginning of its turn, after so many E-tokens were sold to these companies."""
    table = lilibeo(phase, cash, advanced="yes", electric_dreams="yes")
    own = replace(table.sicily, electric_sold=sold, electric=frozenset(CompanyId(name) for name in owners))
    table.position = replace(table.position, own=own)
    return at(table, TRACK)


def test_why_there_is_no_e_token_for_a_company() -> None:
    """4.5; money that is lacking before the trains run may be earned."""
    assert electric("10", 2000).why_not(BuyElectricToken()) == "electric.not_yet 4.5"
    assert electric("12", 2000, 1, "CTL").why_not(BuyElectricToken()) == "electric.has_one 4.5"
    assert electric("12", 2000, 5).why_not(BuyElectricToken()) == "electric.none_left 4.5"
    assert electric("12", 1099).why_not(BuyElectricToken()) == "turn.stage_later 4"
    late = electric("12", 1099)
    late.position = replace(late.position, round=replace(late.operating, step=6))
    assert late.why_not(BuyElectricToken()) == "electric.no_cash 4.5"


def test_a_bond_that_the_treasury_cannot_redeem() -> None:
    """4.7.4; before the trains run the money may be earned."""
    table = with_bond(akragas(499, advanced="yes").operating_round())
    assert table.why_not(RedeemBond()) == "turn.stage_later 4"
    table.position = replace(
        table.position, round=replace(table.operating, step=len(table.rules.play.operating.turn) - 1)
    )
    assert table.why_not(RedeemBond()) == "bonds.no_cash 4.7.4"


def test_places_in_cities_are_sold_from_phase_6_on() -> None:
    """4.4."""
    table = marsala().phase("4").operating_round()
    assert table.why_not(BuyStation(CompanyId("AFG"), HexId("C1"), 60)) == "stations.sale_not_yet 4.4"


def test_one_purchase_in_a_turn() -> None:
    """3.2: only who starts a company buys more of it at once."""
    table = lilibeo().money({0: 1000}).company("SFA", {1: (0, 1)}, at=(3, 4)).stock_round()
    table.position = replace(table.position, round=replace(StockRound(2, table.seat), bought=CompanyId("SFA")))
    assert table.why_not(BuyShare(CompanyId("CTL"), "bank")) == "stock.one_purchase 3.2"


def test_the_cheapest_private_is_not_bid_on() -> None:
    """2.4.2."""
    assert Table(4).why_not(Bid(PrivateId("SCE"), 25)) == "auction.bid_on_cheapest 2.4.2"


def test_answers_to_questions_that_nobody_has_asked() -> None:
    table = at(lilibeo(), TRACK)
    assert table.why_not(SetPar(CompanyId("SFA"), 68)) == "par.none_open 2.4.5"
    assert table.why_not(ChooseSwap("last")) == "swap.none_open 3.5.3"
    assert table.why_not(PlaceHome(HexId("B14"), 0)) == "homes.none_open 3.3.3"


def test_two_shares_or_the_last_one_go_for_the_presidents_share() -> None:
    """3.5.3."""
    table = Table(4).company("RCS", {0: (0, 1), 1: (2, LAST)}, at=(3, 5)).money({1: 500}).stock_round(seat=1)
    table.do(BuyShare(CompanyId("RCS"), "bank"))
    assert table.why_not(ChooseSwap("both")) == "swap.unknown 3.5.3"


def test_a_train_that_is_returned_must_be_there() -> None:
    """4.6.3.2."""
    table = lilibeo("12", 0, "8H", "8H", "10H")
    at(table, TRACK)
    assert table.why_not(DiscardTrain(CompanyId("CTL"), "12H")) == "trains.not_owned 4.6.3.2"


def test_a_tile_that_is_not_in_the_appendix() -> None:
    assert at(lilibeo(), TRACK).why_not(LayTile(HexId("D4"), TileId("999"), 0)) == "track.tile_unknown Anhang 1"


@pytest.mark.parametrize(
    ("train", "route", "reason"),
    [
        ("E", NARROW_LINE, "routes.forbidden_gauge 4.3.1"),
        ("8H", "E1", "routes.too_short 4.3.1"),
    ],
)
def test_routes_on_the_wrong_gauge_or_of_one_place(train: str, route: str, reason: str) -> None:
    """4.3.1, on the board of its picture."""
    table = west("16", train).operating_round(RUN)
    assert table.why_not(RunTrains((f"{train}: {route}",))) == reason


def test_on_18xx_games_the_sms_is_asked_for_first() -> None:
    table = Table(4, profile="18xx.games").phase("6").privates(SMS="CTL")
    table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=300).operating_round(TRACK + 1)
    assert table.why_not(LandBySea()) == "landing.too_late 2.4"
