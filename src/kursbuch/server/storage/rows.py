"""Rows as objects that no session follows: for what happens with every move.

A session looks at all it has read whenever it writes, which costs more than the statement itself. Here a row is read,
and what was changed of it is written, by one statement each.
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Row, Select, Table, and_, bindparam, insert, inspect, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kursbuch.server.storage import schema

E = TypeVar("E", bound=schema.Base)


class Rows(Generic[E]):
    """The rows of one table of the database."""

    def __init__(self, entity: type[E]) -> None:
        mapper = inspect(entity)
        self._table = table = cast(Table, mapper.local_table)
        self._new_instance = mapper.class_manager.new_instance
        self._names = [column.key for column in table.columns]
        self._key = [column.key for column in table.primary_key]
        self._insert = insert(table)
        self._update = update(table).where(and_(*(table.c[name] == bindparam(f"key_{name}") for name in self._key)))
        self.all: Select[Any] = select(table)

    def read(self, connection: Connection, statement: Select[Any], **values: object) -> list[E]:
        """What a selection from `all` finds."""
        return [self._instance(row) for row in connection.execute(statement, values)]

    def first(self, connection: Connection, statement: Select[Any], **values: object) -> E | None:
        """The first that a selection from `all` finds."""
        row = connection.execute(statement, values).first()
        return self._instance(row) if row is not None else None

    def insert(self, connection: Connection, instances: Iterable[E]) -> None:
        """Write new rows, with the columns that the first of them has."""
        rows = [{name: given[name] for name in self._names if name in given} for given in map(vars, instances)]
        if rows:
            connection.execute(self._insert, rows)

    def store(self, connection: Connection, instance: E) -> None:
        """Write what was changed since the row was read."""
        given, changed = vars(instance), inspect(instance).committed_state
        if changed:
            key = {f"key_{name}": given[name] for name in self._key}
            connection.execute(self._update, {**key, **{name: given[name] for name in changed}})

    def put(self, connection: Connection, instance: E) -> None:
        """Write a row in place of the one with its key, if there is one, whoever does so at the same time."""
        given = {name: value for name, value in vars(instance).items() if name in self._names}
        adding = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        added = adding(self._table).values(given)
        rest = {name: added.excluded[name] for name in given if name not in self._key}
        connection.execute(
            added.on_conflict_do_update(index_elements=self._key, set_=rest)
            if rest
            else added.on_conflict_do_nothing(index_elements=self._key)
        )

    def _instance(self, row: Row[Any]) -> E:
        instance = cast(E, self._new_instance())
        vars(instance).update(zip(self._names, row, strict=True))
        return instance


TABLES = Rows(schema.Table)
SEATS = Rows(schema.SeatRow)
ENTRIES = Rows(schema.Entry)
CONSENTS = Rows(schema.Consent)
MUTES = Rows(schema.Mute)
NOTES = Rows(schema.Note)
NOTICES = Rows(schema.Notice)
ORDERS = Rows(schema.Order)
PLANS = Rows(schema.Plan)
SNAPSHOTS = Rows(schema.Snapshot)
