"""Values as JSON: what is sent and stored."""

import json

import orjson


def encode(value: object) -> bytes:
    """The value as compact JSON. Numbers of more than 64 bits are rare, and left to the standard library."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
