"""The tables of the database. Times are seconds since 1970."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 12


class Base(DeclarativeBase):
    """What all tables have in common."""

    type_annotation_map = {dict[str, Any]: JSON, dict[str, str]: JSON, list[Any]: JSON, list[int]: JSON}  # noqa: RUF012


class Secret(Base):
    """What the servers on this database share: the key that signs cookies and snapshots."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(String(100))


class Account(Base):
    """A person or a program. Guests have no password and belong to one table."""

    __tablename__ = "accounts"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str] = mapped_column(String(120), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    guest_of: Mapped[str | None] = mapped_column(String(ID_LENGTH))
    language: Mapped[str] = mapped_column(String(2), default="en")
    email: Mapped[str | None] = mapped_column(String(200))
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    webhook: Mapped[str | None] = mapped_column(String(500))
    created: Mapped[float]
    banned: Mapped[float | None]
    """Since when the owner of the server lets nobody in by it."""
    closed: Mapped[float | None]
    """Since when its owner has deleted it: what was played stays, under a neutral name."""


class Login(Base):
    """A session: the cookie carries the identifier, the database its digest."""

    __tablename__ = "logins"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), index=True)
    expires: Mapped[float]


class Token(Base):
    """A key for a program; only its digest is kept."""

    __tablename__ = "tokens"

    id: Mapped[int] = mapped_column(primary_key=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float]


class Table(Base):
    """A table: what is played and how, and where the game stands after `number` entries.

    `revision` counts the changes around the game: who sits where, consents, the end. `rules_version` and `fingerprint`
    are those by which the game was begun, `checked` the mark of those by which it was last played again from the
    beginning; the first entry that no longer fitted is `misfit` (0: the set-up).
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status_updated", "status", "updated"),)

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    title: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, str]]
    rules_version: Mapped[int]
    fingerprint: Mapped[str | None] = mapped_column(String(16))
    checked: Mapped[str | None] = mapped_column(String(40))
    misfit: Mapped[int | None]
    fault: Mapped[str | None] = mapped_column(String(20))
    misfit_reason: Mapped[str | None] = mapped_column(String(20))
    status: Mapped[str] = mapped_column(String(10), index=True)
    public: Mapped[bool]
    invitation: Mapped[str] = mapped_column(String(40), unique=True)
    host_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), index=True)
    seed: Mapped[str] = mapped_column(Text)
    seed_given: Mapped[bool]
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str | None] = mapped_column(String(64))
    undo: Mapped[str] = mapped_column(String(10))
    hints: Mapped[bool] = mapped_column(default=True)
    clock: Mapped[dict[str, Any]]
    created: Mapped[float]
    updated: Mapped[float] = mapped_column(index=True)
    number: Mapped[int] = mapped_column(default=0)
    revision: Mapped[int] = mapped_column(default=0)
    chat_lines: Mapped[int] = mapped_column(default=0)
    has_orders: Mapped[bool] = mapped_column(default=False)
    undo_asked: Mapped[bool] = mapped_column(default=False)
    to_act: Mapped[list[int]] = mapped_column(default=list)
    waiting_since: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    program_due: Mapped[bool] = mapped_column(default=False, index=True)
    result: Mapped[dict[str, Any] | None]
    rematch_id: Mapped[str | None] = mapped_column(String(ID_LENGTH))


class SeatRow(Base):
    """A place at a table: who sits there, and what is left on the clock."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    account_id: Mapped[int | None] = mapped_column(ForeignKey("accounts.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    budget: Mapped[float | None]
    seen: Mapped[int] = mapped_column(default=0)
    guest: Mapped[bool] = mapped_column(default=False)


class Entry(Base):
    """A move or an undo: entries are only ever added, and (table, number) is unique.

    `depth` is how many moves count after the entry; an undo has fewer than the entry before it.
    """

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
    by: Mapped[str] = mapped_column(String(10))
    account_id: Mapped[int | None]
    action: Mapped[dict[str, Any] | None]
    events: Mapped[list[Any]]
    depth: Mapped[int]
    to_act: Mapped[list[int]]
    at: Mapped[float]


class Snapshot(Base):
    """The position after a move. `code` tells whether the program can still read it."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(64))
    position: Mapped[bytes] = mapped_column(LargeBinary)


class StoredChapter(Base):
    """The story of a table up to a move, so that a server that starts does not hear the whole game again."""

    __tablename__ = "chapters"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    code: Mapped[str] = mapped_column(String(64))
    content: Mapped[bytes] = mapped_column(LargeBinary)


class ChatLine(Base):
    """What somebody said at a table; the owner of the server can hide it."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    account_id: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    guest: Mapped[bool] = mapped_column(default=False)
    hidden: Mapped[bool] = mapped_column(default=False)


class Report(Base):
    """Somebody reports a line of chat to the owner of the server, who settles it."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    number: Mapped[int]
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"))
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    settled: Mapped[float | None]


class Mute(Base):
    """An account that does not want to read what another one says."""

    __tablename__ = "mutes"

    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    muted_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), primary_key=True)


class Bucket(Base):
    """What is left of a rate limit, where several server processes count together."""

    __tablename__ = "buckets"

    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    who: Mapped[str] = mapped_column(String(120), primary_key=True)
    left: Mapped[float]
    since: Mapped[float] = mapped_column(index=True)


class Order(Base):
    """A standing order of a seat; `ended` says why it is over."""

    __tablename__ = "orders"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    rule: Mapped[dict[str, Any]]
    since: Mapped[int]
    ended: Mapped[str | None] = mapped_column(String(20))


class Plan(Base):
    """Moves that a seat plays ahead on a private copy of the position after `number` entries."""

    __tablename__ = "plans"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    account_id: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    seat: Mapped[int]
    moves: Mapped[list[Any]]


class Note(Base):
    """What somebody keeps in mind at a table, for nobody else."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Consent(Base):
    """A person agrees that moves are taken back, or that the game is abandoned."""

    __tablename__ = "consents"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    subject: Mapped[str] = mapped_column(String(10), primary_key=True)
    account_id: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    depth: Mapped[int]


class Notice(Base):
    """A mail or a webhook call that is to be sent; tried again later when it fails."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(primary_key=True)
    way: Mapped[str] = mapped_column(String(10))
    target: Mapped[str] = mapped_column(String(500))
    content: Mapped[dict[str, Any]]
    due: Mapped[float] = mapped_column(index=True)
    tries: Mapped[int] = mapped_column(default=0)
