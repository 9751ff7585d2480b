"""`kursbuch play`: in the terminal."""

import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from kursbuch.bots import USUAL_BOT, bot_or_program
from kursbuch.cli.bot_notice import tell_of_bots
from kursbuch.cli.commands.titles import reconstructed_line
from kursbuch.cli.hotseat.running_game import RunningGame
from kursbuch.cli.hotseat.saving import Saving
from kursbuch.cli.hotseat.session import Session
from kursbuch.cli.hotseat.show import Screen
from kursbuch.cli.options import Language, TitleId, TitleOptions, parse_bots, parse_options, texts_of, usual_counts
from kursbuch.cli.output import console
from kursbuch.exchange import GameFile, RecordedGame, load_file, save_record
from kursbuch.kernel import KursbuchError, Record, Seat, Title, find_title
from kursbuch.locale import Texts, texts_for

BOT_NAME = "Bot {}"


def play(
    context: typer.Context,
    title_id: TitleId,
    players: Annotated[str | None, typer.Option("--players", metavar="A,B,C")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="N|A,B,C")] = None,
    option: TitleOptions = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = USUAL_BOT,
    lang: Language = None,
) -> None:
    texts = texts_of(context)
    title = find_title(title_id)
    seated = None if bots is None else _seated(bots, bot)
    for name in seated or [bot]:
        bot_or_program(name)
    if resume is None:
        game: GameFile = RecordedGame(_new_record(title, players, len(seated or ()), option, seed, texts))
    else:
        _refuse_fixed({"--players": players, "--option": option, "--seed": seed})
        game = _resumed(title, resume)
        save = save or (resume if isinstance(game, RecordedGame) else None)
    running = _running_game(title, game, seated, bot)
    if save is not None:
        save_record(running.record, save, overwrite)
    tell_of_bots([each.name for each in running.bots.values()], title, texts)
    own = texts_for(texts.language, title)
    out = console()
    for note in own.reconstructed(running.record.options):
        out.print(reconstructed_line(own, note))
    Session(running, Saving(out, own, save), own, out, Screen(out, own, running.record.players)).run()


def _new_record(
    title: Title, players: str | None, bots: int, option: list[str] | None, seed: int | None, texts: Texts
) -> Record:
    """A new game: people first, then bots. Without names there is one person against bots, or a usual table."""
    people = [name.strip() for name in players.split(",") if name.strip()] if players is not None else None
    if people is None:
        count = 1 if bots else usual_counts(title)[0]
        people = [texts.text("player-name", number=number) for number in range(1, count + 1)]
    names = (*people, *(BOT_NAME.format(number) for number in range(1, bots + 1)))
    chosen = secrets.randbelow(2**31) if seed is None else seed
    record = Record(title.id, names, parse_options(option), chosen, title.rules_version, fingerprint=title.fingerprint)
    title.rules(record.setup)
    return record


def _refuse_fixed(given: dict[str, object]) -> None:
    for name, value in given.items():
        if value is not None:
            raise KursbuchError("resume-fixed", option=name)


def _resumed(title: Title, path: Path) -> GameFile:
    game = load_file(path)
    if game.record.title != title.id:
        raise KursbuchError("resume-title", found=game.record.title, title=title.id)
    return game


def _seated(bots: str, usual: str) -> list[str]:
    """So many of the usual bot, or those that are named."""
    if bots.lstrip("-").isdigit():
        if int(bots) < 0:
            raise KursbuchError("bots-number", bots=bots)
        return [usual] * int(bots)
    return parse_bots(bots)


def _running_game(title: Title, game: GameFile, seated: Sequence[str] | None, usual: str) -> RunningGame:
    """The game with every stage so far. The last seats are the bots': as many as asked for, or those named so."""
    record = game.record
    count = len(record.players)
    if seated is None:
        seated = [usual] * (count - _first_bot(record.players))
    if len(seated) > count:
        raise KursbuchError("bot-count", bots=len(seated), players=count)
    first = count - len(seated)
    seats = {Seat(first + number): bot_or_program(name) for number, name in enumerate(seated)}
    return RunningGame(title, record, title.rules(record.setup), seats, list(game.stages()))


def _first_bot(players: tuple[str, ...]) -> int:
    pattern = re.compile(re.escape(BOT_NAME).replace(r"\{\}", r"\d+"))
    return next((seat for seat, name in enumerate(players) if pattern.fullmatch(name)), len(players))
