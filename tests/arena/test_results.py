"""Results are kept as they come, can be gone on with, and are never mixed."""

import json
from pathlib import Path

import pytest

from catlantis.arena.match import Played
from catlantis.arena.plan import plan_of, sittings
from catlantis.arena.results import BadResults, read
from catlantis.arena.tournament import Tournament
from catlantis.arena.versions import OtherVersion, bot_version, check_versions, our_version

KITTENS = "exploding-kittens"
BOTS = ["greedy", "random"]
FILE = Path(__file__).with_name("bots.py")


def contest(file: Path, games: int = 8, seed: int = 1, bots: list[str] = BOTS) -> Tournament:
    return Tournament(plan_of(KITTENS, bots, seed, {}, 0.0), bots, games, file)


def run(made: Tournament, most: int | None = None) -> list[int]:
    """Play it, or be stopped after so many matches: what progress was told."""
    told: list[int] = []

    def note(number: int) -> None:
        told.append(number)
        if most is not None and sum(told[1:]) == most:
            raise KeyboardInterrupt

    try:
        made.run(1, note)
    except KeyboardInterrupt:
        assert most is not None
    made.close()
    return told


def outcomes(played: list[Played]) -> list[tuple[object, ...]]:
    return sorted((one.deal, one.shift, one.seed, tuple(one.ranks), one.length) for one in played)


def test_a_file_begins_with_everything_that_its_results_hang_on(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    run(contest(file, bots=["greedy", f"{FILE}:Versioned?depth=3"]))
    first, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    plan = first["plan"]
    assert (first["format"], first["version"]) == ("catlantis-arena", 1)
    assert (plan["game"], plan["rules_version"], plan["options"]) == (KITTENS, 1, {})
    assert plan["seed"] == f"{1:032x}"
    assert plan["catlantis"] == our_version()
    assert [bot["bot"] for bot in plan["bots"]] == ["greedy", "bots.py:Versioned?depth=3"]
    assert plan["bots"][1]["version"].startswith("21+")
    assert len(lines) == 8
    assert {(line["deal"], line["shift"]) for line in lines} == {
        (deal, shift) for deal in range(4) for shift in range(2)
    }


@pytest.mark.parametrize("most", [0, 3, 7])
def test_after_an_interruption_the_same_command_goes_on(tmp_path: Path, most: int) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(contest(whole))
    stopped = contest(parts)
    run(stopped, most)
    known = stopped.report()
    assert known.games == len(stopped.played) // 2 * 2  # whole deals only
    assert run(contest(parts)) == [most] + [1] * (8 - most)
    assert outcomes(read(parts.read_bytes())[1]) == outcomes(read(whole.read_bytes())[1])
    assert run(contest(parts)) == [8]  # nothing left to do


def test_a_line_that_was_not_written_to_its_end_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    run(contest(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    assert run(contest(file)) == [7, 1]
    assert outcomes(read(file.read_bytes())[1]) == outcomes(read(whole)[1])


def test_more_matches_go_on_from_fewer_and_fewer_count_only_theirs(tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    run(contest(file, games=4))
    assert run(contest(file, games=8)) == [4, 1, 1, 1, 1]
    fewer = contest(file, games=4)
    assert fewer.report().games == 4
    fewer.close()


@pytest.mark.parametrize(
    ("part", "asked"),
    [
        ("game", ("islet", BOTS, 1, {}, 0.0)),
        ("options", (KITTENS, BOTS, 1, {"combos": False}, 0.0)),
        ("bots", (KITTENS, ["random", "random"], 1, {}, 0.0)),
        ("seed", (KITTENS, BOTS, 2, {}, 0.0)),
        ("limit", (KITTENS, BOTS, 1, {}, 5.0)),
    ],
)
def test_another_tournaments_file_is_refused_and_left_alone(
    tmp_path: Path, part: str, asked: tuple[str, list[str], int, dict[str, object], float]
) -> None:
    file = tmp_path / "other.jsonl"
    run(contest(file, games=2))
    before = file.read_bytes()
    with pytest.raises(BadResults) as caught:
        Tournament(plan_of(*asked), asked[1], 2, file)
    assert (caught.value.reason, caught.value.part) == ("other", part)
    assert caught.value.kept != caught.value.asked
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"format":"catlantis-match"}\n', "torn"])
def test_what_holds_no_results_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(BadResults) as caught:
        contest(file)
    assert caught.value.reason == "not-results"
    assert file.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    run(contest(file, games=4))
    lines = file.read_text().splitlines()
    lines[2] = lines[2][:20]
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults) as caught:
        contest(file)
    assert (caught.value.reason, caught.value.line) == ("line", 3)


def test_a_bots_file_that_was_changed_is_another_version(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import catlantis\nclass Mine(catlantis.Bot):\n    choose = None\n")
    before = bot_version(f"{file}:Mine")
    file.write_text(file.read_text() + "# thought over\n")
    bot_version.cache_clear()
    assert bot_version(f"{file}:Mine") != before


def test_who_has_another_version_does_not_play() -> None:
    plan = plan_of(KITTENS, BOTS, 1, {}, 0.0)
    fine, *_ = sittings(plan, BOTS, 1, is_kept=False)
    check_versions(fine)
    other = type(fine)(
        fine.deal, fine.shift, fine.entrants, versions=[fine.versions[0], "9", fine.versions[2]]
    )
    with pytest.raises(OtherVersion) as caught:
        check_versions(other)
    assert (caught.value.name, caught.value.wanted) == ("greedy", "9")
