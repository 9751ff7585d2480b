"""Data files of games: TOML, checked by a model when it is read. A folder of the owner's own goes before the package's.

`KURSBUCH_DATA` names that folder. A file in it, such as `1830/game.toml`, is read instead of the one in the package.
"""

import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kursbuch.kernel import BadData

OWNERS_FOLDER = "KURSBUCH_DATA"

Whole = Annotated[int, Field(ge=0)]
"""A number or an amount: never below zero."""


class Fault(NamedTuple):
    """What is wrong at a key of a file, by the name that the locale files know it by."""

    place: str
    problem: str
    found: str = ""


class DataModel(BaseModel):
    """A table of a data file: nothing missing, nothing unknown, nothing of another type."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def faults(self) -> Iterator[Fault]:
        """What does not fit together, although every entry is right in itself."""
        return iter(())


M = TypeVar("M", bound=DataModel)


def repeated(table: str, key: str, names: Sequence[str]) -> Iterator[Fault]:
    """Names of entries that are there more than once."""
    for number, name in enumerate(names):
        if name in names[:number]:
            yield Fault(f"{table}.{number}.{key}", "repeated", name)


@dataclass(frozen=True, slots=True)
class DataFolder:
    """The data files of a title or a family: `data` in its package, and its folder of the owner's."""

    name: str
    package: str

    def __post_init__(self) -> None:
        _NAMES.add(self.name)

    def read(self, file: str, model: type[M]) -> M:
        """The file, checked, read once; `BadData` names file and key and says what is wrong."""
        return _read(self.path(file), model)

    def read_packaged(self, file: str, model: type[M]) -> M:
        """The package's own file, whatever the owner has."""
        return _read(self.packaged(file), model)

    def tables(self, *names: str) -> dict[str, dict[str, Any]]:
        """Files as they stand, by name without ending; `read` is for whoever plays from them."""
        return {name: _parse(self.path(f"{name}.toml")) for name in names}

    def path(self, file: str) -> Traversable:
        """Where the file is read from."""
        own = self._owners()
        return own / file if own is not None and (own / file).exists() else self.packaged(file)

    def packaged(self, file: str) -> Traversable:
        """The package's own file."""
        return _data_of(self.package) / file

    def wrong(self, file: str, fault: Fault) -> BadData:
        """The error about something in a file."""
        return _wrong(self.path(file), fault)

    def _owners(self) -> Path | None:
        """The owner's folder for this title; a file in it that would never be read is an error."""
        root = owners_folder()
        own = root / self.name if root is not None else None
        if own is None or not own.is_dir():
            return None
        known = sorted(file.name for file in self.packaged("").iterdir() if file.name.endswith(".toml"))
        for path in sorted(own.iterdir()):
            if ".toml" in path.name and path.name not in known:
                raise BadData("data-file-unknown", path=str(path), known=", ".join(known))
        return own


_NAMES: set[str] = set()
"""Of all data folders whose code has been read."""


def check_owners_folders() -> None:
    """A folder of the owner's that would never be read is an error, once the code of all titles has been read."""
    root = owners_folder()
    for path in sorted(root.iterdir()) if root is not None else ():
        if path.is_dir() and not path.name.startswith(".") and path.name not in _NAMES:
            raise BadData("data-folder-unknown", path=str(path), known=", ".join(sorted(_NAMES)))


@cache
def _data_of(package: str) -> Traversable:
    return files(package) / "data"


def owners_folder() -> Path | None:
    """The folder that goes before the packages', if there is one."""
    named = os.environ.get(OWNERS_FOLDER)
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        raise BadData("data-folder", path=named, variable=OWNERS_FOLDER)
    return folder


_KNOWN: dict[tuple[str, type[DataModel]], DataModel] = {}
"""What has been read, by path and model."""


def _read(path: Traversable, model: type[M]) -> M:
    key = (str(path), model)
    if key not in _KNOWN:
        _KNOWN[key] = _load(path, model)
    return cast(M, _KNOWN[key])


def _load(path: Traversable, model: type[M]) -> M:
    try:
        found = model.model_validate_json(json.dumps(_parse(path), default=str), strict=True)
    except ValidationError as error:
        raise _wrong(path, _first_fault(error)) from error
    for fault in found.faults():
        raise _wrong(path, fault)
    return found


def _parse(path: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadData("file-no-text", path=str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(path, error) from error


def _wrong(path: Traversable, fault: Fault) -> BadData:
    return BadData("data-wrong", path=str(path), **fault._asdict())


def _no_toml(path: Traversable, error: tomllib.TOMLDecodeError) -> BadData:
    """Where the reader stopped; at the end of the file it names no line."""
    at = re.search(r"line (\d+), column (\d+)", str(error))
    if at is None:
        return BadData("data-cut-off", path=str(path))
    return BadData("data-no-toml", path=str(path), line=int(at[1]), column=int(at[2]))


def _first_fault(error: ValidationError) -> Fault:
    first: Mapping[str, Any] = error.errors(include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"] if part != "[key]") or "-"
    found = first["ctx"].get("expected", first["input"]) if "ctx" in first else first["input"]
    return Fault(place, first["type"], str(found) if not isinstance(found, dict | list) else "")
