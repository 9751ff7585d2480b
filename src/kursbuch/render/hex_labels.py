"""What is written in a hex: name, revenues, label, cost, id; less and larger the farther away it is looked at."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kursbuch.render.colors import hex_color
from kursbuch.render.geometry import CENTER, INNER, SIZE, Point
from kursbuch.render.hexes import Hex, Marker, Revenue
from kursbuch.render.labels import Label, LabelPlace, Room, Size, text_width
from kursbuch.render.stops import SLOT, draw_revenue, revenue_size, token
from kursbuch.render.svg import element, group, text
from kursbuch.render.terrain import BLUE, SIGNS, draw_terrain, terrain_ink
from kursbuch.render.terrain import WIDTH as SIGN_WIDTH

INK, FAINT, PURPLE = "#161616", "#4b483f", "#5b3a86"
_ROLES = {INK: "ink", FAINT: "ink", BLUE: "cost water"}


class Detail(StrEnum):
    """From how far a hex is looked at."""

    NEAR = "near"
    MIDDLE = "middle"
    FAR = "far"


NAME_SIZES = {
    Detail.NEAR: tuple(SIZE * size for size in (0.25, 0.22, 0.2, 0.18, 0.16)),
    Detail.MIDDLE: tuple(SIZE * size for size in (0.28, 0.25, 0.22, 0.2, 0.18, 0.16)),
}
NARROW = 0.84
"""A name that has too little room is pressed so far before its letters become smaller."""
SCALES = {
    Detail.NEAR: (1.3, 1.15, 1.0, 0.85, 0.7),
    Detail.MIDDLE: (1.6, 1.4, 1.2, 1.0, 0.85, 0.7),
    Detail.FAR: (2.8, 2.4, 2.0, 1.7, 1.4, 1.2, 1.0, 0.85, 0.7),
}
ROW = 9
"""More columns than there are phases."""
SMALL_PRINT = 0.85
"""Figures that are smaller are hard to read."""
MODEST = 1.0
"""So large at most are figures that have their place before the name."""
LINE = 1.08
READABLE = 2.5
"""So much track a name may hide to be one size larger."""
BOLD = 1.09
"""Bold letters are so much wider."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A label, and how it is drawn once it has a place."""

    label: Label
    draw: Callable[[LabelPlace], str]
    hard: int | None = None
    """From this one on its sizes are hard to read."""

    def is_read(self, placing: LabelPlace | None) -> bool:
        return placing is None or self.hard is None or placing.size < self.hard


def draw_labels(part: Hex, places: Sequence[Point], room: Room, detail: Detail) -> list[str]:
    """What is written in a hex, the important first: name, revenues, label, cost, id; from far only revenues.

    Beyond the board revenues come first: they are all that the place is for. So do those that the name would leave too
    little room.
    """
    is_offboard = any(stop.kind == "offboard" for stop in part.stops)
    writings, placings = _arranged(part, places, room, detail, is_offboard)
    if not all(writing.is_read(placing) for writing, placing in zip(writings, placings, strict=True)):
        writings, placings = _arranged(part, places, room, detail, are_figures_first=True)
    return [writing.draw(placing) for writing, placing in zip(writings, placings, strict=True) if placing]


def _arranged(
    part: Hex, places: Sequence[Point], room: Room, detail: Detail, are_figures_first: bool
) -> tuple[list[Writing], list[LabelPlace | None]]:
    writings = list(_writings(part, places, detail, are_figures_first))
    return writings, room.arrange([writing.label for writing in writings])


def _writings(part: Hex, places: Sequence[Point], detail: Detail, are_figures_first: bool) -> Iterator[Writing]:
    plate, scales = part.color, SCALES[detail]
    figures = [scale for scale in scales if scale <= MODEST] if are_figures_first and part.name else scales
    revenues = [
        _first_revenue(stop.revenue, (CENTER,) if stop.kind == "offboard" else _around(place), detail)
        if are_figures_first and isinstance(stop.revenue, tuple)
        else _revenue(stop.revenue, _around(place), [(scale, columns) for scale in figures for columns in (ROW, 1)])
        for stop, place in zip(part.stops, places, strict=True)
        if stop.revenue
    ]
    names = [_name(part.name, plate, NAME_SIZES[detail])] if part.name and detail in NAME_SIZES else []
    yield from [*revenues, *names] if are_figures_first else [*names, *revenues]
    yield from (_marker(marker, plate, scales) for marker in part.markers)
    if detail is Detail.FAR:
        return
    yield from (_flag(private, scales) for private in part.blocked_by)
    if part.label:
        wishes = (Point(-INNER * 0.72, 0), Point(INNER * 0.72, 0))
        yield _line(part.label, [SIZE * 0.26 * scale for scale in scales], wishes, plate, INK, is_bold=True)
    if part.cost:
        yield _cost(part, plate, scales)
    if part.id and detail is Detail.NEAR:
        wishes = (Point(0, -SIZE * 0.84), Point(0, SIZE * 0.84))
        yield _line(part.id, [SIZE * 0.14 * scale for scale in scales], wishes, plate, FAINT, is_optional=True)


def _line(
    content: str,
    sizes: Sequence[float],
    wishes: tuple[Point, ...],
    plate: str,
    ink: str,
    *,
    is_bold: bool = False,
    is_optional: bool = False,
) -> Writing:
    """A text on one line."""
    wider = BOLD if is_bold else 1.0

    def draw(placing: LabelPlace) -> str:
        return _draw_lines([content], sizes[placing.size], wider, placing, plate, ink)

    return Writing(
        Label(tuple(_size_of([content], size, wider) for size in sizes), wishes, is_optional=is_optional), draw
    )


def _name(name: str, plate: str, sizes: Sequence[float]) -> Writing:
    """On one line or on several, the larger the better."""
    shapes = [(lines, size, width) for size in sizes for width in (1.0, NARROW) for lines in _wrappings(name)]
    wishes = tuple(Point(0, y * SIZE) for y in (-0.5, 0.52, -0.62, 0.64))

    def draw(placing: LabelPlace) -> str:
        lines, size, width = shapes[placing.size]
        return _draw_lines(lines, size, width, placing, plate, INK)

    sizes_ = tuple(_size_of(*shape) for shape in shapes)
    return Writing(Label(sizes_, wishes, READABLE), draw)


def _first_revenue(revenue: Revenue, wishes: tuple[Point, ...], detail: Detail) -> Writing:
    """In a row if that is possible, else in two or below each other, and not so large that the name has no room."""
    scales = SCALES[detail] if detail is Detail.FAR else SCALES[Detail.MIDDLE][2:]
    read = [scale for scale in scales if scale >= SMALL_PRINT]
    return _revenue(
        revenue,
        wishes,
        [(scale, columns) for columns in (ROW, 2, 1) for scale in read]
        + [(scales[-1], columns) for columns in (ROW, 1)],
    )


def _revenue(revenue: Revenue, wishes: tuple[Point, ...], shapes: Sequence[tuple[float, int]]) -> Writing:
    """In so many columns, of some size: the first shape that has room."""

    def draw(placing: LabelPlace) -> str:
        return draw_revenue(revenue, placing.place, *shapes[placing.size])

    read = SMALL_PRINT if isinstance(revenue, tuple) else 1.0
    hard = sum(scale >= read for scale, _ in shapes)
    return Writing(Label(tuple(Size(*revenue_size(revenue, *shape)) for shape in shapes), wishes), draw, hard)


def _marker(marker: Marker, plate: str, scales: Sequence[float]) -> Writing:
    """The token of the company, and what it gets more."""
    content, token_width = f"+{marker.amount}", 2 * SLOT
    sizes = [SIZE * 0.18 * scale for scale in scales]

    def room(size: float) -> Size:
        return Size(token_width + _width(content, size), max(token_width, size * LINE))

    def draw(placing: LabelPlace) -> str:
        size, (x, y) = sizes[placing.size], placing.place
        left = x - room(size).width / 2
        figures = Point(left + token_width + _width(content, size) / 2, y)
        at = f"translate({left + SLOT:.2f} {y:.2f})"
        return "".join(
            [
                _draw_plate(room(size), placing.place, plate),
                group([token(marker.company, marker.livery).svg], transform=at),
                _draw_lines([content], size, BOLD, LabelPlace(placing.size, figures, False), plate, INK),
            ]
        )

    return Writing(Label(tuple(map(room, sizes))), draw)


def _flag(private: str, scales: Sequence[float]) -> Writing:
    """The private that keeps companies from building here."""
    content, sizes = f"⚑ {private}", [SIZE * 0.18 * scale for scale in scales]
    wishes = (Point(0, SIZE * 0.7), Point(0, -SIZE * 0.7))

    def room(size: float) -> Size:
        return Size(_width(content, size) + size * 0.6, size * 1.3)

    def draw(placing: LabelPlace) -> str:
        size, (width, height), (x, y) = sizes[placing.size], room(sizes[placing.size]), placing.place
        ground = element(
            "rect",
            class_="flag",
            x=x - width / 2,
            y=y - height / 2,
            width=width,
            height=height,
            rx=3.0,
            fill=PURPLE,
            stroke="#ffffff",
        )
        return ground + text(x, y, content, size, fill="#ffffff", font_weight="bold")

    return Writing(Label(tuple(map(room, sizes)), wishes), draw)


def _cost(part: Hex, plate: str, scales: Sequence[float]) -> Writing:
    """What the ground costs, with a sign for each kind of it that is not drawn on the hex itself."""
    signs = [kind for kind in part.terrain if kind in SIGNS and kind != part.landscape]
    ink = terrain_ink((*part.terrain, "")[0])
    sizes = [SIZE * 0.2 * scale for scale in scales]
    wishes = (Point(0, SIZE * 0.5), Point(0, -SIZE * 0.5), CENTER)
    content = str(part.cost)

    def room(size: float) -> Size:
        return Size(_width(content, size) + len(signs) * SIGN_WIDTH * size, size * LINE)

    def draw(placing: LabelPlace) -> str:
        size, (x, y) = sizes[placing.size], placing.place
        left = x - room(size).width / 2
        drawn = [
            draw_terrain(kind, Point(left + (number + 0.5) * SIGN_WIDTH * size, y), size, plate)
            for number, kind in enumerate(signs)
        ]
        figures = Point(left + len(signs) * SIGN_WIDTH * size + _width(content, size) / 2, y)
        written = _draw_lines([content], size, BOLD, LabelPlace(placing.size, figures, False), plate, ink)
        ground = [_draw_plate(room(size), placing.place, plate)] if placing.is_over_track else []
        return "".join([*ground, *drawn, written])

    return Writing(Label(tuple(map(room, sizes)), wishes), draw)


def _width(content: str, size: float) -> float:
    return BOLD * text_width(content, size)


def _size_of(lines: Sequence[str], size: float, wider: float) -> Size:
    return Size(wider * max(text_width(line, size) for line in lines), len(lines) * size * LINE)


def _draw_lines(lines: Sequence[str], size: float, wider: float, placing: LabelPlace, plate: str, ink: str) -> str:
    """The lines below each other, on a plate where track runs behind them."""
    room, place = _size_of(lines, size, wider), placing.place
    first = place.y - (len(lines) - 1) * size * LINE / 2
    drawn = [
        text(
            place.x,
            first + number * size * LINE,
            line,
            size,
            fill=ink,
            textLength=wider * text_width(line, size),
            lengthAdjust="spacingAndGlyphs",
            font_weight="bold" if wider == BOLD else None,
            class_=f"{_ROLES.get(ink, 'cost')} {plate}",
        )
        for number, line in enumerate(lines)
    ]
    return "".join([_draw_plate(room, place, plate), *drawn] if placing.is_over_track else drawn)


def _draw_plate(room: Size, place: Point, color: str) -> str:
    return element(
        "rect",
        x=place.x - room.width / 2 - 1,
        y=place.y - room.height / 2,
        width=room.width + 2,
        height=room.height,
        rx=2,
        fill=hex_color(color),
        class_=f"plate {color}",
    )


def _wrappings(name: str) -> list[list[str]]:
    """A name on one line, on two and on three, broken between words or after a hyphen."""
    words = name.replace("-", "- ").split()
    found = [[name]]
    for count in range(2, min(3, len(words)) + 1):
        found.append(min(_splits(words, count), key=lambda lines: max(map(len, lines))))
    return found


def _splits(words: Sequence[str], count: int) -> list[list[str]]:
    """Every way to write the words on so many lines."""
    if count == 1:
        return [[_joined(words)]]
    return [
        [_joined(words[:first]), *rest]
        for first in range(1, len(words) - count + 2)
        for rest in _splits(words[first:], count - 1)
    ]


def _joined(words: Sequence[str]) -> str:
    return " ".join(words).replace("- ", "-")


def _around(place: Point) -> tuple[Point, ...]:
    """Places close to a stop, for its revenue."""
    steps = [
        (0.42, 0.0),
        (-0.42, 0.0),
        (0.3, 0.34),
        (-0.3, 0.34),
        (0.3, -0.34),
        (-0.3, -0.34),
        (0.0, 0.42),
        (0.0, -0.42),
    ]
    return tuple(place.plus(Point(x * SIZE, y * SIZE)) for x, y in steps)
