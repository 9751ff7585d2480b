"""What is said about bots beside a result."""

from collections import Counter
from collections.abc import Iterable

from kursbuch.bots import RandomBot, has_strategy
from kursbuch.bots.series import GameResult
from kursbuch.cli.output import print_notice
from kursbuch.kernel import Title
from kursbuch.locale import Texts


def tell_of_bots(names: Iterable[str], title: Title, texts: Texts) -> None:
    """Beside the result: where nobody has written a strategy for the title, that is said."""
    if not has_strategy(title.id) and set(names) - {RandomBot().name}:
        print_notice(texts.text("notice-no-strategy", title=title.id))


def tell_of_faults(results: Iterable[GameResult], texts: Texts) -> None:
    """Programs that have lost turns to the builder are named, with why they have lost the last one."""
    lost: Counter[str] = Counter()
    problems: dict[str, str] = {}
    for result in results:
        lost.update(result.faults)
        problems |= result.problems
    for program, turns in lost.items():
        if turns:
            print_notice(
                texts.text("notice-program-faults", bot=program, count=turns, problem=problems.get(program, ""))
            )
