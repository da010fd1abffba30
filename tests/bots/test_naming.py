"""A bot is found by its name: ours, in a file, in a module, or offered by a package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from catlantis.bots import NoBot, bot_named, known, seated
from catlantis.bots.medium import MediumBot
from catlantis.bots.naming import label, portable
from catlantis.games import GAMES

FILE = Path(__file__).with_name("mybots.py")
GAME = GAMES["exploding-kittens"]
OURS = ["easy", "medium", "hard", "cruel", "greedy", "random"]


def test_ours_are_known_by_name() -> None:
    assert known() == OURS


def test_medium_is_found_by_its_older_name() -> None:
    assert type(seated("greedy", GAME, 0, 2, 1)) is type(seated("medium", GAME, 0, 2, 1))
    assert isinstance(seated("greedy", GAME, 0, 2, 1), MediumBot)


def test_a_class_in_a_file_is_made_with_its_options() -> None:
    named = bot_named(f"{FILE}:Bird?place=2&name=Ada&is_calm=True")
    assert named.options == {"place": 2, "name": "Ada", "is_calm": True}
    assert named.kind.__name__ == "Bird"
    assert named.where == str(FILE)
    assert bot_named(f"{FILE}:Bird").kind is named.kind  # the file is run once


def test_a_class_in_a_module_of_the_folder_that_we_work_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "aviary").mkdir()
    (tmp_path / "aviary" / "small.py").write_text(
        "import catlantis\nclass Wren(catlantis.Bot):\n"
        "    def choose(self, sight): return sight.legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert bot_named("aviary.small:Wren").kind.__name__ == "Wren"


def test_a_package_offers_a_bot_by_an_entry_point(tmp_path: Path) -> None:
    (tmp_path / "wren.py").write_text(
        "import catlantis\nclass Wren(catlantis.Bot):\n"
        "    def choose(self, sight): return sight.legal[0]\n"
    )
    info = tmp_path / "wren-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: wren\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[catlantis.bots]\nwren = wren:Wren\n")
    code = "from catlantis.bots import bot_named, known; print(known(), bot_named('wren').kind)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == f"{[*OURS, 'wren']} <class 'wren.Wren'>"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("sparrow", f"there are {', '.join(OURS)}, or FILE.py:Class, or module:Class"),
        ("./nowhere.py:Bird", "FileNotFoundError"),
        (f"{FILE}:Ostrich", "AttributeError"),
        (f"{FILE}:NoBot", "NoBot is no class that inherits from catlantis.Bot"),
        ("no.such.module:Bird", "ModuleNotFoundError"),
    ],
)
def test_a_name_of_no_bot_is_refused_with_the_reason(name: str, told: str) -> None:
    with pytest.raises(NoBot, match="^" + name.partition("?")[0].replace(".", r"\.")) as refused:
        bot_named(name)
    assert told in str(refused.value)


def test_a_name_is_passed_on_so_that_it_means_the_same_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(FILE.parent)
    assert portable("./mybots.py:Bird?place=1") == f"{FILE}:Bird?place=1"
    assert label(f"{FILE}:Bird?place=1") == "mybots.py:Bird?place=1"
    assert portable("greedy?depth=1") == label("greedy?depth=1") == "greedy?depth=1"
