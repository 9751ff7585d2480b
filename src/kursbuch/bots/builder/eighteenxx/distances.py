"""How many tiles lie between two hexes: from what is printed on the board, whatever has been built."""

from collections import deque
from collections.abc import Mapping
from typing import TypeAlias

from kursbuch.bots.builder.eighteenxx.rails import CLOSED, Rails, print_of
from kursbuch.mechanics.hexgrid import opposite_edge

Print: TypeAlias = tuple[tuple[object, ...], ...]
"""What is printed on the hexes and decides where track can lead."""

_KNOWN: dict[Print, Mapping[str, Mapping[str, int]]] = {}


def distances(rails: Rails) -> Mapping[str, Mapping[str, int]]:
    """From every hex to every other; a hex beyond gray, red and blue ones is not there."""
    if rails.distances is None:
        printed = tuple(print_of(hex_) for hex_ in rails.hexes.values())
        if printed not in _KNOWN:
            _KNOWN[printed] = _measure(rails)
        rails.distances = _KNOWN[printed]
    return rails.distances


def _measure(rails: Rails) -> Mapping[str, Mapping[str, int]]:
    onwards = {name: _ways(rails, name) for name in rails.hexes}
    passable = {name for name, hex_ in rails.hexes.items() if hex_["color"] not in CLOSED}
    return {name: _from(name, onwards, passable) for name in onwards}


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
