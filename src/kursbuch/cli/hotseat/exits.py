"""Track as arrows: where it leaves a hex, and what it joins there."""

from collections.abc import Iterable, Mapping, Sequence

from kursbuch.kernel import Action, Json

ARROWS = {"pointy": "↙←↖↗→↘", "flat": "↓↙↖↑↗↘"}
"""By the side of the hex, from the south clockwise."""
GAUGES = {"narrow": "┄", "dual": "═"}
"""Before the arrow of track that is not broad gauge."""


def joined(track: Json, layout: str, rotation: int = 0) -> str:
    """The arrows of the exits that are joined together, each such group for itself: `←→ ↖↘`."""
    groups: dict[object, list[str]] = {}
    for number, piece in enumerate(_pieces(track)):
        ends = piece.get("a"), piece.get("b")
        stop = next((end for end in ends if isinstance(end, str)), number)
        groups.setdefault(stop, []).extend(_arrows(ends, piece, layout, rotation))
    return " ".join("".join(dict.fromkeys(group)) for group in groups.values() if group)


def exits(track: Json, layout: str) -> str:
    """The arrows of all exits, without what they join."""
    return "".join(dict.fromkeys(joined(track, layout).replace(" ", "")))


def laid_track(board: Json, action: Action) -> str:
    """Where the track leads that a move lays: arrows; empty for any other move."""
    tile, rotation = getattr(action, "tile", None), getattr(action, "rotation", None)
    listed = board.get("tiles") if isinstance(board, Mapping) and isinstance(rotation, int) else None
    for each in _pieces(listed):
        if each.get("tile") == tile:
            return joined(each.get("track"), str(board["layout"]) if isinstance(board, Mapping) else "", rotation or 0)
    return ""


def _arrows(ends: Iterable[Json], piece: Mapping[str, Json], layout: str, rotation: int) -> Iterable[str]:
    sign = GAUGES.get(str(piece.get("gauge")), "")
    arrows = ARROWS.get(layout, ARROWS["pointy"])
    return [sign + arrows[(end + rotation) % len(arrows)] for end in ends if isinstance(end, int)]


def _pieces(track: Json) -> Sequence[Mapping[str, Json]]:
    return [piece for piece in track if isinstance(piece, Mapping)] if isinstance(track, Sequence) else []
