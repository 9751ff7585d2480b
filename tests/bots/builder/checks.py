"""What holds for every strategy."""

from random import Random

from kursbuch.bots import PlayedGame, RandomBot, Turn, bot_move, play_game
from kursbuch.bots.builder import BuilderBot, strategy_for
from kursbuch.kernel import Setup, Title, contains, find_title, replay
from kursbuch.locale import LANGUAGES, Texts


def check_suggestions(game: PlayedGame, every: int) -> None:
    """In every n-th position of the game all suggestions are offered, weighed, and explained in both languages."""
    title = find_title(game.record.title)
    rules, routes = title.rules(game.record.setup), title.routes(game.record.setup)
    texts = [Texts(language, title) for language in LANGUAGES]
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        if stage.number % every:
            continue
        turn = Turn(rules, stage.position, move.seat, routes)
        suggestions = strategy_for(turn.view).rank(turn, Random(1))
        assert suggestions[0].weight == 1
        for suggestion in suggestions:
            assert contains(turn.offers, suggestion.action)
            assert 0 <= suggestion.weight <= 1
            reason = suggestion.reason
            assert reason is None or all(text.has(f"reason-{reason.code}") for text in texts)


def check_chance(game: PlayedGame, every: int) -> None:
    """In every n-th position of a game of builders the same chance gives the move that was played."""
    title = find_title(game.record.title)
    rules, routes = title.rules(game.record.setup), title.routes(game.record.setup)
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        if stage.number % every == 0:
            turn = Turn(rules, stage.position, move.seat, routes)
            assert bot_move(BuilderBot(), turn, game.record.seed, stage.number) == move


def check_beats_random(title: Title, players: tuple[str, ...], seat: int) -> None:
    """A builder on this seat wins against random bots."""
    bots = [BuilderBot() if number == seat else RandomBot() for number in range(len(players))]
    outcome = play_game(title, Setup(players), seat, bots).outcome
    assert outcome is not None
    assert outcome.winners == (seat,)
