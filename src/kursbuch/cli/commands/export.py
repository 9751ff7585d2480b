"""`kursbuch export`: a game for another program."""

import json
from pathlib import Path
from typing import Annotated

import typer

from kursbuch.cli.options import GamePath, Language
from kursbuch.exchange import export_game, is_taken, load_file, write_whole
from kursbuch.kernel import KursbuchError

FORMATS = ("18xx.games",)


def export(
    file: GamePath,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE.json")],
    to: Annotated[str, typer.Option("--to", metavar="FORMAT")] = FORMATS[0],
    lang: Language = None,
) -> None:
    if to not in FORMATS:
        raise KursbuchError("export-format", format=to, known=", ".join(FORMATS))
    game = export_game(load_file(file).record)
    if is_taken(output):
        raise KursbuchError("file-other", path=str(output))
    write_whole(output, f"{json.dumps(game, ensure_ascii=False)}\n")
