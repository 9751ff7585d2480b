"""`kursbuch serve`: tables over the network."""

from typing import Annotated

import typer

from kursbuch.cli.options import Language


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="P", min=0, max=65535)] = 8630,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Language = None,
) -> None:
    # The other commands must not wait for the server's libraries.
    from kursbuch.server import Settings
    from kursbuch.server import serve as run_server

    run_server(Settings.from_environment(database, host, port))
