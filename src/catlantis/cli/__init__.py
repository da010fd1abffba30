"""The command line: `catlantis`."""

import sys
from typing import Final

STOPPED: Final = 130  # the exit code of what Ctrl-C ended


def main() -> None:
    """Run the command line of this process; Ctrl-C ends it without a traceback at any time."""
    try:
        from catlantis.cli.app import app  # noqa: PLC0415  (it takes a while: Ctrl-C is heard)

        app()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
