"""The action spaces (Die Aktionen)."""

import pytest

from kursbuch.kernel import Action, Seat
from kursbuch.titles.american_rails.actions import (
    Bid,
    Decline,
    Develop,
    Expand,
    Finish,
    Fund,
    LeaveAuction,
    Levy,
    OfferShare,
    StartIn,
    TakeMoney,
    TakeSpace,
)
from kursbuch.titles.american_rails.board import BOARD
from tests.american_rails.table import Table

ALL_CITIES = tuple(city.name for city in BOARD.cities.values())


def table_at(row: str, players: int = 3, money: int = 30) -> Table:
    """The first seat is on this row, with a share of Republic in St. Louis; Majestic is beside the plain B6."""
    table = Table(players)
    nobody = (0,) * (players - 1)
    track = {"Republic": ("St. Louis",), "Majestic": ("C5", "Indianapolis")}
    table.lay_out(track, {"Republic": (1, *nobody), "Majestic": (0, 1, *nobody[1:])}, money)
    table.take(row)
    return table


@pytest.mark.parametrize("row", ["develop", "fund", "take", "expand_3", "auction", "expand_4"])
def test_an_action_may_be_declined_after_the_marker_is_placed(row: str) -> None:
    table = table_at(row)
    cash, before = table.cash(), table.position.companies
    table.do(Decline())
    assert table.seat == Seat(1)
    assert (table.cash(), table.position.companies) == (cash, before)
    assert table.why_not(TakeSpace(row)) == "space.taken"


def test_pass_is_a_space_for_one_marker() -> None:
    table = table_at("pass")
    assert table.seat == Seat(1)
    assert table.why_not(TakeSpace("pass")) == "space.taken"


def test_five_players_share_seven_spaces() -> None:
    table = Table(5)
    table.lay_out({}, {})
    table.take("expand_4", "expand_3", "develop", "pass")
    offered = {action for offer in table.rules.offers(table.position, table.seat) for action in offer}
    assert offered == {TakeSpace("fund"), TakeSpace("take"), TakeSpace("auction")}


@pytest.mark.parametrize("row", ["develop", "expand_3", "expand_4"])
def test_an_impossible_action_lapses_and_the_row_still_counts(row: str) -> None:
    table = Table(3)
    table.lay_out({}, {})
    table.take(row)
    assert table.told("action_lapses") == [{"seat": 0, "row": row}]
    table.take("pass", "auction")
    table.do(Decline())
    rows = ["pass", "develop", "fund", "take", "expand_3", "auction", "expand_4"]
    by_row = sorted([(rows.index(row), 0), (0, 1), (5, 2)])
    assert table.position.order == tuple(Seat(seat) for _, seat in by_row)


def test_other_rows_actions_are_refused() -> None:
    table = table_at("fund")
    for action in (TakeMoney(), Levy(), Develop("St. Louis"), Expand("Republic", "B6"), OfferShare("Republic")):
        assert table.why_not(action) == "action.other_row"


def test_fund_gives_5_from_the_bank_to_any_company_in_play() -> None:
    table = table_at("fund")
    table.do(Fund("Majestic"))
    assert table.treasury("Majestic") == 35
    assert table.seat == Seat(1)


def test_fund_refuses_a_company_out_of_the_game() -> None:
    table = Table(3)
    (out,) = {charter.name for charter in BOARD.charters} - {BOARD.charters[c].name for c in table.position.unopened}
    first, *others = (BOARD.charters[company].name for company in table.position.unopened)
    table.buy_unopposed(first, "Boston")
    for name in others:
        table.nobody_buys(name)
    table.take("fund")
    assert table.why_not(Fund(out)) == "fund.out_of_play"
    assert table.why_not(Fund(others[0])) is None


def test_fund_takes_a_company_without_a_cube_until_its_last_share_leaves_the_game() -> None:
    """Finanziere 5$: any company. One of which nobody wanted a share has left the game (Spielbeginn)."""
    table = Table(4)
    for charter in BOARD.charters:
        table.nobody_buys(charter.name)
    table.take("fund")
    assert table.why_not(Fund("Liberty")) is None
    table.do(Fund("Liberty"))
    assert table.treasury("Liberty") == 5
    table.take("auction")
    table.nobody_buys("Liberty")
    table.take("pass", "take")
    table.do(TakeMoney())
    table.take("fund")
    assert table.why_not(Fund("Liberty")) == "fund.out_of_play"
    assert table.why_not(Fund("American")) is None


def test_take_2_from_the_bank() -> None:
    table = table_at("take")
    table.do(TakeMoney())
    assert table.cash() == [52, 50, 50]


def test_levy_takes_2_from_all_others_or_what_they_have() -> None:
    table = Table(4)
    table.buy_unopposed("American", "Boston", 49)
    for name in ("National", "Continental", "Majestic", "Liberty", "Republic"):
        table.nobody_buys(name)
    table.take("pass", "take")
    table.do(Levy())
    assert table.cash() == [0, 50, 48, 48]
    assert table.told("levy_paid")[0] == {"seat": 0, "amount": 1}


def test_three_players_cannot_expand_from_take_2() -> None:
    table = table_at("take", players=3)
    assert table.offered() == {"take_money", "levy", "decline"}
    assert table.why_not(Expand("Republic", "B6")) == "expand.few_players"
    assert table.cited(Expand("American", "Boston")) == "Nimm 2$ (oder Ausdehnen 2)"


@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_may_expand_2_instead(players: int) -> None:
    table = table_at("take", players)
    table.do(Expand("Republic", "B6"))
    assert table.offered() == {"expand", "finish"}
    assert table.why_not(TakeMoney()) == "action.cubes_laid"
    assert table.why_not(Decline()) == "action.cubes_laid"
    table.do(Expand("Republic", "C6"))
    assert table.seat == Seat(1)


@pytest.mark.parametrize(("row", "cubes"), [("expand_3", 3), ("expand_4", 4)])
def test_an_expansion_ends_with_its_last_cube(row: str, cubes: int) -> None:
    table = table_at(row)
    path = ["B6", "C6", "D6", "C7"][:cubes]
    for hex_ in path:
        assert table.seat == Seat(0)
        table.do(Expand("Republic", hex_))
    assert table.seat == Seat(1)


def test_an_expansion_may_stop_early_but_not_before_the_first_cube() -> None:
    table = table_at("expand_4")
    assert table.why_not(Finish()) == "action.no_cubes_laid"
    table.do(Expand("Republic", "B6"), Finish())
    assert table.seat == Seat(1)


def test_an_expansion_ends_when_the_company_has_no_money_left() -> None:
    table = table_at("expand_4", money=3)
    table.do(Expand("Republic", "B6"))
    assert table.treasury("Republic") == 1
    assert table.seat == Seat(1)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Expand("Majestic", "B6"), "expand.no_share"),
        (Expand("Republic", "Boston"), "expand.not_adjacent"),
        (Expand("Republic", "St. Louis"), "expand.already_there"),
        (Expand("Pacific", "B6"), "company.unknown"),
        (Expand("Republic", "Z9"), "hex.unknown"),
    ],
)
def test_cubes_go_beside_the_own_network_of_an_own_company(action: Action, code: str) -> None:
    assert table_at("expand_3").why_not(action) == code


def test_forest_costs_3_and_mountain_5_for_one_cube_only() -> None:
    table = Table()
    track = {"American": ("Pittsburg",), "National": ("Harrisburg",)}
    table.lay_out(track, {"American": (1, 0, 0), "National": (1, 0, 0)})
    table.take("expand_4")
    table.do(Expand("American", "L4"), Expand("American", "M4"))
    assert [laid["amount"] for laid in table.told("cube_laid")] == [3, 5]
    assert table.why_not(Expand("National", "M4")) == "expand.full"


def test_a_cube_needs_the_whole_cost_in_the_treasury() -> None:
    table = table_at("expand_3", money=3)
    table.do(Expand("Republic", "B6"))
    table.take("expand_4")
    assert table.why_not(Expand("Majestic", "B6")) == "expand.money"
    table.do(Expand("Majestic", "C6"))
    assert table.treasury("Majestic") == 1


def test_a_third_company_in_a_city_lowers_nobody() -> None:
    table = Table()
    track = {"American": ("Detroit",), "National": ("Detroit",), "Liberty": ("G3",)}
    table.lay_out(track, {"Liberty": (1, 0, 0)})
    assert table.income("American") == 2
    table.take("expand_3")
    table.do(Expand("Liberty", "Detroit"))
    assert [table.income(name) for name in ("American", "National", "Liberty")] == [2, 2, 2]
    assert table.told("cube_laid")[0]["amount"] == 6


def test_development_of_a_shared_city_gives_1_to_each() -> None:
    table = Table()
    table.lay_out({"American": ("Detroit",), "National": ("Detroit",)}, {"American": (1, 0, 0)})
    table.take("develop")
    table.do(Develop("Detroit"))
    assert (table.income("American"), table.income("National")) == (3, 3)
    assert table.position.markers_left == 11


@pytest.mark.parametrize("city", ["New York", "Baltimore", "Philadelphia", "Boston", "Chicago"])
def test_cities_with_black_squares_cannot_be_developed(city: str) -> None:
    table = Table()
    table.lay_out({"American": (city, "Detroit")}, {"American": (1, 0, 0)})
    table.take("develop")
    assert table.why_not(Develop(city)) == "develop.fixed"


def test_only_cities_with_cubes_are_developed_and_only_once() -> None:
    table = Table()
    table.lay_out({"American": ("Detroit", "Memphis")}, {"American": (1, 0, 0)}, developed=("Detroit",))
    table.take("develop")
    assert table.why_not(Develop("Detroit")) == "develop.developed"
    assert table.why_not(Develop("Mobile")) == "develop.no_track"
    assert table.why_not(Develop("Memphis")) is None


def test_development_lapses_without_a_marker() -> None:
    table = Table()
    cities = tuple(city.name for city in BOARD.cities.values() if not city.fixed)[:13]
    table.lay_out({"American": cities}, {"American": (1, 0, 0)}, developed=cities[:12])
    table.take("develop")
    assert table.told("action_lapses")


def test_an_auctioned_share_of_a_founded_company_needs_no_cube() -> None:
    table = table_at("auction")
    table.do(OfferShare("Majestic"), LeaveAuction(), Bid(10), Bid(11), LeaveAuction())
    assert table.position.holdings[2][BOARD.company_named["Majestic"]] == 1
    assert table.treasury("Majestic") == 41
    assert table.seat == Seat(1), "the turn order goes on"


def test_the_first_share_of_a_new_company_founds_it() -> None:
    table = table_at("auction")
    table.do(OfferShare("American"), LeaveAuction(), LeaveAuction(), Bid(10))
    assert table.seat == Seat(2)
    table.do(StartIn("Chicago"))
    assert (table.income("American"), table.treasury("American")) == (7, 10)
    assert table.seat == Seat(1)


def test_a_company_that_nobody_wanted_in_the_opening_is_founded_by_a_later_buyer() -> None:
    """Spielbeginn: only the one share leaves. Versteigere eine Aktie: the buyer lays the cube."""
    table = Table(4)
    for charter in BOARD.charters:
        table.nobody_buys(charter.name)
    table.take("pass", "auction")
    table.do(OfferShare("Liberty"), Bid(10), LeaveAuction(), Bid(12), LeaveAuction(), LeaveAuction())
    assert table.seat == Seat(3), "the buyer, not who put the share up"
    table.do(StartIn("New York"))
    assert (table.income("Liberty"), table.treasury("Liberty")) == (8, 12)
    assert table.position.order == (0, 1, 2, 3), "a later purchase does not change the turn order"
    assert table.seat == Seat(2)


def test_bids_go_clockwise_from_the_player_who_puts_the_share_up_and_not_in_turn_order() -> None:
    """Versteigere eine Aktie: the player may pass first, then all others clockwise."""
    table = Table(4)
    table.lay_out({"Majestic": ("Boston",)}, {"Majestic": (1, 0, 0, 0)})
    table.take("expand_4")
    table.do(Decline())
    table.take("take")
    table.do(Decline())
    table.take("pass", "fund")
    table.do(Decline())
    assert table.position.order == (2, 3, 1, 0)
    table.take("pass", "auction")
    table.do(OfferShare("Majestic"))
    bidders = []
    for _ in range(4):
        bidders.append(table.seat)
        table.do(LeaveAuction())
    assert bidders == [3, 0, 1, 2]
    assert table.seat == Seat(1), "the phase goes on in turn order"


def test_what_is_refused_in_an_auction_of_the_year_cites_the_action() -> None:
    """Versteigere eine Aktie."""
    table = table_at("auction")
    table.do(OfferShare("American"))
    assert table.cited(Bid(9)) == table.cited(Bid(10), Seat(2)) == "Versteigere eine Aktie"
    table.do(Bid(10), LeaveAuction(), LeaveAuction())
    assert table.cited(StartIn("St. Louis")) == table.cited(Bid(11)) == "Versteigere eine Aktie"


def test_an_unwanted_share_leaves_the_game() -> None:
    table = table_at("auction")
    table.nobody_buys("Majestic")
    assert table.position.companies[BOARD.company_named["Majestic"]].unsold == 2
    assert table.seat == Seat(1)


def test_without_a_free_city_all_shares_of_a_new_company_leave_the_game() -> None:
    table = Table()
    table.lay_out({"Majestic": ALL_CITIES[:20], "Republic": ALL_CITIES[20:]}, {"Majestic": (1, 0, 0)})
    table.take("auction")
    table.do(OfferShare("American"))
    assert table.told("shares_discarded") == [{"company": "American", "shares": 5}]
    assert not table.position.is_in_play(BOARD.company_named["American"])
    assert table.seat == Seat(1)


def test_the_auction_lapses_when_no_share_is_left() -> None:
    table = Table()
    shares = {charter.name: (charter.shares, 0, 0) for charter in BOARD.charters}
    table.lay_out({"American": ("Boston",)}, shares)
    table.take("auction")
    assert table.told("action_lapses")


def test_only_the_seat_on_turn_acts() -> None:
    table = table_at("fund")
    refusal = table.rules.refusal(table.position, Seat(1), Fund("Republic"))
    assert refusal is not None
    assert refusal.code == "turn.other_seat"
