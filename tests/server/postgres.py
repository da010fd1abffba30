"""Running a few lines against PostgreSQL, in a cluster that removes itself."""

import fcntl
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

LOCK = Path(tempfile.gettempdir()) / "catlantis-postgresql.lock"
HEAD = f"""
import os, sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from server.house import House, play_out
e = os.environ
url = (f"postgresql+psycopg://{{e['PGUSER']}}:{{e['PGPASSWORD']}}@{{e['PGHOST']}}:"
       f"{{e['PGPORT']}}/{{e['PGDATABASE']}}")
"""
TAIL = """
print('played')
"""

needs_postgresql = pytest.mark.skipif(
    shutil.which("pg_virtualenv") is None, reason="no PostgreSQL here"
)


def run_on_postgresql(folder: Path, lines: str) -> None:
    """Run the lines, which find the database at `url`; they must end well."""
    script = folder / "play.py"
    script.write_text(HEAD + lines + TAIL, encoding="utf-8")
    with LOCK.open("w") as lock:  # clusters that are made at the same time are in each other's way
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.run(
            ["pg_virtualenv", "-t", sys.executable, str(script)],
            check=False,
            capture_output=True,
            text=True,
            timeout=240,
            cwd=folder,
        )
    assert "played" in run.stdout, run.stdout + run.stderr
