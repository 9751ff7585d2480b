"""Positions in the database, so that a late game opens as quickly as an early one.

A snapshot is only read back by a program with the same rules and data: `code` is a digest of the source that wrote it.
Otherwise the moves are played again from the set-up, which is always right.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from platform import python_version

from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.kernel.title import TITLES
from kursbuch.mechanics.data_files import owners_folder
from kursbuch.server.play.freezing import Unstorable, freeze, thaw
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.security import Signing
from kursbuch.server.storage import Snapshot

_LOG = logging.getLogger("kursbuch.rules")
FORMAT = "values 1"
MOVES_BETWEEN = 50
_PARTS = ("kernel", "mechanics", "eighteenxx", "titles", "analysis")
"""The packages whose values are stored, and whose code they depend on."""


def is_due(stage: Stage) -> bool:
    """Whether the stage gets a snapshot."""
    return bool(stage.path) and len(stage.path) % MOVES_BETWEEN == 0


def snapshot_of(stage: Stage, signing: Signing) -> Snapshot | None:
    """The stage, right after a move; none if its position has something that is not kept."""
    content = seal(stage.game, stage.position, signing)
    if content is None:
        return None
    return Snapshot(table_id=stage.game.table_id, number=stage.number, code=code_of(stage.game), position=content)


def nearest_snapshot(
    session: Session, game: HostedGame, path: Sequence[int], signing: Signing
) -> tuple[int, object] | None:
    """How many moves of the path the latest readable snapshot has, and its position."""
    code = code_of(game)
    found = session.scalars(
        select(Snapshot.number).where(Snapshot.table_id == game.table_id, Snapshot.code == code)
    ).all()
    on_path = set(found) & set(path)
    if not on_path:
        return None
    number = max(on_path)
    row = session.get(Snapshot, (game.table_id, number))
    position = unseal(game, row.position, signing) if row else None
    return (path.index(number) + 1, position) if position is not None else None


def seal(game: HostedGame, value: object, signing: Signing) -> bytes | None:
    """A value of the game as it is stored; none if it has something that is not kept."""
    try:
        return signing.seal(freeze(value))
    except Unstorable as error:
        _LOG.warning("snapshot", extra={"title": game.title.id, "problem": str(error)})
        return None


def unseal(game: HostedGame, sealed: bytes, signing: Signing) -> object | None:
    """What was stored, if it was this server and can be read."""
    content = signing.unseal(sealed)
    if content is None:
        return None
    try:
        return thaw(content, (*(f"kursbuch.{part}" for part in _PARTS), _package_of(game)))
    except Unstorable as error:
        _LOG.warning("snapshot", extra={"table": game.table_id, "problem": str(error)})
        return None


def code_of(game: HostedGame) -> str:
    """What the program must be to read what is stored of the game."""
    return _code(_package_of(game))


def _package_of(game: HostedGame) -> str:
    """The top package that the title comes from: titles may be installed beside Kursbuch."""
    return TITLES.doors[game.title.id].module.split(".")[0]


@cache
def _code(package: str) -> str:
    summed = sha256(f"{FORMAT} {python_version()}".encode())
    own = [files(package)] if package != "kursbuch" else []
    owners = owners_folder()
    for root in [*(files("kursbuch") / part for part in _PARTS), *own, *((owners,) if owners else ())]:
        _add(summed.update, root)
    return summed.hexdigest()


def _add(update: Callable[[bytes], None], folder: Traversable) -> None:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            _add(update, part)
        elif not part.name.endswith(".pyc"):
            update(part.name.encode())
            update(part.read_bytes())
