"""`kursbuch bot`: a bot as a program that other programs can ask (docs/bot-protocol.md)."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from kursbuch.bots import Reason, find_bot
from kursbuch.bots.program import speak
from kursbuch.cli.options import Language, texts_of
from kursbuch.kernel import find_title
from kursbuch.locale import texts_for


def bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    lang: Language = None,
) -> None:
    language = texts_of(context).language

    def words(title: str, players: Sequence[str], reason: Reason) -> str:
        return texts_for(language, find_title(title)).reason(reason.code, reason.arguments, players)

    speak(find_bot(name), sys.stdin.buffer, sys.stdout.buffer, words)
