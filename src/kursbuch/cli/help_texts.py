"""The help of every command and option, from the locale files."""

from typing import Any

from kursbuch.locale import Texts


def translate_help(command: Any, texts: Texts) -> None:
    """Put the texts `help-<command>` and `help-<command>-<option>` (or `help-option-<option>`) into the parser."""
    name = command.name or "kursbuch"
    command.help = texts.text(f"help-{name}")
    command.short_help = command.help
    for parameter in command.params:
        own = f"help-{name}-{_message_id(parameter.name)}"
        parameter.help = texts.text(own if texts.has(own) else f"help-option-{_message_id(parameter.name)}")
    for below in getattr(command, "commands", {}).values():
        translate_help(below, texts)


def _message_id(name: str) -> str:
    return name.replace("_", "-")
