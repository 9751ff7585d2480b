"""What is different between two views."""

from collections.abc import Iterator, Mapping, Sequence

from kursbuch.kernel import Json, View, as_json

DRAWN = ("board", "market", "to_act")
"""Parts of a view whose changes are seen on the boards."""

NAMES = ("id", "seat", "name", "train")
"""By which of its values a thing in a list is named in a path, the first that it has."""

Keys = tuple[str, ...]
Changes = dict[Keys, tuple[Json, Json]]


def changes_between(before: View, after: View) -> Changes:
    """What changes beside the boards: (players, 0, cash) with the value before and the one after."""
    old, new = dict(_figures(before)), dict(_figures(after))
    paths = dict.fromkeys((*old, *new))
    return {path: (old.get(path), new.get(path)) for path in paths if old.get(path) != new.get(path)}


def _figures(view: View) -> Iterator[tuple[Keys, Json]]:
    for part, shown in as_json(view).items():
        if part not in DRAWN:
            yield from _leaves((part,), shown)


def _leaves(path: Keys, value: Json) -> Iterator[tuple[Keys, Json]]:
    """Every value with its path; a list of things is gone into, a list of values is a value."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves((*path, key), part)
    elif isinstance(value, Sequence) and value and all(isinstance(part, Mapping) for part in value):
        for number, part in enumerate(value):
            assert isinstance(part, Mapping)
            name = next((part[key] for key in NAMES if key in part), number)
            yield from _leaves((*path, str(name)), part)
    else:
        yield path, list(value) if isinstance(value, tuple) else value
