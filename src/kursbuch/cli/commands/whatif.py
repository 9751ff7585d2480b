"""`kursbuch whatif`: what else could have come of a position."""

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from kursbuch.analysis import Future, Prospect, Reality, compare, difference, play_futures, reality
from kursbuch.bots import bot_or_program
from kursbuch.bots.series import GameResult
from kursbuch.cli.bot_notice import tell_of_bots, tell_of_faults
from kursbuch.cli.games import last_stage
from kursbuch.cli.hotseat.menu import move_text
from kursbuch.cli.hotseat.typed_move import parse_move, type_move
from kursbuch.cli.options import AsJson, GamePath, Language, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.cli.progress import progress
from kursbuch.exchange import GameFile, load_file
from kursbuch.kernel import Action, KursbuchError, Outcome, Seat, encode_action, find_title
from kursbuch.locale import Texts, texts_for


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
    real: Reality
    tried: "Tried | None" = None


@dataclass(frozen=True, slots=True)
class Tried:
    """A move of one's own against the bot's, in futures of the same seeds: what both bring who is on turn."""

    seat: Seat
    own: Action
    bots: Action
    own_prospect: Prospect
    bots_prospect: Prospect
    gained: Prospect


def whatif(
    context: typer.Context,
    file: GamePath,
    at: Annotated[int, typer.Option("--at", metavar="N", min=0)],
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 20,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "builder",
    play: Annotated[str | None, typer.Option("--play", metavar="MOVE")] = None,
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
    first = None if play is None else _own_move(future, play, texts)
    results = _play(future, range(seed, seed + games), jobs, texts)
    outcomes = [result.outcome for result in results]
    finished = [outcome for outcome in outcomes if outcome is not None]
    if not finished:
        raise KursbuchError("whatif-unfinished", games=games)
    prospects, real = compare(finished, len(game.record.players)), reality(game.record, game.stages())
    tried = None
    if first is not None:
        forced = _play(replace(future, first=first), range(seed, seed + games), jobs, texts)
        tried = _tried(future, first, [result.outcome for result in forced], outcomes, seed)
        results += forced
    answer = Comparison(game, at, bot, stray, games, len(finished), prospects, real, tried)
    tell_of_bots([bot], find_title(game.record.title), texts)
    tell_of_faults(results, texts)
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


def _own_move(future: Future, text: str, texts: Texts) -> Action:
    """The move that was asked about; it must be one."""
    title = find_title(future.title)
    rules = title.rules(future.setup)
    seat = rules.to_act(future.position)[0]
    try:
        action = parse_move(title, text)
    except KursbuchError as error:
        if error.code != "action-form":
            raise
        examples = {offer.kind: type_move(next(iter(offer))) for offer in rules.offers(future.position, seat)}
        raise KursbuchError("whatif-move", text=text, known="; ".join(examples.values())) from error
    refusal = rules.refusal(future.position, seat, action)
    if refusal is not None:
        reason = texts_for(texts.language, title).refusal(refusal, future.setup.players)
        raise KursbuchError("whatif-refused", reason=reason)
    return action


def _tried(
    future: Future, own: Action, forced: list[Outcome | None], free: list[Outcome | None], seed: int
) -> Tried | None:
    seat = find_title(future.title).rules(future.setup).to_act(future.position)[0]
    gained = difference(forced, free, seat)
    if gained is None:
        return None
    count = len(future.setup.players)
    prospects = [compare([each for each in found if each is not None], count)[seat] for found in (forced, free)]
    return Tried(seat, own, future.bots_move(seed), prospects[0], prospects[1], gained)


def _play(future: Future, seeds: range, jobs: int, texts: Texts) -> list[GameResult]:
    results = []
    with progress(texts.text("whatif-progress"), len(seeds)) as advance:
        for result in play_futures(future, seeds, jobs):
            results.append(result)
            advance()
    return results


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
        "play": _encode_tried(answer.tried) if answer.tried is not None else None,
    }


def _encode_tried(tried: Tried) -> dict[str, object]:
    return {
        "seat": tried.seat,
        "own": encode_action(tried.own),
        "bots": encode_action(tried.bots),
        "own_mean": round(tried.own_prospect.mean, 2),
        "bots_mean": round(tried.bots_prospect.mean, 2),
        "gained": round(tried.gained.mean, 2),
        "gained_interval": [round(end, 2) for end in tried.gained.interval] if tried.gained.interval else None,
        "own_wins": round(tried.own_prospect.wins, 4),
        "bots_wins": round(tried.bots_prospect.wins, 4),
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
            f"{'-' if real.figures[seat] is None else real.figures[seat]}{' ★' if seat in real.winners else ''}",
            f"{prospect.mean:.0f}",
            " … ".join(f"{end:.0f}" for end in prospect.interval) if prospect.interval else "-",
            f"{prospect.wins:.0%}",
        )
    out.print(table)
    if answer.tried is not None:
        _print_tried(answer.tried, game, texts)


def _print_tried(tried: Tried, game: GameFile, texts: Texts) -> None:
    """The own move beside the bot's, and the difference between them."""
    own = texts_for(texts.language, find_title(game.record.title))
    table = Table(texts.text("whatif-move"))
    for name in ("mean", "interval", "wins"):
        table.add_column(texts.text(f"whatif-{name}"), justify="right")
    own_move, bots_move = (move_text(move, own, game.record.players) for move in (tried.own, tried.bots))
    rows = (
        (own_move, tried.own_prospect, ".0%", ""),
        (texts.text("whatif-bots-move", move=bots_move), tried.bots_prospect, ".0%", ""),
        (texts.text("whatif-gained"), tried.gained, "+.0%", "+"),
    )
    for name, prospect, share, sign in rows:
        ends = " … ".join(f"{end:{sign}.0f}" for end in prospect.interval) if prospect.interval else "-"
        table.add_row(name, f"{prospect.mean:{sign}.0f}", ends, f"{prospect.wins:{share}}")
    out = console()
    out.print(texts.text("whatif-for", player=game.record.players[tried.seat]))
    out.print(table)
