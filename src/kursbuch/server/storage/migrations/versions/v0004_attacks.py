"""What makes a server hard to attack: a table's own fault."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.String(length=20)))
