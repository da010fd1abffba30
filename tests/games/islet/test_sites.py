"""The islet on the triangular grid (IS-2, IS-31)."""

from catlantis.core.grid import SIDES, beside_x, beside_y, is_upright, opposite
from catlantis.games.islet.sites import is_coast, neighbour, place_at, put_tile, site_at

from .table import HEXAGON, Table, islet, random_match


def around(table: Table, place: str) -> set[str]:
    """The places that matter beside a place."""
    site = table.site(place)
    near = [int(neighbour(table.state, site, side)) for side in range(SIDES)]
    return {table.place(other) for other in near if other >= 0}


def test_each_place_of_the_grid_has_three_neighbours_that_have_it_too() -> None:  # IS-2
    for x in range(-4, 5):
        for y in range(-4, 5):
            near = {(int(beside_x(x, side)), int(beside_y(x, y, side))) for side in range(SIDES)}
            assert len(near) == 3
            assert (x, y) not in near
            for side in range(SIDES):
                other_x, other_y = int(beside_x(x, side)), int(beside_y(x, y, side))
                back = opposite(side)
                there = (beside_x(other_x, back), beside_y(other_x, other_y, back))
                assert there == (x, y)
                assert is_upright(other_x, other_y) != is_upright(x, y)


def test_tiles_that_share_a_side_are_adjacent() -> None:  # IS-2
    table = islet(HEXAGON)
    assert around(table, "0,0") == {"-1,0", "1,0", "0,1"}  # upright: left, right, below
    assert around(table, "1,0") == {"0,0", "2,0", "1,-1"}  # hanging: left, right, above
    assert around(table, "1,1") == {"0,1", "2,1", "1,2"}


def test_tiles_that_share_only_a_corner_are_not_adjacent() -> None:  # IS-2
    table = islet(HEXAGON)
    assert "1,1" not in around(table, "1,0")
    assert "2,1" not in around(table, "0,0")


def test_the_islet_has_no_bounds() -> None:  # IS-2
    table = islet(HEXAGON, hands="wl")
    for step in range(40):
        place = int(place_at(0, -1 - step, 1))
        put_tile(table.state, 0, site_at(table.state, place))
    assert table.at("-40,1") == "wl1"
    assert table.allows(0, "explore wl -41,1")


def test_every_site_knows_its_neighbours() -> None:  # IS-2
    for table in random_match(3, 5):
        state = table.state
        places = [table.place(site) for site in range(len(state.place))]
        assert len(set(places)) == len(places)
        for site in range(len(places)):
            x, y = (int(part) for part in places[site].split(","))
            for side in range(SIDES):
                beside = f"{int(beside_x(x, side))},{int(beside_y(x, y, side))}"
                other = int(neighbour(state, site, side))
                assert (places[other] if other >= 0 else None) == (
                    beside if beside in places else None
                )
                assert other >= 0 or not state.height[site]  # land knows all its neighbours


def test_a_tile_with_an_empty_neighbour_is_coast() -> None:  # IS-31
    table = islet(HEXAGON)
    assert all(is_coast(table.state, site) for site in range(6))


def test_a_lagoon_makes_coast_too() -> None:  # IS-31
    table = islet(
        r"""
        /sb1  \sb1  /sb1  \
        \cf1  /cf1  \     /cf1  \cf1  /
              \wl1  /wl1  \wl1  /
        """,
        hands="wl",
    )
    assert table.at("2,1") == "sea"
    assert is_coast(table.state, table.site("1,1"))
    table.play(0, "explore wl 2,1")
    assert not is_coast(table.state, table.site("1,1"))
