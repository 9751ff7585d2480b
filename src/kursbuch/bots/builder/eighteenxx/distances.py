"""How many tiles lie between two hexes: from what is printed on the board, whatever has been built."""

from collections import deque
from collections.abc import Mapping
from typing import TypeAlias

from kursbuch.bots.builder.eighteenxx.rails import CLOSED, Hex, Rails
from kursbuch.mechanics.hexgrid import opposite_edge

Print: TypeAlias = tuple[tuple[object, ...], ...]
"""What is printed on the hexes and decides where track can lead."""

_KNOWN: dict[Print, Mapping[str, Mapping[str, int]]] = {}


def distances(rails: Rails) -> Mapping[str, Mapping[str, int]]:
    """From every hex to every other; a hex beyond gray, red and blue ones is not there."""
    printed = tuple(_print(hex_) for hex_ in rails.hexes.values())
    found = _KNOWN.get(printed)
    if found is None:
        onwards = {name: _ways(rails, name) for name in rails.hexes}
        passable = {name for name, hex_ in rails.hexes.items() if hex_["color"] not in CLOSED}
        found = _KNOWN[printed] = {name: _from(name, onwards, passable) for name in onwards}
    return found


def _print(hex_: Hex) -> tuple[object, ...]:
    track = len(hex_.get("track", ())) if hex_["color"] in CLOSED else -1
    return hex_["id"], hex_["x"], hex_["y"], track, tuple(hex_.get("impassable", ()))


def _ways(rails: Rails, name: str) -> tuple[str, ...]:
    return tuple(
        across
        for edge, across in rails.neighbours[name].items()
        if _is_open(rails, name, edge) and _is_open(rails, across, opposite_edge(edge))
    )


def _is_open(rails: Rails, name: str, edge: int) -> bool:
    """Whether track can ever cross this edge of the hex."""
    hex_ = rails.hexes[name]
    if edge in hex_.get("impassable", ()):
        return False
    if hex_["color"] not in CLOSED:
        return True
    return any(edge in (piece["a"], piece["b"]) for piece in hex_.get("track", ()))


def _from(start: str, onwards: Mapping[str, tuple[str, ...]], passable: set[str]) -> dict[str, int]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        name = waiting.popleft()
        if name not in passable and name != start:
            continue
        for across in onwards[name]:
            if across not in found:
                found[across] = found[name] + 1
                waiting.append(across)
    return found
