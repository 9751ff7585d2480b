"""Games in files: which format is it?"""

import gzip
import json
import zlib
from collections.abc import Mapping
from pathlib import Path

from kursbuch.exchange.game_file import GameFile, RecordedGame
from kursbuch.exchange.records import decode_record
from kursbuch.exchange.writing import error_name
from kursbuch.kernel import BadRecord, Json, KursbuchError, Record

_GZIP_START = b"\x1f\x8b"


def load_file(path: Path, *, up_to_failure: bool = False) -> GameFile:
    """The game in this file: an own record or a game of 18xx.games, as JSON or gzipped JSON.

    Of a game that does not replay to its end `up_to_failure` gives the part that does.
    """
    data = _read_json(path)
    if isinstance(data, Mapping):
        if "kursbuch" in data:
            record = decode_record(data)
            return RecordedGame.up_to_failure(record) if up_to_failure else RecordedGame(record)
        if "actions" in data and "players" in data:
            return _load_eighteenxx_game(data, up_to_failure)
    raise BadRecord("file-no-game", path=str(path))


def _load_eighteenxx_game(data: Mapping[str, Json], up_to_failure: bool) -> GameFile:
    from kursbuch.exchange.eighteenxx_games import load_game

    return load_game(data, up_to_failure=up_to_failure)


def export_game(record: Record) -> dict[str, Json]:
    """The game as a file of 18xx.games; a `KursbuchError` says what that site cannot express."""
    from kursbuch.exchange.eighteenxx_games import export_game as written

    return written(record)


def _read_json(path: Path) -> Json:
    try:
        content = path.read_bytes()
        if content.startswith(_GZIP_START):
            content = gzip.decompress(content)
    except FileNotFoundError as error:
        raise KursbuchError("file-missing", path=str(path)) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadRecord("file-gzip", path=str(path)) from error
    except OSError as error:
        raise KursbuchError("file-unreadable", path=str(path), reason=error_name(error)) from error
    return _parse(content, path)


def _parse(content: bytes, path: Path) -> Json:
    try:
        data: Json = json.loads(content.decode("utf-8-sig"))
        json.dumps(data, ensure_ascii=False).encode("utf-8")  # JSON may escape halves of characters: they are no text
    except UnicodeError as error:
        raise BadRecord("file-no-text", path=str(path)) from error
    except json.JSONDecodeError as error:
        raise BadRecord("file-no-json", path=str(path), line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise BadRecord("file-no-game", path=str(path)) from error
    return data
