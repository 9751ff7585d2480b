"""Backups: the whole database in one file that both kinds of database can be restored from.

A gzipped file of JSON lines: a header with the scheme, a line for each row, and a last line that counts them, so that a
file that was cut off is noticed. It is written from one transaction while the server runs.
"""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import IO, Any

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, select, text

from kursbuch.exchange import error_name
from kursbuch.kernel import KursbuchError
from kursbuch.server.storage import Database, append_only, migrate
from kursbuch.server.storage.migrating import known_schemes, newest_scheme, scheme_of
from kursbuch.server.storage.owning import owning, refuse_servers

FORMAT = 1
ROWS_AT_ONCE = 500
_VERSION_TABLE = "alembic_version"


def back_up(database: Database, path: Path, overwrite: bool = False) -> int:
    """Write the database to the file, whole or not at all; the number of rows."""
    _check_target(database, path, overwrite)
    part = path.with_name(f"{path.name}.part")
    try:
        with _open_private(part) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            rows = _dump(database, file)
        os.replace(part, path)
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return rows


def _check_target(database: Database, path: Path, overwrite: bool) -> None:
    """Whether a backup can go there: not in place of something else, and never of the database itself."""
    try:
        if path.exists():
            if path.is_dir():
                raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
            if not database.is_postgres and path.samefile(database.url.database or ""):
                raise KursbuchError("backup-itself", path=str(path))
            if not overwrite:
                raise KursbuchError("file-exists", path=str(path))
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error


@contextmanager
def _open_private(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner's eyes: it has the digests of passwords and the key of the sessions."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def _dump(database: Database, file: IO[str]) -> int:
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if database.is_postgres else {}
    count = 0
    with database.engine.connect().execution_options(**options) as connection, connection.begin():
        scheme = scheme_of(connection)
        if scheme is None:
            raise KursbuchError("database-empty", url=database.url.render_as_string())
        _write(file, {"kursbuch_backup": FORMAT, "scheme": scheme})
        for table in _tables(connection):
            for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)):
                _write(file, {"table": table.name, "row": [_encode(value) for value in row]})
                count += 1
    _write(file, {"rows": count})
    return count


def restore(database: Database, path: Path, overwrite: bool = False) -> int:
    """Put a backup into an empty database and bring it to the newest scheme; the number of rows.

    With `overwrite` what was there before is gone. It is all done or nothing is. A server that runs on the database
    would go on with what it has in memory, and so spoil the games: none may.
    """
    lines = _read(path)
    header = next(lines, None)
    scheme = header.get("scheme") if isinstance(header, dict) and header.get("kursbuch_backup") == FORMAT else None
    if not isinstance(scheme, str):
        raise KursbuchError("backup-none", path=str(path))
    if scheme not in known_schemes():
        raise KursbuchError("backup-newer", path=str(path), found=scheme, newest=newest_scheme())
    with owning(database.url, "database-served"):
        return _replace(database, path, lines, scheme, overwrite)


def _replace(database: Database, path: Path, lines: Iterator[Any], scheme: str, overwrite: bool) -> int:
    """What the lines after the header have instead of what is in the database; the number of rows."""
    if _has_scheme(database):
        migrate(database)
        if not overwrite and _has_rows(database):
            raise KursbuchError("restore-full", url=database.url.render_as_string())
    _check_whole(path)
    with database.connect_for_migration() as connection:
        refuse_servers(connection)
        _clear(connection)
        migrate(database, scheme, connection)
        count = _insert(connection, lines, path)
        migrate(database, "head", connection)
    return count


def _has_scheme(database: Database) -> bool:
    with database.engine.connect() as connection:
        return scheme_of(connection) is not None


def _has_rows(database: Database) -> bool:
    with database.engine.connect() as connection:
        tables = {table.name: table for table in _tables(connection)}
        return any(connection.scalar(select(func.count()).select_from(tables[name])) for name in ("accounts", "tables"))


def _clear(connection: Connection) -> None:
    """An empty database: every table goes, in the transaction of the restoring."""
    append_only.lift(connection)
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)
    append_only.forget(connection)


def _insert(connection: Connection, lines: Iterator[Any], path: Path) -> int:
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    count = 0
    for line in lines:
        if isinstance(line, dict) and "rows" in line:
            break
        try:
            table, row = _decode(tables, line)
        except (LookupError, TypeError, ValueError) as error:
            raise KursbuchError("backup-damaged", path=str(path)) from error
        if waiting and current is not None and (table is not current or len(waiting) >= ROWS_AT_ONCE):
            connection.execute(current.insert(), waiting)
            waiting = []
        current = table
        waiting.append(row)
        count += 1
    if waiting and current is not None:
        connection.execute(current.insert(), waiting)
    if connection.dialect.name == "postgresql":
        _set_sequences(connection, tables.values())
    return count


def _set_sequences(connection: Connection, tables: Any) -> None:
    """PostgreSQL counts on after the rows that came with their numbers."""
    for table in tables:
        if "id" in table.columns and table.columns["id"].type.python_type is int:
            name = f"pg_get_serial_sequence('{table.name}', 'id')"
            connection.execute(
                text(f"SELECT setval({name}, (SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)")
            )


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, whatever the scheme; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.tables.values() for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True  # nothing stays nothing, and does not become the word null
    return [table for table in found.sorted_tables if table.name != _VERSION_TABLE]


def _encode(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _decode(tables: Mapping[str, Table], line: Any) -> tuple[Table, dict[str, Any]]:
    """The row in a line and where it belongs."""
    table = tables[line["table"]]
    values: dict[str, Any] = {}
    for column, value in zip(table.columns, line["row"], strict=True):
        is_binary = isinstance(column.type, LargeBinary) and value is not None
        values[column.name] = base64.b64decode(value["base64"]) if is_binary else value
    return table, values


def _write(file: IO[str], line: dict[str, Any]) -> None:
    file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _read(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError as error:
        raise KursbuchError("file-missing", path=str(path)) from error
    except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeError, ValueError) as error:
        raise KursbuchError("backup-damaged", path=str(path)) from error
    except OSError as error:
        raise KursbuchError("file-unreadable", path=str(path), reason=error_name(error)) from error


def _check_whole(path: Path) -> None:
    """Nothing is thrown away for a file that was cut off."""
    last, count = None, 0
    for line in _read(path):
        last, count = line, count + 1
    if not isinstance(last, dict) or last.get("rows") != count - 2:
        raise KursbuchError("backup-damaged", path=str(path))
