"""Games that are played in thought: what is worked out once, and when a search has seen enough."""

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

import pytest

from kursbuch.bots import Budget, Turn, find_bot, play_game
from kursbuch.bots.builder import Suggestion, strategy_for
from kursbuch.bots.builder.american_rails.geography import read_geography
from kursbuch.bots.builder.american_rails.haste import hasty_plan
from kursbuch.bots.builder.american_rails.reading import read_view
from kursbuch.bots.search import contest
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.contest import Candidate, Contest
from kursbuch.bots.search.lookahead import DETOURS, NEVER, Lookahead
from kursbuch.bots.search.luck import Astray, Luck
from kursbuch.kernel import Seat, Setup, Title, encode_action, find_title, replay
from tests.toy import Take

THREE = Setup(("Ada", "Ben", "Cleo"))
PLAYOUTS, AHEAD = 6, 50


def midst(title_id: str, moves: int) -> tuple[Callable[[], Lookahead], object]:
    """A position from a game of builders, and new ways to look ahead from it."""
    title = find_title(title_id)
    game = play_game(title, THREE, 3, [find_bot("builder")] * 3, most_moves=moves)
    rules, routes = title.rules(THREE), title.routes(THREE)
    *_, last = replay(game.record)
    return lambda: Lookahead(rules, routes, strategy_for(rules.view(last.position, None))), last.position


@pytest.fixture(scope="module", params=[("1830", 150), ("american-rails", 60), ("railroad-revolution", 60)])
def game(request: pytest.FixtureRequest) -> tuple[Callable[[], Lookahead], object]:
    title_id, moves = request.param
    return midst(title_id, moves)


def test_chance_is_that_of_its_text_and_told_when_it_is_drawn() -> None:
    luck = Luck("one")
    for text in ("one", "two"):
        luck.begin(text)
        assert not luck.is_drawn
        same = Random(text)
        mine, yours = ([random.random(), random.randint(1, 99), random.uniform(2, 3)] for random in (luck, same))
        assert mine == yours
        assert luck.is_drawn


def test_the_same_luck_brings_the_same_playouts(game: tuple[Callable[[], Lookahead], object]) -> None:
    look, position = game
    one, other = (
        [lookahead.playout(position, AHEAD, NEVER, str(luck), luck > 0) for luck in range(3)]
        for lookahead in (look(), look())
    )
    assert one == other


def test_playouts_differ_and_what_was_met_is_met_again(game: tuple[Callable[[], Lookahead], object]) -> None:
    look, position = game
    lookahead = look()
    told = [lookahead.playout(position, AHEAD, NEVER, str(luck), luck > 0) for luck in range(PLAYOUTS)]
    assert len({tuple(playout.scores) for playout in told}) >= PLAYOUTS / 2
    assert lookahead.playout(position, AHEAD, NEVER, "0", False) == told[0]


def test_detours_are_as_many_as_they_shall_be_and_go_where_it_is_tempting() -> None:
    ranked = [Suggestion(Take(1), 1.0), Suggestion(Take(2), 0.8), Suggestion(Take(3), 0.2)]
    line = Astray("1", 0.0)
    assert all(line.pick(ranked) is ranked[0] for _ in range(100))
    assert line.temptation == pytest.approx(50)
    left = [Astray(str(luck), DETOURS / line.temptation).pick for luck in range(300)]
    taken = [[pick(ranked).action for _ in range(100)] for pick in left]
    assert fmean(100 - actions.count(Take(1)) for actions in taken) == pytest.approx(DETOURS, rel=0.2)
    others = [action for actions in taken for action in actions if action != Take(1)]
    assert others.count(Take(2)) > 2 * others.count(Take(3)) > 0
    assert Astray("1", 1.0).pick(ranked[:1]) is ranked[0]


@pytest.mark.parametrize(
    ("values", "chosen", "rounds"),
    [
        ([(0.1, 0.1), (0.1, 0.1)], 0, 4),
        ([(0.3, 0.31), (0.1, 0.12)], 0, 4),
        ([(0.1, 0.12), (0.3, 0.31)], 1, 4),
        ([(0.1, 0.12), (0.3, 0.31), (0.1, 0.09)], 1, 4),
        ([(0.0, 0.2), (0.2, 0.0)], 0, 20),
    ],
    ids=["the same", "behind", "ahead", "one ahead", "unclear"],
)
def test_a_search_ends_where_it_is_plain_which_move_is_the_best(
    values: list[tuple[float, float]], chosen: int, rounds: int, toy: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every move brings its first value in even rounds, its second one in the others."""

    def play_out(held: Contest, candidate: Candidate, round_number: int, allowance: Allowance) -> None:
        candidate.values.append([values[held.candidates.index(candidate)][round_number % 2]])
        allowance.count(1, False)

    monkeypatch.setattr(contest.Contest, "_play_out", play_out)
    setup = Setup(("A", "B"))
    rules = toy.rules(setup)
    turn = Turn(rules, rules.initial(setup, 1), Seat(0))
    suggestions = [Suggestion(Take(number), 1.0) for number in range(1, len(values) + 1)]
    held = Contest(turn, Lookahead(rules, None, strategy_for({})), suggestions, "1")
    most = 20 * len(values)
    assert held.run(Allowance(Budget(playouts=most))) is held.candidates[chosen]
    assert len(held.candidates[0].values) == rounds


def test_cubes_that_are_planned_in_haste_can_be_laid_and_the_plan_goes_on() -> None:
    title = find_title("american-rails")
    rules = title.rules(THREE)
    game = play_game(title, THREE, 5, [find_bot("builder")] * 3, most_moves=150)
    planned, went_on = 0, 0
    for stage in replay(game.record):
        table = read_view(rules.view(stage.position, None))
        if table.stage != "acting":
            continue
        seat, kept = rules.to_act(stage.position)[0], dict[Any, Any]()
        map_ = read_geography(rules.view(stage.position, None))
        plan = hasty_plan(table, map_, seat, kept)
        cubes = [
            action
            for offer in rules.offers(stage.position, seat)
            for action in offer
            if plan and encode_action(action) == {"kind": "expand", "company": plan[0].path.firm, "hex": plan[0].hex}
        ]
        for action in cubes:
            after = rules.apply(stage.position, seat, action).position
            planned, known = planned + 1, len(kept)
            rest = hasty_plan(read_view(rules.view(after, None)), map_, seat, kept)
            went_on += len(kept) == known and [cube.hex for cube in rest] == [cube.hex for cube in plan[1:]]
    assert planned > 10
    assert went_on > planned / 2
