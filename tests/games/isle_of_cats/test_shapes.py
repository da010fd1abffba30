"""The shapes of discoveries (IC-6 … IC-9), and their turns."""

import pytest

from catlantis.games.isle_of_cats.shapes import (
    CAT_SHAPES,
    COLOUR_NAMES,
    COLOURS,
    COMMON_SHAPES,
    FIRST_CAT,
    FIRST_OSHAX,
    FIRST_RARE,
    HELD,
    MOST_ROWS,
    MOST_TURNS,
    OSHAX_SHAPES,
    RARE_SHAPES,
    ROW_MASKS,
    SHAPE_NAMES,
    SHAPES,
    TALL,
    TURN_CELLS,
    TURNS,
    cells_of,
    drawn,
    shape_drawn,
    turns_of,
)


def test_there_are_four_common_treasures() -> None:  # IC-6
    assert list(COMMON_SHAPES.values()) == ["#", "##", "###", ".#/##"]


def test_rare_treasures_are_five_tetrominoes_and_two_pentominoes() -> None:  # IC-7
    assert sorted(text.count("#") for text in RARE_SHAPES.values()) == [4] * 5 + [5] * 2
    kinds = {"rare-i": 2, "rare-l": 8, "rare-t": 4, "rare-o": 1, "rare-s": 4}
    kinds |= {"rare-p": 8, "rare-v": 4}
    assert {name: len(turns_of(text)) for name, text in RARE_SHAPES.items()} == kinds


def test_there_are_seventeen_cats_of_four_to_six_squares() -> None:  # IC-8
    assert list(CAT_SHAPES.values()) == [
        ".##/##.",
        *("..#/###/..#", ".##/##./#..", ".#/##/.#/.#", ".#/##/##", "..#/..#/###"),
        *("#./#./#./##", "##/#./##", ".#./###/.#.", "..##/###.", "#####"),
        *(".#/##/##/#.", "#../###/#.#", ".#../.#../####"),
        *("###./#.##", ".##/###/..#", ".#./.#./###/.#."),
    ]
    sizes = [text.count("#") for text in CAT_SHAPES.values()]
    assert sizes == [4] + [5] * 10 + [6] * 6
    assert COLOUR_NAMES[:COLOURS] == ["blue", "green", "orange", "purple", "red"]


def test_there_are_six_oshax_of_six_squares() -> None:  # IC-9
    assert list(OSHAX_SHAPES.values()) == [
        *("..##/.##./##..", ".#./##./.##/.#.", ".##/##./#../#.."),
        *(".#./.#./###/#..", "..#./####/#...", "..#./.###/##.."),
    ]
    assert {text.count("#") for text in OSHAX_SHAPES.values()} == {6}


@pytest.mark.parametrize("shapes", [COMMON_SHAPES, RARE_SHAPES, {**CAT_SHAPES, **OSHAX_SHAPES}])
def test_no_shape_is_there_twice_in_another_turn(shapes: dict[str, str]) -> None:  # IC-8, IC-9
    seen = {min(drawn(cells) for cells in turns_of(text)) for text in shapes.values()}
    assert len(seen) == len(shapes)


def test_shapes_are_numbered_by_kind() -> None:  # IC-6, IC-9
    assert SHAPE_NAMES[:FIRST_RARE] == list(COMMON_SHAPES)
    assert SHAPE_NAMES[FIRST_RARE:FIRST_CAT] == list(RARE_SHAPES)
    assert SHAPE_NAMES[FIRST_CAT:FIRST_OSHAX] == list(CAT_SHAPES)
    assert SHAPE_NAMES[FIRST_OSHAX:] == list(OSHAX_SHAPES)
    assert len(SHAPE_NAMES) == SHAPES


def test_every_shape_hangs_together() -> None:  # IC-8
    for turns in TURN_CELLS:
        cells, reached = set(turns[0]), {turns[0][0]}
        while True:
            beside = {
                (x + a, y + b) for x, y in reached for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))
            }
            if reached | beside & cells == reached:
                break
            reached |= beside & cells
        assert reached == cells


def test_turns_are_four_quarters_then_four_flipped_each_once() -> None:  # IC-30
    assert [drawn(cells) for cells in turns_of(".#/##")] == [".#/##", "#./##", "##/#.", "##/.#"]
    assert [drawn(cells) for cells in turns_of("##")] == ["##", "#/#"]
    assert [drawn(cells) for cells in turns_of(".#./###/.#.")] == [".#./###/.#."]
    assert len(turns_of("###./#.##")) == 8


def test_tables_hold_what_the_turns_are() -> None:  # IC-30
    for shape, turns in enumerate(TURN_CELLS):
        assert TURNS[shape] == len(turns)
        for turn, cells in enumerate(turns):
            number = shape * MOST_TURNS + turn
            rows = drawn(cells).split("/")
            assert TALL[number] == len(rows)
            assert HELD[number] == rows[0].index("#")
            for row, signs in enumerate(rows):
                mask = sum(1 << x for x, sign in enumerate(signs) if sign == "#")
                assert ROW_MASKS[number * MOST_ROWS + row] == mask


def test_a_drawing_is_recognized_in_any_turn() -> None:  # IC-8
    for shape, name in enumerate(SHAPE_NAMES[FIRST_CAT:FIRST_OSHAX], FIRST_CAT):
        for cells in turns_of(CAT_SHAPES[name]):
            assert shape_drawn(drawn(cells), FIRST_CAT, FIRST_OSHAX - 1) == shape
    assert shape_drawn("######", FIRST_CAT, FIRST_OSHAX - 1) == -1
    assert shape_drawn("#?", 0, 3) == shape_drawn("", 0, 3) == shape_drawn("..", 0, 3) == -1
    assert cells_of(".#/#") == [(1, 0), (0, 1)]
