"""The story of a game has the figures that its players would check."""

import json
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from kursbuch.analysis import GameStory, encode_story, story_of, tell
from kursbuch.analysis.story import Points
from kursbuch.exchange import load_file
from kursbuch.kernel import Replay, find_title
from tests.analysis.games import SEEDS, finished_game
from tests.beside import GAMES, needs_games

EIGHTEEN = ("1830", "1849", "1824")


@cache
def story_for(title_id: str) -> GameStory:
    game = finished_game(title_id)
    return tell(find_title(title_id), game.record.setup, game.stages)


def figure_at(points: Points, number: int) -> int | None:
    """The last point that is not later."""
    return next((figure for since, figure in reversed(points) if since <= number), None)


@pytest.fixture(params=list(SEEDS))
def title_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_values_at_the_end_are_the_scores(title_id: str) -> None:
    story, outcome = story_for(title_id), finished_game(title_id).outcome
    assert outcome is not None
    deciding = next(measure for measure in story.measures if measure.name == story.measure)
    assert [points[-1][1] for points in deciding.players] == [outcome.scores[seat] for seat in sorted(outcome.scores)]
    assert story.scores == tuple(outcome.scores[seat] for seat in sorted(outcome.scores))
    assert set(story.winners) == set(outcome.winners)
    assert story.finished


def test_figures_are_those_of_the_table_at_every_move(title_id: str) -> None:
    game, story = finished_game(title_id), story_for(title_id)
    rules = find_title(title_id).rules(game.record.setup)
    cash = next(measure for measure in story.measures if measure.name == "cash")
    for stage in game.stages[::17]:
        shown = rules.view(stage.position, None)["players"]
        assert isinstance(shown, list)
        assert [figure_at(points, stage.number) for points in cash.players] == [player["cash"] for player in shown]


def test_points_are_only_where_something_changes(title_id: str) -> None:
    story = story_for(title_id)
    lines = [points for measure in story.measures for points in measure.players]
    lines += [points for company in story.companies for points in company.figures.values()]
    lines += [holding.points for company in story.companies for holding in company.holdings]
    for points in lines:
        for (earlier, before), (later, after) in pairwise(points):
            assert earlier < later
            assert before != after


@pytest.mark.parametrize("eighteen", EIGHTEEN)
def test_revenue_of_a_round_is_what_the_log_says(eighteen: str) -> None:
    """The sums of the events between the beginnings of two operating rounds."""
    logged: dict[tuple[int, int], int] = {}
    current = (0, 0)
    for stage in finished_game(eighteen).stages:
        for event in stage.events:
            if event.kind == "operating_round_begun":
                current = (event.arguments["number"], event.arguments["index"])  # type: ignore[assignment]
            if event.kind == "trains_run":
                logged[current] = logged.get(current, 0) + int(event.arguments["amount"])  # type: ignore[arg-type]
    story = story_for(eighteen)
    told: dict[tuple[int, int], int] = {}
    for earning in story.earnings:
        assert earning.mark is not None
        mark = story.marks[earning.mark].arguments
        if earning.amount:
            told[mark["number"], mark["index"]] = told.get((mark["number"], mark["index"]), 0) + earning.amount
    assert logged
    assert told == {key: amount for key, amount in logged.items() if amount}


def test_a_dividend_is_told_as_paid_and_a_kept_one_as_withheld() -> None:
    story = story_for("1830")
    kinds = [event.kind for stage in finished_game("1830").stages for event in stage.events]
    uses = [earning.use for earning in story.earnings]
    assert uses.count("paid") == kinds.count("dividend_paid") > 0
    assert uses.count("withheld") == kinds.count("dividend_withheld") > 0


def test_the_income_of_american_rails_is_told_by_year() -> None:
    story = story_for("american-rails")
    dividends = [
        (event.arguments["company"], event.arguments["income"])
        for stage in finished_game("american-rails").stages
        for event in stage.events
        if event.kind == "dividend"
    ]
    assert [(earning.company, earning.amount) for earning in story.earnings] == dividends
    years = [story.marks[earning.mark or 0].arguments["year"] for earning in story.earnings]
    assert years == sorted(years)
    assert (years[0], years[-1]) == (1851, 1857)
    incomes = {company.id: company.figures["income"][-1][1] for company in story.companies}
    for company, income in dividends[-len({company for company, _ in dividends}) :]:
        assert incomes[str(company)] == income


@pytest.mark.parametrize("eighteen", EIGHTEEN)
def test_every_share_has_a_holder_as_long_as_there_is_one(eighteen: str) -> None:
    """Railways that were merged into a state railway have no shares any more (1824)."""
    story = story_for(eighteen)
    held = [company for company in story.companies if any(holding.seat is not None for holding in company.holdings)]
    assert held
    for company in held:
        held_at = (
            sum(figure_at(holding.points, number) or 0 for holding in company.holdings)
            for number in range(0, story.last + 1, 23)
        )
        assert {100} <= set(held_at) <= {0, 100}, company.id


def test_share_prices_follow_the_market() -> None:
    story, prices = story_for("1830"), {}
    for stage in finished_game("1830").stages:
        for event in stage.events:
            if event.kind == "price_moved":
                prices[str(event.arguments["company"])] = event.arguments["new"]
    told = {company.id: company.figures["price"][-1][1] for company in story.companies if company.id in prices}
    assert prices
    assert told == prices


def test_privates_tell_who_owned_them() -> None:
    story = story_for("1830")
    bought = [
        (event.arguments["private"], event.arguments["seat"], stage.number)
        for stage in finished_game("1830").stages
        for event in stage.events
        if event.kind == "private_bought"
    ]
    owners = {(private.id, owner.seat, owner.number) for private in story.privates for owner in private.owners}
    assert bought
    assert set(bought) <= owners
    closed = {event.arguments["private"] for event in story.events if event.kind == "private_closed"}
    for private in story.privates:
        if private.id in closed:
            assert (private.owners[-1].seat, private.owners[-1].company) == (None, None)


def test_rounds_are_marked_in_their_order() -> None:
    story = story_for("1830")
    kinds = [mark.kind for mark in story.marks]
    assert kinds[:3] == ["auction", "stock", "operating"] or kinds[:2] == ["auction", "operating"]
    assert [mark.number for mark in story.marks] == sorted(mark.number for mark in story.marks)
    rounds = [
        event.arguments
        for stage in finished_game("1830").stages
        for event in stage.events
        if event.kind == "operating_round_begun"
    ]
    assert [mark.arguments for mark in story.marks if mark.kind == "operating"] == rounds


def test_swings_are_the_moves_with_the_largest_differences_of_each_player_and_kind() -> None:
    story = story_for("1830")
    value = next(measure for measure in story.measures if measure.name == "value")
    spreads: dict[tuple[int, str], int] = {}
    for stage in finished_game("1830").stages:
        if stage.move is not None:
            now, before = (
                [figure_at(points, number) or 0 for points in value.players]
                for number in (stage.number, stage.number - 1)
            )
            changes = [after - earlier for after, earlier in zip(now, before, strict=True)]
            name = (stage.move.seat, stage.move.action.kind)
            spreads[name] = max(spreads.get(name, 0), max(changes) - min(changes))
    assert [swing.spread for swing in story.swings] == sorted(spreads.values(), reverse=True)[: len(story.swings)]
    assert all(swing.spread == spreads[swing.seat, swing.kind] for swing in story.swings)
    assert len({(swing.seat, swing.kind) for swing in story.swings}) == len(story.swings) > 3


def test_a_share_that_is_bought_is_no_loss() -> None:
    """American Rails, "Spielende": money decides, and shares bring it. What pulls apart is what they would pay."""
    story = story_for("american-rails")
    assert story.swing_measure == "dividends"
    dividends = next(measure for measure in story.measures if measure.name == "dividends")
    assert story.swings
    for swing in story.swings:
        now, before = (
            [figure_at(points, at) or 0 for points in dividends.players] for at in (swing.number, swing.number - 1)
        )
        assert swing.changes == tuple(after - former for after, former in zip(now, before, strict=True))
    bought = [
        swing
        for swing in story.swings
        if any(event.kind == "share_bought" for event in finished_game("american-rails").stages[swing.number].events)
    ]
    assert all(max(swing.changes) > 0 for swing in bought)


def test_trains_phases_and_rust_are_turning_points() -> None:
    told = [(event.number, event.kind) for event in story_for("1830").events]
    for wanted in ("train_bought", "phase_begun", "trains_rusted", "company_floated"):
        logged = [
            (stage.number, event.kind)
            for stage in finished_game("1830").stages
            for event in stage.events
            if event.kind == wanted
        ]
        assert logged
        assert set(logged) <= set(told)


def test_the_story_is_plain_json(title_id: str) -> None:
    story = encode_story(story_for(title_id))
    assert json.loads(json.dumps(story)) == story


def test_a_record_tells_the_story_of_its_game() -> None:
    assert story_of(finished_game("1849").record) == encode_story(story_for("1849"))


def test_an_unfinished_game_has_a_story_too(title_id: str) -> None:
    game = finished_game(title_id)
    story = tell(find_title(title_id), game.record.setup, game.stages[: len(game.stages) // 2])
    assert (story.finished, story.scores, story.winners) == (False, None, ())
    assert story.last == len(game.stages) // 2 - 1


def test_nothing_hidden_is_told() -> None:
    """Stacks and drawn milestones of Railroad Revolution stay unknown: other ones there make no other story."""
    game, title = finished_game("railroad-revolution"), find_title("railroad-revolution")
    rules = title.rules(game.record.setup)
    half = game.stages[: len(game.stages) // 2]
    others = [
        Replay(stage.number, rules.imagined(stage.position, seats[-1], Random(stage.number)), stage.move, stage.events)
        if (seats := rules.to_act(stage.position))
        else stage
        for stage in half
    ]
    assert [one.position for one in half] != [other.position for other in others]
    assert tell(title, game.record.setup, half) == tell(title, game.record.setup, others)


@needs_games
@pytest.mark.parametrize("name", ["1830-4p-bankrupt", "1849-3p-stock-market", "1824-cisleithania-2p-bank"])
def test_games_of_the_site_end_with_the_values_of_the_site(name: str) -> None:
    path = GAMES / f"{name}.json"
    result = json.loads(path.read_text(encoding="utf-8"))["result"]
    game = load_file(path)
    story = tell(find_title(game.record.title), game.record.setup, game.stages())
    assert story.last == game.actions
    assert dict(zip(game.player_ids, story.scores or (), strict=True)) == {
        player: round(value) for player, value in result.items()
    }
