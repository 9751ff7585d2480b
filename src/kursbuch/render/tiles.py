"""Single tiles: for the supply, for a choice of tiles, and as they would look on a hex."""

from collections.abc import Mapping
from dataclasses import replace

from kursbuch.kernel import Json, KursbuchError, View, as_json
from kursbuch.render.drawing import Layer, Symbol
from kursbuch.render.geometry import CENTER, Layout
from kursbuch.render.hex_symbols import ground_of
from kursbuch.render.hexes import End, Hex, Stop, Track, mappings, read_hex
from kursbuch.render.hexmap import draw_hex, hexes_of, layout_of
from kursbuch.render.liveries import liveries


def tile_symbol(view: View, tile: str, rotation: int) -> Symbol:
    """The track and the stops of a tile as it lies, without any writing."""
    return ground_of(_face(view, tile, rotation), layout_of(view))


def draw_tile(view: View, tile: str, rotation: int, hex_id: str | None = None) -> tuple[Layer, ...]:
    """A tile around (0, 0), in the layers of the board; with a hex as it would look there."""
    layout, face = layout_of(view), _face(view, tile, rotation)
    companies = liveries(mappings(as_json(view).get("companies")))
    return draw_hex(face if hex_id is None else _laid(view, face, hex_id, layout), layout, companies, CENTER)


def _face(view: View, tile: str, rotation: int) -> Hex:
    data = _definition(view, tile)
    face = read_hex(data)
    return replace(face, tile=tile, track=tuple(_turned(piece, rotation) for piece in face.track))


def _definition(view: View, tile: str) -> Mapping[str, Json]:
    board = view.get("board")
    tiles = mappings(board.get("tiles")) if isinstance(board, Mapping) else []
    found = next((data for data in tiles if data.get("tile") == tile), None)
    if found is None:
        raise KursbuchError("tile-unknown", tile=tile)
    return found


def _turned(piece: Track, rotation: int) -> Track:
    return Track(_turned_end(piece.a, rotation), _turned_end(piece.b, rotation), piece.gauge)


def _turned_end(end: End, rotation: int) -> End:
    return (end + rotation) % 6 if isinstance(end, int) else end


def _laid(view: View, face: Hex, hex_id: str, layout: Layout) -> Hex:
    """The tile on its hex: the name stays, and every station stays in the city that keeps its track."""
    old = next((part for part in hexes_of(view) if part.id == hex_id), None)
    if old is None:
        raise KursbuchError("hex-unknown", hex=hex_id)
    stops = [replace(stop, stations=()) for stop in face.stops]
    for number, stop in enumerate(old.stops):
        kept = _kept_stop(old, number, face)
        if kept is not None:
            stops[kept] = replace(stops[kept], stations=(*stops[kept].stations, *filter(None, stop.stations)))
    return replace(
        face,
        id=old.id,
        name=old.name,
        stops=tuple(_filled(stop) for stop in stops),
        stations=old.stations,
        impassable=old.impassable,
        blocked_by=old.blocked_by,
        markers=old.markers,
        homes=tuple(
            replace(home, city=_kept_stop(old, home.city, face) if home.city is not None else None)
            for home in old.homes
        ),
    )


def _kept_stop(old: Hex, number: int, face: Hex) -> int | None:
    """Which stop of the tile has the track of a stop; without track, the stop of the same number."""
    if not 0 <= number < len(old.stops) or not face.stops:
        return None
    edges = set(old.edges_of(number))
    if edges:
        return next((new for new in range(len(face.stops)) if edges <= set(face.edges_of(new))), None)
    return min(number, len(face.stops) - 1)


def _filled(stop: Stop) -> Stop:
    stations = stop.stations[: stop.slots]
    return replace(stop, stations=stations + (None,) * (stop.slots - len(stations)))
