"""What the search bot finds."""

from collections.abc import Sequence
from random import Random

import pytest

from kursbuch.bots import Budget, Turn, find_bot, play_game
from kursbuch.bots.advice import SURE
from kursbuch.bots.builder import Suggestion, strategy_for
from kursbuch.bots.search import SearchBot, lookahead
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.candidates import candidates_for
from kursbuch.bots.search.contest import Contest
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.bots.search.reasons import reason_for
from kursbuch.bots.search.tree import Node
from kursbuch.bots.search.utility import utilities
from kursbuch.kernel import (
    Json,
    Move,
    Seat,
    Setup,
    Title,
    View,
    contains,
    encode_action,
    find_title,
    replay,
    titles,
)
from kursbuch.locale import LANGUAGES, texts_for
from tests.toy import Take, Visit, points_of

TWO = Setup(("A", "B"))
FOUR = SearchBot("search:4", Budget(playouts=4))


class Timid:
    """Thinks that visiting is best, and does not know what points are good for."""

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        return [Suggestion(Visit(("A1", "A3")), 1.0), Suggestion(Take(1), 0.5), Suggestion(Take(3), 0.4)]

    def worth(self, view: View) -> tuple[float, ...]:
        players = view["players"]
        assert isinstance(players, list)
        return tuple(float(player["points"]) for player in players)


class Decided(Timid):
    """Knows one move only."""

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        return [Suggestion(Take(2), 1.0)]


def toy_turn(toy: Title) -> Turn:
    rules = toy.rules(TWO)
    return Turn(rules, rules.initial(TWO, 1), Seat(0))


def test_it_finds_what_the_strategy_overlooks(toy: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.search.strategy_for", lambda view: Timid())
    choice = SearchBot("search:9", Budget(playouts=9)).choose(toy_turn(toy), Random(1))
    assert choice.action == Take(3)
    assert choice.reason is not None
    assert choice.reason.code == "search.better"


def test_a_move_without_alternative_costs_no_time(toy: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.search.strategy_for", lambda view: Decided())
    monkeypatch.setattr(lookahead.Lookahead, "playout", None)
    assert SearchBot().choose(toy_turn(toy), Random(1)).action == Take(2)


def test_without_a_strategy_it_beats_random_players(toy: Title) -> None:
    bots = [SearchBot("search:12", Budget(playouts=12)), find_bot("random")]
    results = [play_game(toy, TWO, seed, bots).outcome for seed in range(12)]
    assert sum(outcome is not None and Seat(0) in outcome.winners for outcome in results) >= 10


@pytest.mark.parametrize("title_id", list(titles()))
def test_it_plays_legal_moves_of_every_title_and_says_why(title_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.search.allowance.MOST_MOVES_AHEAD", 10)
    title, setup = find_title(title_id), Setup(("A", "B", "C"))
    rules = title.rules(setup)
    position = rules.initial(setup, 3)
    for number in range(8):
        turn = Turn(rules, position, rules.to_act(position)[0], title.routes(setup))
        choice = FOUR.choose(turn, Random(number))
        assert contains(turn.offers, choice.action)
        for language in LANGUAGES if choice.reason else ():
            assert choice.reason is not None
            told = texts_for(language, title).reason(choice.reason.code, choice.reason.arguments, setup.players)
            assert not told.startswith("reason-")
            assert "{" not in told
        position = rules.apply(position, turn.seat, choice.action).position


def test_looking_ahead_leaves_the_position_as_it_is(toy: Title) -> None:
    turn = toy_turn(toy)
    before = points_of(turn.imagined(Random(1)))
    FOUR.choose(turn, Random(1))
    assert points_of(turn.imagined(Random(1))) == before


def test_a_lead_counts_and_not_the_score() -> None:
    assert utilities((100.0, 100.0, 100.0)) == (0.0, 0.0, 0.0)
    ahead, behind = utilities((120.0, 80.0))
    assert ahead == -behind > 0
    assert utilities((60.0, 40.0)) == utilities((120.0, 80.0))
    assert utilities((100.0, 100.0, 10.0))[0] < utilities((100.0, 55.0, 55.0))[0]


def test_a_node_keeps_the_mean_of_what_it_brought() -> None:
    node = Node()
    for values in ((1.0, -1.0), (0.0, 0.0)):
        node.add(values)
    assert (node.visits, node.mean(0), node.mean(1)) == (2, 0.5, -0.5)


def test_a_reason_names_what_the_others_are_expected_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.search.allowance.MOST_MOVES_AHEAD", 12)
    title = find_title("american-rails")
    setup = Setup(("Ada", "Ben", "Cleo"))
    rules = title.rules(setup)
    position = rules.initial(setup, 1)
    told = []
    for _ in range(12):
        seat = rules.to_act(position)[0]
        choice = find_bot("search:3").choose(Turn(rules, position, seat), Random(4))
        if choice.reason is not None:
            told.append(texts_for("en", title).reason(choice.reason.code, choice.reason.arguments, setup.players))
        position = rules.apply(position, seat, choice.action).position
    assert any("It expects:" in line and ("Ben:" in line or "Ada:" in line or "Cleo:" in line) for line in told)
    assert not any("{" in line for line in told)


def test_moves_are_tried_that_the_strategy_does_not_think_of() -> None:
    title = find_title("1830")
    setup = Setup(("Ada", "Ben", "Cleo"))
    game = play_game(title, setup, 3, [find_bot("builder")] * 3, most_moves=120)
    rules, routes = title.rules(setup), title.routes(setup)
    more = 0
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        if stage.number >= 60:
            turn = Turn(rules, stage.position, move.seat, routes)
            strategy = strategy_for(turn.view)
            kinds = {idea.action.kind for idea in strategy.rank(turn, Random(1))}
            candidates = candidates_for(turn, strategy, Random(1))
            assert all(contains(turn.offers, idea.action) for idea in candidates)
            more += any(idea.action.kind not in kinds for idea in candidates)
    assert more


def test_a_hint_contradicts_the_builder_only_after_four_playouts_of_both_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.search.allowance.MOST_MOVES_AHEAD", 12)
    title = find_title("american-rails")
    setup = Setup(("Ada", "Ben", "Cleo"))
    rules = title.rules(setup)
    position = rules.initial(setup, 1)
    contradicted = 0
    for number in range(10):
        turn = Turn(rules, position, rules.to_act(position)[0])
        strategy = strategy_for(turn.view)
        candidates = candidates_for(turn, strategy, Random(number))
        for playouts in (7, 16) if len(candidates) > 1 else ():
            contest = Contest(turn, Lookahead(rules, None, strategy), candidates, str(number))
            chosen, first = contest.run(Allowance(Budget(playouts=playouts)), SURE), contest.candidates[0]
            if chosen is not first:
                assert playouts == 16
                assert min(len(chosen.values), len(first.values)) >= SURE == 4
                contradicted += 1
        position = rules.apply(position, turn.seat, candidates[0].action).position
    assert contradicted


@pytest.mark.parametrize("title_id", ["american-rails", "1830"])
def test_what_a_reason_tells_can_happen(title_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move that is expected after a candidate is legal where it is expected, and only such moves are told."""
    monkeypatch.setattr("kursbuch.bots.search.allowance.MOST_MOVES_AHEAD", 12)
    title, setup = find_title(title_id), Setup(("Ada", "Ben", "Cleo"))
    game = play_game(title, setup, 3, [find_bot("builder")] * 3, most_moves=60)
    rules, routes = title.rules(setup), title.routes(setup)
    told = 0
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        if stage.number < 20 or stage.number % 5:
            continue
        turn = Turn(rules, stage.position, move.seat, routes)
        strategy = strategy_for(turn.view)
        contest = Contest(turn, Lookahead(rules, routes, strategy), candidates_for(turn, strategy, Random(1)), "1")
        if len(contest.candidates) == 1:
            continue
        chosen = contest.run(Allowance(Budget(playouts=4)))
        for candidate in contest.candidates:
            position = rules.apply(stage.position, move.seat, candidate.suggestion.action).position
            for expected in candidate.line:
                assert rules.to_act(position)[0] == expected.seat
                assert contains(rules.offers(position, expected.seat), expected.action)
                position = rules.apply(position, expected.seat, expected.action).position
        reason = reason_for(chosen, contest.candidates, move.seat, 4)
        arguments, instead = reason.arguments, reason.arguments["instead"]
        assert isinstance(instead, dict)
        assert reason.code == "search.first" or int(str(arguments["lead"])) >= int(str(instead["lead"]))
        others = [each for each in contest.candidates if each is not chosen]
        named = [each for each in others if shown(Move(move.seat, each.suggestion.action)) == fields(instead["move"])]
        assert len(named) == 1
        for line, candidate in ((arguments["line"], chosen), (instead["line"], named[0])):
            assert isinstance(line, list)
            answers = [shown(each) | {"seat": each.seat} for each in candidate.line if each.seat != move.seat]
            assert all(each in answers for each in map(fields, line))
            told += len(line)
    assert told


def shown(move: Move) -> dict[str, Json]:
    return encode_action(move.action)


def fields(told: Json) -> dict[str, Json]:
    """A move as it is told, without the fields that are empty."""
    assert isinstance(told, dict)
    return {name: value for name, value in told.items() if value != "none"}


def test_a_reason_names_the_next_best_move_in_both_languages() -> None:
    title, setup = find_title("american-rails"), Setup(("Ada", "Ben", "Cleo"))
    rules = title.rules(setup)
    position = rules.initial(setup, 1)
    turn = Turn(rules, position, rules.to_act(position)[0])
    reason = find_bot("search:6").choose(turn, Random(4)).reason
    assert reason is not None
    told = {each: texts_for(each, title).reason(reason.code, reason.arguments, setup.players) for each in LANGUAGES}
    assert "After “" in told["en"]
    assert "Nach „" in told["de"]
