"""Alone against the sister (IC-50 … IC-54)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.refusals import BadOptions
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.boat import MAPS, RAT_ROWS, ROOM_ROWS, listed
from catlantis.games.isle_of_cats.sister import (
    colour_points,
    her_lesson_points,
    sister_lesson_points,
)

from .afloat import afloat, dots, herd
from .table import Table, deal, opening, random_match

RATS = [(x, y) for x, y in listed(RAT_ROWS, 0)]
NOTHING = ""


# Setting her up


@pytest.mark.parametrize(("difficulty", "advanced"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_three_lessons_and_advanced_ones_by_difficulty(
    difficulty: int, advanced: int
) -> None:  # IC-50
    for seed in range(20):
        sister = opening(1, seed, difficulty=difficulty).view(0)["sister"]
        lessons = [lesson for lesson, _ in sister["lessons"]]
        assert [lesson < 9 for lesson in lessons] == [True] * 3 + [False] * advanced
        assert len(set(lessons)) == len(lessons)
        assert all(0 <= lesson < 18 for lesson in lessons)


def test_her_lessons_are_dealt_at_random() -> None:  # IC-50
    seen = {
        lesson
        for seed in range(60)
        for lesson, _ in opening(1, seed, difficulty=5).view(0)["sister"]["lessons"]
    }
    assert seen == set(range(18))


def test_a_colour_is_turned_at_first_and_one_each_evening_four_times() -> None:  # IC-50
    table = opening(1, 4)
    shown = []
    for _ in range(7):
        shown.append(len(table.view(0)["sister"]["colours"]))
        table.finish(0)
    assert shown == [1, 2, 3, 4, 5, 5, 5]
    assert sorted(table.view(0)["sister"]["colours"]) == [0, 1, 2, 3, 4]
    turned = [text.split()[3] for text in table.told(0) if " sister " in text]
    assert turned == ["4", "3", "2", "1"]


def test_colours_not_turned_are_hidden() -> None:  # IC-50
    table = opening(1, 4)
    order = [int(colour) for colour in table.state.sister[:5]]
    samples = [GAME.determinize(table.state, 0, seed) for seed in range(30)]
    assert {int(sample.sister[0]) for sample in samples} == {order[0]}
    assert {int(sample.sister[1]) for sample in samples} == set(order[1:])
    assert all(list(sample.sister[5:]) == list(table.state.sister[5:]) for sample in samples)


def test_there_is_no_sister_among_several() -> None:  # IC-50
    table = opening(2, 4)
    assert table.view(0)["sister"] is None
    assert "sister-total" not in dict(GAME.score_sheet(table.state))
    with pytest.raises(BadOptions, match="difficulty: idle-option"):
        opening(2, 4, difficulty=5)


# Her score


def test_she_scores_5_4_3_2_1_for_cats_of_her_colours() -> None:  # IC-51
    tally = afloat(herd("b" + "gg" + "ooo" + "p"))
    order = vec[i64]([2, 1, 0, 3, 4])  # orange, green, blue, purple, red
    assert colour_points(tally, order, 5) == 3 * 5 + 2 * 4 + 1 * 3 + 1 * 2
    assert colour_points(tally, order, 1) == 3 * 5  # on the first day only one is turned


def ended(boat: str, lessons: list[int]) -> Table:
    """A match alone that is over, with that boat; blue is her first colour."""
    table = deal(boats=[boat], seats=1)
    table.state.sister = vec[i64]([0, 1, 2, 3, 4, *lessons])
    table.state.day = 7
    table.state.to_act = 0
    return table


def test_she_scores_nothing_else() -> None:  # IC-51
    sheet = dict(GAME.score_sheet(ended("at 6 3\nt1 t1\nt1 t1", [1, 3]).state))
    assert sheet["sister-colours"] == [0]
    assert sheet["sister-lessons"] == [90]  # eighteen rats
    assert sheet["sister-total"] == [90]


def test_who_has_more_wins_and_on_a_tie_she_does() -> None:  # IC-51
    rooms = [(x, y) for number in (0, 1, 3, 6) for x, y in listed(ROOM_ROWS, 9 * number)]
    rats = [rat for rat in RATS if rat not in rooms]
    boat = dots(rooms + rats[:4])
    mine = dict(GAME.score_sheet(ended(boat, []).state))["total"][0]
    assert mine < 0
    assert GAME.ranking(ended(boat, []).state) == [2]  # she has 0
    full = (
        dots(rooms + rats) + "\nat 5 3\nt1 t1 t2 t2\nt1 t1 t2 t2\nat 11 3\nt3 t3 t4 t4\nt3 t3 t4 t4"
    )
    table = ended(full, [])
    mine = dict(GAME.score_sheet(table.state))["total"][0]
    assert mine == -15 + 12
    table = ended(full + "\nat 15 3\nt5\nt5\nt5\nt5", [])
    assert dict(GAME.score_sheet(table.state))["total"] == [0]
    assert GAME.ranking(table.state) == [2]
    better = ended(full + "\nat 15 3\nt5 t6\nt5 t6\nt5 t6\nt5 t6", [])
    assert dict(GAME.score_sheet(better.state))["total"] == [3]
    assert GAME.ranking(better.state) == [1]


def test_every_match_alone_is_won_or_lost() -> None:  # IC-51
    for seed in range(5):
        *_, table = random_match(1, seed, difficulty=1 + seed)
        sheet = dict(GAME.score_sheet(table.state))
        won = sheet["total"][0] > sheet["sister-total"][0]
        assert GAME.ranking(table.state) == [1 if won else 2]


# Her lessons

FAMILY = """
    at 6 2
    o1 o1 o1 o1 o1
    o2 o2 o2 o2 o2
    o3 o3 o3 o3 o3
    o4 o4 o4 o4 o4
"""
SECOND_FAMILY = """
    at 13 3
    b1 b1 b1 b1 b1
    b2 b2 b2 b2 b2
    b3 b3 b3 b3 b3
"""
BESIDE_TREASURE = """
    at 6 3
    b1 b1 b1 b1 b1
    c1 .  g1 g1 g1 g1 g1
    r1 r1 r1 r1 r1
"""
ALL_AT_EDGE = """
    at 7 0
    b1 b1 b1 b1 b1
    at 4 1
    g1 g1 g1 g1 g1
    at 1 2
    o1 o1 o1 o1 o1
    at 0 3
    p1 p1 p1 p1 p1
    at 0 4
    r1 r1 r1 r1 r1
"""
BESIDE_RATS = """
    at 7 1
    b1 b1 b1 b1 b1
    at 6 4
    g1 g1 g1 g1 g1
    at 12 4
    o1 o1 o1 o1 o1
"""

SOLO: list[tuple[int, str, int]] = [
    (0, BESIDE_TREASURE, 15),  # green touches it by a corner only; orange and purple are not there
    (0, NOTHING, 25),
    (0, ALL_AT_EDGE + "at 9 1\n# . .\nat 4 2\n. # .\nat 5 4\n#\nat 5 3\n#", 0),
    (1, FAMILY + SECOND_FAMILY, 8),
    (1, "at 6 2\no1 o1 o1 o1 o1\no2 o2 o2 o2 o2", 0),
    (2, "at 6 3\n# # # # # # # #", 10),
    (2, "at 6 3\n# # # # # # # # #", 0),
    (3, dots(RATS[:17]), 10),
    (3, dots(RATS), 0),
    (4, herd("bgopr" * 3 + "bg"), 10),
    (4, herd("bgopr" * 3), 0),
    (5, ALL_AT_EDGE.replace("r1", "b2"), 5),
    (5, ALL_AT_EDGE, 0),
    (7, dots([(20, 3), (20, 4), (20, 5), (21, 4)]), 3),
    (7, NOTHING, 0),
    (8, "at 6 2\no1 o1 o1 o1 o1\nb2 b2 b2 b2 b2", 10),
    (8, FAMILY, 0),
]
ADVANCED: list[tuple[int, str, int]] = [
    (10, FAMILY + SECOND_FAMILY, 11),
    (10, NOTHING, 0),
    (11, FAMILY + SECOND_FAMILY, 8),
    (11, FAMILY, 0),
    (12, "at 6 3\n# # . c1 c1", 9),
    (12, "at 6 3\nt1 t1\nt1 t1", 0),
    (13, BESIDE_TREASURE, 3),
    (13, "at 6 3\nb1 b1 b1 b1 b1\n#", 0),
    (14, dots(MAPS[:3]), 12),
    (14, "at 9 7\nb1 b1 b1 b1 b1", 4),
    (14, NOTHING, 0),
    (15, FAMILY + SECOND_FAMILY, 10),
    (15, "at 6 2\no1 o1 o1 o1 o1\no2 o2 o2 o2 o2", 0),
    (16, ALL_AT_EDGE, 5),
    (16, "at 8 1\nb1 b1 b1 b1 b1", 0),
    (17, BESIDE_RATS, 15),
    (17, NOTHING, 25),
]


@pytest.mark.parametrize(("lesson", "boat", "points"), SOLO)
def test_solo_lesson_scores_what_it_says(lesson: int, boat: str, points: int) -> None:  # IC-52
    assert sister_lesson_points(afloat(boat), vec[i64]([0, 1, 2, 3, 4, lesson]), lesson) == points


@pytest.mark.parametrize(("lesson", "boat", "points"), ADVANCED)
def test_advanced_lesson_scores_what_it_says(lesson: int, boat: str, points: int) -> None:  # IC-53
    assert sister_lesson_points(afloat(boat), vec[i64]([0, 1, 2, 3, 4, lesson]), lesson) == points


@pytest.mark.parametrize(("ticked", "points"), [([1, 2, 3], 9), ([], 0)])
def test_advanced_lesson_on_lessons_counts_those_ticked(
    ticked: list[int], points: int
) -> None:  # IC-53
    tally = afloat(NOTHING, ticked=ticked)
    assert sister_lesson_points(tally, vec[i64]([0, 1, 2, 3, 4, 9]), 9) == points


def test_each_of_her_lessons_scores_on_one_boat_and_less_on_another() -> None:  # IC-52, IC-53
    for lesson in range(18):
        points = {case[2] for case in [*SOLO, *ADVANCED] if case[0] == lesson}
        assert len(points) >= 2 or lesson in (6, 9), lesson  # these have tests of their own


def doubled(boat: str, *others: int) -> tuple[int, int]:
    """What her doubling lesson scores beside the others, and all of them together."""
    cards = vec[i64]([0, 1, 2, 3, 4, 6, *others])
    tally = afloat(boat)
    return int(sister_lesson_points(tally, cards, 6)), int(her_lesson_points(tally, cards))


def test_her_best_other_lesson_counts_twice() -> None:  # IC-52
    assert doubled(dots(RATS[:17]), 3, 2) == (10, 20)  # rats 10; not fewer than 9 treasures
    assert doubled("at 6 3\n# #", 2, 7) == (10, 20)
    assert doubled(dots(RATS), 3, 7) == (0, 0)


def test_her_other_lesson_may_be_an_advanced_one() -> None:  # IC-54
    assert doubled(FAMILY, 1, 10) == (11, 8 + 11 + 11)


def test_a_colour_without_cats_counts_as_not_touching() -> None:  # IC-54
    for lesson in (0, 5, 17):
        cards = vec[i64]([0, 1, 2, 3, 4, lesson])
        assert sister_lesson_points(afloat(NOTHING), cards, lesson) == 25


def test_equal_families_take_separate_places() -> None:  # IC-54
    tally = afloat(SECOND_FAMILY + SECOND_FAMILY.replace("at 13", "at 1").replace("b", "g"))
    for lesson in (10, 11):
        assert sister_lesson_points(tally, vec[i64]([0, 1, 2, 3, 4, lesson]), lesson) == 8


def test_a_rat_is_touched_by_sharing_a_side() -> None:  # IC-54
    # Sheet 1 has rats at 307 and 308: a cat above touches, one at the corner does not
    cards = vec[i64]([0, 1, 2, 3, 4, 17])
    assert sister_lesson_points(afloat("at 8 2\nb1 b1 b1 b1 b1"), cards, 17) == 20
    assert sister_lesson_points(afloat("at 9 2\nb1 b1 b1 b1 b1"), cards, 17) == 25
    covered = "at 8 2\nb1 b1 b1 b1 b1\nat 8 3\n#"
    assert sister_lesson_points(afloat(covered), cards, 17) == 25
