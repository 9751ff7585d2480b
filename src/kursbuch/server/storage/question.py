"""What every request asks, in plain values: compiled once, and put to the driver itself.

SQLAlchemy's connection, transaction and result around such a statement cost several times what the statement does.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Select


class Question:
    """A selection of texts and numbers by texts and numbers, of which the first row is wanted, on SQLite."""

    def __init__(self, engine: Engine, selection: Select[*tuple[Any, ...]]) -> None:
        compiled = selection.compile(engine)
        self._engine = engine
        self._words = str(compiled)
        self._names: Sequence[str] = getattr(compiled, "positiontup", None) or ()

    def first(self, **values: object) -> tuple[Any, ...] | None:
        """The first row. A single statement sees one state of the database without a transaction."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(self._words, tuple(values[name] for name in self._names))
            row: tuple[Any, ...] | None = cursor.fetchone()
            return row
        finally:
            connection.close()
