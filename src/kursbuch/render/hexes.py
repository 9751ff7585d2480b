"""A hex of a view, read into what is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kursbuch.kernel import Json
from kursbuch.render.liveries import Livery

End = int | str
"""Where track leads: an edge, or a stop as `s0`."""


@dataclass(frozen=True, slots=True)
class Track:
    """A piece of track between two ends."""

    a: End
    b: End
    gauge: str


Revenue = int | tuple[tuple[str, int], ...]
"""One number, or one for each colour of phase."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A city, a town, an offboard place ..."""

    kind: str
    slots: int
    revenue: Revenue
    stations: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Home:
    """A company whose first station will stand here; city None leaves the choice among the cities."""

    company: str
    city: int | None


@dataclass(frozen=True, slots=True)
class Marker:
    """What makes a stop worth more to a company."""

    company: str
    livery: Livery
    amount: int


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex as a player sees it."""

    id: str
    x: int
    y: int
    color: str
    tile: str
    name: str
    label: str
    cost: int
    terrain: tuple[str, ...]
    impassable: tuple[int, ...]
    track: tuple[Track, ...]
    stops: tuple[Stop, ...]
    stations: tuple[str, ...] = ()
    """Stations on a hex without a city."""
    homes: tuple[Home, ...] = ()
    blocked_by: tuple[str, ...] = ()
    """Privates that keep companies from building here."""
    markers: tuple[Marker, ...] = ()

    @property
    def printed(self) -> "Hex":
        """The hex without what is put on it and where it lies: hexes that look the same are the same."""
        stops = tuple(replace(stop, stations=(None,) * stop.slots) for stop in self.stops)
        return replace(self, x=0, y=0, stops=stops, stations=("",) * len(self.stations), homes=())

    @property
    def ground(self) -> "Hex":
        """Colour, track and stops alone, without any writing; an empty hex shows what it is made of."""
        stops = tuple(replace(stop, revenue=0) for stop in self.printed.stops)
        terrain = (self.landscape,) if self.landscape else ()
        return Hex("", 0, 0, self.color, "", "", "", 0, terrain, (), self.track, stops)

    @property
    def landscape(self) -> str:
        """What an empty hex is made of: that is drawn on it."""
        return self.terrain[0] if self.terrain and self.color == "white" and not self.track else ""

    @property
    def edges(self) -> tuple[int, ...]:
        """The edges that any track leads to."""
        return tuple(sorted({end for piece in self.track for end in (piece.a, piece.b) if isinstance(end, int)}))

    def edges_of(self, stop: int) -> tuple[int, ...]:
        """The edges that track leads to from a stop."""
        name = f"s{stop}"
        ends = [piece.b if piece.a == name else piece.a for piece in self.track if name in (piece.a, piece.b)]
        return tuple(sorted(end for end in ends if isinstance(end, int)))


def read_hex(data: Mapping[str, Json]) -> Hex:
    """The hex in this part of a view."""
    return Hex(
        id=_text(data.get("id")),
        x=_number(data.get("x")),
        y=_number(data.get("y")),
        color=_text(data.get("color")) or "white",
        tile=_text(data.get("tile")),
        name=_text(data.get("name")),
        label=_text(data.get("label")),
        cost=_number(data.get("cost")),
        terrain=tuple(_text(part) for part in sequence(data.get("terrain"))),
        impassable=tuple(_number(part) for part in sequence(data.get("impassable"))),
        track=tuple(_read_track(part) for part in mappings(data.get("track"))),
        stops=tuple(_read_stop(part) for part in mappings(data.get("stops"))),
        stations=tuple(_text(part) for part in sequence(data.get("stations"))),
        homes=tuple(_read_home(part) for part in mappings(data.get("homes"))),
    )


def mappings(value: Json) -> list[Mapping[str, Json]]:
    """The mappings of a list."""
    return [part for part in sequence(value) if isinstance(part, Mapping)]


def sequence(value: Json) -> Sequence[Json]:
    """The list; empty for anything else."""
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()


def _read_track(data: Mapping[str, Json]) -> Track:
    return Track(_end(data.get("a")), _end(data.get("b")), _text(data.get("gauge")) or "broad")


def _read_stop(data: Mapping[str, Json]) -> Stop:
    stations = tuple(_text(station) or None for station in sequence(data.get("stations")))
    slots = max(_number(data.get("slots")), len(stations), 1)
    return Stop(
        kind=_text(data.get("kind")),
        slots=slots,
        revenue=_read_revenue(data.get("revenue")),
        stations=stations + (None,) * (slots - len(stations)),
    )


def _read_revenue(value: Json) -> Revenue:
    if isinstance(value, Mapping):
        return tuple((color, _number(amount)) for color, amount in value.items())
    return _number(value)


def _read_home(data: Mapping[str, Json]) -> Home:
    city = data.get("city")
    return Home(_text(data.get("company")), city if isinstance(city, int) else None)


def _end(value: Json) -> End:
    return value if isinstance(value, int) else _text(value)


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _text(value: Json) -> str:
    return str(value) if value is not None else ""
