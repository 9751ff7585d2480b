"""What makes lists quick among many tables: in order within a status, and by host."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
