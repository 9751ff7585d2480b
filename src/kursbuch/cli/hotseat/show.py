"""What is on the table, as tables in the terminal."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kursbuch.cli.hotseat.flow import flowing
from kursbuch.cli.hotseat.grid import laid_out, word_tables
from kursbuch.cli.hotseat.map_text import map_text
from kursbuch.cli.hotseat.market_text import market_tables
from kursbuch.cli.hotseat.units import is_money, is_percent, money
from kursbuch.kernel import Json, View, as_json
from kursbuch.locale import Texts
from kursbuch.render import Wording, text_map, text_tables
from kursbuch.views.changes import changes_between

DRAWN_OTHERWISE = ("title", "seat", "round", "market", "board", "trade")
"""What has a place of its own; a proposal between players is told by the log."""
NEVER_SHOWN = ("color", "text", "x", "y")
NAMED_BY_ROUND = ("kind", "number", "index", "count")
TOLD_ELSEWHERE = ("deal", "routes", "stages")
"""What the line of the round leaves out: the deal tile, which has no name, and long routes are in a table or the log;
of the steps of a turn the next one is enough."""

MAP_SIGNS = "map-signs"
"""What the signs on the map of a title mean."""

NOTHING = "–"  # noqa: RUF001 - what has no value
MOST_COLUMNS_WITH_NAMES = 8


class Screen:
    """Shows the parts of a view."""

    def __init__(self, console: Console, texts: Texts, players: Sequence[str]) -> None:
        self._console = console
        self._texts = texts
        self._players = players
        self._seen: View = {}

    def round(self, view: View) -> None:
        """The round and what else is a single figure, in one line."""
        whole = as_json(view)
        parts = whole.get("round")
        told = list(self._round(parts)) if isinstance(parts, Mapping) else []
        for name, value in whole.items():
            if _is_single(value) and name not in DRAWN_OTHERWISE:
                told.append(f"{self.column(name)} {self.value(name, value)}")
        self._console.print(Text(flowing(told, self._console.width), style="bold"))

    def _round(self, parts: Mapping[str, Json]) -> Iterator[str]:
        """What the round is called, where it is one of a kind: stock round 3, operating round 7.2; then the rest."""
        named = NAMED_BY_ROUND if "kind" in parts else ()
        if named:
            known = {name: parts.get(name, 0) for name in named}
            yield self._texts.text("round-name", **{**known, "kind": self.value("kind", parts["kind"])})
        for name, part in parts.items():
            is_nothing = part == 0 and (name == "phase" or is_money("round", name))
            is_told = name in named or name in TOLD_ELSEWHERE or is_nothing
            if not is_told and (shown := self.value(name, part)):
                yield f"{self.column(name)} {shown}"

    def news(self, view: View) -> None:
        """The tables that have changed since they were last shown here, and all that takes only a line."""
        seen, self._seen = self._seen, view
        self.tables({name: value for name, value in view.items() if not _is_table(value) or value != seen.get(name)})

    def clear(self) -> None:
        """An empty screen: nothing on it has been seen."""
        self._console.clear()
        self._seen = {}

    def tables(self, view: View) -> None:
        """Every list of flat mappings as a table, every flat mapping as a line."""
        for name, value in as_json(view).items():
            if name in DRAWN_OTHERWISE:
                continue
            if isinstance(value, Mapping):
                cells = ", ".join(f"{key} {self.value(key, part)}" for key, part in value.items())
                self._console.print(Text(f"{self._heading(name)}: {cells}"))
            elif isinstance(value, Sequence) and not isinstance(value, str):
                rows = [row for row in value if isinstance(row, Mapping) and not _is_gone(row)]
                if rows:
                    self._console.print(Text(self._heading(name), style="bold"))
                    for table in self._tables(name, rows):
                        self._console.print(table)

    def one(self, view: View, name: str) -> bool:
        """The table whose heading begins like that; False where there is none."""
        wanted = name.casefold()
        for part, value in view.items():
            if part not in DRAWN_OTHERWISE and self._heading(part).casefold().startswith(wanted):
                self.tables({part: value})
                return True
        return False

    def headings(self, view: View) -> list[str]:
        """What tables there are."""
        return [self._heading(part) for part, value in view.items() if part not in DRAWN_OTHERWISE and _is_table(value)]

    def changes(self, before: View, after: View) -> Iterator[str]:
        """What a move changes for players and companies: a line for each, with the figures before and after."""
        lines: dict[tuple[str, str], list[str]] = {}
        for (part, *path), (old, new) in changes_between(before, after).items():
            if part in ("players", "companies") and len(path) > 1 and path[1] not in NEVER_SHOWN:
                name, column, *rest = path
                figures = (self._share(value) if rest else self.value(column, value, part) for value in (old, new))
                told = " → ".join(figure or NOTHING for figure in figures)
                lines.setdefault((part, name), []).append(f"{' '.join([self.column(column, part), *rest])} {told}")
        for (part, name), changes in lines.items():
            yield f"{self.value('seat', int(name)) if part == 'players' else name}: {' · '.join(changes)}"

    def market(self, view: View) -> None:
        market = view.get("market")
        parts = [*market_tables(market, self._console.width)] if isinstance(market, Mapping) else []
        self._show("market", Group(*parts) if parts else None)

    def map(self, view: View) -> None:
        """The board: drawn where that can be done with text, else in tables."""
        board = view.get("board")
        if not isinstance(board, Mapping):
            self._show("board", None)
        elif told := text_tables(view, self._wording()):
            tables = (table for lines in told for table in word_tables(lines, self._console.width))
            self._show("board", Group(*tables))
        elif (shown := self._drawn(view)) is not None:
            self._show("board", shown)
        else:
            self.tables({name: part for name, part in board.items() if name != "kind"})
        if self._texts.has(MAP_SIGNS):
            self._console.print(Text(self._texts.text(MAP_SIGNS), style="dim"))

    def _wording(self) -> Wording:
        return Wording(self._players, self._word, self._column_or_heading, lambda amount: money(amount, self._texts))

    def opening(self, view: View) -> None:
        """What is looked at before the first move: the drawn board and the market, if there are any."""
        if self._drawn(view) is not None:
            self.map(view)
        if view.get("market"):
            self.market(view)

    def _drawn(self, view: View) -> Text | None:
        board = text_map(view)
        return map_text(board, self._console.width) if board is not None else None

    def _show(self, name: str, shown: RenderableType | None) -> None:
        if shown is None:
            self._console.print(Text(self._texts.text("nothing-to-show", part=self._heading(name))))
            return
        self._console.print(Text(self._heading(name), style="bold"))
        self._console.print(shown, no_wrap=True, overflow="ignore", crop=False)

    def _tables(self, part: str, rows: Sequence[Mapping[str, Json]]) -> Iterator[Table]:
        """The rows under their headings, as the terminal has room; what each has of many things is a further table."""
        columns = [key for key in _columns(rows) if any(self.value(key, row.get(key), part) for row in rows)]
        spread = [key for key in columns if _is_spread(key, rows)]
        columns = [key for key in columns if key not in spread]
        headings = [Text(self.column(key, part), style="bold") for key in columns]
        cells = [[self._cell(part, key, row) for key in columns] for row in rows]
        if columns:
            yield from laid_out([headings, *cells], [_are_numbers(key, rows) for key in columns], self._console.width)
        for key in spread:
            yield from self._spread(key, rows)

    def _cell(self, part: str, key: str, row: Mapping[str, Json]) -> Text:
        """A figure stays in one line, whatever sign it has."""
        value = row.get(key)
        return Text(self.value(key, value, part), style=_style(key, row), no_wrap=isinstance(value, int))

    def _spread(self, key: str, rows: Sequence[Mapping[str, Json]]) -> Iterator[Table]:
        """What each row has of many things: the shares of every player, company by company."""
        held = [each if isinstance(each := row.get(key), Mapping) else {} for row in rows]
        things = list(dict.fromkeys(thing for each in held for thing in each))
        headings = [Text(self.column(key), style="bold"), *(Text(self._word(thing), style="bold") for thing in things)]
        cells = [
            [Text(self.value("seat", row.get("seat"))), *(Text(self._share(each.get(thing))) for thing in things)]
            for row, each in zip(rows, held, strict=True)
        ]
        yield from laid_out([headings, *cells], [False, *[True] * len(things)], self._console.width)

    def value(self, name: str, value: Json, part: str = "") -> str:
        """A value for people: money as the book writes it, seats as names, known words in the language."""
        if value is None or value is False:
            return ""
        if value is True:
            return "✓"
        if isinstance(value, int | float):
            if value < 0 and self._texts.has(f"negative-{name}"):
                return self._texts.text(f"negative-{name}", amount=-value)
            if is_money(part, name):
                return money(value, self._texts)
            if is_percent(part, name):
                return self._share(value)
            is_player = _is_seat(name) and isinstance(value, int) and 0 <= value < len(self._players)
            return self._players[int(value)] if is_player else str(value)
        if isinstance(value, str) and self._is_private(part, name):
            return self._texts.text("private-name", private=value)
        if isinstance(value, str):
            return self._word(f"{part}-{value}" if (part, name) == ("companies", "kind") else value)
        if isinstance(value, Mapping) and "seat" in value:
            return " ".join(self.value(key, each) for key, each in value.items())
        if isinstance(value, Mapping):
            return ", ".join(f"{self._word(key)} {self.value('', each)}".rstrip() for key, each in value.items())
        return ", ".join(self.value(name, each, part) for each in value)

    def _share(self, value: Json) -> str:
        """A share in percent."""
        return self._texts.text("percent", value=value) if isinstance(value, int) else str(value or "")

    def _is_private(self, part: str, name: str) -> bool:
        """Whether that is a private, which a title may write otherwise than its id."""
        return name in ("private", "privates") or (part, name) == ("privates", "id")

    def _word(self, word: str) -> str:
        """A word of the view in the language: the message `value-<word>`, or the one of that very name."""
        for message in (f"value-{word.replace('_', '-').replace('.', '-')}", word):
            if "-" in message and self._texts.has(message):
                return self._texts.text(message)
        return word

    def column(self, name: str, part: str = "") -> str:
        """The heading of a column; in a part of the view it may have another: a company's price."""
        for message in (f"column-{part}-{name}".replace("_", "-"), f"column-{name}".replace("_", "-")):
            if self._texts.has(message):
                return self._texts.text(message)
        return name.replace("_", " ")

    def _column_or_heading(self, name: str) -> str:
        return self.column(name) if self._texts.has(f"column-{name.replace('_', '-')}") else self._heading(name)

    def _heading(self, name: str) -> str:
        message = f"heading-{name.replace('_', '-')}"
        return self._texts.text(message) if self._texts.has(message) else self.column(name)


def _is_single(value: Json) -> bool:
    """Whether that is one figure or word; `True` and `False` say nothing without their heading."""
    return isinstance(value, str | int) and not isinstance(value, bool)


def _is_gone(row: Mapping[str, Json]) -> bool:
    """Whether that is a company that is no more: nobody leads it or sells it, and it has operated or has no price."""
    is_left = row.get("bank") or row.get("pool") or row.get("president_seat") is not None
    return "floated" in row and not is_left and (row["floated"] is True or row.get("price") is None)


def _is_spread(key: str, rows: Sequence[Mapping[str, Json]]) -> bool:
    """Whether the rows are players and have a number of many things in that column."""
    return "seat" in rows[0] and any(isinstance(row.get(key), Mapping) and row[key] for row in rows)


def _is_table(value: object) -> bool:
    return isinstance(value, Sequence) and any(isinstance(row, Mapping) for row in value)


def _columns(rows: Sequence[Mapping[str, Json]]) -> list[str]:
    """The columns of a table; names only where neither the seat nor, in a wide table, the id says the same.

    Where all companies are of one kind, nobody needs to be told.
    """
    columns = [key for key in dict.fromkeys(key for row in rows for key in row) if key not in NEVER_SHOWN]
    if len({str(row.get("kind")) for row in rows}) == 1:
        columns = [key for key in columns if key != "kind"]
    if "seat" in columns or ("id" in columns and len(columns) > MOST_COLUMNS_WITH_NAMES):
        columns = [key for key in columns if key != "name"]
    return columns


def _are_numbers(key: str, rows: Sequence[Mapping[str, Json]]) -> bool:
    """Whether a column has numbers only; they stand to the right."""
    return all(isinstance(row.get(key), int | None) for row in rows) and not _is_seat(key)


def _is_seat(name: str) -> bool:
    return name in ("seat", "asked") or name.endswith(("_seat", "_seats"))


def _style(key: str, row: Mapping[str, Json]) -> str:
    """A company's sign stands in its own colours."""
    color, text = row.get("color"), row.get("text")
    is_hex = isinstance(color, str) and color.startswith("#") and len(color) == 7
    if key not in ("id", "sym", "company") or not is_hex:
        return ""
    return f"{text if isinstance(text, str) and text.startswith('#') else 'black'} on {color}"
