"""Boats on paper score as those on screen do (IC-61)."""

from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.lessons import all_lesson_points
from catlantis.games.isle_of_cats.paper import PaperBoat, paper_lines, paper_ranking, paper_sheet
from catlantis.games.isle_of_cats.scoring import confirmed_tally
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import filled_rooms, visible_rats

from .table import random_match


def counted(state: State, seat: int) -> PaperBoat:
    """The seat's boat as its player would count it on paper."""
    tally = confirmed_tally(state, seat)
    return PaperBoat(
        int(visible_rats(tally)),
        int(filled_rooms(tally)),
        [int(size) for size in tally.families],
        int(tally.rares),
        int(all_lesson_points(tally)),
    )


def test_a_boat_counted_on_paper_scores_as_it_does_on_screen() -> None:  # IC-61
    scored = set()
    for seed in range(4):
        for table in random_match(3, seed):
            if not table.state.to_act:
                boats = [counted(table.state, seat) for seat in range(3)]
                assert paper_sheet(boats) == GAME.score_sheet(table.state)
                assert paper_ranking(boats) == GAME.ranking(table.state)
                scored |= {points for boat in boats for points in boat.families}
    assert scored  # families were among what was counted


def test_an_example_by_hand() -> None:  # IC-40, IC-41, IC-42, IC-61
    boat = PaperBoat(rats=4, filled_rooms=5, families=[3, 8], rares=2, lessons=21)
    assert paper_lines(boat) == [
        ("rats", -4),
        ("rooms", -10),
        ("families", 8 + 30),
        ("rare", 6),
        ("lessons", 21),
        ("total", 51),
    ]


def test_a_tie_on_paper_goes_to_more_filled_rooms_and_else_is_shared() -> None:  # IC-43, IC-61
    full, bare = PaperBoat(0, 7, [], 0, 0), PaperBoat(0, 6, [], 0, 5)
    assert paper_ranking([bare, full, full]) == [3, 1, 1]
