"""Cubes in games that are played in thought: planned once for an action, and then laid as planned."""

from collections.abc import Hashable
from typing import Any

from kursbuch.bots.builder.american_rails.expansion import Laid, best_paths
from kursbuch.bots.builder.american_rails.geography import Geography
from kursbuch.bots.builder.american_rails.reading import Reading
from kursbuch.bots.builder.american_rails.spaces import CUBES

MOST = max(CUBES.values())


def hasty_plan(table: Reading, map_: Geography, seat: int, kept: dict[Any, Any]) -> list[Laid]:
    """The cubes of the best path, then those of the best one of another company: nothing is looked for a second time.

    The plan is kept for what the table will look like after each of its cubes.
    """
    start = _look(table, seat)
    if start not in kept:
        laid, looks = _lay(table, map_, seat)
        worth = [0.0, *(cube.value for cube in laid)]
        for number, look in enumerate([start, *looks[:-1]] if looks else [start]):
            kept[look] = [cube._replace(value=cube.value - worth[number]) for cube in laid[number:]]
    found: list[Laid] = kept[start]
    return found


def _lay(table: Reading, map_: Geography, seat: int) -> tuple[list[Laid], list[Hashable]]:
    """The cubes, and what the table looks like after each."""
    laid: list[Laid] = []
    looks: list[Hashable] = []
    firms: set[str] = set()
    for path in best_paths(table, map_, seat, MOST):
        if path.firm in firms:
            continue
        firms.add(path.firm)
        for hex_ in path.hexes[: MOST - len(laid)]:
            cost = map_.cost(table, hex_)
            if cost is None or cost > table.firms[path.firm].treasury:
                break
            table = table.with_cube(path.firm, hex_, cost)
            before = laid[-1].value if laid else 0.0
            laid.append(Laid(path, hex_, before + path.value / len(path.hexes)))
            looks.append(_look(table, seat))
    return laid, looks


def _look(table: Reading, seat: int) -> Hashable:
    """What decides where the seat lays cubes."""
    return seat, tuple(table.firms.values()), frozenset(table.holdings[seat].items()), frozenset(table.crowd.items())
