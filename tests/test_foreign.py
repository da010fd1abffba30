"""A game from another package is played like ours, interpreted and compiled alike.

The package is what `catlantis new-game` writes; it is installed as an installer would, without one.
"""

import os
import shutil
from pathlib import Path

import pytest
from foreign import CLI, KEY, install, python

pytestmark = pytest.mark.slow  # processes without number

BOT = """
from catlantis.core import playout
from catlantis.core.action import Choices
from catlantis.core.rng import rng_from_seed
from catlantis.core.search import plan
from high_mouse.state import State


class Outlook:
    def worth(self, state):
        return float(max(state.shown))

    def is_settled(self, state):
        return True

    def key(self, state):
        return 0


def worths(sight):
    sample = sight.sample(0)
    assert isinstance(sample, State)
    playout.play_randomly(sight.game, sample.clone(), rng_from_seed(1), Choices(), 100)
    return plan(sight.game, sample, sight.seat, sight.legal, Outlook(), 4, 2)
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game as it is written, in a folder of its own."""
    folder = tmp_path_factory.mktemp("authors")
    python(folder, *CLI, "new-game", KEY, cwd=folder)
    return folder / KEY


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    folder = tmp_path_factory.mktemp("site")
    install(project, folder)
    return folder


def test_it_is_listed_among_the_games(site: Path) -> None:
    assert "catlantis play high-mouse" in python(site, *CLI, "games")
    assert "la plus haute gagne" in python(site, *CLI, "games", "--lang", "fr")


def test_where_ours_are_compiled_it_is_called_through_an_adapter(site: Path) -> None:
    code = f"from catlantis.games import GAMES; print(type(GAMES['{KEY}']).__name__)"
    adapter = "ForeignGame" if "CATLANTIS_COMPILED" in os.environ else "HighMouse"
    assert python(site, "-c", code).strip() == adapter


def test_it_is_played_in_the_terminal(site: Path) -> None:
    shown = python(site, *CLI, "play", KEY, "--seats", "human,greedy", "--seed", "1", typed="1\n")
    assert "Show one of your mice." in shown
    assert "shows mouse" in shown
    assert f"catlantis play {KEY} --seats human,greedy" in shown


def test_the_fuzzer_finds_nothing(site: Path) -> None:
    assert "All laws hold." in python(site, *CLI, "fuzz", KEY, "--games", "30")


def test_bots_play_it_in_the_arena_in_several_processes(site: Path) -> None:
    shown = python(site, *CLI, "arena", KEY, "--bots", "greedy,random", "--games", "20")
    assert "greedy" in shown


def test_its_own_tests_pass(project: Path, site: Path) -> None:
    assert "passed" in python(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=project)


def test_its_own_bot_is_asked_and_knows_its_own_states(project: Path, tmp_path: Path) -> None:
    install(project, tmp_path)
    (tmp_path / "high_mouse" / "bot.py").write_text(BOT)
    code = (
        "from catlantis.bots import seated; from catlantis.core.sight import Sight\n"
        f"from catlantis.games import GAMES\ngame = GAMES['{KEY}']\n"
        "state = game.new_game({}, 2, 1)\nsight = Sight(game, state, 0)\n"
        "assert seated('greedy', game, 0, 2, 1).choose(sight) == sight.legal[-1]"
    )
    python(tmp_path, "-c", code)


def test_a_package_that_cannot_be_used_is_named_and_spoils_nothing(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise ValueError('no mice')")
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[catlantis.games]\nbroken = broken\n")
    shown = python(tmp_path, *CLI, "games")
    assert "no game in package broken: ValueError: no mice" in shown
    assert "catlantis play islet" in shown


def test_a_key_of_ours_is_not_taken(project: Path, tmp_path: Path) -> None:
    install(project, tmp_path)
    game = tmp_path / "high_mouse" / "__init__.py"
    game.write_text(game.read_text("utf-8").replace('key="high-mouse"', 'key="islet"'))
    shown = python(tmp_path, *CLI, "games")
    assert "the key islet is taken by catlantis.games.islet" in shown


def test_it_can_be_built_into_a_wheel(project: Path, tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    python(tmp_path, "-c", code, cwd=project)
    [wheel] = tmp_path.glob("high_mouse-*.whl")
    shutil.unpack_archive(wheel, tmp_path / "site", "zip")
    assert "catlantis play high-mouse" in python(tmp_path / "site", *CLI, "games")
