"""Placement: where a discovery may be drawn (IC-30, IC-31)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.action import Choices
from catlantis.core.playout import play_randomly
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.boat import COLUMNS, ROWS, is_on_boat
from catlantis.games.isle_of_cats.placement import (
    can_place,
    fits_anywhere,
    place,
    placement_choices,
    renew_boat,
)
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    SHAPE_NAMES,
    SHAPES,
    TURN_CELLS,
    thing_of,
)
from catlantis.games.isle_of_cats.state import DISCOVERIES, State, get
from catlantis.games.isle_of_cats.verbs import VERBS

from .afloat import squares_marked
from .table import Table, deal

DRAW = 8


def listed(state: State, shape: int) -> list[tuple[int, int]]:
    """The turn and square of each place where seat 0 can draw the shape, as the rules list them."""
    out = Choices()
    placement_choices(state, 0, shape, DRAW, 2, out)
    spelled = [VERBS.args(action) for action in out.listed()]
    return [(turn, square) for _, _, turn, square in spelled]


def drawn_squares(state: State) -> set[tuple[int, int]]:
    """All squares of seat 0's boat on which something is drawn."""
    player: dict[str, list[list[list[int]]]] = GAME.view(state, 0)["players"][0]  # type: ignore[index]
    squares = [square for found in player["drawn"] for square in found[4]]
    return {(square % 100, square // 100) for square in squares}


def naive(state: State, shape: int) -> list[tuple[int, int]]:
    """The same by trying every turn at every square."""
    drawn = drawn_squares(state)
    near = {(x + a, y + b) for x, y in drawn for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    found = []
    for turn, cells in enumerate(TURN_CELLS[shape]):
        for y in range(ROWS):
            for x in range(COLUMNS):
                held_x, _ = cells[0]
                squares = {(x + right - held_x, y + down) for right, down in cells}
                if not all(is_on_boat(*square) for square in squares) or squares & drawn:
                    continue
                if not drawn or squares & near:
                    found.append((turn, 100 * y + x))
    return found


@pytest.mark.compiled
@pytest.mark.slow
@settings(max_examples=25)
@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 70))
def test_places_listed_are_exactly_those_found_by_trying_all(
    seed: int, steps: int
) -> None:  # IC-30
    state = GAME.new_game({}, 1, seed)
    play_randomly(GAME, state, rng_from_seed(seed), Choices(), steps)
    for shape in range(SHAPES):
        expected = naive(state, shape)
        assert listed(state, shape) == expected
        assert fits_anywhere(state, 0, shape) == bool(expected)
        for turn in range(8):
            for y in range(ROWS):
                for x in range(COLUMNS):
                    square = 100 * y + x
                    assert can_place(state, 0, shape, turn, square) == ((turn, square) in expected)


@given(shape=st.integers(0, SHAPES - 1), turn=st.integers(0, 16383), square=st.integers(0, 16383))
def test_any_turn_and_square_may_be_asked_for(shape: int, turn: int, square: int) -> None:  # IC-30
    state = GAME.new_game({}, 1, 1)
    assert can_place(state, 0, shape, turn, square) == ((turn, square) in naive(state, shape))


def lit(table: Table, shape: str, turn: int = 0) -> list[tuple[int, int]]:
    """The squares at which the shape can be held so turned."""
    squares = [s for t, s in listed(table.state, SHAPE_NAMES.index(shape)) if t == turn]
    return [(square % 100, square // 100) for square in squares]


def test_first_discovery_goes_anywhere_on_the_boat() -> None:  # IC-31
    assert lit(deal(), "dot") == squares_marked("""
        . . . . . . . * * * * * * * * . . . . . . .
        . . . . * * * * * * * * * * * * * . . . . .
        . * * * * * * * * * * * * * * * * * * . . .
        * * * * * * * * * * * * * * * * * * * * * .
        * * * * * * * * * * * * * * * * * * * * * *
        * * * * * * * * * * * * * * * * * * * * * .
        . * * * * * * * * * * * * * * * * * * . . .
        . . . . * * * * * * * * * * * * * . . . . .
        . . . . . . . * * * * * * * * . . . . . . .
    """)


def test_every_later_one_shares_a_side_with_a_discovery() -> None:  # IC-31
    table = deal(boats=["at 8 4\nb1 b1 b1 b1 b1\nat 18 4\nc1"])
    assert lit(table, "dot") == squares_marked("""
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . * * * * * . . . . . * . . .
        . . . . . . . * b b b b b * . . . * c * . .
        . . . . . . . . * * * * * . . . . . * . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
    """)


def test_no_overlap_and_no_square_outside() -> None:  # IC-30
    table = deal(boats=["at 17 3\nb1 b1\nb1 .\nb1 b1"])
    # A bar lying flat, held at its left square
    assert lit(table, "bar") == squares_marked("""
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . * * . . . . .
        . . . . . . . . . . . . . . * . . . . . . .
        . . . . . . . . . . . . . . * . . . * . . .
        . . . . . . . . . . . . . . * . . . . . . .
        . . . . . . . . . . . . . . . * * . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . . .
    """)


def test_walls_rats_and_maps_do_not_matter() -> None:  # IC-30
    table = deal({"a-top": "red stick"}, sheet=1)
    table.play(0, "column a", "card a-top")
    assert table.allows(0, "draw stick red 0 7")  # the green map and a rat
    table.play(0, "draw stick red 0 10")  # out of the moon room, and four rats
    player = table.view(0)["players"][0]
    assert not {11, 12, 13, 14} & set(player["rats"])
    assert len(player["rats"]) == 15


@pytest.mark.parametrize("turn", range(8))
def test_any_rotation_or_flip_may_be_drawn(turn: int) -> None:  # IC-30
    table = deal({"a-top": "blue arch"})
    table.play(0, "column a", "card a-top")
    table.play(0, f"draw arch blue {turn} 411")
    squares = table.view(0)["players"][0]["drawn"][0][4]
    assert len(squares) == 6
    assert squares[0] == 411


def test_a_square_is_where_the_top_left_square_of_the_shape_goes() -> None:  # IC-30
    table = deal({"a-top": "blue plus"})
    table.play(0, "column a", "card a-top", "draw plus blue 0 310")
    assert table.view(0)["players"][0]["drawn"][0][4] == [310, 409, 410, 411, 510]


def test_boat_found_again_from_its_discoveries_is_the_same() -> None:  # IC-30
    for seed in range(5):
        state = GAME.new_game({}, 2, seed)
        play_randomly(GAME, state, rng_from_seed(seed), Choices(), 60)
        before = (list(state.free), list(state.near))
        for seat in range(2):
            renew_boat(state, seat)
        assert (list(state.free), list(state.near)) == before


def test_as_many_discoveries_as_a_boat_may_ever_hold() -> None:  # IC-30
    state = GAME.new_game({}, 1, 1)
    for _ in range(80):
        square = next(s for t, s in listed(state, 0))
        place(state, 0, thing_of(0, BLACK), 0, square, 0)
    assert get(state, 0, DISCOVERIES) == 80
