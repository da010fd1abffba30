"""The commands around the server: serve, verify, bench-server."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from cli.runner import MAIN
from typer.testing import CliRunner

from catlantis.cli.app import app
from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.record import dump
from catlantis.server.fair import commitment, seed_text
from catlantis.server.serving import addresses, lan_address
from catlantis.server.settings import BadSetting, Settings
from catlantis.server.store.database import engine_of, migrate

PLAIN = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "200", "NO_COLOR": "1"}


def run(*args: object, **env: str) -> Any:
    return CliRunner(env={**PLAIN, **env}).invoke(app, [str(arg) for arg in args])


@pytest.fixture
def match() -> Match:
    match = Match(GAMES["exploding-kittens"], [Seat("Ada"), Seat("Bo")], 2**100 + 7)
    while not match.is_over:
        seat = 0 if match.state.is_asked(0) else 1
        match.act(seat, match.game.legal_actions(match.state, seat)[0])
    return match


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:
    file = tmp_path / "a.match.json"
    file.write_bytes(dump(match))
    return file


def test_verify_proves_a_promise_that_was_kept(file: Path, match: Match) -> None:
    promised = commitment(seed_text(match.seed))
    result = run("verify", file, "--commitment", promised)
    assert result.exit_code == 0, result.output
    assert "the rules allow each of them" in result.output
    assert "played to its end" in result.output
    assert "The promise was kept" in result.output


def test_verify_without_a_promise_shows_what_to_compare(file: Path, match: Match) -> None:
    result = run("verify", file, "--lang", "fr")
    assert result.exit_code == 0
    assert commitment(seed_text(match.seed)) in result.output
    assert "--commitment" in result.output


def test_verify_finds_another_seed(file: Path) -> None:
    result = run("verify", file, "--commitment", commitment("0" * 32))
    assert result.exit_code == 1
    assert "another seed" in result.output


def test_verify_finds_an_action_against_the_rules(file: Path) -> None:
    document = json.loads(file.read_text())
    document["actions"].insert(0, [0, ["nope"]])
    file.write_text(json.dumps(document))
    result = run("verify", file)
    assert result.exit_code == 1
    assert "actions[0]" in result.output


def test_verify_says_when_nothing_can_be_checked(tmp_path: Path) -> None:
    assert run("verify", tmp_path / "none").exit_code == 2
    (tmp_path / "text").write_text("hello")
    assert run("verify", tmp_path / "text").exit_code == 2
    assert run("verify", tmp_path).exit_code == 2


@pytest.mark.slow
def test_serve_prints_its_address_answers_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    database = tmp_path / "new.sqlite"
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--database", str(database)]
    env = {**os.environ, **PLAIN}
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Play at (http://127\.0\.0\.1:\d+/)\n", line)
        assert found is not None, line
        assert httpx.get(f"{found[1]}health").json() == {"status": "ok"}
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert errors.strip() == "Stopped."
    assert process.returncode == 130
    assert database.exists()


def test_serve_says_what_is_wrong_in_a_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = run("serve", "--port", taken.getsockname()[1])
    assert result.exit_code == 2
    assert "--port 0" in result.output
    result = run("serve", "--port", 0, "--database", "nosuch://database")
    assert result.exit_code == 2
    assert "--database" in result.output
    result = run("serve", "--port", 0, "--database", tmp_path / "none" / "new.sqlite")
    assert result.exit_code == 2
    result = run("serve", CATLANTIS_AWAY_SECONDS="soon")
    assert result.exit_code == 2
    assert "CATLANTIS_AWAY_SECONDS" in result.output


def test_serve_refuses_a_newer_database_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    engine = engine_of(f"sqlite:///{file}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'")
    engine.dispose()
    result = run("serve", "--port", 0, "--database", file)
    assert result.exit_code == 2
    assert "newer version" in result.output
    assert "Traceback" not in result.output


def test_settings_come_from_the_environment() -> None:
    env = {"CATLANTIS_AWAY_SECONDS": "30", "CATLANTIS_METRICS": "true", "HOME": "/"}
    settings = Settings.from_env(env)
    assert (settings.away_seconds, settings.metrics) == (30.0, True)
    for value in ("0", "x", ""):
        with pytest.raises(BadSetting, match="CATLANTIS_SEND_QUEUE"):
            Settings.from_env({"CATLANTIS_SEND_QUEUE": value})


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    names = [f"CATLANTIS_{name.upper()}" for name in Settings.__struct_fields__]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_databases_are_files_or_urls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(database="a.sqlite").database_url == "sqlite:///a.sqlite"
    assert Settings(database="postgresql://x/y").database_url == "postgresql://x/y"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url.endswith("catlantis/tables.sqlite")


def test_addresses_are_those_that_others_can_use() -> None:
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 80) == ["http://[::1]:80/"]
    everywhere = addresses("0.0.0.0", 80)
    assert everywhere[0] == "http://localhost:80/"
    assert everywhere[1:] == ([f"http://{lan_address()}:80/"] if lan_address() else [])


@pytest.mark.slow
def test_bench_server_measures_a_few_tables() -> None:
    result = run(
        "bench-server", "exploding-kittens", "--tables", 3, "--seconds", 1, "--think", 0.01
    )
    assert result.exit_code == 0, result.output
    assert "99% within" in result.output.replace("\u00a0", " ")
    actions = re.search(r"Actions +([\d,]+)", result.output)
    assert actions is not None
    assert int(actions[1].replace(",", "")) > 10
