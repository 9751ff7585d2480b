"""Options that several commands share, and what their values mean."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, cast

import typer

from kursbuch.kernel import BadSetup, KursbuchError, Setup, Title
from kursbuch.locale import Texts

Language = Annotated[str | None, typer.Option("--lang", metavar="de|en")]
AsJson = Annotated[bool, typer.Option("--json")]
TitleOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
At = Annotated[int | None, typer.Option("--at", metavar="N", min=0)]
GamePath = Annotated[Path, typer.Argument(metavar="FILE")]
TitleId = Annotated[str, typer.Argument(metavar="TITLE")]


def texts_of(context: typer.Context) -> Texts:
    """The texts in the language of this call."""
    return cast(Texts, context.obj)


def parse_options(pairs: Sequence[str] | None) -> dict[str, str]:
    """`board=plus` as the options of a set-up."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise KursbuchError("option-form", option=pair)
        options[name] = value
    return options


def make_folder(folder: Path) -> None:
    """A folder for what is saved, if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        from kursbuch.exchange import error_name  # `kursbuch --help` must not wait for it

        raise KursbuchError("file-unwritable", path=str(folder), reason=error_name(error)) from error


def parse_bots(names: str) -> list[str]:
    """Names separated by commas; a command that has commas itself stands in double quotes."""
    return [name.strip() for row in csv.reader([names], skipinitialspace=True) for name in row if name.strip()]


def setup_for(title: Title, count: int | None, options: dict[str, str]) -> Setup:
    """Players A, B, C ...; without a count as many as the title is usually played with."""
    if count is not None:
        return _checked(title, Setup(_letters(count), options))
    return _first_fitting(title, (Setup(_letters(usual), options) for usual in usual_counts(title)))


def usual_counts(title: Title) -> list[int]:
    """The numbers of players, the middle one first."""
    middle = title.players[len(title.players) // 2]
    return sorted(title.players, key=lambda count: (abs(count - middle), count))


def _first_fitting(title: Title, setups: Iterable[Setup]) -> Setup:
    """Options may allow fewer numbers of players than the title: the first set-up that fits, else the reason."""
    reason: BadSetup | None = None
    for setup in setups:
        try:
            return _checked(title, setup)
        except BadSetup as error:
            reason = reason or error
    raise reason or BadSetup("player-count", title=title.id, count=0, counts="-")


def _checked(title: Title, setup: Setup) -> Setup:
    title.rules(setup)
    return setup


def _letters(count: int) -> tuple[str, ...]:
    return tuple(chr(ord("A") + number) if number < 26 else f"P{number + 1}" for number in range(max(count, 0)))
