"""Routes in words, as records write them.

A route is the stops and hexes on its way: `F2 (G3) H4` runs from F2 to H4 and passes G3 without a stop. In a hex with
several stops the number follows: `G19/1`.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from kursbuch.eighteenxx.router.model import HALT, Network, Route


class Way(NamedTuple):
    """A route in the router's numbers."""

    stops: tuple[int, ...]
    tracks: tuple[int, ...]


def write_route(network: Network, route: Route | Way) -> str:
    """The route in words."""
    words: list[str] = []
    tracks = [network.tracks[number] for number in route.tracks]
    node = route.stops[0]
    words.append(network.stops[node].name)
    for track in tracks:
        node = track.b if node == track.a else track.a
        if node >= 0:
            words.append(network.stops[node].name)
        elif track.a < 0 and track.b < 0:
            words.append(f"({track.hex})")
    return " ".join(words)


def read_route(network: Network, text: str) -> Way | None:
    """The way that the words describe, or None if the network has none like it."""
    words = text.split()
    names, tracks = _index(network)
    if len(words) < 2 or _is_passed(words[0]) or _is_passed(words[-1]):
        return None
    for word in words:
        if word not in names and not _is_passed(word):
            return None
    return _Reader(network, words, names, tracks).read()


def _is_passed(word: str) -> bool:
    return word.startswith("(") and word.endswith(")")


Index = tuple[Mapping[str, int], Mapping[str, Sequence[tuple[int, int, int]]]]
"""The numbers of the stops by their names, and the tracks by their hexes: number and both ends."""


def _index(network: Network) -> Index:
    """Made once for a network: a run is read more than once, and has several routes."""
    found = network.memo.get("index")
    if found is None:
        tracks: dict[str, list[tuple[int, int, int]]] = {}
        for number, track in enumerate(network.tracks):
            tracks.setdefault(track.hex, []).append((number, track.a, track.b))
        names = {stop.name: number for number, stop in enumerate(network.stops) if stop.kind != HALT}
        found = network.memo["index"] = (names, tracks)
    return cast(Index, found)


class _Reader:
    """Follows the words track by track."""

    def __init__(
        self,
        network: Network,
        words: Sequence[str],
        names: Mapping[str, int],
        tracks: Mapping[str, Sequence[tuple[int, int, int]]],
    ) -> None:
        self.network = network
        self.hexes = [word.strip("()").partition("/")[0] for word in words]
        self.wanted = [names.get(word, -1) for word in words]
        """The stops that the words name, -1 where a hex is passed without one."""
        self.tracks = tracks

    def read(self) -> Way | None:
        start = self.wanted[0]
        tracks = self._follow(start, 1, self.hexes[0])
        if tracks is None:
            return None
        stops = [start]
        node = start
        for number in tracks:
            track = self.network.tracks[number]
            node = track.b if node == track.a else track.a
            if node >= 0:
                stops.append(node)
        return Way(tuple(stops), tuple(tracks))

    def _from_node(self, hex_: str, node: int) -> list[tuple[int, int]]:
        """The tracks of a hex from a node on, each with the node it leads to."""
        found = []
        for number, a, b in self.tracks.get(hex_, ()):
            if a == node:
                found.append((number, b))
            elif b == node:
                found.append((number, a))
        return found

    def _follow(self, node: int, index: int, hex_: str) -> list[int] | None:
        """The tracks from a node on: out of this hex, or through the hex of the next word."""
        if index == len(self.hexes):
            return []
        if node >= 0 and self.network.stops[node].kind != HALT:
            for number, side in self._from_node(hex_, node):
                if side < 0:
                    rest = self._cross(side, index, self.hexes[index])
                    if rest is not None:
                        return [number, *rest]
            return None
        return self._cross(node, index, self.hexes[index])

    def _cross(self, node: int, index: int, hex_: str) -> list[int] | None:
        """The tracks from a hexside (or a halt) on, through the hex of a word."""
        wanted = self.wanted[index]
        is_stop = wanted >= 0
        for number, end in self._from_node(hex_, node):
            if end >= 0 and self.network.stops[end].kind == HALT:
                rest = self._through_halt(end, node, index, hex_)
            elif is_stop and end == wanted:
                rest = self._follow(end, index + 1, hex_)
            elif not is_stop and end < 0:
                rest = self._onward(end, index)
            else:
                rest = None
            if rest is not None:
                return [number, *rest]
        return None

    def _through_halt(self, halt: int, came_from: int, index: int, hex_: str) -> list[int] | None:
        for number, end in self._from_node(hex_, halt):
            if end != came_from and end < 0:
                rest = self._onward(end, index)
                if rest is not None:
                    return [number, *rest]
        return None

    def _onward(self, side: int, index: int) -> list[int] | None:
        """The tracks after a hex that was passed without a stop."""
        return self._cross(side, index + 1, self.hexes[index + 1]) if index + 1 < len(self.hexes) else None
