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


class Step:
    """One piece of track run through: from a stop or over a hexside, to a stop or to the far side of a hexside."""

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
        self.from_stop: list[list[Step]] = [[] for _ in range(stops)]
        self.from_state: dict[int, list[Step]] = {}
        self.bits: dict[int, int] = {}
        self.ways: set[tuple[int, int, int]] = set()
        self.found: dict[int, list[Link]] = {}
        self.single_gauge = True
        self._read(tracks)
        self._path: list[int] = []
        self._entries: dict[int, list[int]] = {}
        self._origin = 0
        self._found: list[Link] = []

    def _read(self, tracks: list[tuple[str, int, int, str]]) -> None:
        hexes: dict[str, int] = {}
        sides: dict[int, int] = {}
        for track, (name, a, b, gauge_name) in enumerate(tracks):
            number = hexes.setdefault(name, len(hexes))
            gauge = GAUGES[gauge_name]
            if gauge != BROAD:
                self.single_gauge = False
            for start, end in ((a, b), (b, a)):
                state = self._state(end, number, sides, False)
                step = Step(track, gauge, number, start, end, end if end >= 0 else -1, state)
                if start < 0 or end < 0:
                    self.ways.add((number, start, end))
                if start >= 0:
                    self.from_stop[start].append(step)
                else:
                    self.from_state.setdefault(self._state(start, number, sides, True), []).append(step)

    def _state(self, end: int, number: int, sides: dict[int, int], inward: bool) -> int:
        """A hexside crossed one way: even into the hex whose track came first, odd into the other."""
        if end >= 0:
            return -1
        into_first = (sides.setdefault(end, number) == number) == inward
        return 2 * ~end + (0 if into_first else 1)

    def at(self, stop: int) -> list[Link]:
        """The links that leave a stop, without those that another one makes superfluous."""
        links = self.found.get(stop)
        if links is None:
            links = self._search(stop)
            self.found[stop] = links
        return links

    def _search(self, stop: int) -> list[Link]:
        self._origin = stop
        self._found = []
        for step in self.from_stop[stop]:
            self._follow(step, 0, 0, step.gauge)
        return _without_dominated(self._found)

    def _bit(self, junction: int) -> int:
        bit = self.bits.get(junction)
        if bit is None:
            bit = 1 << len(self.bits)
            self.bits[junction] = bit
        return bit

    def _follow(self, step: Step, mask: int, hexes: int, gauge: int) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise TooManyLinks
        if step.stop >= 0:
            if step.stop != self._origin:
                bit = self._bit(-1 - step.track) if hexes == 0 else 0
                tracks = (*self._path, step.track)
                self._found.append(Link(step.stop, mask | bit, hexes, gauge, tracks))
            return
        bit = self._bit(step.state >> 1)
        if mask & bit:
            return
        onward = self.from_state.get(step.state)
        if onward is None:
            return
        entries = self._entries.setdefault(step.hex, [])
        entries.append(step.start)
        self._path.append(step.track)
        for following in onward:
            both = join_gauge(gauge, following.gauge)
            if both >= 0 and not self._has_short_cut(following):
                self._follow(following, mask | bit, hexes + 1, both)
        self._path.pop()
        entries.pop()

    def _has_short_cut(self, step: Step) -> bool:
        """The path was in this hex before, and track leads from where it came in to where it would now go out."""
        if not self.single_gauge:
            return False
        entries = self._entries.get(step.hex)
        if not entries:
            return False
        return any((step.hex, entry, step.end) in self.ways for entry in entries)


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
