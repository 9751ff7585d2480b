"""`kursbuch whatif`: what else could have come of a position."""

from dataclasses import dataclass
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from kursbuch.analysis import Future, Prospect, Standing, compare, play_futures, standing
from kursbuch.bots import bot_or_program
from kursbuch.cli.bot_notice import tell_of_bots
from kursbuch.cli.games import last_stage
from kursbuch.cli.options import AsJson, GamePath, Language, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.cli.progress import progress
from kursbuch.exchange import GameFile, load_file
from kursbuch.kernel import KursbuchError, Outcome, find_title
from kursbuch.locale import Texts


@dataclass(frozen=True, slots=True)
class Comparison:
    """The question and its answer: what the bots made of the position, beside how the game of the file really went."""

    game: GameFile
    at: int
    bot: str
    stray: float
    games: int
    finished: int
    prospects: tuple[Prospect, ...]
    real: Standing


def whatif(
    context: typer.Context,
    file: GamePath,
    at: Annotated[int, typer.Option("--at", metavar="N", min=0)],
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 20,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "builder",
    stray: Annotated[float, typer.Option("--stray", metavar="PERCENT", min=0, max=100)] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1)] = 1,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    texts = texts_of(context)
    bot_or_program(bot)
    game = load_file(file)
    future = _future(game, at, bot, stray / 100)
    start = perf_counter()
    outcomes = _play(future, range(seed, seed + games), jobs, texts)
    finished = [outcome for outcome in outcomes if outcome is not None]
    if not finished:
        raise KursbuchError("whatif-unfinished", games=games)
    prospects, real = compare(finished, len(game.record.players)), standing(game.record, game.stages())
    answer = Comparison(game, at, bot, stray, games, len(finished), prospects, real)
    tell_of_bots([bot], find_title(game.record.title), texts)
    if as_json:
        print_json({**_encode(answer), "seconds": round(perf_counter() - start, 3)})
    else:
        _print(answer, texts)


def _future(game: GameFile, at: int, bot: str, stray: float) -> Future:
    """The position after `at` actions, if there is something left to play."""
    record = game.record
    position = last_stage(game, at).position
    if find_title(record.title).rules(record.setup).outcome(position) is not None:
        raise KursbuchError("whatif-over", at=at)
    return Future(record.title, record.setup, position, bot, stray)


def _play(future: Future, seeds: range, jobs: int, texts: Texts) -> list[Outcome | None]:
    outcomes = []
    with progress(texts.text("whatif-progress"), len(seeds)) as advance:
        for outcome in play_futures(future, seeds, jobs):
            outcomes.append(outcome)
            advance()
    return outcomes


def _encode(answer: Comparison) -> dict[str, object]:
    real = answer.real
    players = [
        {
            "player": player,
            "mean": round(prospect.mean, 2),
            "interval": [round(end, 2) for end in prospect.interval] if prospect.interval else None,
            "wins": round(prospect.wins, 4),
            "real": real.figures[seat],
            "won": seat in real.winners,
        }
        for seat, (player, prospect) in enumerate(zip(answer.game.player_ids, answer.prospects, strict=True))
    ]
    return {
        "title": answer.game.record.title,
        "at": answer.at,
        "bot": answer.bot,
        "stray": answer.stray,
        "games": answer.games,
        "finished": answer.finished,
        "record_finished": real.is_finished,
        "players": players,
    }


def _print(answer: Comparison, texts: Texts) -> None:
    game, real, out = answer.game, answer.real, console()
    counts = {"at": answer.at, "actions": game.actions, "games": answer.games}
    out.print(texts.text("whatif-heading", title=game.record.title, bot=answer.bot, **counts))
    if answer.stray:
        out.print(texts.text("whatif-stray", percent=f"{answer.stray:g}"))
    if answer.finished < answer.games:
        out.print(texts.text("whatif-unfinished", count=answer.games - answer.finished))
    table = Table(texts.text("column-player"))
    for name in ("real" if real.is_finished else "now", "mean", "interval", "wins"):
        table.add_column(texts.text(f"whatif-{name}"), justify="right")
    for seat, (player, prospect) in enumerate(zip(game.record.players, answer.prospects, strict=True)):
        table.add_row(
            player,
            f"{real.figures[seat]}{' ★' if seat in real.winners else ''}",
            f"{prospect.mean:.0f}",
            " … ".join(f"{end:.0f}" for end in prospect.interval) if prospect.interval else "-",
            f"{prospect.wins:.0%}",
        )
    out.print(table)
