"""Analysis: chances, what cost something, and that nothing hidden is held against anybody."""

import json
from pathlib import Path

import pytest
from cli.runner import match_of, run
from games.exploding_kittens.table import Table, deal

import catlantis
from catlantis.analysis import NoJudgement, analyse, assess
from catlantis.bots.judging import judge_of
from catlantis.core.sight import Sight

GAME = "exploding-kittens"
FEW = 40  # playouts


def judged(table: Table, seat: int, text: str, seed: int = 1) -> tuple[str, int, list[int]]:
    """What would have been better than that, how much it cost, and the chances after it."""
    judge = judge_of(GAME)
    assert judge is not None
    sight = Sight(table.game, table.state, seat)
    found = assess(judge, sight, 0, table.read(text), FEW, seed)
    return sight.written(found.best), found.loss, found.chances


def test_drawing_a_kitten_that_one_has_seen_costs_the_match() -> None:
    table = deal("see skip | tacocat", pile="kitten skip attack favor")
    table.resolve(0, "see")
    better, loss, chances = judged(table, 0, "draw")
    assert better == "skip"
    assert loss > 0
    assert chances == [0, 1000]


def test_who_does_the_best_there_is_loses_nothing() -> None:
    table = deal("see skip | tacocat", pile="kitten skip attack favor")
    table.resolve(0, "see")
    assert judged(table, 0, "skip")[:2] == ("skip", 0)


def test_what_nobody_could_know_is_not_held_against_anybody() -> None:
    """Two piles that look alike to who draws: the judgement is the same for both."""
    lucky = deal("skip | defuse", pile="attack favor kitten skip")
    unlucky = deal("skip | defuse", pile="kitten attack favor skip")
    assert judged(lucky, 0, "draw") == judged(unlucky, 0, "draw")


def test_the_course_ends_where_the_match_did_and_is_the_same_again() -> None:
    match = match_of("random,random", seed=4)
    analysis = analyse(match, playouts=8)
    assert [each.step for each in analysis.assessments] == list(range(len(match.journal)))
    last = analysis.assessments[-1]
    assert last.chances == [1000 if rank == 1 else 0 for rank in match.ranking or []]
    assert all(900 <= sum(each.chances) <= 1000 for each in analysis.assessments)
    assert analyse(match, playouts=8) == analysis
    for seat in range(2):
        found = analysis.accuracy(seat)
        own = [each for each in analysis.assessments if each.seat == seat and each.is_choice]
        assert found.choices == len(own)
        assert found.good + sum(each.is_turning_point for each in own) == found.choices
        assert found.loss == sum(each.loss for each in own)
    costs = [each.loss for each in analysis.turning_points()]
    assert costs == sorted(costs, reverse=True)


def test_progress_is_told_decision_by_decision() -> None:
    match = match_of("random,random", seed=5)
    told: list[int] = []
    analyse(match, 2, told.append)
    assert told == [1] * len(match.journal)


def test_a_game_without_a_judgement_is_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catlantis.analysis.judge_of", lambda _key: None)
    with pytest.raises(NoJudgement):
        analyse(match_of("random,random"))


def saved(folder: Path) -> Path:
    """The file of a short match."""
    file = folder / "a.match.json"
    match_of("random,random", seed=4).save(file)
    return file


@pytest.mark.parametrize(("lang", "head"), [("en", "What cost most"), ("fr", "Ce qui a coûté")])
def test_an_analysis_is_told_in_eighty_columns(tmp_path: Path, lang: str, head: str) -> None:
    done = run("--lang", lang, "analyse", saved(tmp_path), "--playouts", 10)
    assert done.exit_code == 0
    assert head in done.stdout
    assert "Cat1" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_an_analysis_is_told_as_json(tmp_path: Path) -> None:
    file = saved(tmp_path)
    told = json.loads(run("analyse", file, "--playouts", 10, "--json").stdout)
    match = catlantis.load(file)
    assert told["game"] == GAME
    assert [each["action"] for each in told["decisions"]] == [
        match.game.verbs.spell(entry.action) for entry in match.journal
    ]


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    done = run("analyse", tmp_path / "none.match.json")
    assert done.exit_code == 2
    assert "none.match.json" in done.stderr
