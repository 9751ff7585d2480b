"""Commands at the prompt: words in the language of the game, and the English ones in every language."""

from typing import NamedTuple

from kursbuch.locale import Texts

NAMES = (
    "map",
    "market",
    "tables",
    "log",
    "moves",
    "hint",
    "preview",
    "routes",
    "history",
    "as",
    "undo",
    "save",
    "quit",
    "help",
)


class Command(NamedTuple):
    """A command and what follows its word."""

    name: str
    argument: str


def find_command(text: str, texts: Texts) -> Command | None:
    """The command that the text begins with."""
    word, _, argument = text.partition(" ")
    for name in NAMES:
        if word.lower() in texts.text(f"words-{name}").split():
            return Command(name, argument.strip())
    return None


def is_back(text: str, texts: Texts) -> bool:
    """Whether that means one list back, at a prompt that has one before it."""
    return text in ("", "0") or text.lower() in texts.text("words-back").split()
