"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(20), nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("players.id"), index=True),
        sa.Column("webhook", sa.String(400)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("seed", sa.String(32)),
        sa.Column("to_act", sa.BigInteger, nullable=False),
        sa.Column("undone", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(40)),
        sa.Index("tables_by_status", "status", "is_listed", "moved"),
    )
    op.create_table(
        "chairs",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("has_stand_in", sa.Boolean, nullable=False),
    )
    op.create_table(
        "actions",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("is_undone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(20), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def of_table() -> sa.Column[str]:
    """The column that says to which table something belongs."""
    return sa.Column(
        "table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("chat", "actions", "chairs", "tables", "transfers", "tokens", "players", "keys"):
        op.drop_table(name)
