"""Hints, analyses, and what is asked at each table.

Revision 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this revision."""
    # Not Alembic's batch mode: on SQLite it copies the table and drops the old one, and all that refers to it goes too.
    # What was called hints so far are previews; tables that exist were made without hints.
    op.execute("ALTER TABLE tables RENAME COLUMN hints TO previews")
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hinted", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("prompts", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "hints",
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("position", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_hints_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "position", name=op.f("pk_hints")),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=16), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_status_asked", "analyses", ["status", "asked"], unique=False)


def downgrade() -> None:
    """Go back to the first tables."""
    op.drop_table("analyses")
    op.drop_table("hints")
    for column in ("prompts", "hinted", "hints"):
        op.drop_column("tables", column)
    op.execute("ALTER TABLE tables RENAME COLUMN previews TO hints")
