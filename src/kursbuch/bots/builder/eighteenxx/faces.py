"""What tiles look like: learnt from the board when they are first thought of."""

from kursbuch.bots.builder.eighteenxx.rails import Hex
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.kernel import Action, View

_FACES: dict[tuple[str, str, int, int], Hex] = {}
"""Track and stops by title, tile, rotation and the number of stops that the hex had."""


def face_of(scene: Scene, action: Action) -> Hex:
    """The track and the stops of the tile that an action lays."""
    name = text(action, "hex")
    stops = scene.rails.hexes[name].get("stops", ())
    key = (scene.table.title, text(action, "tile"), number(action, "rotation"), len(stops))
    found = _FACES.get(key)
    if found is None:
        shown = _hex_after(scene, action, name)
        bare = [{**stop, "stations": []} if "stations" in stop else stop for stop in shown.get("stops", ())]
        found = _FACES[key] = {"track": shown.get("track", ()), "stops": bare}
    return found


def _hex_after(scene: Scene, action: Action, name: str) -> Hex:
    view: View = scene.turn.rules.view(scene.after(action), scene.turn.seat)
    board = view["board"]
    assert isinstance(board, dict)
    return next(hex_ for hex_ in board["hexes"] if hex_["id"] == name)
