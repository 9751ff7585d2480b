"""The router: time for the best run on hex fields full of track, from a yellow one to one of brown tiles only,
and on full boards of the four maps and two variants.

Run: python -m benchmarks.router [fields]
"""

import sys
from random import Random
from statistics import median
from time import perf_counter, process_time

from benchmarks.full_boards import full_board, games
from kursbuch.eighteenxx.router import Network, Stop, Track, Train, best_revenue, best_run, forget_links
from kursbuch.eighteenxx.router import search as compiled_or_not

WIDTH, HEIGHT = 10, 9
DIRECTIONS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
Tile = tuple[tuple[int, int], ...]
"""Pairs of edges; edge 6 is the stop in the middle."""
PLAIN: dict[str, list[Tile]] = {
    "yellow": [((0, 1),), ((0, 2),), ((0, 3),)],
    "green": [
        ((0, 3), (0, 4)),
        ((0, 3), (0, 2)),
        ((0, 2), (0, 4)),
        ((0, 3), (0, 5)),
        ((0, 3), (0, 1)),
        ((0, 4), (0, 5)),
        ((0, 2), (0, 1)),
        ((0, 2), (1, 3)),
        ((0, 3), (1, 4)),
    ],
    "brown": [
        ((0, 2), (0, 1), (1, 2)),
        ((0, 2), (2, 4), (0, 4)),
        ((0, 3), (0, 1), (1, 3)),
        ((0, 3), (3, 5), (0, 5)),
        ((0, 3), (0, 2), (1, 3), (1, 2)),
        ((0, 3), (1, 4), (0, 1), (3, 4)),
        ((0, 3), (2, 4), (0, 4), (2, 3)),
        ((0, 3), (2, 4), (3, 4), (0, 2)),
        ((0, 3), (1, 4), (1, 3), (0, 4)),
        ((0, 1), (0, 2), (1, 3), (2, 3)),
    ],
}
CITIES: dict[str, list[Tile]] = {
    "yellow": [((0, 6), (3, 6))],
    "green": [((0, 6), (1, 6), (3, 6), (4, 6)), ((0, 6), (1, 6), (2, 6), (3, 6))],
    "brown": [((0, 6), (1, 6), (2, 6), (3, 6), (4, 6), (5, 6))],
}
TOWNS: list[Tile] = [((0, 6), (1, 6)), ((0, 6), (2, 6)), ((0, 6), (3, 6))]
VALUES = {"yellow": 20, "green": 30, "brown": 40}
FLEETS = {
    "5": [Train("5", 5)],
    "D": [Train("D", None)],
    "4 + 4 + 3": [Train("4", 4), Train("4", 4), Train("3", 3)],
    "5 + 6": [Train("5", 5), Train("6", 6)],
    "D + D": [Train("D", None), Train("D", None)],
}


class Field:
    """A field of hexes, each with the tile that joins most of the track beside it."""

    def __init__(self, color: str, seed: int) -> None:
        self.color = color
        self.random = Random(seed)
        self.laid: dict[tuple[int, int], Tile] = {}
        for x in range(WIDTH):
            for y in range(HEIGHT):
                self._lay(x, y)

    def _kind(self, x: int, y: int) -> str:
        return {0: "city", 2: "town"}.get((x + 2 * y) % 5, "plain")

    def _lay(self, x: int, y: int) -> None:
        kind = self._kind(x, y)
        tiles = {"city": CITIES[self.color], "town": TOWNS, "plain": PLAIN[self.color]}[kind]
        choices = [tuple((turned(a, turn), turned(b, turn)) for a, b in tile) for tile in tiles for turn in range(6)]
        self.random.shuffle(choices)
        self.laid[x, y] = max(choices, key=lambda tile: self._fit(x, y, tile))

    def _fit(self, x: int, y: int, tile: Tile) -> int:
        edges = {edge for pair in tile for edge in pair}
        fit = 0
        for edge, (dx, dy) in enumerate(DIRECTIONS):
            beside = self.laid.get((x + dx, y + dy))
            if beside is not None:
                meets = any((edge + 3) % 6 in pair for pair in beside)
                fit += (1 if meets else -1) if edge in edges else (-1 if meets else 0)
        return fit

    def network(self) -> Network:
        """The field as a company with three stations sees it."""
        stops: list[Stop] = []
        tracks: list[Track] = []
        junctions: dict[tuple[int, int, int], int] = {}
        for (x, y), tile in self.laid.items():
            kind = self._kind(x, y)
            if kind != "plain":
                value = VALUES[self.color] if kind == "city" else 10
                stops.append(Stop(f"{x}/{y}", len(stops), kind, value))
            for pair in tile:
                ends = [
                    len(stops) - 1 if edge == 6 else ~junctions.setdefault(side(x, y, edge), len(junctions))
                    for edge in pair
                ]
                tracks.append(Track(f"{x}/{y}", ends[0], ends[1]))
        cities = [number for number, stop in enumerate(stops) if stop.kind == "city"]
        for number in self.random.sample(cities, 3):
            stop = stops[number]
            stops[number] = Stop(stop.name, stop.place, stop.kind, stop.value, station=True)
        return Network(tuple(stops), tuple(tracks), len(junctions))


def turned(edge: int, turn: int) -> int:
    """An edge after turning the tile; the middle stays."""
    return edge if edge == 6 else (edge + turn) % 6


def side(x: int, y: int, edge: int) -> tuple[int, int, int]:
    """The hexside, under the same name from both of its hexes."""
    if edge >= 3:
        dx, dy = DIRECTIONS[edge]
        return x + dx, y + dy, edge - 3
    return x, y, edge


def main() -> None:
    fields = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(f"search from {compiled_or_not.__file__}")
    print("| field | tracks | trains | median ms | longest ms | ratio | proven |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    measure_fields(fields)
    print("| full board | trains | median ms of the processor | longest | proven |")
    print("| --- | --- | --- | --- | --- |")
    measure_full_boards(fields)


def measure_full_boards(boards: int) -> None:
    """Print a line for each map and fleet; processor time, since a proof may take seconds."""
    for name, game in games().items():
        filled = [full_board(name, game, seed) for seed in range(boards)]
        for fleet in filled[0].fleets:
            times = []
            proven = True
            for board in filled:
                start = process_time()
                forget_links()
                proven &= best_revenue(board.network, board.fleets[fleet]).proven
                times.append((process_time() - start) * 1000)
            print(
                f"| {name} | {fleet} | {median(times):.0f} | {max(times):.0f} | {'yes' if proven else 'NO'} |",
                flush=True,
            )


def measure_fields(fields: int) -> None:
    """Print a line for each colour and fleet."""
    first = 0.0
    for color in VALUES:
        networks = [Field(color, seed).network() for seed in range(fields)]
        for name, trains in FLEETS.items():
            times = []
            proven = True
            for network in networks:
                start = perf_counter()
                forget_links()
                proven &= best_run(network, trains).proven
                times.append((perf_counter() - start) * 1000)
            first = first or median(times)
            tracks = len(networks[0].tracks)
            figures = f"{median(times):.1f} | {max(times):.1f} | {median(times) / first:.0f}"
            print(f"| {color} | {tracks} | {name} | {figures} | {'yes' if proven else 'NO'} |", flush=True)


if __name__ == "__main__":
    main()
