"""The builder at 1824: what a player across the table would notice."""

from random import Random
from typing import cast

import pytest

from kursbuch.bots import Bot, PlayedGame, RandomBot, Turn, play_game
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.builder.eighteenxx.t1824 import STRATEGY
from kursbuch.bots.builder.eighteenxx.t1824.facts import PRE_STATE
from kursbuch.eighteenxx.actions import BuyShare, BuyTrain, SellShares
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import StockRound
from kursbuch.kernel import Action, Event, Rules, Setup, replay
from kursbuch.titles.t1824 import TITLE
from kursbuch.titles.t1824.actions import BuyPaper, ExchangeCoal, RepayDebt
from tests.bots.builder.checks import check_suggestions
from tests.t1824.tables import A, B, Table, bohemia, give

NAMES = ("A", "B", "C", "D")
ROUTES = TITLE.routes(Setup(NAMES))
CISLEITHANIA = {"variant": "cisleithania"}


def chosen(table: Table, chance: int = 1) -> Action:
    """What the builder does at this table."""
    seat = table.rules.to_act(table.position)[0]
    turn = Turn(cast(Rules[object, Action], table.rules), table.position, seat, ROUTES)
    return BuilderBot().choose(turn, Random(chance)).action


def money(table: Table, seat: int, amount: int) -> None:
    table.set(cash={**table.position.cash, seat: amount})


@pytest.fixture(scope="module")
def club_game() -> PlayedGame:
    """Four builders."""
    return play_game(TITLE, Setup(NAMES), 1, [BuilderBot()] * 4, most_moves=3000)


@pytest.fixture(scope="module")
def club_events(club_game: PlayedGame) -> list[Event]:
    return [event for stage in replay(club_game.record) for event in stage.events]


def test_the_papers_come_first() -> None:
    table = Table(4)
    for chance in range(8):
        action = chosen(table, chance)
        assert isinstance(action, BuyPaper)
        table.do(table.rules.to_act(table.position)[0], action)


def test_players_are_of_different_opinions_on_papers() -> None:
    assert len({chosen(Table(4), chance) for chance in range(12)}) > 1


def test_papers_of_state_railways_are_bought_before_coal_railways() -> None:
    """State railways come to more: most capital, the track of several railways (IV.4)."""
    bought = [chosen(Table(4), chance) for chance in range(12)]
    assert all(isinstance(action, BuyPaper) and action.paper in PRE_STATE for action in bought)


def test_a_paper_that_costs_its_director_more_than_it_brings_is_left() -> None:
    """The 2-train of the UG2 is gone before the Hungarian state railway is formed: it needs another (IV.3, VII.11)."""
    table, bought = Table(4), []
    while isinstance(table.position.round, StockRound):
        action = chosen(table)
        bought += [action.paper] if isinstance(action, BuyPaper) else []
        table.do(table.rules.to_act(table.position)[0], action)
    assert set(PRE_STATE) - set(bought) == {"UG2"}


def test_debts_are_paid_back_before_anything_is_bought() -> None:
    table = Table()
    table.stock_round(A)
    table.set(debts={A: 90})
    money(table, A, 400)
    assert chosen(table) == RepayDebt(90)


def test_shares_are_sold_for_debts() -> None:
    table = bohemia(cash=0)
    table.deal("BK", {A: (0, 1, 2, 3), B: (4, 5)})
    table.stock_round(A)
    table.set(debts={A: 150})
    money(table, A, 0)
    assert isinstance(chosen(table), SellShares)


def test_a_coal_railway_is_exchanged_when_its_regional_railway_opens() -> None:
    table = Table()
    table.sell_papers({"EPP": A})
    table.deal("BK", {A: (1, 2), B: (3,)})
    table.stock_round(A)
    table.set(phase="3")
    money(table, A, 0)
    assert chosen(table) == ExchangeCoal(CompanyId("EPP"))


def test_the_last_share_before_the_opening_is_bought() -> None:
    table = Table()
    table.deal("BH", {A: (0, 1, 2)})
    table.change(lambda draft: draft.change_company(CompanyId("BH"), president=A, par=80))
    table.change(lambda draft: draft.move_token(CompanyId("BH"), table.game.par_cell(80)))
    table.stock_round(A)
    money(table, A, 85)
    assert chosen(table) == BuyShare(CompanyId("BH"), "bank")


def test_a_coal_railway_is_worth_what_it_becomes() -> None:
    """It pays half of what it earns, and turns into shares of its regional railway (IV.2)."""
    table = Table(4)
    expected = STRATEGY.worth
    before = expected(table.rules.view(table.position, A))
    table.sell_papers({"EPP": A})
    after = expected(table.rules.view(table.position, A))
    assert after[A] > before[A]
    assert after[B] == before[B]


def test_a_railway_without_a_train_buys_one() -> None:
    table = bohemia(cash=100)
    table.turn("BK", phase="2")
    assert chosen(table) == BuyTrain("bank", "2", 80)


def test_a_train_of_another_player_is_not_asked_for() -> None:
    table = bohemia(cash=500)
    table.deal("MS", {B: (0, 1, 2)})
    table.open("MS", B, cash=100)
    give(table, "MS", "3", "3")
    give(table, "BK", "2")
    table.turn("BK", phase="3")
    action = chosen(table)
    assert not isinstance(action, BuyTrain) or action.source == "bank"


def test_shares_are_sold_before_money_is_borrowed() -> None:
    table = bohemia(cash=0)
    table.deal("MS", {A: (1, 2), B: (0, 3, 4)})
    table.open("MS", B)
    table.turn("BK", phase="2")
    money(table, A, 10)
    assert isinstance(chosen(table), SellShares)


def test_a_game_of_builders_looks_like_a_game(club_game: PlayedGame, club_events: list[Event]) -> None:
    assert club_game.outcome is not None
    assert club_game.outcome.end == "bank"
    kinds = [event.kind for event in club_events]
    assert kinds.count("paper_bought") >= 14
    assert kinds.count("state_railway_formed") == 3
    assert kinds.count("company_floated") >= 3
    assert kinds.count("trains_rusted") >= 4
    assert kinds.count("dividend_paid") > 2 * kinds.count("dividend_withheld")


def test_nobody_is_asked_again_and_again(club_game: PlayedGame) -> None:
    assert sum(move.action.kind == "decline" for move in club_game.record.moves) == 0


def test_the_game_for_two_ends_too() -> None:
    game = play_game(TITLE, Setup(NAMES[:2], CISLEITHANIA), 1, [BuilderBot()] * 2, most_moves=2000)
    assert game.outcome is not None
    assert game.outcome.end == "bank"
    assert {"buy_paper", "exchange_coal", "buy_train"} <= {move.action.kind for move in game.record.moves}


def test_markers_are_placed_before_goods_time() -> None:
    setup = Setup(NAMES[:3], {"variant": "goods-time", "markers": "free"})
    game = play_game(TITLE, setup, 1, [BuilderBot()] * 3, most_moves=120)
    kinds = [move.action.kind for move in game.record.moves]
    assert kinds[:6] == ["place_marker"] * 6
    assert "run_trains" in kinds


def test_a_builder_beats_random_bots() -> None:
    bots: list[Bot] = [RandomBot(), BuilderBot(), RandomBot()]
    outcome = play_game(TITLE, Setup(NAMES[:3], CISLEITHANIA), 5, bots, most_moves=5000).outcome
    assert outcome is not None
    assert outcome.winners == (1,)


def test_every_suggestion_is_legal_and_its_reason_has_a_text(club_game: PlayedGame) -> None:
    check_suggestions(club_game, every=11)
