"""A boat as text: every colour has its own letter (IC-60)."""

from catlantis.games.isle_of_cats.picture import boat_text, grid_of, sign_of

from .table import deal

BOAT = """
    at 7 3
    b1 b1 b1 b1 b1
    b2 b2 b2 b2 b2
    g1 g1 g1 g1 g1
    at 1 4
    o1 o1 o1 o1 o1
    at 12 3
    p1 p1 p1 p1 p1
    r1 r1 r1 r1 r1
    c1 c1 . t1 t1
    .  .  . t1 t1
"""
PICTURE = """\
               g 2 2 2 x x x x
         x 2 2 2 2 2 2 5 5 5 b 5 6
   1 1 1 5 5 5 5 5 5 5 5 5 5 5 5 6 x x
              +-+-+-+-+-+-+-+-+-+-+
 1 r 1 1 5 3 3|B B B B B|P P P P P|6 6 x 7
  +-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+-+
 1|O O O O O|3|B B B B B|R R R R R|6 6 6 7 7
  +-+-+-+-+-+ +-+-+-+-+-+-+-+-+-+-+
 x x 1 1 5 3 3|G G G G G|¢ ¢|5|$ $|6 6 o 7
              +-+-+-+-+-+-+-+ +   +
   x 1 1 5 5 5 5 5 5 5 5 5 5 5|$ $|6 6
                              +-+-+
         4 4 4 4 4 p 4 5 5 5 x x 6
               4 4 4 x 5 5 x x
"""


def test_every_colour_has_its_own_letter() -> None:  # IC-60
    signs = [sign_of(11, colour) for colour in range(5)]
    assert signs == ["B", "G", "O", "P", "R"]
    assert len({*signs, sign_of(0, 5), sign_of(4, 5)}) == 7
    assert [sign_of(11, colour, "BVOMR") for colour in range(5)] == ["B", "V", "O", "M", "R"]


def test_picture_shows_patterns_walls_rooms_rats_and_maps() -> None:  # IC-60
    player = deal(boats=[BOAT], sheet=1).view(0)["players"][0]
    assert boat_text(player) == PICTURE


def test_cats_of_one_colour_are_told_apart_by_walls() -> None:  # IC-60
    grid = grid_of(deal(boats=[BOAT], sheet=1).view(0)["players"][0])
    assert (grid.signs[3][7], grid.signs[4][7]) == ("B", "B")
    assert grid.parts(7, 3, 0, 1)
    assert not grid.parts(7, 3, 1, 0)
