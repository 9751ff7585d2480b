"""The figures of the board and the tiles, apart from the rules, so that an owner of the game can correct them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def load(name: str) -> Mapping[str, Any]:
    """One of the data files beside this one."""
    return tomllib.loads((files(__name__) / f"{name}.toml").read_text(encoding="utf-8"))


def read_data() -> dict[str, Mapping[str, Any]]:
    """The figures that the rules read."""
    return {name: load(name) for name in ("board", "milestones", "setup", "tiles")}
