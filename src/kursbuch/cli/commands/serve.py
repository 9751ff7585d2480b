"""`kursbuch serve`: tables over the network, or for the player of this machine alone."""

import os
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from typing import Annotated

import typer

from kursbuch.cli.options import Language, texts_of
from kursbuch.kernel import KursbuchError
from kursbuch.locale import Texts

USUAL_BOTS = 2
"""At the table that is ready, if nobody says how many."""


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="P", min=0, max=65535)] = 8630,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    local: Annotated[bool, typer.Option("--local")] = False,
    ready: Annotated[str | None, typer.Option("--ready", metavar="TITLE")] = None,
    bots: Annotated[int | None, typer.Option("--bots", metavar="N", min=1, max=9)] = None,
    program: Annotated[list[str] | None, typer.Option("--program", metavar="NAME=COMMAND")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    lang: Language = None,
) -> None:
    # The other commands must not wait for the server's libraries.
    from kursbuch.bots import add_program
    from kursbuch.server import ReadyTable, Settings
    from kursbuch.server import serve as run_server

    texts = texts_of(context)
    if bots is not None and ready is None:
        raise KursbuchError("option-alone", option="--bots", other="--ready")
    for entry in program or ():
        name, equals, command = entry.partition("=")
        if not equals:
            raise KursbuchError("option-form", option=entry)
        add_program(name, command)
    settings = Settings.from_environment(database, host, port)
    table = ReadyTable(ready, bots or USUAL_BOTS, texts.language) if ready is not None else None
    is_local = local or ready is not None
    on_start = partial(_announce, texts, open_page) if is_local or open_page else None
    run_server(replace(settings, local=is_local), table, on_start)


def _announce(texts: Texts, open_page: bool, address: str) -> None:
    """Say where the page is, and open it where there is a screen."""
    print(texts.text("serve-ready", address=address), flush=True)
    if open_page and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
