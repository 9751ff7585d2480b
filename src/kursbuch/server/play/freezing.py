"""Positions as JSON: values only. Reading one back makes objects, and runs no code of theirs or of anybody else.

A document is a list of nodes, each after those that it refers to, so that what is shared stays shared. In a node a
plain value stands for itself, and `[7]` for node 7.
"""

import json
import sys
from collections.abc import Collection
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any
from zlib import compress, decompress
from zlib import error as ZlibError  # noqa: N812

QUICKLY = 1
PLAIN = (str, int, float, bool, type(None))
CONTAINERS: dict[type, str] = {tuple: "tuple", list: "list", frozenset: "frozenset", set: "set"}
MAKERS: dict[str, Any] = {name: kind for kind, name in CONTAINERS.items()}


class Unstorable(Exception):  # noqa: N818
    """A value of a kind that is not kept, or a document that is none."""


def freeze(value: object) -> bytes:
    """The value as a document."""
    writer = _Writer()
    root = writer.child(value)
    document = {"classes": list(writer.classes), "nodes": writer.nodes, "root": root}
    return compress(json.dumps(document, separators=(",", ":")).encode(), QUICKLY)


def thaw(content: bytes, packages: Collection[str]) -> object:
    """The value in a document; its classes must come from these packages."""
    try:
        document = json.loads(decompress(content))
        classes = [_class(module, name, packages) for module, name in document["classes"]]
        nodes: list[object] = []
        for node in document["nodes"]:
            nodes.append(_made(node, nodes, classes))
        return _value(document["root"], nodes)
    except (ValueError, LookupError, TypeError, AttributeError, ZlibError) as error:
        raise Unstorable(str(error)) from error


class _Writer:
    """The classes and nodes so far; `_known` keeps every value alive, so that no two have the same identity."""

    def __init__(self) -> None:
        self.classes: dict[tuple[str, str], int] = {}
        self.nodes: list[list[object]] = []
        self._known: dict[int, tuple[int, object]] = {}

    def child(self, value: object) -> object:
        if type(value) in PLAIN:
            return value
        if id(value) not in self._known:
            node = self._node(value)
            self._known[id(value)] = (len(self.nodes), value)
            self.nodes.append(node)
        return [self._known[id(value)][0]]

    def _node(self, value: object) -> list[object]:
        kind = type(value)
        if kind in CONTAINERS:
            assert isinstance(value, tuple | list | frozenset | set)
            return [CONTAINERS[kind], *map(self.child, value)]
        if kind is dict:
            assert isinstance(value, dict)
            return ["dict", *(self.child(part) for pair in value.items() for part in pair)]
        if isinstance(value, bytes):
            return ["bytes", value.hex()]
        if isinstance(value, Enum):
            return ["enum", self._number(kind), value.name]
        if isinstance(value, tuple) and hasattr(kind, "_fields"):
            return ["named", self._number(kind), *map(self.child, value)]
        if is_dataclass(value):
            return ["object", self._number(kind), *map(self.child, _state(value))]
        raise Unstorable(kind.__qualname__)

    def _number(self, kind: type) -> int:
        return self.classes.setdefault((kind.__module__, kind.__qualname__), len(self.classes))


def _state(value: Any) -> list[object]:
    """The fields in order, as the class itself would store them: it may leave out what can be worked out again."""
    state = value.__getstate__()
    return state if isinstance(state, list) else [getattr(value, field.name) for field in fields(value)]


def _value(child: object, nodes: list[object]) -> object:
    return nodes[child[0]] if isinstance(child, list) else child


def _made(node: list[Any], nodes: list[object], classes: list[Any]) -> object:
    kind = node[0]
    if kind in ("object", "named", "enum"):
        found = classes[node[1]]
        if kind == "enum":
            return found.__members__[node[2]]
        parts = [_value(child, nodes) for child in node[2:]]
        return tuple.__new__(found, parts) if kind == "named" else _object(found, parts)
    if kind == "bytes":
        return bytes.fromhex(node[1])
    parts = [_value(child, nodes) for child in node[1:]]
    return dict(zip(parts[::2], parts[1::2], strict=True)) if kind == "dict" else MAKERS[kind](parts)


def _object(found: Any, parts: list[object]) -> object:
    """Filled without its own initialisation, like any value that was complete when it was stored."""
    made = object.__new__(found)
    for name, part in zip(_names(found), parts, strict=True):
        object.__setattr__(made, name, part)
    return made


@cache
def _names(found: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(found))


def _class(module: str, name: str, packages: Collection[str]) -> Any:
    """A class of values of these packages, which are loaded already: nothing is imported for a document."""
    if not any(module == package or module.startswith(f"{package}.") for package in packages):
        raise Unstorable(module)
    found: Any = sys.modules[module]
    for part in name.split("."):
        found = getattr(found, part)
    is_value = isinstance(found, type) and (is_dataclass(found) or issubclass(found, Enum | tuple))
    if not is_value or found.__module__ != module:
        raise Unstorable(name)
    return found
