"""What `render` shows."""

import sys
from collections.abc import Mapping, Sequence

from kursbuch.kernel import Event, KursbuchError, Title, View
from kursbuch.locale import language_of_environment, texts_for
from kursbuch.render import draw

RENDER_MODES = ("human", "ansi", "svg")


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise KursbuchError("render-mode", mode=mode, known=", ".join(RENDER_MODES))


def picture(mode: str, title: Title, view: View, events: Sequence[Event], players: Sequence[str]) -> str | None:
    """The position in that mode; `human` prints it."""
    if mode == "svg":
        return draw(view)
    text = _text(title, view, events, players)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None


def _text(title: Title, view: View, events: Sequence[Event], players: Sequence[str]) -> str:
    """What has just happened, then the round and the players, a line each."""
    texts = texts_for(language_of_environment(), title)
    rows = [view.get("round"), *_rows(view.get("players"))]
    told = [texts.event(event, players) for event in events]
    return "\n".join([*told, *(_line(row) for row in rows if isinstance(row, Mapping))])


def _rows(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()


def _line(row: Mapping[str, object]) -> str:
    return "  ".join(f"{name}={value}" for name, value in row.items() if value not in (None, (), [], {}))
