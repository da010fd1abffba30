"""Scoring: rats, rooms, families, rare treasures, ties (IC-40 … IC-43)."""

import pytest

from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.boat import ROOM_ROWS, listed
from catlantis.games.isle_of_cats.dusk import begin_day
from catlantis.games.isle_of_cats.resolve import tick
from catlantis.games.isle_of_cats.scoring import (
    families_line,
    lines,
    rare_line,
    rats_line,
    rooms_line,
    total,
)
from catlantis.games.isle_of_cats.tally import (
    empty_squares,
    family_points,
    filled_rooms,
    visible_rats,
)

from .afloat import afloat, dots
from .table import Table, deal, random_match


def room(number: int) -> str:
    """A drawing that fills a room."""
    return dots([(x, y) for x, y in listed(ROOM_ROWS, 9 * (number - 1))])


# Rats and rooms


def test_an_empty_boat_scores_minus_54() -> None:  # IC-40
    tally = afloat("")
    assert (rats_line(tally), rooms_line(tally)) == (-19, -35)
    assert total(tally) == -54
    assert empty_squares(tally) == 142


def test_each_visible_rat_costs_a_point() -> None:  # IC-40
    tally = afloat("at 11 0\n# # #")
    assert visible_rats(tally) == 16
    assert rats_line(tally) == -16


def test_each_room_with_an_empty_square_costs_five() -> None:  # IC-40
    assert rooms_line(afloat(room(7))) == -30
    assert rooms_line(afloat(room(7) + "\n" + room(2))) == -25
    assert rooms_line(afloat("at 20 3\n#\n# #")) == -35  # one square of the bow is empty


@pytest.mark.parametrize("number", range(1, 8))
def test_every_room_can_be_filled(number: int) -> None:  # IC-40
    tally = afloat(room(number))
    assert filled_rooms(tally) == 1
    assert rooms_line(tally) == -30


# Families


def test_three_touching_cats_of_a_colour_are_a_family() -> None:  # IC-41
    tally = afloat("""
        at 6 2
        o1 o1 o1 o1 o1
        o2 o2 o2 o2 o2
        o3 o3 o3 o3 o3
    """)
    assert list(tally.families) == [3]
    assert families_line(tally) == 8


def test_two_are_none() -> None:  # IC-41
    tally = afloat("""
        at 6 2
        r1 r1 r1 r1 r1
        r2 r2 r2 r2 r2
    """)
    assert list(tally.families) == []
    assert list(tally.groups) == [2]
    assert families_line(tally) == 0


def test_corners_do_not_touch() -> None:  # IC-41
    tally = afloat("""
        at 4 3
        r1 r1 r1 r1 r1 .  .  .  .  .
        .  .  .  .  .  r2 r2 r2 r2 r2
        .  .  .  .  .  r3 r3 r3 r3 r3
    """)
    assert list(tally.groups) == [2, 1]


def test_other_colours_and_treasures_do_not_join() -> None:  # IC-41
    tally = afloat("""
        at 6 2
        o1 o1 o1 o1 o1
        b1 b1 b1 b1 b1
        o2 o2 o2 o2 o2
        c1 c1 c1 .  .
        o3 o3 o3 o3 o3
    """)
    assert list(tally.families) == []
    assert list(tally.groups) == [1, 1, 1, 1]


def test_a_colour_may_have_several_families() -> None:  # IC-41
    tally = afloat("""
        at 1 2
        b1 b1 b1 b1 b1 . . b4 b4 b4 b4 b4
        b2 b2 b2 b2 b2 . . b5 b5 b5 b5 b5
        b3 b3 b3 b3 b3 . . b6 b6 b6 b6 b6
        . . . . . . . b7 b7 b7 b7 b7
    """)
    assert list(tally.families) == [4, 3]
    assert families_line(tally) == 8 + 11


def test_a_family_hangs_together_in_any_order_of_drawing() -> None:  # IC-41
    # The second joins the first and the third, which touch nobody else
    tally = afloat("""
        at 1 4
        g1 g1 g1 g1 g1 g3 g3 g3 g3 g3 g2 g2 g2 g2 g2
    """)
    assert list(tally.families) == [3]


def test_an_oshax_is_one_of_the_family() -> None:  # IC-41
    tally = afloat("""
        at 6 2
        o1 o1 o1 o1 o1 .
        o2 o2 o2 o2 o2 .
        .  .  o3 o3 .  .
        .  o3 o3 .  .  .
        o3 o3 .  .  .  .
    """)
    assert list(tally.families) == [3]
    assert tally.oshax == 1


@pytest.mark.parametrize(
    ("size", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25), (8, 30), (12, 50)],
)
def test_families_score_8_11_15_20_and_5_for_each_more(size: int, points: int) -> None:  # IC-41
    assert family_points(size) == points


# Treasures and lessons


def test_rare_treasures_score_3_and_commons_nothing() -> None:  # IC-42
    tally = afloat("""
        at 6 3
        t1 t1 .  t2 t2
        t1 t1 .  t2 .
        c1 c1 .  t2 .
    """)
    assert (tally.rares, tally.commons) == (2, 1)
    assert rare_line(tally) == 6


def test_lessons_score_as_ticked() -> None:  # IC-42
    boat = "at 6 3\nt1 t1\nt1 t1"
    assert dict(lines(afloat(boat)))["lessons"] == 0
    assert dict(lines(afloat(boat, ticked=[10])))["lessons"] == 2
    assert dict(lines(afloat(boat, ticked=[10, 8])))["lessons"] == 4


def test_total_is_the_sum_of_all_lines() -> None:  # IC-43
    for seed in range(5):
        *_, table = random_match(3, seed)
        sheet = dict(GAME.score_sheet(table.state))
        for seat in range(3):
            parts = [sheet[name][seat] for name in ("rats", "rooms", "families", "rare", "lessons")]
            assert sum(parts) == sheet["total"][seat]


# Who wins


def ended(*boats: str, ticked: list[list[int]] | None = None) -> Table:
    """A match that is over, with those boats."""
    table = deal(boats=list(boats), seats=len(boats))
    table.state.day = 7
    table.state.to_act = 0
    for seat, lessons in enumerate(ticked or []):
        for lesson in lessons:
            tick(table.state, seat, lesson)
        begin_day(table.state, seat)
    return table


TWO_RARES = "at 6 3\nt1 t1 .  t2 t2\nt1 t1 .  t2 t2"


def test_highest_total_wins() -> None:  # IC-43
    assert GAME.ranking(ended("", TWO_RARES, "at 6 3\nt1 t1\nt1 t1").state) == [3, 1, 2]


def test_a_tie_goes_to_more_filled_rooms() -> None:  # IC-43
    # Sheet 1: filling the bow brings 5 points, five rats under treasures bring as many
    table = ended(room(7), dots([(11, 0), (12, 0), (13, 0), (14, 0), (4, 1)]))
    totals = dict(GAME.score_sheet(table.state))["total"]
    assert totals[0] == totals[1]
    assert GAME.ranking(table.state) == [1, 2]


def test_who_is_still_tied_shares() -> None:  # IC-43
    assert GAME.ranking(ended(TWO_RARES, "", TWO_RARES).state) == [1, 3, 1]


def test_lessons_count_for_the_winner() -> None:  # IC-43
    boats = ["", "at 6 3\nt1 t1\nt1 t1"]
    assert GAME.ranking(ended(*boats, ticked=[[8, 1, 2], [10]]).state) == [2, 1]
    assert GAME.ranking(ended(*boats, ticked=[[8, 1, 2, 3, 4, 5, 6], []]).state) == [1, 2]


def test_running_score_is_in_the_view() -> None:  # IC-43
    table = deal({"c-top": "rare o"})
    table.play(0, "column c", "card c-top", "draw rare-o black 0 410")
    assert table.score(0) == {
        **{"rats": -19, "rooms": -35, "families": 0, "rare": 3, "lessons": 0},
        "total": -51,
    }
    table.play(0, "card c-middle")
    assert table.view(0)["players"][0]["lessons"] == [[8, 1, 1, None]]
    assert table.score(0)["total"] == -50
