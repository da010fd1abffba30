"""Golden files: what the rules gave when they were last looked at.

After a change that is meant, write them anew and read the difference:
`CATLANTIS_GOLDEN=write .venv/bin/pytest tests/games`.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "data" / "isle-of-cats"


def golden(name: str, found: str) -> str:
    """The text of the golden file; if so asked, what was found is written into it first."""
    path = FOLDER / name
    if os.environ.get("CATLANTIS_GOLDEN") == "write":
        path.write_text(found, encoding="utf-8")
    return path.read_text(encoding="utf-8")
