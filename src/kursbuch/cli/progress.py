"""Bars that show how far something is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

SECONDS_BEFORE_PROGRESS = 1.0


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Callable[[], None]]:
    """What takes longer than a second shows it on standard error, from then on and not only at its first result.

    The function that is given tells of one more result; without a total the bar only shows that there is work.
    """
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total, visible=False)
        showing = Timer(SECONDS_BEFORE_PROGRESS, bar.update, [task], {"visible": True})
        showing.daemon = True
        showing.start()
        try:
            yield lambda: bar.advance(task)
        finally:
            showing.cancel()
