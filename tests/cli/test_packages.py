"""What is not installed is told, with the extra that brings it."""

import os
import subprocess
import sys

import pytest

from catlantis.cli import packages

from .runner import PLAIN, run

WITHOUT = "import sys; sys.modules[sys.argv.pop(1)] = None; from catlantis.cli import main; main()"
LACKING = [  # a command, what it lacks, and the extra that brings it
    (["serve"], "litestar", "server"),
    (["bench-server", "islet"], "uvicorn", "server"),
    (["bot", "random", "--server", "http://x", "--token", "x"], "websockets", "remote"),
    (["print", "isle-of-cats"], "reportlab", "print"),
    (["serve", "--port", "0", "--database", "postgresql+psycopg://x/y"], "psycopg", "postgres"),
]
TOLD = {
    "en": "this command needs {}, which is not installed. Install it:",
    "fr": "il manque à cette commande le paquet {}. Installez-le\u00a0:",
}


def run_without(package: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A command line where that package is not installed."""
    env = {**os.environ, **PLAIN, "COLUMNS": "300", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", WITHOUT, package, *args]
    return subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.slow
@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize(("command", "package", "extra"), LACKING)
def test_a_command_tells_which_extra_it_lacks(
    command: list[str], package: str, extra: str, lang: str
) -> None:
    done = run_without(package, *command, "--lang", lang)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    assert TOLD[lang].format(package) in line
    assert f'pip install "catlantis[{extra}]"' in line


@pytest.mark.slow
def test_games_are_told_without_what_prints_their_sheets() -> None:
    done = run_without("reportlab", "games")
    assert done.returncode == 0, done.stderr
    assert "isle-of-cats" in done.stdout
    assert "Sheets to print" not in done.stdout


def test_a_module_that_no_extra_brings_is_a_fault_of_ours() -> None:
    fault = ModuleNotFoundError("No module named 'chess'", name="chess")
    with pytest.raises(ModuleNotFoundError):
        packages.lacking(fault)


def test_the_library_alone_needs_no_server() -> None:
    alone = packages.required()[""]
    assert "rich" in alone
    assert {"litestar", "reportlab", "sqlalchemy", "uvicorn", "websockets"}.isdisjoint(alone)


def test_the_doctor_tells_of_extras() -> None:
    told = run("doctor").output
    assert all(extra in told for extra in packages.required())
