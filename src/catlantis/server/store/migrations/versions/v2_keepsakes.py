"""What each seat last saw of a match, for when its rules can be played no more."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; what was played before has none until it is seen again."""
    op.create_table(
        "keepsakes",
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
