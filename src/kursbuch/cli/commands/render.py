"""`kursbuch render`: a position as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from kursbuch.cli.games import last_stage
from kursbuch.cli.options import At, Language, TitleOptions, parse_options, setup_for
from kursbuch.exchange import load_file, refuse_other, write_whole
from kursbuch.kernel import KursbuchError, View, find_title, titles
from kursbuch.render import draw


def render(
    source: Annotated[str, typer.Argument(metavar="FILE|TITLE")],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE.svg")],
    at: At = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    option: TitleOptions = None,
    lang: Language = None,
) -> None:
    if source in titles():
        view = _title_view(source, players, parse_options(option), at)
    else:
        _refuse_fixed(source, {"--players": players, "--option": option})
        view = _file_view(Path(source), at)
    refuse_other(output, b"<svg")
    if output.suffix != ".svg":
        raise KursbuchError("plot-format", path=str(output), known=".svg")
    write_whole(output, draw(view))


def _title_view(title_id: str, players: int | None, options: dict[str, str], at: int | None) -> View:
    """The board before the first move, as spectators see it."""
    if at:
        raise KursbuchError("at-beyond", at=at, actions=0)
    title = find_title(title_id)
    setup = setup_for(title, players, options)
    rules = title.rules(setup)
    return rules.view(rules.initial(setup, seed=1), None)


def _refuse_fixed(source: str, given: dict[str, object]) -> None:
    """Players and options of a game are those of its file."""
    for name, value in given.items():
        if value is not None:
            raise KursbuchError("option-apart", option=name, other=source)


def _file_view(path: Path, at: int | None) -> View:
    if not path.exists():
        raise KursbuchError("render-source", source=str(path), known=", ".join(titles()))
    game = load_file(path)
    rules = find_title(game.record.title).rules(game.record.setup)
    return rules.view(last_stage(game, at).position, None)
