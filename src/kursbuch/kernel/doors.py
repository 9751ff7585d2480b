"""Doors: what a title brings is found on each floor of the house by the title's id.

A door is an entry point of the group `kursbuch.<floor>`. Each floor looks only at its own, and none lists titles: so a
title of another package is complete.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar, cast

from kursbuch.kernel.errors import BrokenDoor, KursbuchError

T = TypeVar("T")


class Floor(Generic[T]):
    """A floor, and what its doors lead to: `Floor[Strategy]("strategies")`. What is behind one is taken at its word."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def doors(self) -> Mapping[str, EntryPoint]:
        """The doors by the id of their title."""
        return _doors(self._name)

    def behind(self, title: object) -> T | None:
        """What the title brings for this floor; None if it has no door here."""
        return cast("T | None", _behind(self._name, str(title)))


@cache
def _doors(floor: str) -> Mapping[str, EntryPoint]:
    points = sorted(entry_points(group=f"kursbuch.{floor}"), key=lambda point: point.name)
    return {point.name: point for point in points}


@cache
def _behind(floor: str, title: str) -> object | None:
    point = _doors(floor).get(title)
    if point is None:
        return None
    try:
        found: object = point.load()
    except KursbuchError:
        raise
    except Exception as error:  # code of others, perhaps written for another version of this program
        raise BrokenDoor("door-broken", floor=floor, title=title, value=point.value, reason=str(error)) from error
    return found


def forget_doors() -> None:
    """Look at all doors anew: after a title has been installed."""
    _doors.cache_clear()
    _behind.cache_clear()
