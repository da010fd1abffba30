"""The sessions and pictures of docs/library.md.

python -m library_page      takes the pictures anew
"""

import doctest
import re
from pathlib import Path
from typing import Any, Final

from catlantis.match import Match

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "library.md"
BLOCK: Final = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE: Final = re.compile(r"\]\((images/library-([a-z-]+)\.svg)\)")
FLAGS: Final = doctest.ELLIPSIS


def run(text: str) -> tuple[doctest.TestResults, dict[str, Any], str]:
    """What comes of the sessions in a text, the names they leave, and what went wrong."""
    names: dict[str, Any] = {}
    told: list[str] = []
    code = "\n".join(found[1] for found in BLOCK.finditer(text))
    test = doctest.DocTestParser().get_doctest(code, names, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    results = runner.run(test, out=told.append, clear_globs=False)
    return results, test.globs, "".join(told)


def pictures() -> dict[Path, str]:
    """The picture that each match of the page gives, where the page shows it, by its file."""
    text, taken = PAGE.read_text(encoding="utf-8"), {}
    for found in PICTURE.finditer(text):
        _, names, _ = run(text[: found.start()])
        matches = [match for match in names.values() if isinstance(match, Match)]
        match = next(match for match in matches if match.game.meta.key == found[2])
        taken[DOCS / found[1]] = match._repr_svg_()
    return taken


if __name__ == "__main__":
    for file, picture in pictures().items():
        file.write_text(picture, encoding="utf-8")
