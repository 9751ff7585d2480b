"""What tiles look like as they lie: the print of the supply, turned."""

from kursbuch.bots.builder.eighteenxx.rails import Face
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.kernel import Action
from kursbuch.mechanics.hexgrid import EDGES
from kursbuch.views.eighteenxx import EighteenTrack

_FACES: dict[tuple[str, str, int], Face] = {}
"""Track and stops by title, tile and rotation."""


def face_of(scene: Scene, action: Action) -> Face:
    """The track and the stops of the tile that an action lays."""
    key = (scene.table.view["title"], text(action, "tile"), number(action, "rotation"))
    found = _FACES.get(key)
    if found is None:
        _, tile, rotation = key
        printed = next(entry for entry in scene.table.view["board"]["tiles"] if entry["tile"] == tile)
        found = _FACES[key] = {
            "track": [_turned(piece, rotation) for piece in printed.get("track", ())],
            "stops": [{**stop, "stations": []} if "slots" in stop else stop for stop in printed.get("stops", ())],
        }
    return found


def _turned(piece: EighteenTrack, rotation: int) -> EighteenTrack:
    return {**piece, "a": _turned_end(piece["a"], rotation), "b": _turned_end(piece["b"], rotation)}


def _turned_end(end: int | str, rotation: int) -> int | str:
    """An edge turns with the tile, a stop keeps its number."""
    return (end + rotation) % len(EDGES) if isinstance(end, int) else end
