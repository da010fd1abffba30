"""What the page draws is what the rules rule."""

import json
from pathlib import Path
from runpy import run_path

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "isle-of-cats"


def test_the_page_draws_the_boat_and_the_shapes_of_the_rules() -> None:
    made = run_path(str(FOLDER / "components.py"))["components"]()
    assert json.loads((FOLDER / "components.json").read_text("utf-8")) == made
