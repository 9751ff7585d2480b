"""Doors: what a title brings is found on each floor of the house by the title's id.

A door is an entry point of the group `kursbuch.<floor>`. Each floor looks only at its own, and none lists titles: so a
title of another package is complete.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kursbuch.kernel.errors import BrokenDoor


@cache
def doors_on(floor: str) -> Mapping[str, EntryPoint]:
    """The doors of a floor by the id of their title."""
    points = sorted(entry_points(group=f"kursbuch.{floor}"), key=lambda point: point.name)
    return {point.name: point for point in points}


@cache
def behind_door(floor: str, title: str) -> object | None:
    """What the title brings for this floor; None if it has no door there."""
    point = doors_on(floor).get(title)
    if point is None:
        return None
    try:
        found: object = point.load()
    except (ImportError, AttributeError) as error:
        raise BrokenDoor("door-broken", floor=floor, title=title, value=point.value, reason=str(error)) from error
    return found


def forget_doors() -> None:
    """Look at all doors anew: after a title has been installed."""
    doors_on.cache_clear()
    behind_door.cache_clear()
