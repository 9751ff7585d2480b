"""Frozen values from others: with some fields changed, as `dataclasses.replace` makes them, at a fifth of the cost.

A frozen class sets its fields one by one past its own guard, which takes time. Here they are set in a twin that has the
same slots and no guard; in the end it becomes a value of the class.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["changed", "copier", "quickly_made", "with_changes"]

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as with_changes
else:

    def with_changes(value: T, /, **changes: object) -> T:
        """The same value with other fields. It is checked as `replace` is, and is that for classes without slots and
        for those that work something out when they are made."""
        return _CHANGERS[type(value)](value, changes)


def changed(value: T, changes: dict[str, object]) -> T:
    """The same where the fields stand in a dictionary."""
    made: T = _CHANGERS[type(value)](value, changes)
    return made


class _Changers(dict[type, Callable[[Any, dict[str, object]], Any]]):
    """How values of a class are changed; worked out for each when its first value is."""

    def __missing__(self, kind: type) -> Callable[[Any, dict[str, object]], Any]:
        change = self[kind] = _changer(kind) if _has_plain_slots(kind) else _replacer
        return change


_CHANGERS = _Changers()


def copier(kind: type[T]) -> Callable[[object], T]:
    """A function that makes a value of a frozen class with slots from anything that has fields of the same names."""
    assert _has_plain_slots(kind), f"{kind} has no slots, or works something out when it is made"
    made: Callable[[object], T] = _generate(kind, "def make(source):")
    return made


def quickly_made(kind: type[T]) -> type[T]:
    """For frozen classes with slots of which many values are made: fields are set by their slots instead of by name."""
    assert _has_plain_slots(kind), f"{kind} has no slots, or works something out when it is made"
    known = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    scope: dict[str, Any] = {"MISSING": MISSING}
    lines = [f"def __init__(self, {', '.join(known)}):", *(_setting(kind, field, scope) for field in fields(kind))]  # type: ignore[arg-type]
    exec("\n    ".join(lines), scope)
    made = scope["__init__"]
    made.__defaults__, made.__annotations__ = _defaults(kind), kind.__init__.__annotations__
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    kind.__init__ = made  # type: ignore[method-assign]
    return kind


def _setting(kind: type, field: "Field[Any]", scope: dict[str, Any]) -> str:
    """The line that sets a field; what it needs comes into the scope."""
    assert field.init, f"{kind} works something out when it is made"
    name = field.name
    scope[f"set_{name}"] = getattr(kind, name).__set__
    if field.default_factory is MISSING:
        return f"set_{name}(self, {name})"
    scope[f"make_{name}"] = field.default_factory
    return f"set_{name}(self, make_{name}() if {name} is MISSING else {name})"


def _defaults(kind: Any) -> tuple[object, ...]:
    """Of the last fields, as `__init__` takes them; what is made for each value is missing."""
    return tuple(
        field.default for field in fields(kind) if field.default is not MISSING or field.default_factory is not MISSING
    )


def _changer(kind: type) -> Callable[[Any, dict[str, object]], Any]:
    """A function that makes a value from another and the fields that are to differ."""
    return _generate(kind, "def make(source, changes):", "for name in changes: setattr(made, name, changes[name])")


def _replacer(value: Any, changes: dict[str, object]) -> Any:
    return replace(value, **changes)


def _has_plain_slots(kind: Any) -> bool:
    names = [field.name for field in fields(kind)]
    return not hasattr(kind, "__post_init__") and all(hasattr(getattr(kind, name, None), "__set__") for name in names)


def _generate(kind: Any, head: str, *changing: str) -> Callable[..., Any]:
    """A function that copies all fields into a twin, which can still be changed, and makes it a value of the class."""
    copying = [f"made.{field.name} = source.{field.name}" for field in fields(kind)]
    lines = [head, "made = twin()", *copying, *changing, "made.__class__ = kind", "return made"]
    scope: dict[str, Any] = {"twin": _twin(kind), "kind": kind}
    exec("\n    ".join(lines), scope)
    function: Callable[..., Any] = scope["make"]
    return function


def _twin(kind: Any) -> type:
    """A class with the same slots whose fields may be set."""
    plain = {"__init__": object.__init__, "__setattr__": object.__setattr__}
    body = {**plain, "__slots__": kind.__slots__, "__module__": kind.__module__}
    if "__orig_bases__" in vars(kind):
        body["__orig_bases__"] = kind.__orig_bases__
    twin: type = type(kind)(kind.__name__, kind.__bases__, body)
    return twin
