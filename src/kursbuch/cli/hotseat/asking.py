"""Questions at the prompt."""

from rich.console import Console


class Left(Exception):  # noqa: N818
    """Somebody pressed Ctrl-D."""


def ask(console: Console, prompt: str) -> str:
    """What is typed, without spaces around it."""
    try:
        return console.input(f"{prompt} > ", markup=False).strip()
    except EOFError as error:
        raise Left from error
