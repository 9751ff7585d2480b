"""A frozen value with some of its fields changed: what `dataclasses.replace` does, at a third of the cost."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["with_changes"]

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as with_changes
else:

    def with_changes(value: T, /, **changes: object) -> T:
        """The same value, of a frozen dataclass with slots, with other fields. It is checked as `replace` is.

        Nothing is worked out when it is made: it is not for classes with `__post_init__`.
        """
        read, places, setters = _access(type(value))
        parts = list(read(value))
        for name, part in changes.items():
            parts[places[name]] = part
        changed = object.__new__(type(value))
        for set_field, part in zip(setters, parts, strict=True):
            set_field(changed, part)
        return changed


Access = tuple[Callable[[object], tuple[object, ...]], Mapping[str, int], tuple[Callable[[Any, object], None], ...]]
"""How all fields are read at once, their places, and how each is set."""


@cache
def _access(kind: type) -> Access:
    names = tuple(field.name for field in fields(kind))
    read_some = attrgetter(*names)
    read = read_some if len(names) > 1 else lambda value: (read_some(value),)
    return read, {name: place for place, name in enumerate(names)}, tuple(getattr(kind, n).__set__ for n in names)
