"""All simple routes from a company's stations, in one search.

A route crosses every hexside straight on and uses it once: it alternates between track and hexsides. What paths that
alternate so can reach without using anything twice is what Edmonds' search (1965) finds out in a time that grows with
the track, not with the number of routes. An exit is `out` when a route arrives at it from inside its hex and `entered`
when from outside. Where two ways to entered exits meet, they make a loop that can be run round in either direction
(Edmonds' blossom); from then on all of it counts as the one exit by which the loop is come to, its base. A stop lets
routes pass from any exit to any other: it belongs to the loop of the exit from which it was first reached.
"""

from collections.abc import Collection, Iterable
from typing import Final

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX
from kursbuch.eighteenxx.board.state import Wiring
from kursbuch.mechanics.track import EXITS

_START: Final = -1


class Walk:
    """A search over the track of a board; `exits` and `stops` are what it finds."""

    def __init__(
        self, wiring: Wiring, across: tuple[int, ...], blocked: Collection[int], shut: Collection[int] = ()
    ) -> None:
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
        self.first_stop = len(across)
        self.dead_ends: set[int] = set()
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

    def continued(self, wiring: Wiring, hexes: Iterable[int]) -> "Walk | None":
        """The same walk, finished, where only these hexes have other track; None where that is not just more of it."""
        walk = Walk(wiring, self.across, self.blocked, self.shut)
        walk.starts = self.starts
        walk.is_continued = True
        walk.came_from = self.came_from.copy()
        walk.entered = self.entered.copy()
        walk.dead_ends = self.dead_ends.copy()
        walk.base = self.base.copy()
        for number in hexes:
            for exit_ in range(number * len(EXITS), (number + 1) * len(EXITS)):
                if self.gauges[exit_]:
                    if self.gauges[exit_] != wiring.gauges[exit_]:
                        return None
                elif wiring.gauges[exit_] & wiring.gauges[self.across[exit_]] and self.across[exit_] in self.came_from:
                    walk.entered.add(exit_)
                if exit_ in walk.entered:
                    walk.todo.append(exit_)
            first = self.first_stop + number * STOPS_PER_HEX
            walk.todo += [stop for stop in range(first, first + STOPS_PER_HEX) if stop in walk.entered]
        walk._go_on()
        return walk

    def _go_on(self) -> None:
        links, stop_exits, first_stop = self.wiring.links, self.wiring.stop_exits, self.first_stop
        for vertex in self.todo:  # grows while it is read
            if vertex >= first_stop:
                for exit_ in stop_exits[vertex - first_stop]:
                    self._leave(exit_, vertex)
                continue
            for end in links[vertex]:
                if end >= 0:
                    self._leave(end, vertex)
                else:
                    self._reach_stop(~end, vertex)

    @property
    def exits(self) -> frozenset[int]:
        first = self.first_stop
        return frozenset(self.came_from).union([vertex for vertex in self.entered if vertex < first])

    @property
    def left(self) -> frozenset[int]:
        """Exits that a route leaves its hex by: those reached from inside, and those across from entered ones."""
        first, across = self.first_stop, self.across
        return frozenset(self.came_from).union([across[vertex] for vertex in self.entered if vertex < first])

    @property
    def stops(self) -> frozenset[int]:
        first = self.first_stop
        return frozenset(self.dead_ends).union([vertex - first for vertex in self.entered if vertex >= first])

    def _leave(self, exit_: int, before: int) -> None:
        """Arrive at an exit from inside its hex and cross the hexside."""
        if exit_ in self.entered:
            if self.base.get(before) != exit_:
                self._close_loop(before, exit_)
        elif exit_ not in self.came_from:
            self.came_from[exit_] = before
            across = self.across[exit_]
            if self.gauges[exit_] & self.gauges[across]:
                self.entered.add(across)
                self.todo.append(across)

    def _reach_stop(self, stop: int, before: int) -> None:
        vertex = self.first_stop + stop
        if stop in self.shut:
            return
        if stop in self.blocked:
            self.dead_ends.add(stop)
        elif vertex in self.entered:
            self._close_loop(before, vertex)
        else:
            self.entered.add(vertex)
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
