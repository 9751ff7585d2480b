"""The help of every command and option, and the parser's own words in it, from the locale files."""

from collections.abc import Iterable
from typing import Any

from kursbuch.locale import Texts

HEADINGS = ("Options", "Arguments", "Commands")
REMARKS = ("default: ", "required")
PROGRAM = "kursbuch"
PARSERS_HELP = "Show this message and exit."


def translate_help(command: Any, texts: Texts) -> None:
    """Put the texts `help-<command>` and `help-<command>-<option>` (or `help-option-<option>`) into the parser."""
    name = command.name or PROGRAM
    command.help = texts.text(f"help-{name}")
    command.short_help = command.help
    command.context_class = _speaking(command.context_class, texts)
    for parameter in command.params:
        own, shared = f"help-{name}-{_message_id(parameter.name)}", f"help-option-{_message_id(parameter.name)}"
        has_own = command.name and texts.has(own)  # the options before a command are those of all
        parameter.help = texts.text(own if has_own else shared)
    for below in getattr(command, "commands", {}).values():
        translate_help(below, texts)


def short_help(command: str, texts: Texts) -> str:
    """What stands beside a command in the list."""
    return texts.text(f"help-{command}")


def _speaking(context_class: Any, texts: Texts) -> Any:
    """The parser's context, with a formatter that writes headings and remarks in the language of the texts."""
    plain = context_class.formatter_class

    def write_usage(formatter: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        for word in ("OPTIONS", "COMMAND", "ARGS"):
            args = args.replace(word, texts.text(f"help-word-{word.lower()}"))
        plain.write_usage(formatter, prog, args, prefix or f"{texts.text('help-word-usage')}: ")

    def write_heading(formatter: Any, heading: str) -> None:
        known = f"help-heading-{heading.lower()}"
        plain.write_heading(formatter, texts.text(known) if heading in HEADINGS else heading)

    def write_dl(formatter: Any, rows: Iterable[tuple[str, str]], *widths: int, **named_widths: int) -> None:
        plain.write_dl(formatter, [(name, _told(text, texts)) for name, text in rows], *widths, **named_widths)

    own = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    return type("SpeakingContext", (context_class,), {"formatter_class": type("SpeakingFormatter", (plain,), own)})


def _told(text: str, texts: Texts) -> str:
    """What stands beside an option, with the remarks in brackets behind it."""
    told, bracket, remarks = text.replace(PARSERS_HELP, texts.text("help-option-help")).rpartition("  [")
    for remark in REMARKS if bracket else ():
        remarks = remarks.replace(remark, texts.text(f"help-remark-{remark.strip(': ')}"))
    return f"{told}{bracket}{remarks}"


def _message_id(name: str) -> str:
    return name.replace("_", "-")
