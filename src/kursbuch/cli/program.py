"""The program as a tree of commands, each imported when it is used: `kursbuch --help` waits for none of them."""

import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from kursbuch import __version__
from kursbuch.cli.help_texts import short_help, translate_help
from kursbuch.cli.options import Language
from kursbuch.locale import Texts

COMMANDS = (
    "titles",
    "play",
    "replay",
    "routes",
    "simulate",
    "arena",
    "tune",
    "bot",
    "render",
    "report",
    "whatif",
    "export",
    "serve",
    "admin",
)
"""Each is a function of this name in `kursbuch.cli.commands.<name>`, or commands of its own: an `app` there."""

USAGE = 2


def make_program(texts: Texts) -> Any:
    """The program in the language of the texts."""
    app = typer.Typer(cls=_Commands, **_LOOKS)
    app.callback(invoke_without_command=True)(kursbuch)
    program: Any = get_command(app)
    program.texts = texts
    translate_help(program, texts)
    return program


def kursbuch(
    context: typer.Context, lang: Language = None, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """The options before the command: the language is read from the arguments before they are parsed."""
    if version:
        print(f"kursbuch {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        sys.stderr.write(f"{context.get_help()}\n")
        raise typer.Exit(USAGE)


_LOOKS: dict[str, Any] = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}


class _Commands(TyperGroup):
    """The commands by name, each made when it is asked for."""

    texts: Texts

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"kursbuch.cli.commands.{cmd_name}")
        app = getattr(module, "app", None)
        if app is None:
            app = typer.Typer(**_LOOKS)
            app.command(cmd_name)(getattr(module, cmd_name))
        command = get_command(app)
        command.name = cmd_name
        translate_help(command, self.texts)
        return command

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, short_help(name, self.texts)) for name in COMMANDS])
