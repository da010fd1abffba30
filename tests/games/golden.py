"""Golden files: what the rules gave when they were last looked at.

After a change that is meant, write them anew and read the difference:
`CATLANTIS_GOLDEN=write .venv/bin/pytest tests/games`.
"""

import os
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


def golden(game: str, name: str, found: str) -> str:
    """The text of a game's golden file; if so asked, what was found is written into it first."""
    path = DATA / game / name
    if os.environ.get("CATLANTIS_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    return path.read_text(encoding="utf-8")
