"""A short digest of data, by which two programs see whether they play with the same figures."""

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from hashlib import sha256

from kursbuch.kernel.json_value import Json

LENGTH = 16


def fingerprint_of(data: object) -> str:
    """The same for data that say the same: the order of keys, comments and the place of a file do not count."""
    text = json.dumps(_canonical(data), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:LENGTH]


def _canonical(value: object) -> Json:
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): _canonical(part) for key, part in value.items()}
    if isinstance(value, Set):
        return sorted((_canonical(part) for part in value), key=json.dumps)
    if isinstance(value, Sequence):
        return [_canonical(part) for part in value]
    if is_dataclass(value):
        return {field.name: _canonical(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"no data: {type(value).__name__}")
