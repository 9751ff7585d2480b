"""What the commands print."""

import json
import sys

from rich.console import Console


def console() -> Console:
    """Standard output, with colours where it is a terminal. Numbers are not coloured for being numbers."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def print_notice(text: str) -> None:
    """Something to know beside the result, which stays as it is."""
    sys.stderr.write(f"kursbuch: {' '.join(text.split())}\n")


def print_json(value: object) -> None:
    """JSON on one line."""
    sys.stdout.write(f"{json.dumps(value, ensure_ascii=False)}\n")
