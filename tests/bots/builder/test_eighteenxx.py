"""The builder at 1830: what a player across the table would notice."""

from random import Random
from typing import cast

import pytest
from benchmarks.gifts import watch

from kursbuch.bots import PlayedGame, RandomBot, Turn, play_game
from kursbuch.bots.builder import BuilderBot, strategy_for
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.eighteenxx.actions import (
    Accept,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    Decline,
    DiscardTrain,
    LayTile,
    Pass,
    PayDividend,
    SellPrivate,
    SellShares,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.kernel import Action, Event, Rules, Seat, Setup, contains, find_title, replay
from kursbuch.titles.t1830 import TITLE
from tests.bots.builder.checks import check_suggestions
from tests.t1830.tables import DIVIDEND, TRACK, TRAINS, Table

NAMES = ("A", "B", "C", "D")
NOT_ASKED = 10_000
ROUTES = TITLE.routes(Setup(NAMES))


def turn_of(table: Table, seat: int | None = None) -> Turn:
    actor = table.seat if seat is None else Seat(seat)
    return Turn(cast(Rules[object, Action], table.rules), table.position, actor, ROUTES)


def ranked(table: Table, chance: int = 1) -> list[Suggestion]:
    turn = turn_of(table)
    return list(strategy_for(turn.view).rank(turn, Random(chance)))


def chosen(table: Table, chance: int = 1) -> Action:
    """What the builder does at this table."""
    return ranked(table, chance)[0].action


def worth(table: Table) -> tuple[float, ...]:
    view = turn_of(table).view
    return strategy_for(view).worth(view)


def bought_papers(table: Table) -> Table:
    """A stock round late enough to sell, with one company that runs well."""
    return table.company("B&O", {1: 60, 2: 40}, cash=500, trains=("5",)).station("B&O", "I15")


@pytest.fixture(scope="module")
def club_game() -> PlayedGame:
    """Four builders."""
    return play_game(TITLE, Setup(NAMES), 2, [BuilderBot()] * 4)


@pytest.fixture(scope="module")
def club_events(club_game: PlayedGame) -> list[Event]:
    return [event for stage in replay(club_game.record) for event in stage.events]


# The auction


@pytest.mark.parametrize("chance", range(5))
def test_bids_stay_near_the_printed_price(chance: int) -> None:
    table = Table()
    while table.position.phase == "1":
        action = chosen(table, chance)
        if isinstance(action, Bid):
            price = table.game.privates[action.private].price
            assert action.amount <= 1.4 * price
        table.do(action)
    assert sum(table.cash(seat) for seat in range(4)) > 1200


def test_who_leads_the_bidding_does_not_raise_himself() -> None:
    table = Table()
    table.do(Bid(PrivateId("CA"), 165), Pass(), Pass(), Pass())
    action = chosen(table)
    assert not (isinstance(action, Bid) and action.private == "CA")


# The stock round


def test_a_company_is_started_at_a_price_at_which_it_can_float() -> None:
    table = Table().stock_round(number=1)
    action = chosen(table)
    assert isinstance(action, StartCompany)
    assert 6 * action.price <= table.cash(0)


def test_a_poor_player_joins_instead_of_starting_what_cannot_float() -> None:
    table = Table().company("NYC", {1: 40}, par=67).stock_round(number=1)
    table.money({0: 150, 1: 10, 2: 30, 3: 30})
    assert chosen(table) == BuyShare(CompanyId("NYC"), "bank")


def test_the_own_company_is_floated_before_others_are_bought() -> None:
    table = Table().company("NYC", {0: 50}, par=67).company("PRR", {1: 40}, par=67).stock_round(number=1)
    table.money({0: 70, 1: 300})
    assert chosen(table) == BuyShare(CompanyId("NYC"), "bank")


def test_a_presidency_is_dumped_before_a_train_must_be_paid() -> None:
    """The 3-trains have rusted, the company has no money, the cheapest train costs 1100."""
    table = Table().phase("7", t6=0).company("C&O", {0: 30, 1: 30}, at=(6, 4), cash=20).station("C&O", "F6")
    table.stock_round(number=6).money({0: 300})
    action = chosen(table)
    assert isinstance(action, SellShares)
    table.do(action)
    assert table.president("C&O") == 1


def test_what_is_worth_a_sale_is_sold_before_anything_is_bought() -> None:
    """The B&O is a good buy, but the C&O must be left first: another player could leave it before."""
    table = bought_papers(Table().phase("7", t6=0)).tile("J14", "57", 0)
    table.company("B&O", {1: 40, 2: 20}, cash=500, trains=("5",), at=(0, 7))
    table.company("C&O", {0: 30, 1: 30}, at=(6, 4), cash=20).station("C&O", "F6")
    ideas = ranked(table.stock_round(number=6).money({0: 900}))
    assert isinstance(ideas[0].action, SellShares)
    assert any(isinstance(idea.action, BuyShare | StartCompany) for idea in ideas)


def test_shares_of_a_company_that_runs_well_are_kept_and_bought() -> None:
    table = bought_papers(Table()).tile("J14", "57", 0).phase("5").stock_round(number=5).money({0: 400})
    table.company("B&O", {1: 40, 2: 20}, cash=500, trains=("5",), at=(0, 7))
    action = chosen(table)
    assert isinstance(action, BuyShare | StartCompany)


def with_full_hand(table: Table) -> Table:
    """The first player has the 16 certificates that four may have; only the B&O earns anything."""
    table.company("B&O", {0: 20, 1: 40}, cash=500, trains=("5", "6"), at=(0, 7)).station("B&O", "I15")
    for poor, percent in (("C&O", 50), ("ERIE", 50), ("CPR", 50), ("NYNH", 40)):
        table.company(poor, {0: percent, 1: 20}, cash=0, trains=("5",), at=(0, 7))
    return table.tile("J14", "57", 0).phase("7").money({0: 3000})


def test_at_the_limit_of_certificates_a_share_that_earns_nothing_makes_room_for_something_better() -> None:
    table = with_full_hand(bought_papers(Table())).stock_round(number=7)
    first = chosen(table)
    assert isinstance(first, SellShares)
    assert first.company != "B&O"
    table.do(first)
    second = chosen(table)
    assert isinstance(second, BuyShare | StartCompany)
    assert second.company not in ("C&O", "ERIE", "CPR", "NYNH")


def test_a_company_with_trains_that_still_builds_its_first_track_is_trusted() -> None:
    table = bought_papers(Table()).company("ERIE", {1: 60}, cash=300, trains=("3", "3"), at=(0, 6)).phase("3")
    table.stock_round(number=2).money({0: 130})
    assert chosen(table) == BuyShare(CompanyId("ERIE"), "bank")


def test_nothing_is_sold_only_to_have_money() -> None:
    table = Table().company("B&O", {0: 40, 1: 20}, cash=300, trains=("5",)).station("B&O", "I15")
    table.tile("J14", "57", 0).phase("5").stock_round(number=5)
    assert not any(isinstance(idea.action, SellShares) for idea in ranked(table))


# The company's turn


def test_the_tile_is_laid_that_makes_a_run_possible() -> None:
    table = Table().company("B&O", {0: 60}, cash=500, trains=("2",)).station("B&O", "I15").operating_round(TRACK)
    action = chosen(table)
    assert isinstance(action, LayTile)
    table.do(action)
    assert ROUTES is not None
    assert ROUTES.best_run(table.position, "B&O").revenue >= 50


def test_the_dividend_is_paid_when_no_train_is_needed() -> None:
    table = Table().phase("5").company("B&O", {0: 60}, cash=20, trains=("5",)).station("B&O", "I15")
    table.tile("J14", "57", 0).operating_round(DIVIDEND - 1)
    table.do(table.run_best())
    assert chosen(table) == PayDividend("pay")


def test_money_is_withheld_for_a_lasting_train_that_it_pays() -> None:
    """The last 3s are about to rust; with the revenue the company can buy a 5, without it cannot."""
    table = Table().phase("5", t5=1).company("B&O", {0: 60}, cash=400, trains=("3",)).station("B&O", "I15")
    table.tile("J14", "57", 0).operating_round(DIVIDEND - 1)
    table.do(table.run_best())
    assert chosen(table) == PayDividend("withhold")
    table.do(PayDividend("withhold"))
    assert chosen(table) == BuyTrain("bank", "5", 450)


def test_nothing_is_withheld_for_a_train_for_which_there_is_no_room() -> None:
    """The same with the two trains that a company may have in phase 5: no other one can be bought."""
    table = Table().phase("5", t5=1).company("B&O", {0: 60}, cash=400, trains=("3", "3")).station("B&O", "I15")
    table.tile("J14", "57", 0).operating_round(DIVIDEND - 1)
    table.do(table.run_best())
    assert chosen(table) == PayDividend("pay")


def test_a_new_company_buys_trains() -> None:
    table = Table().company("B&O", {0: 60}, cash=1000).station("B&O", "I15").operating_round(TRAINS)
    assert chosen(table) == BuyTrain("bank", "2", 80)


def said_of_trains(table: Table) -> dict[str, str]:
    """Why each train of the bank would be bought."""
    ideas = ((idea.action, idea.reason) for idea in ranked(table))
    return {action.train: reason.code for action, reason in ideas if isinstance(action, BuyTrain) and reason}


def test_a_train_pays_for_itself_only_where_it_runs() -> None:
    """Without track nothing runs; with a short run the dear train does not bring its price before the game ends."""
    nowhere = Table().company("B&O", {0: 60}, cash=1000).station("B&O", "I15")
    assert said_of_trains(nowhere.operating_round(TRAINS)) == {"2": "train-first"}
    running = Table().company("B&O", {0: 60}, cash=1000).station("B&O", "I15").tile("J14", "57", 0)
    assert said_of_trains(running.operating_round(TRAINS)) == {"2": "train-revenue"}


def test_a_train_that_rusts_those_of_others_is_bought_for_that() -> None:
    table = Table().phase("3", t3=0).company("B&O", {0: 60}, cash=700, trains=("3", "3", "3")).station("B&O", "I15")
    for rival, city in (("C&O", "F6"), ("PRR", "H12"), ("NYC", "E19")):
        table.company(rival, {1: 60, 2: 20}, cash=0, trains=("2", "2")).station(rival, city)
    assert said_of_trains(table.operating_round(TRAINS)) == {"4": "train-rush"}


def test_a_forced_purchase_takes_the_train_of_a_sister_that_has_two() -> None:
    table = Table().phase("6", t6=1).company("B&O", {0: 60}, cash=10).station("B&O", "I15").tile("J14", "57", 0)
    table.company("PRR", {0: 60}, par=67, cash=0, trains=("5", "5")).station("PRR", "H12")
    table.money({0: 700}).operating_round(TRAINS)
    action = chosen(table)
    assert isinstance(action, BuyTrain)
    assert (action.source, action.price) == ("PRR", 225)


def test_for_a_train_the_shares_are_sold_that_lose_least_for_each_dollar() -> None:
    """600 dollars are missing: a share of the NYNH raises 275 and would bring 378, one of the ERIE raises 67 and would
    bring 123."""
    table = Table().phase("6", t6=1).company("PRR", {0: 60}, cash=30, at=(0, 18)).tile("H10", "57", 1)
    table.company("NYNH", {1: 50, 0: 30}, at=(0, 15), cash=0, trains=("5",)).station("NYNH", "G19")
    table.company("ERIE", {1: 50, 0: 30}, at=(5, 6), cash=0, trains=("5",)).station("ERIE", "E11")
    table.money({0: 0, 1: 3000, 2: 3000, 3: 2500}).operating_round(TRAINS)
    action = chosen(table)
    assert isinstance(action, SellShares)
    assert action.company == "NYNH"


def test_a_private_goes_into_the_own_company_for_twice_its_price() -> None:
    table = Table().privates(CS=0).phase("3").company("B&O", {0: 60}, cash=900, trains=("3", "3"))
    table.station("B&O", "I15").operating_round(TRACK)
    assert chosen(table) == BuyPrivate(PrivateId("CS"), 80)


def test_the_train_that_rusts_first_is_returned() -> None:
    table = Table().phase("5").company("B&O", {0: 60}, cash=0, trains=("3", "5", "3")).stock_round(number=5)
    assert chosen(table) == DiscardTrain(CompanyId("B&O"), "3")


# Deals


@pytest.mark.parametrize(("price", "answer"), [(1, Decline()), (300, Accept())])
def test_a_private_is_sold_to_another_player_only_for_a_good_price(price: int, answer: Action) -> None:
    table = Table().privates(MH=1).stock_round(number=2)
    table.do(BuyPrivate(PrivateId("MH"), price))
    assert chosen(table) == answer


def test_a_worthless_private_is_not_bought_dearly() -> None:
    table = Table().privates(SV=0).stock_round(number=2)
    table.do(SellPrivate(PrivateId("SV"), 1, 400))
    assert chosen(table) == Decline()


@pytest.mark.parametrize(("price", "answer"), [(1, Decline()), (150, Decline()), (300, Decline()), (700, Accept())])
def test_a_train_is_sold_for_what_replacing_it_costs(price: int, answer: Action) -> None:
    """The 4s are sold out, a 5 costs 450, and the buyer could not run without the train."""
    table = Table().phase("5").company("B&O", {0: 60}, cash=900).station("B&O", "I15").tile("J14", "57", 0)
    table.company("PRR", {1: 60}, par=67, cash=0, trains=("4", "4")).station("PRR", "H12").operating_round(TRAINS)
    table.do(BuyTrain("PRR", "4", price))
    assert chosen(table) == answer


def test_a_rich_company_moves_money_to_a_poor_sister_with_the_price_of_a_train() -> None:
    table = Table().phase("5", t5=2).company("B&O", {0: 60}, cash=900, trains=("5",)).station("B&O", "I15")
    table.company("PRR", {0: 60}, par=67, cash=20, trains=("3",)).station("PRR", "H12").tile("J14", "57", 0)
    table.money({0: 0}).operating_round(TRAINS)
    deals = [idea.action for idea in ranked(table) if isinstance(idea.action, BuyTrain) and idea.action.source == "PRR"]
    assert any(isinstance(deal, BuyTrain) and deal.price >= 430 for deal in deals)


def asked_in_round(index: int, trains: tuple[str, ...] = ("4", "4")) -> int:
    """What a company without a train offers another president for a 4."""
    table = Table().phase("5", t5=0).company("B&O", {0: 60}, cash=620).station("B&O", "I15").tile("J14", "57", 0)
    table.company("PRR", {1: 60}, par=67, cash=0, trains=trains).station("PRR", "H12")
    ideas = ranked(table.money({0: 0}).operating_round(TRAINS, index=index, count=2))
    asked = [idea.action for idea in ideas if isinstance(idea.action, BuyTrain) and idea.action.source == "PRR"]
    return min((action.price for action in asked if isinstance(action, BuyTrain)), default=NOT_ASKED)


def test_a_first_offer_for_a_train_is_low_and_the_next_one_fair() -> None:
    first, second = asked_in_round(1), asked_in_round(2)
    assert 100 <= first < 150
    assert 300 <= second < NOT_ASKED


def test_nobody_is_offered_little_for_his_last_train() -> None:
    assert asked_in_round(1, trains=("4",)) >= 300


def test_nobody_is_asked_twice_in_a_turn() -> None:
    table = Table().phase("5", t5=0).company("B&O", {0: 60}, cash=620).station("B&O", "I15").tile("J14", "57", 0)
    table.company("PRR", {1: 60}, par=67, cash=0, trains=("4", "4")).station("PRR", "H12")
    table.money({0: 0}).operating_round(TRAINS)
    action = chosen(table)
    assert isinstance(action, BuyTrain)
    assert action.source == "PRR"
    table.do(action)
    table.act(1, Decline())
    assert all(getattr(idea.action, "source", "") != "PRR" for idea in ranked(table))


@pytest.mark.parametrize(("title_id", "seed"), [("1830", 5003), ("1849", 5003), ("1824", 5001)])
def test_a_beggar_gets_nothing_under_a_third_of_its_worth_and_does_not_win(title_id: str, seed: int) -> None:
    game = watch(title_id, seed)
    assert game.sales
    assert all(sale.part >= 1 / 3 for sale in game.sales)
    assert not game.beggar_won


# What a position is worth


def test_worth_counts_money_and_trains() -> None:
    table = Table().company("B&O", {0: 60}, cash=300, trains=("5",)).company("C&O", {1: 60}, cash=300, trains=("2",))
    table.phase("5").station("B&O", "I15").station("C&O", "F6").tile("J14", "57", 0).stock_round(number=5)
    first, second, third, fourth = worth(table)
    assert first > second > third == fourth
    assert worth(table.set_cash(3, 900))[3] == pytest.approx(fourth + 300)


# Whole games


def test_four_builders_play_a_game_that_looks_like_one(club_game: PlayedGame, club_events: list[Event]) -> None:
    told = [event.kind for event in club_events]
    assert club_game.outcome is not None
    assert club_game.outcome.end == "bank"
    assert told.count("company_floated") >= 6
    assert {event.arguments["train"] for event in club_events if event.kind == "trains_rusted"} >= {"2", "3"}
    assert min(club_game.outcome.scores.values()) > 1000


def test_a_builder_beats_random_players() -> None:
    outcome = play_game(TITLE, Setup(NAMES), 2, [RandomBot(), RandomBot(), RandomBot(), BuilderBot()]).outcome
    assert outcome is not None
    assert outcome.winners == (3,)


def test_every_suggestion_is_legal_and_its_reason_has_a_text(club_game: PlayedGame) -> None:
    check_suggestions(club_game, every=7)


def test_nobody_to_ask_for_routes(club_game: PlayedGame) -> None:
    rules = TITLE.rules(club_game.record.setup)
    for stage, move in zip(replay(club_game.record), club_game.record.moves, strict=False):
        if stage.number % 23 == 0:
            turn = Turn(rules, stage.position, move.seat)
            assert contains(turn.offers, strategy_for(turn.view).rank(turn, Random(1))[0].action)


def test_the_same_chance_gives_the_same_game(club_game: PlayedGame) -> None:
    again = play_game(TITLE, Setup(NAMES), 2, [BuilderBot()] * 4, most_moves=200)
    assert again.record.moves == club_game.record.moves[:200]


@pytest.mark.parametrize("options", [{"board": "plus"}, {"profile": "18xx.games"}])
def test_variants_are_played(options: dict[str, str]) -> None:
    game = play_game(TITLE, Setup(NAMES[:3], options), 3, [BuilderBot(), RandomBot(), BuilderBot()], most_moves=250)
    assert len(game.record.moves) == 250


@pytest.mark.parametrize("title_id", ["1849", "1824"])
def test_other_titles_of_the_family_are_played(title_id: str) -> None:
    title = find_title(title_id)
    game = play_game(title, Setup(NAMES[:3]), 1, [BuilderBot()] * 3, most_moves=200)
    told = {event.kind for stage in replay(game.record) for event in stage.events}
    assert len(game.record.moves) == 200
    assert {"tile_laid", "train_bought", "trains_run"} <= told
