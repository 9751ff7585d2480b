"""`kursbuch titles`: what can be played."""

import typer
from rich.table import Table

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
    table = Table()
    for name in ("title", "name", "players", "options"):
        table.add_column(texts.text(f"column-{name}"), overflow="fold")
    for title in registered().values():
        counts = f"{title.players[0]}-{title.players[-1]}"
        options = "\n".join(f"{option.name}={'|'.join(option.values)}" for option in title.options)
        table.add_row(title.id, title_name(title, texts.language), counts, options)
    console().print(table)


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
