"""What is given to others installs by pip alone: a wheel, and sources without Node or compiler."""

import os
import re
import signal
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[1]
PLAY = """
import catlantis, random
match, chance = catlantis.new("exploding-kittens", seats=2, seed="7"), random.Random(1)
while not match.is_over:
    match.push(chance.choice(match.legal()))
print(catlantis.core.rng.__file__, len(str(match)) > 0)
"""


class Fresh:
    """An environment with nothing but pip in it, where no program can be found by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=True)
        self.env = {**os.environ, "PATH": str(folder / "bin"), "LC_ALL": "en_US.UTF-8"}
        self.env["PIP_CONSTRAINT"] = str(ROOT / "constraints.txt")
        for name in ("PYTHONPATH", "CATLANTIS_PURE", "VIRTUAL_ENV", "CC"):
            self.env.pop(name, None)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """The result of a program of this environment."""
        call = [str(self.folder / "bin" / command[0]), *command[1:]]
        return subprocess.run(
            call, cwd=self.folder, env=self.env, encoding="utf-8", capture_output=True, check=False
        )

    def install(self, what: str) -> None:
        done = self.run("python", "-m", "pip", "install", "--quiet", what)
        assert done.returncode == 0, done.stderr

    @property
    def packages(self) -> Path:
        """Where what was installed stands."""
        (folder,) = self.folder.glob("lib/*/site-packages")
        return folder

    def first_page(self) -> str:
        """What a browser is shown at the address that `catlantis serve` tells."""
        call = [str(self.folder / "bin" / "catlantis"), "serve", "--port", "0"]
        call += ["--database", str(self.folder / "tables.sqlite")]
        with subprocess.Popen(
            call, cwd=self.folder, env=self.env, encoding="utf-8", stdout=subprocess.PIPE
        ) as server:
            try:
                assert server.stdout is not None
                told = re.search(r"http://\S+", server.stdout.readline())
                assert told is not None
                with urlopen(told[0]) as answer:
                    page: str = answer.read().decode()
                    return page
            finally:
                server.send_signal(signal.SIGINT)


def built(target: str, folder: Path) -> Path:
    """The wheel or the source distribution of these sources."""
    call = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory"]
    subprocess.run([*call, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.iterdir()
    return file


@pytest.mark.slow
def test_a_wheel_installs_by_pip_alone_and_brings_no_server(tmp_path: Path) -> None:
    wheel = built("wheel", tmp_path / "dist")
    fresh = Fresh(tmp_path / "fresh")
    fresh.install(str(wheel))
    names = {path.name for path in fresh.packages.iterdir()}
    assert {"litestar", "sqlalchemy", "reportlab", "websockets"}.isdisjoint(names)
    assert (fresh.packages / "catlantis/page/index.html").is_file()
    played = fresh.run("python", "-c", PLAY)
    assert played.returncode == 0, played.stderr
    assert ".py " not in played.stdout  # compiled
    assert "islet" in fresh.run("catlantis", "games").stdout
    refused = fresh.run("catlantis", "serve")
    assert refused.returncode == 2
    assert "catlantis[server]" in refused.stderr


@pytest.mark.slow
def test_sources_install_without_node_or_compiler_and_bring_the_page(tmp_path: Path) -> None:
    sources = built("sdist", tmp_path / "dist")
    fresh = Fresh(tmp_path / "fresh")
    fresh.install(f"{sources}[server]")
    played = fresh.run("python", "-c", PLAY)
    assert played.returncode == 0, played.stderr
    assert ".py " in played.stdout  # interpreted
    assert '<script type="module"' in fresh.first_page()
