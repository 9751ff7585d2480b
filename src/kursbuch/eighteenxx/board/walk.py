"""All simple routes from a company's stations, in one search.

A route crosses every hexside straight on and uses it once: it alternates between track and hexsides. What paths that
alternate so can reach without using anything twice is what Edmonds' search (1965) finds out in a time that grows with
the track, not with the number of routes. An exit is `out` when a route arrives at it from inside its hex and `entered`
when from outside. Where two ways to entered exits meet, they make a loop that can be run round in either direction
(Edmonds' blossom); from then on all of it counts as the one exit by which the loop is come to, its base. A stop lets
routes pass from any exit to any other: it belongs to the loop of the exit from which it was first reached.
"""

from collections.abc import Collection, Iterable, Set
from typing import Final

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX
from kursbuch.eighteenxx.board.state import Wiring
from kursbuch.mechanics.track import EXITS

_START: Final = -1


class Walk:
    """A search over the track of a board; `exits` and `stops` are what it finds."""

    def __init__(self, wiring: Wiring, across: tuple[int, ...], blocked: Set[int], shut: Collection[int] = ()) -> None:
        """`blocked` stops end a route, `shut` stops are left out altogether."""
        self.wiring = wiring
        self.gauges = wiring.gauges
        self.across = across
        self.blocked = blocked
        self.shut = shut
        self.starts: tuple[list[int], list[int]] = ([], [])
        self.is_continued = False
        self.came_from: dict[int, int] = {}
        """By exit out: the entered exit or stop before it, as a vertex."""
        self.entered: set[int] = set()
        """Entered exits and passable stops, as vertices: an exit is its number, a stop comes after all exits."""
        self.exits: set[int] = set()
        """Exits that a route uses: left by it, or entered."""
        self.stops: set[int] = set()
        """Stops that a route visits, those included where it must end."""
        self.dead_ends: set[int] = set()
        self.first_stop = len(across)
        self.todo: list[int] = []
        self.base: dict[int, int] = {}

    def run(self, stations: list[int], exits: list[int]) -> None:
        """Walk from these stops and, over the hexsides, from these exits."""
        self.starts = (stations, exits)
        for stop in stations:
            if stop not in self.shut:
                self._reach_stop(stop, _START)
        for exit_ in exits:
            self._leave(exit_, _START)
        self._go_on()

    def again(self) -> "Walk":
        """The same walk from its beginning."""
        walk = Walk(self.wiring, self.across, self.blocked, self.shut)
        walk.run(*self.starts)
        return walk

    def continued(
        self, wiring: Wiring, hexes: Iterable[int], blocked: Set[int], starts: tuple[list[int], list[int]]
    ) -> "Walk | None":
        """The same walk, finished, where only these hexes have other track, stops that it did not come to are blocked
        or open, and it may begin elsewhere as well; None where that is not just more of it."""
        stations = [stop for stop in starts[0] if stop not in self.starts[0]]
        exits = [exit_ for exit_ in starts[1] if exit_ not in self.starts[1]]
        if len(stations) + len(self.starts[0]) != len(starts[0]) or len(exits) + len(self.starts[1]) != len(starts[1]):
            return None
        walk = Walk(wiring, self.across, blocked, self.shut)
        walk.is_continued = True
        walk.came_from = self.came_from.copy()
        walk.entered = self.entered.copy()
        walk.exits = self.exits.copy()
        walk.stops = self.stops.copy()
        walk.dead_ends = self.dead_ends.copy()
        walk.base = self.base.copy()
        for number in hexes:
            if not walk._enter_changed(number, self.gauges):
                return None
        walk.run(stations, exits)
        walk.starts = starts
        return walk

    def _enter_changed(self, number: int, before: bytes) -> bool:
        """Begin again wherever a route has come to this hex with other track; whether that is just more of it."""
        gauges, across = self.gauges, self.across
        for exit_ in range(number * len(EXITS), (number + 1) * len(EXITS)):
            if before[exit_]:
                if before[exit_] != gauges[exit_]:
                    return False
            elif gauges[exit_] & gauges[across[exit_]] and across[exit_] in self.came_from:
                self.entered.add(exit_)
                self.exits.add(exit_)
            if exit_ in self.entered:
                self.todo.append(exit_)
        first = self.first_stop + number * STOPS_PER_HEX
        self.todo += [stop for stop in range(first, first + STOPS_PER_HEX) if stop in self.entered]
        return True

    def _go_on(self) -> None:
        wires, first_stop = self.wiring.wires, self.first_stop
        for vertex in self.todo:  # grows while it is read
            if vertex >= first_stop:
                stop = vertex - first_stop
                for exit_ in wires[stop // STOPS_PER_HEX].stop_exits[stop % STOPS_PER_HEX]:
                    self._leave(exit_, vertex)
                continue
            for end in wires[vertex // len(EXITS)].links[vertex % len(EXITS)]:
                if end >= 0:
                    self._leave(end, vertex)
                else:
                    self._reach_stop(~end, vertex)

    def exits_in_order(self) -> frozenset[int]:
        """The exits in the order of a walk from its beginning, whatever tiles were laid on the way."""
        if self.is_continued:
            return self.again().exits_in_order()
        first = self.first_stop
        return frozenset(self.came_from).union([vertex for vertex in self.entered if vertex < first])

    def stops_in_order(self) -> frozenset[int]:
        """The stops in the order of a walk from its beginning."""
        if self.is_continued:
            return self.again().stops_in_order()
        first = self.first_stop
        return frozenset(self.dead_ends).union([vertex - first for vertex in self.entered if vertex >= first])

    def leaves_by(self, exit_: int) -> bool:
        """Whether a route leaves a hex by this exit."""
        return exit_ in self.came_from or self.across[exit_] in self.entered

    def left(self) -> frozenset[int]:
        """Exits that a route leaves its hex by: those reached from inside, and those across from entered ones."""
        first, across = self.first_stop, self.across
        return frozenset(self.came_from).union([across[vertex] for vertex in self.entered if vertex < first])

    def _leave(self, exit_: int, before: int) -> None:
        """Arrive at an exit from inside its hex and cross the hexside."""
        if exit_ in self.entered:
            if self.base.get(before) != exit_:
                self._close_loop(before, exit_)
        elif exit_ not in self.came_from:
            self.came_from[exit_] = before
            self.exits.add(exit_)
            across = self.across[exit_]
            if self.gauges[exit_] & self.gauges[across]:
                self.entered.add(across)
                self.exits.add(across)
                self.todo.append(across)

    def _reach_stop(self, stop: int, before: int) -> None:
        vertex = self.first_stop + stop
        if stop in self.shut:
            return
        if stop in self.blocked:
            self.dead_ends.add(stop)
            self.stops.add(stop)
        elif vertex in self.entered:
            self._close_loop(before, vertex)
        else:
            self.entered.add(vertex)
            self.stops.add(stop)
            self.todo.append(vertex)
            self.base[vertex] = self._base(before)

    def _base(self, vertex: int) -> int:
        base = self.base
        while (above := base.get(vertex, vertex)) != vertex:
            base[vertex] = base.get(above, above)
            vertex = above
        return vertex

    def _close_loop(self, one: int, other: int) -> None:
        """Two ways meet: what they do not have in common can be run in both directions."""
        one, other = self._base(one), self._base(other)
        if one == other:
            return
        way = {one}
        above = one
        while above != _START:
            above = self._base(self.came_from[self.across[above]])
            way.add(above)
        shared = other
        while shared not in way:
            shared = self._base(self.came_from[self.across[shared]])
        self._turn_round(one, shared)
        self._turn_round(other, shared)

    def _turn_round(self, vertex: int, base: int) -> None:
        """From here up to the base of the loop, exits that routes leave by can be entered, too."""
        while vertex != base:
            exit_ = self.across[vertex]
            self.base[vertex] = self.base[exit_] = base
            if exit_ not in self.entered:
                self.entered.add(exit_)
                self.todo.append(exit_)
            vertex = self._base(self.came_from[exit_])
