"""The builder at American Rails: what a player across the table would notice."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from kursbuch.bots import PlayedGame, Reason, Turn, play_game
from kursbuch.bots.builder import BuilderBot, strategy_for
from kursbuch.kernel import Action, Event, Rules, Seat, Setup, find_title, replay
from kursbuch.locale import LANGUAGES, Texts
from kursbuch.mechanics.ledger import BANK, transfer
from kursbuch.mechanics.offset_grid import members
from kursbuch.titles.american_rails.actions import Bid, Develop, Expand, LeaveAuction, OfferShare, StartIn, TakeSpace
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.position import Acting, Row
from tests.american_rails.table import Table
from tests.bots.builder.checks import check_beats_random, check_chance, check_suggestions

TITLE = find_title("american-rails")
NAMES = ("A", "B", "C", "D", "E")


def turn_of(table: Table) -> Turn:
    return Turn(cast(Rules[object, Action], table.rules), table.position, table.seat)


def chosen(table: Table) -> Action:
    """What the builder does at this table."""
    return BuilderBot().choose(turn_of(table), Random(1)).action


def play_on(table: Table, seat: Seat) -> None:
    """The builder acts for the seat until its turn is over."""
    while table.seat == seat and isinstance(table.position.stage, Acting):
        table.do(chosen(table))


def events_of(game: PlayedGame) -> list[Event]:
    return [event for stage in replay(game.record) for event in stage.events]


@pytest.fixture(scope="module")
def club_game() -> PlayedGame:
    """Four builders."""
    return play_game(TITLE, Setup(NAMES[:4]), 1, [BuilderBot()] * 4)


def test_a_cheap_first_share_is_bid_for_and_a_dear_one_is_left() -> None:
    table = Table(4)
    table.do(OfferShare("American"), Bid(10))
    assert isinstance(chosen(table), Bid)
    table.do(Bid(49))
    assert chosen(table) == LeaveAuction()


def test_in_the_last_year_a_share_is_worth_its_last_dividend() -> None:
    table = Table(4)
    table.lay_out(
        {"American": ("New York",), "National": ("Boston",)}, {"American": (1, 0, 0, 0), "National": (0, 1, 0, 0)}
    )
    table.position = replace(table.position, year=1857)
    table.take("auction")
    table.do(OfferShare("American"))
    assert chosen(table) == LeaveAuction()


@pytest.mark.parametrize(("year", "buys"), [(1854, True), (1855, False)])
def test_money_is_not_kept_for_bargains_when_there_are_none_any_more(year: int, buys: bool) -> None:
    """In the first years others have little money, and shares go for the least bid; later they cost what they bring."""
    table = Table(4)
    track = {"American": ("New York", "Philadelphia"), "National": ("Boston",)}
    table.lay_out(track, {"American": (0, 1, 0, 0), "National": (1, 0, 0, 0)})
    table.position = replace(table.position, year=year)
    table.take("auction")
    table.do(OfferShare("American"), Bid(20), LeaveAuction(), LeaveAuction())
    assert isinstance(chosen(table), Bid) is buys


def test_no_bid_is_higher_than_the_worth_that_is_given_as_the_reason(club_game: PlayedGame) -> None:
    rules, bids = TITLE.rules(club_game.record.setup), 0
    for number, (stage, move) in enumerate(zip(replay(club_game.record), club_game.record.moves, strict=False)):
        if isinstance(move.action, Bid):
            turn, chance = Turn(rules, stage.position, move.seat), Random(f"{club_game.record.seed}/{number}")
            best = BuilderBot().choose(turn, chance)
            assert best.action == move.action
            assert best.reason is not None
            assert move.action.amount <= cast(int, best.reason.arguments["amount"])
            bids += 1
    assert bids > 20


def test_who_has_money_to_spare_puts_up_the_share_that_pays_more() -> None:
    table = Table(4)
    track = {"American": ("Syracuse",), "National": ("New York", "Philadelphia", "Baltimore"), "Liberty": ("Mobile",)}
    table.lay_out(track, {"American": (0, 1, 0, 0), "National": (0, 0, 1, 0), "Liberty": (1, 1, 0, 0)})
    for seat in range(4):
        table.position = replace(table.position, money=transfer(table.position.money, BANK, Seat(seat), 60))
    table.take("auction")
    assert chosen(table) == OfferShare("National")


def test_a_new_company_starts_where_it_earns() -> None:
    table = Table(4)
    table.do(OfferShare("American"), Bid(20), *[LeaveAuction()] * 3)
    city = chosen(table)
    assert isinstance(city, StartIn)
    table.do(city)
    assert table.income("American") >= 5


def test_not_every_game_starts_in_the_same_city() -> None:
    table = Table(4)
    table.do(OfferShare("American"), Bid(20), *[LeaveAuction()] * 3)
    starts = {BuilderBot().choose(turn_of(table), Random(f"{seed}/7")).action for seed in range(10)}
    assert len(starts) >= 3


def test_cubes_go_to_the_city_that_raises_the_own_income() -> None:
    table = Table(4)
    table.lay_out({"American": ("New York",)}, {"American": (1, 0, 0, 0)})
    table.take("expand_3")
    before = table.income("American")
    play_on(table, Seat(0))
    assert BOARD.hex_named["Philadelphia"] in members(table.position.companies[0].track)
    assert table.income("American") >= before + 6


def test_a_company_that_others_own_gets_no_cubes() -> None:
    table = Table(4)
    track = {"American": ("New York",), "National": ("Chicago",)}
    table.lay_out(track, {"American": (1, 2, 1, 1), "National": (1, 0, 0, 0)})
    table.take("expand_4")
    first = chosen(table)
    assert isinstance(first, Expand)
    assert first.company == "National"


def test_the_own_city_is_developed() -> None:
    table = Table(4)
    table.lay_out(
        {"American": ("Buffalo",), "National": ("Atlanta",)}, {"American": (1, 0, 0, 0), "National": (0, 1, 0, 0)}
    )
    table.take("develop")
    assert chosen(table) == Develop("Buffalo")


def test_without_money_for_cubes_another_space_is_taken() -> None:
    table = Table(4)
    table.lay_out({"American": ("New York",)}, {"American": (1, 0, 0, 0)}, money=0)
    space = chosen(table)
    assert isinstance(space, TakeSpace)
    assert space.row not in (Row.EXPAND_3, Row.EXPAND_4)


def test_a_rich_company_leads_to_the_longest_expansion() -> None:
    table = Table(4)
    table.lay_out({"American": ("New York",)}, {"American": (1, 0, 0, 0)}, money=60)
    assert chosen(table) == TakeSpace(Row.EXPAND_4)


def test_a_club_game_looks_like_one(club_game: PlayedGame) -> None:
    events = events_of(club_game)
    incomes = [event.arguments for event in events if event.kind == "dividend"]
    founded = [event for event in events if event.kind == "company_founded"]
    years = sum(event.kind == "phase_begins" for event in events) // 3
    assert club_game.outcome is not None
    assert len(founded) == 6
    assert years >= 5
    first, last = incomes[:6], incomes[-6:]
    assert sum(cast(int, each["income"]) for each in last) > 2 * sum(cast(int, each["income"]) for each in first)
    assert min(club_game.outcome.scores.values()) > 50


@pytest.mark.parametrize("seat", [0, 2])
def test_it_beats_random_players(seat: int) -> None:
    check_beats_random(TITLE, NAMES[:4], seat)


@pytest.mark.parametrize("players", [3, 5])
def test_every_move_is_offered_and_the_same_chance_gives_the_same_game(players: int) -> None:
    game = play_game(TITLE, Setup(NAMES[:players]), 3, [BuilderBot()] * players)
    assert game.outcome is not None
    check_suggestions(game, every=40)
    check_chance(game, every=40)


def test_worth_is_near_the_result_in_the_end(club_game: PlayedGame) -> None:
    rules = TITLE.rules(club_game.record.setup)
    *_, before, last = replay(club_game.record)
    assert club_game.outcome is not None
    view = rules.view(before.position, Seat(0))
    scores = tuple(club_game.outcome.scores.values())
    for expected, score in zip(strategy_for(view).worth(view), scores, strict=True):
        assert abs(expected - score) <= 10
    assert strategy_for(view).worth(rules.view(last.position, Seat(0))) == scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(club_game: PlayedGame, language: str) -> None:
    rules, texts = TITLE.rules(club_game.record.setup), Texts(language, TITLE)
    reasons: dict[str, Reason] = {}
    for number, (stage, move) in enumerate(zip(replay(club_game.record), club_game.record.moves, strict=False)):
        if number % 5 == 0:
            turn = Turn(rules, stage.position, move.seat)
            reasons |= {
                each.reason.code: each.reason for each in strategy_for(turn.view).rank(turn, Random(1)) if each.reason
            }
    told = [texts.reason(each.code, each.arguments, NAMES) for each in reasons.values()]
    assert len(reasons) >= 6
    assert all(text.endswith(".") and "{" not in text for text in told)
