"""`kursbuch report`: a page about a game."""

from pathlib import Path
from typing import Annotated

import typer

from kursbuch.analysis import report_of
from kursbuch.cli.options import GamePath, Language, texts_of
from kursbuch.cli.progress import progress
from kursbuch.exchange import error_name, is_taken, load_file, write_whole
from kursbuch.kernel import KursbuchError


def report(
    context: typer.Context,
    file: GamePath,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE.html")],
    lang: Language = None,
) -> None:
    game = load_file(file)
    if is_taken(output) and not _is_page(output):
        raise KursbuchError("file-other", path=str(output))
    texts = texts_of(context)
    with progress(texts.text("report-progress")):
        page = report_of(game.record, game.stages(), texts.language)
    write_whole(output, page)


def _is_page(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return b"<html" in file.read(1000).lower()
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error
