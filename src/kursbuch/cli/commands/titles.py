"""`kursbuch titles`: what can be played."""

from collections.abc import Sequence

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kursbuch.cli.options import AsJson, Language, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.kernel import Json, Title
from kursbuch.kernel import titles as registered
from kursbuch.locale import LANGUAGES, Texts, texts_for


def titles(context: typer.Context, as_json: AsJson = False, lang: Language = None) -> None:
    if as_json:
        print_json([_encode(title) for title in registered().values()])
        return
    texts = texts_of(context)
    out = console()
    for title in registered().values():
        out.print(_heading(title, texts))
        own = texts_for(texts.language, title)
        if title.options:
            out.print(_option_table(title, own))
        for options, notes in _reconstructed(title, own):
            told = " ".join(f"{name}={value}: " for name, value in options.items())
            for note in notes:
                out.print(reconstructed_line(own, f"{told}{note}"))


def _heading(title: Title, texts: Texts) -> Text:
    """The id as it is typed, the name, and how many play it."""
    name = title_name(title, texts.language)
    counts = texts.text("titles-players", counts=f"{title.players[0]}-{title.players[-1]}")
    return Text.assemble((title.id, "bold"), f", {name}" if name != title.id else "", f": {counts}")


def _reconstructed(title: Title, texts: Texts) -> list[tuple[dict[str, str], list[str]]]:
    """What is not as printed: in every game, and with a value of an option."""
    always = texts.reconstructed({})
    values = [{option.name: value} for option in title.options for value in option.values]
    return [({}, always), *((options, texts.reconstructed(options)[len(always) :]) for options in values)]


def reconstructed_line(texts: Texts, note: str) -> Padding:
    """What is not as printed, and how an owner of the game corrects it."""
    label = f"{texts.text('reconstructed-label')}: "
    line = Text.assemble((label, "bold yellow"), f"{note} {texts.text('reconstructed-correct')}", overflow="fold")
    line.no_wrap = False
    return Padding(line, (0, 0, 0, 2))


def _option_table(title: Title, texts: Texts) -> Table:
    """Every value as it is typed after `--option`, and what it means; without it the first one holds."""
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for option in title.options:
        for value in option.values:
            meaning = f"{_words(texts, option.name)}: {_words(texts, f'{option.name}-{value}')}"
            usual = f" {texts.text('titles-usual')}" if value == option.default else ""
            table.add_row(f"{option.name}={value}", f"{meaning}{usual}{_needs(title, texts, option.name, value)}")
    return table


def _needs(title: Title, texts: Texts, option: str, value: str) -> str:
    """What a value goes together with only."""
    parts: list[str] = []
    for need in title.needs:
        if (need.option, need.value) == (option, value):
            if need.players:
                parts.append(texts.text("titles-players", counts=_counts(need.players)))
            if need.choices:
                parts.append(" / ".join(f"{name}={wanted}" for name, wanted in need.choices))
    return f" {texts.text('titles-needs', needs=', '.join(parts))}" if parts else ""


def _counts(players: Sequence[int]) -> str:
    return f"{players[0]}-{players[-1]}" if len(players) > 1 else str(players[0])


def _words(texts: Texts, name: str) -> str:
    message = f"option-{name.replace('_', '-').replace('.', '-')}"
    return texts.text(message) if texts.has(message) else name


def title_name(title: Title, language: str) -> str:
    """The name of the game in that language."""
    texts: Texts = texts_for(language, title)
    message = f"title-{title.id}"
    return texts.text(message) if texts.has(message) else title.id


def _encode(title: Title) -> dict[str, Json]:
    return {
        "id": title.id,
        "names": {language: title_name(title, language) for language in LANGUAGES},
        "players": title.players,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default} for option in title.options
        ],
        "needs": [
            {"option": need.option, "value": need.value, "players": need.players, "choices": need.choices}
            for need in title.needs
        ],
        "reconstructed": [
            {"options": dict(options), "text": {"de": german, "en": english}}
            for (options, in_german), (_same, in_english) in zip(
                *(_reconstructed(title, texts_for(language, title)) for language in LANGUAGES), strict=True
            )
            for german, english in zip(in_german, in_english, strict=True)
        ],
    }
