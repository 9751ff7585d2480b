"""`kursbuch titles`: what can be played."""

import typer
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
        if title.options:
            out.print(_option_table(title, texts_for(texts.language, title)))


def _heading(title: Title, texts: Texts) -> Text:
    """The id as it is typed, the name, and how many play it."""
    name = title_name(title, texts.language)
    counts = texts.text("titles-players", counts=f"{title.players[0]}-{title.players[-1]}")
    return Text.assemble((title.id, "bold"), f", {name}" if name != title.id else "", f": {counts}")


def _option_table(title: Title, texts: Texts) -> Table:
    """Every value as it is typed after `--option`, and what it means; without it the first one holds."""
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for option in title.options:
        for value in option.values:
            meaning = f"{_words(texts, option.name)}: {_words(texts, f'{option.name}-{value}')}"
            usual = f" {texts.text('titles-usual')}" if value == option.default else ""
            table.add_row(f"{option.name}={value}", f"{meaning}{usual}")
    return table


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
    }
