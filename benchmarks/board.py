"""The 18xx board: microseconds for reach, tile offers, a check, the network and a lay, on 1830 boards built at random.

Run: python benchmarks/board.py [boards]
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from kursbuch.eighteenxx.board import Board, GameMap, Placement, fault, network, placements, reach
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.kernel import Setup
from kursbuch.titles.t1830.assembly import make_game

COLORS = ("yellow", "green", "brown")
HOMES = {
    "PRR": "H12",
    "NYC": "E19",
    "CPR": "A19",
    "B&O": "I15",
    "C&O": "F6",
    "ERIE": "E11",
    "NYNH": "G19",
    "B&M": "E23",
}

Case = tuple[Board, CompanyId, Placement]


def cases(game_map: GameMap, boards: int) -> list[Case]:
    """Boards on which all companies have built by turns, with the company to build next and its tile."""
    random = Random(1830)
    found: list[Case] = []
    while len(found) < boards:
        board = Board.empty(game_map)
        for company, home in HOMES.items():
            board = board.station(CompanyId(company), StopId(HexId(home), 0))
        for number in range(80):
            company = CompanyId(random.choice(tuple(HOMES)))
            offered = list(placements(game_map, board, reach(game_map, board, company), COLORS[: 1 + number // 25]))
            if offered:
                chosen = random.choice(offered)
                if number >= 20:
                    found.append((board, company, chosen))
                board = board.lay(game_map, *chosen)
    return found[:boards]


def measure(name: str, found: list[Case], work: Callable[[Board, CompanyId, Placement], object]) -> None:
    """Print the mean and the longest time."""
    times = []
    for case in found:
        start = perf_counter()
        work(*case)
        times.append(perf_counter() - start)
    print(f"{name:<24}{sum(times) / len(times) * 1e6:8.1f} us, longest {max(times) * 1e6:8.1f} us")


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    game_map = make_game(Setup(("Ada", "Ben"))).map
    found = cases(game_map, boards)
    for board, _, _ in found:
        board.memo.clear()
    measure("reach", found, lambda board, company, _: reach(game_map, board, company))
    measure(
        "tile offers after it",
        found,
        lambda board, company, _: list(placements(game_map, board, reach(game_map, board, company), COLORS)),
    )
    measure(
        "check of one tile",
        found,
        lambda board, company, chosen: fault(game_map, board, chosen, reach(game_map, board, company), COLORS),
    )
    measure("network after reach", found, lambda board, company, _: network(game_map, board, company, "brown"))
    measure("lay", found, lambda board, _, chosen: board.lay(game_map, *chosen))


if __name__ == "__main__":
    main()
