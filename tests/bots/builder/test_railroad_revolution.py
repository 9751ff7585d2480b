"""The builder at Railroad Revolution: what a player across the table would notice."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from kursbuch.bots import PlayedGame, Reason, Turn, play_game
from kursbuch.bots.builder import BuilderBot, strategy_for
from kursbuch.kernel import Action, Event, Rules, Seat, Setup, contains, find_title, replay
from kursbuch.locale import LANGUAGES, Texts
from kursbuch.titles.railroad_revolution.actions import (
    ChooseMilestone,
    EndDeal,
    OpenOffice,
    PlaceWorker,
    SellPart,
    SellShares,
    TakeDeal,
)
from kursbuch.titles.railroad_revolution.board import TRACK_NUMBERS
from kursbuch.titles.railroad_revolution.material import LOCOMOTIVE_KINDS
from kursbuch.titles.railroad_revolution.position import Project
from tests.bots.builder.checks import check_beats_random, check_chance, check_suggestions
from tests.railroad_revolution.table import Table, offices, rails, workers

TITLE = find_title("railroad-revolution")
NAMES = ("A", "B", "C", "D")
WAY_WEST = (
    "Charlotte-Little Rock 1",
    "Charlotte-Little Rock 2",
    "Little Rock-Santa Fe 1",
    "Little Rock-Santa Fe 2",
)


def turn_of(table: Table) -> Turn:
    return Turn(cast(Rules[object, Action], table.rules), table.position, table.seat)


def chosen(table: Table) -> Action:
    """What the builder does at this table."""
    return BuilderBot().choose(turn_of(table), Random(1)).action


def play_turn(table: Table) -> list[Event]:
    """The builder acts until the turn has passed to another."""
    active, round_ = table.position.turn.active, table.position.turn.round
    events: list[Event] = []
    while table.outcome is None and (table.position.turn.active, table.position.turn.round) == (active, round_):
        table.do(chosen(table))
        events += table.events
    return events


def kinds(events: list[Event]) -> Counter[str]:
    return Counter(event.kind for event in events)


@pytest.fixture(scope="module")
def club_game() -> PlayedGame:
    """Four builders."""
    return play_game(TITLE, Setup(NAMES), 2, [BuilderBot()] * 4)


def test_a_promotion_completes_a_milestone() -> None:
    table = Table()
    seat = table.seat
    network = rails("Charlotte-Miami 1", "Charlotte-Miami 2")
    table.set_player(projects=(Project("A1-01"),), network=network, supply=workers(white=4, purple=1))
    table.do(PlaceWorker("trade", "white", "promotion"))
    play_turn(table)
    assert table.position.players[seat].reached == ("A1-01",)


def test_rails_go_to_the_city_that_a_milestone_asks_for() -> None:
    table = Table()
    seat = table.seat
    table.set_player(projects=(Project("A1-01", ("purple",)),), cash=900)
    table.do(PlaceWorker("railroad", "white", "promotion"))
    play_turn(table)
    assert table.position.players[seat].reached == ("A1-01",)


def test_of_the_milestones_drawn_the_nearest_one_is_chosen() -> None:
    table = Table()
    network = rails("Charlotte-Miami 1", "Charlotte-Miami 2", "Washington-Chicago 1", "Washington-Chicago 2")
    table.set_player(network=network, supply=workers(white=3, purple=2), projects=())
    turn = replace(table.position.turn, stage="milestone", main="", drawn=("B-06", "B-02", "B-03"))
    table.set(turn=turn)
    assert chosen(table) == ChooseMilestone("B-02")


def test_executives_are_in_place_before_the_rails_arrive() -> None:
    table = Table()
    seat = table.seat
    projects = (Project("A1-01"), Project("A2-01"))
    table.set_player(projects=projects, supply=workers(white=2, purple=3), network=rails("Charlotte-Miami 1"), cash=600)
    table.do(PlaceWorker("trade", "white", "promotion"))
    play_turn(table)
    assert any("purple" in project.executives for project in table.position.players[seat].projects)


@pytest.mark.parametrize(("last_round", "is_turned"), [(0, True), (1, False)])
def test_a_locomotive_gives_its_shares_while_there_is_time_to_turn_it_up_again(
    last_round: int, is_turned: bool
) -> None:
    table = Table()
    only_shares = tuple(int(kind == "shares") for kind in LOCOMOTIVE_KINDS)
    table.set_player(face_up=only_shares, cash=100, shares=0, projects=())
    table.set(turn=replace(table.position.turn, last_round=last_round))
    table.do(PlaceWorker("trade", "white", "promotion"))
    assert (kinds(play_turn(table))["locomotive_flipped"] > 0) == is_turned


@pytest.mark.parametrize(("network", "is_raised"), [(WAY_WEST, True), ((), False)])
def test_the_network_is_raised_once_the_way_to_the_far_cities_is_begun(
    network: tuple[str, ...], is_raised: bool
) -> None:
    table = Table()
    seat = table.seat
    table.set_player(network=rails(*network), supply=workers(white=4, purple=1), projects=(), cash=500)
    table.do(PlaceWorker("trade", "purple", "special"))
    play_turn(table)
    assert (table.position.players[seat].tracks[TRACK_NUMBERS["network"]] > 1) == is_raised


def test_only_as_many_shares_are_sold_as_the_turn_costs() -> None:
    table = Table()
    table.set_player(cash=0, shares=8)
    table.do(PlaceWorker("railroad", "white", "promotion"))
    events = play_turn(table)
    sold = sum(cast(int, event.arguments["count"]) for event in events if event.kind == "shares_sold")
    spent = sum(cast(int, event.arguments.get("cost", 0)) for event in events)
    assert sold == -(-spent // 150)


def test_shares_are_kept_while_nothing_is_to_be_paid() -> None:
    table = Table()
    table.set_player(cash=500, shares=5)
    assert not isinstance(chosen(table), SellShares)


def test_an_office_goes_where_it_joins_two_others() -> None:
    table = Table()
    seat, there = table.seat, list(table.position.offices)
    for area in (6, 8):
        there[area - 1] = (seat,)
    table.set(offices=tuple(there))
    table.set_player(offices=offices(6, 8))
    table.do(PlaceWorker("telegraph", "white", "promotion"))
    assert chosen(table) == OpenOffice(7)


def test_a_rail_is_sold_rather_than_a_building() -> None:
    table = Table()
    table.do(PlaceWorker("trade", "white", "promotion"))
    assert chosen(table) == SellPart("rail")


def at_deal(table: Table, round_: int = 1, last_round: int = 0) -> None:
    """Deal tile 7 is open: a grey worker, or a locomotive for 200."""
    table.put_deal("deal-7")
    table.set(turn=replace(table.position.turn, stage="deal", main="", round=round_, last_round=last_round))


def test_a_good_deal_is_taken() -> None:
    table = Table()
    table.set_player(shares=4, cash=900)
    at_deal(table)
    assert isinstance(chosen(table), TakeDeal)


def test_after_the_last_turn_only_points_are_dealt_for() -> None:
    table = Table()
    table.set_player(shares=4, cash=900)
    at_deal(table, round_=9, last_round=9)
    assert chosen(table) == TakeDeal(2)
    table.set_player(shares=2, cash=0)
    table.put_deal("deal-5")
    assert chosen(table) == EndDeal()


def test_a_club_game_looks_like_one(club_game: PlayedGame) -> None:
    counted = kinds([event for stage in replay(club_game.record) for event in stage.events])
    assert club_game.outcome is not None
    assert min(club_game.outcome.scores.values()) > 100
    assert counted["milestone_reached"] >= 4
    assert counted["station_built"] >= 4
    assert counted["rail_laid"] >= 20
    assert counted["worker_hired"] <= 8


@pytest.mark.parametrize("seat", [0, 2])
def test_it_beats_random_players(seat: int) -> None:
    check_beats_random(TITLE, NAMES, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_every_move_is_offered_and_the_same_chance_gives_the_same_game(players: int) -> None:
    game = play_game(TITLE, Setup(NAMES[:players]), 3, [BuilderBot()] * players)
    assert game.outcome is not None
    check_suggestions(game, every=20)
    check_chance(game, every=20)


def test_a_seat_that_waits_for_others_can_be_asked_too() -> None:
    table = Table()
    other = Seat((table.seat + 1) % 4)
    table.set_player(other, shares=3, cash=900)
    turn = Turn(cast(Rules[object, Action], table.rules), table.position, other)
    assert contains(turn.offers, BuilderBot().choose(turn, Random(1)).action)


def test_worth_is_the_result_once_all_is_over(club_game: PlayedGame) -> None:
    rules = TITLE.rules(club_game.record.setup)
    *_, last = replay(club_game.record)
    assert club_game.outcome is not None
    view = rules.view(last.position, None)
    for expected, score in zip(strategy_for(view).worth(view), club_game.outcome.scores.values(), strict=True):
        assert abs(expected - score) < 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(club_game: PlayedGame, language: str) -> None:
    rules, texts = TITLE.rules(club_game.record.setup), Texts(language, TITLE)
    reasons: dict[str, Reason] = {}
    for number, (stage, move) in enumerate(zip(replay(club_game.record), club_game.record.moves, strict=False)):
        if number % 4 == 0:
            turn = Turn(rules, stage.position, move.seat)
            ranked = strategy_for(turn.view).rank(turn, Random(1))
            reasons |= {each.reason.code: each.reason for each in ranked if each.reason}
    told = [texts.reason(each.code, each.arguments, NAMES) for each in reasons.values()]
    assert len(reasons) >= 6
    assert all(text.endswith(".") and "{" not in text for text in told)
