"""What a server needs that runs for years: by which rules a game was begun, bans, reports, mutes, shared limits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fingerprint", sa.String(length=16)))
    op.add_column("tables", sa.Column("checked", sa.String(length=40)))
    op.add_column("tables", sa.Column("misfit", sa.Integer()))
    op.add_column("tables", sa.Column("misfit_reason", sa.String(length=20)))
    op.add_column("accounts", sa.Column("banned", sa.Float()))
    op.add_column("accounts", sa.Column("closed", sa.Float()))
    op.add_column("chat", sa.Column("account_id", sa.Integer()))
    op.add_column("chat", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add_reports()
    op.create_table(
        "mutes",
        sa.Column("account_id", sa.Integer(), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("muted_id", sa.Integer(), sa.ForeignKey("accounts.id"), primary_key=True),
    )
    op.create_table(
        "buckets",
        sa.Column("kind", sa.String(length=20), primary_key=True),
        sa.Column("who", sa.String(length=120), primary_key=True),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_index("ix_buckets_since", "buckets", ["since"])


def _add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(length=12), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float()),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
