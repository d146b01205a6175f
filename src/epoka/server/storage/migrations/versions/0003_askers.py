"""Who has asked for an analysis.

Revision 0003.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this revision."""
    # Nothing refers to this table, so it may be copied, which is how SQLite gets a foreign key.
    with op.batch_alter_table("analyses") as analyses:
        analyses.add_column(sa.Column("asker", sa.String(length=16), nullable=True))
        analyses.create_foreign_key(op.f("fk_analyses_asker"), "people", ["asker"], ["id"], ondelete="SET NULL")
        analyses.create_index("ix_analyses_asker", ["asker"], unique=False)


def downgrade() -> None:
    """Forget who has asked."""
    with op.batch_alter_table("analyses") as analyses:
        analyses.drop_index("ix_analyses_asker")
        analyses.drop_constraint(op.f("fk_analyses_asker"), type_="foreignkey")
        analyses.drop_column("asker")
