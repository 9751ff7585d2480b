"""What is said about bots beside a result."""

from collections.abc import Iterable

from kursbuch.bots import RandomBot, has_strategy
from kursbuch.cli.output import print_notice
from kursbuch.kernel import Title
from kursbuch.locale import Texts


def tell_of_bots(names: Iterable[str], title: Title, texts: Texts) -> None:
    """Beside the result: where nobody has written a strategy for the title, that is said."""
    if not has_strategy(title.id) and set(names) - {RandomBot().name}:
        print_notice(texts.text("notice-no-strategy", title=title.id))
