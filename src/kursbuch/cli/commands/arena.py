"""`kursbuch arena`: which bot is the stronger one."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kursbuch.bots import bot_or_program
from kursbuch.bots.arena import (
    RunFile,
    SeriesPlan,
    Standing,
    check_libraries,
    check_plot_file,
    compares_bots,
    courses,
    fill_seats,
    named_by_seats,
    plot_standings,
    standings,
)
from kursbuch.bots.series import Backend, SeriesGame, find_backend
from kursbuch.cli.bot_notice import tell_of_bots, tell_of_faults
from kursbuch.cli.options import (
    AsJson,
    Language,
    TitleId,
    TitleOptions,
    make_folder,
    parse_bots,
    parse_options,
    setup_for,
    texts_of,
)
from kursbuch.cli.output import console, print_json
from kursbuch.cli.simulation import Series, run_series
from kursbuch.kernel import BadSetup, KursbuchError, Setup, Title, find_title
from kursbuch.locale import Texts

SMALLEST_CHANCE = 0.0001


def arena(
    context: typer.Context,
    title_id: TitleId,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,C")],
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 100,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", min=1)] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    option: TitleOptions = None,
    backend: Annotated[str, typer.Option("--backend", metavar="local|ray")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="HOST:PORT")] = None,
    run: Annotated[Path | None, typer.Option("--run", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER")] = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.png")] = None,
    lang: Language = None,
) -> None:
    texts = texts_of(context)
    title = find_title(title_id)
    names = parse_bots(bots)
    if not names:
        raise KursbuchError("arena-alone")
    for name in names:
        bot_or_program(name)
    if plot is not None:
        check_plot_file(plot)
    check_libraries(with_picture=plot is not None)
    setup = _setup(title, len(names), players, parse_options(option))
    if records is not None:
        make_folder(records)
    plan = SeriesPlan(title.id, setup, fill_seats(names, len(setup.players)), games, seed)
    planned = plan.schedule(records)
    place = find_backend(backend, jobs or os.cpu_count() or 1, address)
    series = run_series(planned, place, texts) if run is None else _resumed(run, plan, planned, place, texts)
    if not series.finished:
        raise KursbuchError("arena-unfinished", games=games)
    compared = planned if compares_bots(plan.seated) else named_by_seats(planned)
    found = standings(compared, series.results)
    if plot is not None:
        plot_standings(found, courses(compared, series.results), plot, _plot_words(title, series, texts))
    tell_of_bots(names, title, texts)
    tell_of_faults(series.results, texts)
    if as_json:
        print_json(_encode(title, seed, planned, series, found))
    else:
        _print_standings(series, found, texts.text("column-bot" if compared is planned else "column-arena-seat"), texts)


def _resumed(path: Path, plan: SeriesPlan, planned: Sequence[SeriesGame], place: Backend, texts: Texts) -> Series:
    """The series with what stands in the file already; every further game goes into it at once."""
    file = RunFile(path, plan.told())
    known = file.results(planned)
    missing = [number for number in range(len(planned)) if number not in known]
    with file.open(known):
        played = run_series(
            [planned[number] for number in missing], place, texts, lambda at, result: file.add(missing[at], result)
        )
    known |= dict(zip(missing, played.results, strict=True))
    return Series(tuple(known[number] for number in range(len(planned))), played.seconds)


def _setup(title: Title, bots: int, players: int | None, options: dict[str, str]) -> Setup:
    """Without a number of players: one seat for each bot, or several, or as few more as the title needs."""
    if players is not None:
        return setup_for(title, players, options)
    fitting = sorted((count for count in title.players if count >= bots), key=lambda count: (count % bots, count))
    reason: BadSetup | None = None
    for count in fitting:
        try:
            return setup_for(title, count, options)
        except BadSetup as error:
            reason = reason or error
    raise reason or KursbuchError("arena-seats", bots=bots, seats=title.players[-1])


def _encode(
    title: Title, seed: int, planned: list[SeriesGame], series: Series, found: list[Standing]
) -> dict[str, object]:
    return {
        "title": title.id,
        "seed": seed,
        "games": len(planned),
        "finished": series.finished,
        "actions": series.actions,
        "seconds": series.seconds,
        "bots": [_encode_standing(standing) for standing in found],
        "results": [
            {
                "seed": game.seed,
                "bots": game.bots,
                "end": result.end,
                "scores": [result.outcome.scores[seat] for seat in sorted(result.outcome.scores)]
                if result.outcome
                else None,
                "faults": dict(result.faults),
                "problems": dict(result.problems),
                "winners": result.outcome.winners if result.outcome else None,
            }
            for game, result in zip(planned, series.results, strict=True)
        ],
    }


def _encode_standing(standing: Standing) -> dict[str, object]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "wins": standing.wins,
        "share": standing.share,
        "share_interval": [standing.low, standing.high],
        "fair": standing.fair,
        "p": standing.chance,
        "average_score": standing.score,
        "rating": standing.rating.mean,
        "rating_interval": [standing.rating.low, standing.rating.high],
    }


def _print_standings(series: Series, found: list[Standing], compared: str, texts: Texts) -> None:
    out = console()
    counts = {"games": len(series.results), "finished": series.finished, "actions": series.actions}
    out.print(texts.text("simulate-done", **counts, seconds=f"{series.seconds:.1f}"))
    table = Table(compared)
    for column in ("rating", "wins", "win-share", "fair-share", "chance", "average-score"):
        table.add_column(texts.text(f"column-{column}"), justify="right")
    for standing in found:
        rating, chance = standing.rating, standing.chance
        table.add_row(
            standing.bot,
            f"{rating.mean:.1f} ± {2 * rating.uncertainty:.1f}",
            str(standing.wins),
            f"{standing.share:.1%} ({standing.low:.0%}-{standing.high:.0%})",
            f"{standing.fair:.1%}",
            f"{chance:.4f}" if chance >= SMALLEST_CHANCE else f"< {SMALLEST_CHANCE:.4f}",
            f"{standing.score:.0f}",
        )
    out.print(table)
    out.print(texts.text("arena-legend"))


def _plot_words(title: Title, series: Series, texts: Texts) -> dict[str, str]:
    return {
        "title": texts.text("arena-plot", title=title.id, games=series.finished),
        "share": texts.text("column-win-share"),
        "fair": texts.text("column-fair-share"),
        "rating": texts.text("column-rating"),
        "games": texts.text("column-games"),
    }
