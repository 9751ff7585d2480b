"""`kursbuch tune`: better constants for the builder, found by playing."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kursbuch.bots.arena import check_libraries
from kursbuch.bots.series import find_backend
from kursbuch.bots.tuning import Tuning, TuningStep, bot_name, weights_of
from kursbuch.cli.options import AsJson, Language, TitleId, TitleOptions, parse_options, setup_for, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.cli.progress import progress
from kursbuch.kernel import find_title
from kursbuch.locale import Texts


def tune(
    context: typer.Context,
    title_id: TitleId,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1)] = 20,
    games: Annotated[int, typer.Option("--games", metavar="K", min=4)] = 40,
    players: Annotated[int, typer.Option("--players", metavar="N", min=2)] = 4,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    run: Annotated[Path | None, typer.Option("--run", metavar="FILE")] = None,
    option: TitleOptions = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", min=1)] = None,
    backend: Annotated[str, typer.Option("--backend", metavar="local|ray")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="HOST:PORT")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    texts, title = texts_of(context), find_title(title_id)
    weights_of(title.id)
    check_libraries(with_picture=False)
    tuning = Tuning(title.id, setup_for(title, players, parse_options(option)), games, seed)
    place = find_backend(backend, jobs or os.cpu_count() or 1, address)
    tried: list[TuningStep] = []
    with progress(texts.text("tune-progress"), steps) as advance:
        for step in tuning.steps(steps, place, run):
            tried.append(step)
            advance()
    best = bot_name({step.weight: step.value for step in tried if step.kept})
    if as_json:
        shown = [{name: getattr(step, name) for name in step.__dataclass_fields__} for step in tried]
        print_json({"title": title.id, "bot": best, "steps": shown})
    else:
        _print(tried, best, texts)


def _print(tried: list[TuningStep], best: str, texts: Texts) -> None:
    table = Table(texts.text("tune-weight"))
    for name in ("tune-value", "column-games", "column-wins", "column-chance", "tune-kept"):
        table.add_column(texts.text(name), justify="right")
    for step in tried:
        kept = "✓" if step.kept else ""
        table.add_row(step.weight, f"{step.value:g}", str(step.games), str(step.wins), f"{step.chance:.4f}", kept)
    out = console()
    out.print(table)
    out.print(texts.text("tune-best", bot=best), markup=False)
