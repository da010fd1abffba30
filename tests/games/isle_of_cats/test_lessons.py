"""The 35 lessons, each on a boat that scores it and on one that does not (IC-13, IC-14)."""

import pytest

from catlantis.games.isle_of_cats.boat import EDGE, RAT_ROWS, ROOM_ROWS, listed
from catlantis.games.isle_of_cats.lessons import all_lesson_points, lesson_count, lesson_points
from catlantis.games.isle_of_cats.scoring import rats_line, rooms_line

from .afloat import afloat, dots, herd
from .table import deal

NOTHING = ""


def squares(rows: list[list[int]]) -> list[tuple[int, int]]:
    return [(x, y) for x, y in rows]


def room(number: int) -> list[tuple[int, int]]:
    return squares(listed(ROOM_ROWS, 9 * (number - 1)))


RATS = squares(listed(RAT_ROWS, 0))  # of sheet 1

AT_EDGE = """
    at 7 0
    {0}1 {0}1 {0}1 {0}1 {0}1
    at 8 1
    {0}2 {0}2 {0}2 {0}2 {0}2
    at 0 5
    {0}3 {0}3 {0}3 {0}3 {0}3
"""
FAMILY_OF_FOUR = """
    at 6 2
    o1 o1 o1 o1 o1
    o2 o2 o2 o2 o2
    o3 o3 o3 o3 o3
    o4 o4 o4 o4 o4
"""
FAMILY_OF_THREE = """
    at 13 3
    b1 b1 b1 b1 b1
    b2 b2 b2 b2 b2
    b3 b3 b3 b3 b3
"""
FAMILY_OF_SIX = """
    at 6 2
    o1 o1 o1 o1 o1 o5 o5 o5 o5 o5
    o2 o2 o2 o2 o2 o6 o6 o6 o6 o6
    o3 o3 o3 o3 o3
    o4 o4 o4 o4 o4
"""
FAMILY_OF_SEVEN = FAMILY_OF_SIX + "o7 o7 o7 o7 o7\n"
THREE_FAMILIES = """
    at 1 2
    b1 b1 b1 b1 b1 . . g1 g1 g1 g1 g1
    b2 b2 b2 b2 b2 . . g2 g2 g2 g2 g2
    b3 b3 b3 b3 b3 . . g3 g3 g3 g3 g3
    b4 b4 b4 b4 b4 . . g4 g4 g4 g4 g4
    at 13 4
    r1 r1 r1 r1 r1
    r2 r2 r2 r2 r2
    r3 r3 r3 r3 r3
"""
EACH_COLOUR_AT_EDGE = """
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
TWO_RARES = "at 6 3\nt1 t1 . t2 t2\nt1 t1 . t2 t2"
OSHAX = """
    at 6 3
    .  .  b1 b1
    .  b1 b1 .
    b1 b1 .  .
"""

# The number of a lesson, a boat, the lessons ticked besides, and what the lesson scores
CASES: list[tuple[int, str, list[int], int]] = [
    *((number + 1, AT_EDGE.format(letter), [], 2) for number, letter in enumerate("bgopr")),
    *((number + 1, "at 8 1\n" + " ".join([f"{letter}1"] * 5), [], 0)
      for number, letter in enumerate("bgopr")),
    (6, EACH_COLOUR_AT_EDGE, [], 2),
    (6, "at 7 0\nb1 b1 b1 b1 b1", [], 0),
    (7, "at 6 3\n# . # # . c1 c1", [], 4),
    (7, TWO_RARES, [], 0),
    (8, NOTHING, [1, 2, 35], 4),
    (8, NOTHING, [], 1),
    (9, "at 6 3\nb1 b1 b1 b1 b1\ng1 g1 g1 g1 g1", [], 2),
    (9, "at 6 3\nb1 b1 b1 b1 b1\nb2 b2 b2 b2 b2", [], 0),
    (10, TWO_RARES, [], 4),
    (10, "at 6 3\n# # #", [], 0),
    (11, NOTHING, [], 38),
    (11, dots(RATS), [], 0),
    (12, FAMILY_OF_FOUR + FAMILY_OF_THREE, [], 4),
    (12, FAMILY_OF_THREE, [], 0),
    (13, herd("bgopr" * 3), [], 10),
    (13, herd("bgopr" * 3 + "b"), [], 0),
    (14, dots(RATS[:14]), [], 10),
    (14, dots(RATS[:13]), [], 0),
    (15, dots(RATS), [], 10),
    (15, dots(RATS[:18]), [], 0),
    (16, dots(room(1) + room(7)), [], 12),
    (16, dots(room(1) + room(7)[:3]), [], 0),
    (17, dots(squares(listed(EDGE, 0))), [], 12),
    (17, dots(squares(listed(EDGE, 0))[:43]), [], 0),
    (18, "at 5 2\nb1 b1 b1 b1 b1", [], 15),
    (18, "at 10 3\n#", [], 0),
    (19, herd("bgopr" * 3), [], 15),
    (19, herd("bgop" * 4 + "rr"), [], 0),
    (20, EACH_COLOUR_AT_EDGE, [], 7),
    (20, EACH_COLOUR_AT_EDGE.replace("r1", "b2"), [], 0),
    (21, FAMILY_OF_SEVEN, [], 10),
    (21, FAMILY_OF_SIX, [], 0),
    *((number + 22, herd(letter * 5), [], 9) for number, letter in enumerate("bgopr")),
    *((number + 22, herd(letter * 4), [], 0) for number, letter in enumerate("bgopr")),
    *((number + 22, herd(letter * 6), [], 0) for number, letter in enumerate("bgopr")),
    (27, TWO_RARES + "\nat 6 5\n# # #", [], 9),
    (27, TWO_RARES + "\nat 6 5\n# #", [], 0),
    (27, TWO_RARES + "\nat 6 5\n# # # #", [], 0),
    (28, NOTHING, [1, 2, 3, 4, 5], 7),
    (28, NOTHING, [1, 2, 3, 4], 0),
    (28, NOTHING, [1, 2, 3, 4, 5, 6], 0),
    (29, "at 5 2\nb1 b1 b1 b1 b1", [], 18),
    (29, "at 5 1\n#", [], 0),
    (29, "at 5 7\n#", [], 0),
    (30, OSHAX, [], 3),
    (30, "at 5 2\nb1 b1 b1 b1 b1", [], 0),
    (31, THREE_FAMILIES, [], 8),
    (31, FAMILY_OF_FOUR + FAMILY_OF_THREE, [], 0),
    (32, dots([(x, 4) for x in range(22)]), [], 10),
    (32, dots([(x, 4) for x in range(21)]), [], 0),
    (33, herd("bgopr" * 4), [], 10),
    (33, herd("bgopr" * 4 + "b"), [], 0),
    (34, TWO_RARES + "\nat 6 5\n# # #", [], 10),
    (34, "at 6 3\n# # # # # # # #", [], 16),
    (34, "at 6 3\n# # # # # # # # #", [], 16),
    (34, "at 6 3\nb1 b1 b1 b1 b1", [], 0),
    (35, dots(room(2) + room(7)), [], 4),
    (35, dots(room(7)[:3]), [], 0),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "boat", "besides", "points"), CASES)
def test_lesson_scores_what_it_says(
    lesson: int, boat: str, besides: list[int], points: int
) -> None:  # IC-13
    assert lesson_points(afloat(boat, ticked=[lesson, *besides]), lesson) == points


def test_each_lesson_has_a_boat_that_scores_and_one_that_does_not() -> None:  # IC-13
    for lesson in range(1, 36):
        points = {case[3] for case in CASES if case[0] == lesson}
        assert max(points) > 0, lesson
        assert min(points) == (1 if lesson == 8 else 0), lesson  # 8 counts itself


# The number of a lesson, a boat, and what the lesson counts there, whether it scores or not
COUNTS: list[tuple[int, str, int]] = [
    (6, EACH_COLOUR_AT_EDGE, 5),
    (12, FAMILY_OF_FOUR + FAMILY_OF_THREE, 1),
    (13, herd("bgopr" * 2), 10),
    (14, dots(RATS[:4]), 15),
    (15, dots(RATS[:4]), 15),
    (16, dots(room(1) + room(7)[:3]), 1),
    (17, dots(squares(listed(EDGE, 0))[:43]), 43),
    (18, dots(room(3)[:4]), 4),
    (19, herd("bgop" * 3 + "rr"), 4),
    (20, EACH_COLOUR_AT_EDGE.replace("r1", "b2"), 4),
    (21, FAMILY_OF_SIX, 6),
    (21, "at 6 3\nb1 b1 b1 b1 b1", 0),
    (22, herd("bbbg"), 3),
    (27, TWO_RARES, 2),
    (29, dots(room(2)[:2] + room(4)[:3]), 5),
    (31, THREE_FAMILIES, 8),
    (32, dots([(x, 4) for x in range(9)]), 9),
    (34, "at 6 3\n# # # # # # # # #", 9),
    (35, dots(room(2) + room(7)), 2),
]


@pytest.mark.parametrize(("lesson", "boat", "count"), COUNTS)
def test_lesson_tells_how_many_it_counts(lesson: int, boat: str, count: int) -> None:  # IC-13
    assert lesson_count(afloat(boat, ticked=[lesson]), lesson) == count


def test_only_ticked_lessons_score() -> None:  # IC-13
    assert all_lesson_points(afloat(NOTHING)) == 0
    assert all_lesson_points(afloat(NOTHING, ticked=[11])) == 38
    assert all_lesson_points(afloat(NOTHING, ticked=[11, 18, 29])) == 38 + 15 + 18


# What the words of the lessons mean


def test_colours_run_blue_green_orange_purple_red() -> None:  # IC-14
    for number, letter in enumerate("bgopr"):
        tally = afloat(herd(letter * 5))
        scoring = [lesson for lesson in range(22, 27) if lesson_points(tally, lesson)]
        assert scoring == [22 + number]
        edge = afloat(AT_EDGE.format(letter))
        assert [lesson for lesson in range(1, 6) if lesson_points(edge, lesson)] == [1 + number]


def test_cats_at_the_edge_count_by_twos_rounded_down() -> None:  # IC-14
    boats = [EACH_COLOUR_AT_EDGE.split("at ")[1:][:number] for number in range(6)]
    points = [lesson_points(afloat("".join(f"at {part}" for part in boat)), 6) for boat in boats]
    assert points == [0, 0, 1, 1, 2, 2]


def test_touching_the_edge_is_covering_an_edge_square() -> None:  # IC-14
    assert lesson_points(afloat("at 10 8\nb1 b1 b1 b1 b1"), 1) == 1
    assert lesson_points(afloat("at 10 7\nb1 b1 b1 b1 b1"), 1) == 0


def test_treasures_from_maps_and_twins_count() -> None:  # IC-14
    table = deal({"c-top": "green stick", "c-bottom": "rare o", "c-middle": "lesson 34"})
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick green 0 7")
    table.play(0, "treasure dot 0 107", "card c-bottom", "draw rare-o black 0 108")
    table.play(0, "twin rare-o black 0 110")
    assert table.view(0)["players"][0]["lessons"] == [[34, 6, 3, None]]


def test_a_lonely_cat_touches_no_other_of_its_colour() -> None:  # IC-14
    tally = afloat("""
        at 6 2
        b1 b1 b1 b1 b1
        b2 b2 b2 b2 b2
        g1 g1 g1 g1 g1
        .  .  .  .  .  b3 b3 b3 b3 b3
    """)
    assert lesson_points(tally, 9) == 2  # the green one, and the blue one at the corner


def test_an_oshax_counts_as_a_cat_of_its_colour_everywhere() -> None:  # IC-14
    tally = afloat(OSHAX)
    assert list(tally.cats) == [1, 0, 0, 0, 0]
    assert lesson_points(tally, 9) == 1
    at_edge = afloat("at 7 0\n. . b1 b1\n. b1 b1 .\nb1 b1 . .")
    assert lesson_points(at_edge, 1) == 1


def test_penalties_apply_whatever_a_lesson_says() -> None:  # IC-14
    tally = afloat(NOTHING, ticked=[11, 18, 29])
    assert (rats_line(tally), rooms_line(tally)) == (-19, -35)


def test_lessons_8_and_28_count_themselves() -> None:  # IC-14
    tally = afloat(NOTHING, ticked=[1, 2, 3, 4, 8, 28])
    assert (lesson_points(tally, 8), lesson_points(tally, 28)) == (6, 7)


def test_third_largest_of_equal_families_takes_its_own_place() -> None:  # IC-14
    two_of_four = THREE_FAMILIES.replace("at 13 4", "at 13 3") + "r4 r4 r4 r4 r4\n"
    assert list(afloat(two_of_four).families) == [4, 4, 4]
    assert lesson_points(afloat(two_of_four), 31) == 11
