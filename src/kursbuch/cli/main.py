"""The entry point: runs a command, and tells every error in one line."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import zip_longest
from types import ModuleType
from typing import Any

import typer

from kursbuch.cli.errors import error_text
from kursbuch.cli.program import make_program
from kursbuch.kernel import KursbuchError
from kursbuch.locale import LANGUAGES, Texts, language_of_environment, texts_for

BAD_INPUT = 2
INTERRUPTED = 130


def run() -> None:
    """The console script. A character that the terminal does not have is shown as `?`."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))


def _open_closed_streams() -> None:
    """A stream that was closed before the start is an empty one: input that has ended, output that nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - as long as the program runs


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code."""
    texts = texts_for(language_of_environment())
    try:
        texts = texts_for(_language_asked_for(arguments) or texts.language)
        code = _run_command(arguments, texts)
        sys.stdout.flush()
        return code
    except KursbuchError as error:
        return _tell(error_text(error, texts))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return 1
    except OSError as error:  # files of their own the commands have told about: it is the output
        from kursbuch.exchange import error_name

        _close_output()
        output = texts.text("standard-output")
        return _tell(texts.error(KursbuchError("file-unwritable", path=output, reason=error_name(error))))


def _close_output() -> None:
    """What could not be printed is not tried again at the end of the program."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run_command(arguments: Sequence[str], texts: Texts) -> int:
    click = _click_exceptions()
    try:
        code = make_program(texts).main(list(arguments), prog_name="kursbuch", standalone_mode=False, obj=texts)
        return code if isinstance(code, int) else 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except typer.Abort:
        return INTERRUPTED
    except click.ClickException as error:
        return _tell(_usage_error(error, texts))


def _tell(text: str) -> int:
    """One line on standard error."""
    sys.stderr.write(f"kursbuch: {' '.join(text.split())}\n")
    return BAD_INPUT


def _language_asked_for(arguments: Sequence[str]) -> str | None:
    """The value of the last `--lang`, wherever it stands: even a mistake in the other options is told in it."""
    asked: str | None = None
    for argument, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if argument == "--lang":
            asked = following
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked is not None and asked not in LANGUAGES:
        raise KursbuchError("language-unknown", language=asked, known=", ".join(LANGUAGES))
    return asked


def _click_exceptions() -> Any:
    """The exceptions of the parser: some versions of Typer bring their own copy of Click."""
    module: ModuleType = sys.modules[typer.BadParameter.__module__]
    return module


def _usage_error(error: Any, texts: Texts) -> str:
    """The parser's complaint in our words; its own English ones only where there are none."""
    parameter = getattr(error, "param", None)
    shown = parameter.opts[-1] if parameter is not None and parameter.param_type_name == "option" else ""
    shown = shown or str(getattr(parameter, "metavar", None) or "")
    message = f"usage-{type(error).__name__.lower()}"
    if message == "usage-usageerror" and error.ctx is not None:
        message = "usage-nosuchcommand" if hasattr(error.ctx.command, "commands") else "usage-extra"
    option = getattr(error, "option_name", "") or ""
    return texts.text(
        message if texts.has(message) else "usage-other",
        parameter=shown,
        option=option,
        **_number_wanted(parameter),
        problem=error.format_message().rstrip("."),
    )


def _number_wanted(parameter: Any) -> dict[str, object]:
    """What a number must be like: its ends are at the parameter or, in older versions of the parser, at its type."""
    kind = getattr(parameter, "type", None)
    ends = {name: getattr(parameter, name, getattr(kind, name, None)) for name in ("min", "max")}
    is_whole = "float" not in f"{kind} {getattr(parameter, 'type_descriptor', '')}".lower()
    bounds = "-".join(name for name, end in ends.items() if end is not None) or "none"
    return {**ends, "kind": "whole" if is_whole else "any", "bounds": bounds}
