"""A frozen value with some of its fields changed: what `dataclasses.replace` does, at a third of the cost."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import repeat
from operator import attrgetter, call
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["with_changes"]

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as with_changes
else:

    def with_changes(value: T, /, **changes: object) -> T:
        """The same value with other fields. It is checked as `replace` is, and is that for classes without slots and
        for those that work something out when they are made."""
        access = _access(type(value))
        if access is None:
            return replace(value, **changes)
        read, places, setters = access
        parts = list(read(value))
        for name, part in changes.items():
            parts[places[name]] = part
        changed = object.__new__(type(value))
        for _ in map(call, setters, repeat(changed), parts):
            pass
        return changed


Access = tuple[Callable[[object], tuple[object, ...]], Mapping[str, int], tuple[Callable[[Any, object], None], ...]]
"""How all fields are read at once, their places, and how each is set."""


@cache
def _access(kind: type) -> Access | None:
    names = tuple(field.name for field in fields(kind))
    if hasattr(kind, "__post_init__") or not all(hasattr(getattr(kind, name, None), "__set__") for name in names):
        return None
    read_some = attrgetter(*names)
    read = read_some if len(names) > 1 else lambda value: (read_some(value),)
    return read, {name: place for place, name in enumerate(names)}, tuple(getattr(kind, n).__set__ for n in names)
