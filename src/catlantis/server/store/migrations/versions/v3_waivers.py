"""The standing orders of seats in reaction windows."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has an order yet."""
    op.add_column("chairs", sa.Column("waived", sa.String(10)))
