"""`kursbuch report`: a page about a game."""

from pathlib import Path
from typing import Annotated

import typer

from kursbuch.analysis import report_of
from kursbuch.cli.options import GamePath, Language, texts_of
from kursbuch.cli.progress import progress
from kursbuch.exchange import load_file, refuse_other, write_whole


def report(
    context: typer.Context,
    file: GamePath,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE.html")],
    lang: Language = None,
) -> None:
    game = load_file(file)
    refuse_other(output, b"<html")
    texts = texts_of(context)
    with progress(texts.text("report-progress")):
        page = report_of(game.record, game.stages(), texts.language)
    write_whole(output, page)
