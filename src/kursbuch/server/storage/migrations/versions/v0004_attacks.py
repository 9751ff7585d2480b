"""What makes a server hard to attack: a table's own fault, names that look alike, guests who can be told."""

import sqlalchemy as sa
from alembic import op

from kursbuch.server.names import name_key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.String(length=20)))
    op.add_column("seats", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    _look_at_names()


def _look_at_names() -> None:
    """Of accounts that look alike the first has the key; the others keep theirs, and are found by their names."""
    accounts = sa.table("accounts", *(sa.column(name) for name in ("id", "name", "key", "guest_of")))
    connection = op.get_bind()
    rows = connection.execute(sa.select(accounts).order_by(accounts.c.id)).all()
    taken = {row.key for row in rows}
    for row in rows:
        key = name_key(row.name) + (f"@{row.guest_of}" if row.guest_of else "")
        if key not in taken and not row.key.startswith("@"):
            taken.add(key)
            connection.execute(sa.update(accounts).where(accounts.c.id == row.id).values(key=key))
