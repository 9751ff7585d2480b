"""`kursbuch simulate`: games among bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kursbuch.bots import bot_or_program
from kursbuch.bots.series import GameResult, LocalBackend, SeriesGame
from kursbuch.cli.bot_notice import tell_of_bots, tell_of_faults
from kursbuch.cli.options import (
    AsJson,
    Language,
    TitleId,
    TitleOptions,
    make_folder,
    parse_options,
    setup_for,
    texts_of,
)
from kursbuch.cli.output import console, print_json
from kursbuch.cli.results import end_text
from kursbuch.cli.simulation import Series, run_series
from kursbuch.kernel import Title, find_title
from kursbuch.locale import Texts, texts_for


def simulate(
    context: typer.Context,
    title_id: TitleId,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "random",
    option: TitleOptions = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1)] = 1,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FOLDER")] = None,
    lang: Language = None,
) -> None:
    texts = texts_of(context)
    title = find_title(title_id)
    setup = setup_for(title, players, parse_options(option))
    bot_or_program(bot)
    if save is not None:
        make_folder(save)
    bots = (bot,) * len(setup.players)
    seeds = range(seed, seed + games)
    series = run_series(
        [SeriesGame(title.id, setup.players, bots, number, setup.options, save) for number in seeds],
        LocalBackend(jobs),
        texts,
    )
    tell_of_bots(bots, title, texts)
    tell_of_faults(series.results, texts)
    if as_json:
        print_json(_encode(series))
    else:
        _print_summary(series, setup.players, title, texts)


def _encode(series: Series) -> dict[str, object]:
    return {
        "games": len(series.results),
        "finished": series.finished,
        "actions": series.actions,
        "seconds": series.seconds,
        "results": [{"end": result.end, "scores": result.scores} for result in series.results],
    }


def _print_summary(series: Series, players: tuple[str, ...], title: Title, texts: Texts) -> None:
    out = console()
    counts = {"games": len(series.results), "finished": series.finished, "actions": series.actions}
    out.print(texts.text("simulate-done", **counts, seconds=f"{series.seconds:.1f}"))
    own = texts_for(texts.language, title)
    for outcome, count in series.ends():
        out.print(f"  {count}: {end_text(outcome, own)}")
    table = Table(texts.text("column-player"))
    for name in ("average-score", "wins"):
        table.add_column(texts.text(f"column-{name}"), justify="right")
    for seat, player in enumerate(players):
        finished: list[GameResult] = [result for result in series.results if result.outcome]
        average = sum(result.scores[player] for result in finished) / max(1, len(finished))
        wins = sum(seat in result.outcome.winners for result in finished if result.outcome)
        table.add_row(player, f"{average:.0f}", str(wins))
    out.print(table)
