"""Track contracted to links: the ways from one stop to the next without a stop between.

A link is known by its hexsides. Two routes, or two links of one route, may not share a hexside: all track of a hex
that meets at an edge is one there (1830 §6.4.2).
"""

from typing import Final

DUAL: Final = 0
BROAD: Final = 1
NARROW: Final = 2
GAUGES: Final = {"dual": DUAL, "broad": BROAD, "narrow": NARROW}


class TooManyLinks(Exception):  # noqa: N818
    """The track between the stops branches so much that its links cannot be listed within the budget."""


class Hop:
    """One piece of track run through: from a stop or over a hexside, to a stop or to the far side of a hexside."""

    __slots__ = ("end", "gauge", "hex", "start", "state", "stop", "track")

    def __init__(self, track: int, gauge: int, hex_number: int, start: int, end: int, stop: int, state: int) -> None:
        self.track = track
        self.gauge = gauge
        self.hex = hex_number
        self.start = start
        self.end = end
        self.stop = stop
        self.state = state


class Link:
    """A way from one stop to another: the stop it leads to, its hexsides, how many hexes it enters, its gauge."""

    __slots__ = ("gauge", "hexes", "mask", "to", "tracks")

    def __init__(self, to: int, mask: int, hexes: int, gauge: int, tracks: tuple[int, ...]) -> None:
        self.to = to
        self.mask = mask
        self.hexes = hexes
        self.gauge = gauge
        self.tracks = tracks


def join_gauge(first: int, second: int) -> int:
    """The gauge of a stretch that goes on with more track, or -1: it changes only in stops (1849 §4.3.1)."""
    if first == second or second == DUAL:
        return first
    return second if first == DUAL else -1


class Links:
    """All links of a network, found stop by stop when they are first asked for."""

    def __init__(self, tracks: list[tuple[str, int, int, str]], stops: int, budget: int) -> None:
        self.budget = budget
        """Steps that may be tried from one stop."""
        self.from_stop: list[list[Hop]] = [[] for _ in range(stops)]
        self.from_state: dict[int, list[Hop]] = {}
        self.bits: dict[int, int] = {}
        """By hexside; and by -1 - track where it joins two stops of a hex."""
        self.ways: set[tuple[int, int, int]] = set()
        self.single_gauge = True
        self._found: dict[int, list[Link]] = {}
        self._read(tracks)

    def _read(self, tracks: list[tuple[str, int, int, str]]) -> None:
        hexes: dict[str, int] = {}
        sides: dict[int, int] = {}
        for track, (name, a, b, gauge_name) in enumerate(tracks):
            number = hexes.setdefault(name, len(hexes))
            gauge = GAUGES[gauge_name]
            if gauge != BROAD:
                self.single_gauge = False
            if a >= 0 and b >= 0:
                self.bits[-1 - track] = 1 << len(self.bits)
            else:
                self.ways.add((number, a, b))
                self.ways.add((number, b, a))
            out_a = self._state_beyond(a, number, sides)
            out_b = self._state_beyond(b, number, sides)
            for start, end, behind, beyond in ((a, b, out_a, out_b), (b, a, out_b, out_a)):
                step = Hop(track, gauge, number, start, end, end if end >= 0 else -1, beyond)
                if start >= 0:
                    self.from_stop[start].append(step)
                else:
                    self.from_state.setdefault(behind ^ 1, []).append(step)

    def _state_beyond(self, end: int, number: int, sides: dict[int, int]) -> int:
        """A hexside crossed out of the hex: odd out of the hex whose track came first, even the other way."""
        if end >= 0:
            return -1
        first = sides.get(end)
        if first is None:
            sides[end] = first = number
            self.bits[~end] = 1 << len(self.bits)
        return 2 * ~end + (1 if first == number else 0)

    def at(self, stop: int) -> list[Link]:
        """The links that leave a stop, without those that another one makes superfluous."""
        links = self._found.get(stop)
        if links is None:
            trace = Trace(self, stop)
            for step in self.from_stop[stop]:
                trace.follow(step, 0, 0, step.gauge)
            links = self._found[stop] = _without_dominated(trace.found)
        return links


class Trace:
    """Follows the track from one stop up to the next stops."""

    def __init__(self, links: Links, origin: int) -> None:
        self.links = links
        self.origin = origin
        self.budget = links.budget
        self.found: list[Link] = []
        self._path: list[int] = []
        self._entries: dict[int, list[int]] = {}

    def follow(self, step: Hop, mask: int, hexes: int, gauge: int) -> None:
        """Go on by this step; the mask, the number of hexes and the gauge are those of the way so far."""
        self.budget -= 1
        if self.budget < 0:
            raise TooManyLinks
        if step.stop >= 0:
            if step.stop != self.origin:
                bit = self.links.bits[-1 - step.track] if hexes == 0 else 0
                tracks = (*self._path, step.track)
                self.found.append(Link(step.stop, mask | bit, hexes, gauge, tracks))
            return
        bit = self.links.bits[step.state >> 1]
        onward = self.links.from_state.get(step.state)
        if mask & bit or onward is None:
            return
        entries = self._entries.setdefault(step.hex, [])
        entries.append(step.start)
        self._path.append(step.track)
        for following in onward:
            both = join_gauge(gauge, following.gauge)
            if both >= 0 and not self._has_short_cut(following):
                self.follow(following, mask | bit, hexes + 1, both)
        self._path.pop()
        entries.pop()

    def _has_short_cut(self, step: Hop) -> bool:
        """The path was in this hex before, and track leads from where it came in to where it would now go out."""
        entries = self._entries.get(step.hex)
        if not entries or not self.links.single_gauge:
            return False
        return any((step.hex, entry, step.end) in self.links.ways for entry in entries)


def _without_dominated(links: list[Link]) -> list[Link]:
    """Drop links that use all hexsides of another one to the same stop and are no better in gauge."""
    kept: list[Link] = []
    by_stop: dict[int, list[Link]] = {}
    for link in links:
        by_stop.setdefault(link.to, []).append(link)
    for group in by_stop.values():
        if len(group) == 1:
            kept.append(group[0])
            continue
        group.sort(key=_length)
        best: list[Link] = []
        for link in group:
            if not any(_dominates(other, link) for other in best):
                best.append(link)
        kept.extend(best)
    return kept


def _length(link: Link) -> tuple[int, int]:
    return link.hexes, link.gauge


def _dominates(other: Link, link: Link) -> bool:
    return other.mask & ~link.mask == 0 and (other.gauge == link.gauge or other.gauge == DUAL)
