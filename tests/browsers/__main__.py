"""A short run of each game in the other engines: `make test-browsers`.

Each opens a table against bots, acts a few times on the drawn board, and reads the log.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from browser.house import House

from browsers.firefox import Firefox
from browsers.webkit import WebKit
from catlantis.games import GAMES
from catlantis.locales import Words

ACTS: Final = 6
VISIT: Final = Path(__file__).with_name("visit.js").read_text("utf-8")


def visited(engine: Firefox | WebKit, address: str, title: str) -> str:
    """What came of a visit; raises `AssertionError`."""
    engine.open(address)
    called = f"visit({json.dumps(title)}, {ACTS}).then(JSON.stringify)"
    told = json.loads(engine.run(f"(() => {{ {VISIT}; return {called}; }})()"))
    assert not told["errors"], told["errors"]
    return f"{told['acts']} acts, {len(told['lines'])} lines of the log: “{told['lines'][-1]}”"


def main() -> int:
    words, failures = Words("en"), 0
    keys = sys.argv[1:] or list(GAMES)
    for make in (Firefox, WebKit):
        name = make.__name__
        if make.missing():
            print(f"{name}: not installed. On Debian: apt-get install {' '.join(make.needs)}")
            failures += 1
            continue
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            house = House(Path(folder))
            with make(Path(folder)) as engine:
                for key in keys:
                    try:
                        told = visited(engine, house.address, words.text(key))
                    except (AssertionError, OSError) as error:
                        told, failures = f"FAILED: {error}", failures + 1
                    print(f"{name}, {key}: {told}", flush=True)
            house.close()
            failures += len(house.complaints())
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
