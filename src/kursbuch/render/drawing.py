"""Drawings as values: symbols that are placed in layers. A page writes them as SVG, a client places them itself."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from typing import NamedTuple

from kursbuch.kernel import Json
from kursbuch.render.svg import document, element, group


class StopPlace(NamedTuple):
    """Where a stop of a hex lies, and the slots of its stations."""

    kind: str
    x: float
    y: float
    slots: tuple[tuple[float, float], ...]

    def to_json(self) -> dict[str, Json]:
        slots: list[Json] = [[_rounded(x), _rounded(y)] for x, y in self.slots]
        return {"kind": self.kind, "x": _rounded(self.x), "y": _rounded(self.y), "slots": slots}


class TrackLine(NamedTuple):
    """A piece of track: its ends (an edge, or a stop as `s0`) and the line between them."""

    a: int | str
    b: int | str
    gauge: str
    data: str

    def to_json(self) -> dict[str, Json]:
        return {"a": self.a, "b": self.b, "gauge": self.gauge, "d": self.data}


@dataclass(frozen=True, slots=True)
class Symbol:
    """A part of a picture around the point (0, 0). Its id is a digest of all that it is, so it can be kept for ever."""

    svg: str
    outline: str = ""
    """What can be pointed at, as the data of a path."""
    stops: tuple[StopPlace, ...] = ()
    track: tuple[TrackLine, ...] = ()
    id: str = field(init=False)

    def __post_init__(self) -> None:
        content = repr((self.svg, self.outline, self.stops, self.track))
        object.__setattr__(self, "id", "s" + sha256(content.encode()).hexdigest()[:10])

    def to_json(self) -> dict[str, Json]:
        """What a client needs; parts that it does not have are left out."""
        shown: dict[str, Json] = {"svg": self.svg}
        if self.outline:
            shown["outline"] = self.outline
        if self.stops:
            shown["stops"] = [stop.to_json() for stop in self.stops]
        if self.track:
            shown["track"] = [line.to_json() for line in self.track]
        return shown


class Placed(NamedTuple):
    """A symbol at a place; `mark` says what it is: `hex:H12`, `slot:H12/0/1`, `cell:3/5`. Pages show the `title`."""

    symbol: Symbol
    x: float
    y: float
    mark: str = ""
    title: str = ""

    def to_json(self) -> list[Json]:
        return [self.symbol.id, _rounded(self.x), _rounded(self.y), self.mark]


class Layer(NamedTuple):
    """What lies on one level; later layers cover earlier ones."""

    name: str
    placed: tuple[Placed, ...]

    def to_json(self) -> dict[str, Json]:
        return {"name": self.name, "placed": [placed.to_json() for placed in self.placed]}


@dataclass(frozen=True, slots=True)
class Drawing:
    """One board. `geometry` has the measures that all its symbols share."""

    kind: str
    width: float
    height: float
    layers: tuple[Layer, ...]
    geometry: Mapping[str, Json] = field(default_factory=dict)

    @property
    def symbols(self) -> dict[str, Symbol]:
        """Every symbol that is placed, by its id."""
        return symbols_of(self.layers)

    def to_json(self) -> dict[str, Json]:
        """The drawing without its symbols."""
        return {
            "kind": self.kind,
            "width": _rounded(self.width),
            "height": _rounded(self.height),
            "layers": [layer.to_json() for layer in self.layers],
            "geometry": dict(self.geometry),
        }


class OnPage(NamedTuple):
    """A drawing, and where it is on the page."""

    drawing: Drawing
    x: float
    y: float


def symbols_of(layers: Iterable[Layer]) -> dict[str, Symbol]:
    """Every symbol of the layers by its id."""
    return {placed.symbol.id: placed.symbol for layer in layers for placed in layer.placed}


def write_page(width: float, height: float, drawings: Sequence[OnPage], paper: str) -> str:
    """Drawings as an SVG document: the symbols once, then where they are used."""
    symbols = {name: symbol for shown in drawings for name, symbol in shown.drawing.symbols.items()}
    definitions = [group([symbol.svg], id=name) for name, symbol in symbols.items()]
    parts = [
        element("defs", "".join(definitions)),
        element("rect", width=width, height=height, fill=paper),
        *(group(list(_uses(shown.drawing)), transform=f"translate({shown.x:.2f} {shown.y:.2f})") for shown in drawings),
    ]
    return document(width, height, parts)


def _uses(drawing: Drawing) -> Iterator[str]:
    for layer in drawing.layers:
        used = [
            element("use", _title(mark, title), href=f"#{symbol.id}", x=x, y=y, data_mark=mark or None)
            for symbol, x, y, mark, title in layer.placed
        ]
        yield group(used, class_=layer.name)


def _title(mark: str, title: str) -> str:
    """What is pointed at is named."""
    shown = title or mark.partition(":")[2]
    return element("title", escape(shown)) if shown else ""


def _rounded(value: float) -> float:
    """Short in JSON: whole numbers without a point."""
    short = round(value, 1)
    return int(short) if short == int(short) else short
