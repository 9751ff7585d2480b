"""What holds for every strategy."""

from random import Random

from kursbuch.bots import PlayedGame, Turn
from kursbuch.bots.builder import strategy_for
from kursbuch.kernel import contains, find_title, replay
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
