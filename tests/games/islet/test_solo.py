"""Alone: two islets, day and night (IS-60 … IS-69)."""

import pytest

from catlantis.games.islet import GAME
from catlantis.games.islet.components import CONDITION_NAMES, NEST_NAMES, TERRAIN_NAMES
from catlantis.games.islet.scoring import verdict
from catlantis.games.islet.solo import fits

from .table import Table, condition, islet, picture

DAY = r"""
/wl1 A\sb1  /cf1  \
\cl1  /wf1  \sl1  /
"""
NIGHT = r"""
/wl1  \sb2  /cf3  \
\cl1  /wf1  \wl1  /
"""


def alone(
    day: str = DAY,
    night: str = NIGHT,
    *,
    hand: str = "wl sb cf cl",
    resources: str = "",
    cards: str = "level-2-water level-2-clay",
    night_cards: str = "level-2-flowers level-2-sand",
    eggs: str = "",
    bag: str | None = None,
) -> Table:
    """A solo match in which the bird is where it is drawn."""
    return islet(
        day,
        night=night,
        hands=hand,
        resources=resources,
        day_cards=cards,
        night_cards=night_cards,
        eggs=eggs,
        bag=bag,
    )


def tossed(table: Table) -> Table:
    """The table, three tiles of the bag having been tossed for a move."""
    table.play(0, "toss-bag")
    return table


# Exploring and moving


def test_only_the_islet_of_the_bird_is_explored() -> None:  # IS-63
    table = alone()
    assert table.lit(0, "explore") == picture(r"""
        /   \   / x \   /   \
        \ x / 1 \ 1 / 1 \ x /
        / x \ 1 / 1 \ 1 / x \
        \   /   \ x /   \   /
    """)
    assert not table.allows(0, "explore wl night:3,0")
    assert not any("night" in text for text in table.legal(0, "explore"))


def test_the_other_islet_is_explored_once_the_bird_is_there() -> None:  # IS-63
    table = alone(DAY.replace("A", " "), NIGHT.replace("wf1  ", "wf1 A"))
    assert all("night" in text for text in table.legal(0, "explore"))


def test_a_move_costs_three_tiles_of_the_bag() -> None:  # IS-64
    table = alone()
    assert table.legal(0, "advance") == []
    assert table.legal(0, "end") == []
    size = table.view(0)["bag"]
    table.play(0, "toss-bag")
    assert table.view(0)["bag"] == size - 3
    assert sum(table.view(0)["solo"]["removed"]) == 3
    assert len(table.hand(0).split()) == 4
    assert table.prompt(0) == "move"


def test_tiles_tossed_from_the_bag_are_seen() -> None:  # IS-64
    table = tossed(alone())
    _, kind, tiles = table.told(None)[0].split()
    assert kind == "tossed-from-bag"
    assert len(tiles.split("+")) == 3


def test_a_move_costs_three_tiles_of_the_hand_of_ones_choice() -> None:  # IS-64
    table = alone(hand="wl sb sb cf")
    assert [text for text in table.legal(0) if "toss" in text] == [
        *("toss wl", "toss sb", "toss cf"),
        "toss-bag",
    ]
    table.play(0, "toss sb")
    assert table.prompt(0) == "toss 2"
    assert table.legal(0) == ["toss wl", "toss sb", "toss cf"]  # all from one source
    table.play(0, "toss sb", "toss wl")
    assert table.hand(0) == "cf"
    assert table.prompt(0) == "move"


def test_a_source_with_fewer_than_three_is_none() -> None:  # IS-64
    assert alone(hand="wl sb").legal(0, "toss") == []
    assert alone(bag="wl sb").legal(0, "toss-bag") == []
    assert alone(hand="wl sb", bag="wl sb").legal(0) == alone(hand="wl sb", bag="wl").legal(
        0, "explore"
    )


def test_a_move_draws_no_tile() -> None:  # IS-64
    table = alone(hand="wl sb sb cf")
    table.play(0, "toss sb", "toss sb", "toss wl", "end")
    assert table.hand(0) == "cf"
    assert table.prompt(0) == "turn"


def test_a_bird_flies_to_a_tile_of_the_other_islet_exactly_alike() -> None:  # IS-65
    table = tossed(alone(resources="w s s"))
    flights = [text for text in table.legal(0, "advance") if "night" in text]
    assert flights == [
        *("advance night:0,0 w", "advance night:0,0 ss"),
        *("advance night:2,1 w", "advance night:2,1 ss"),
    ]
    table.play(0, "advance night:2,1 w")
    assert table.bird(0) == "night:2,1"
    assert table.resources(0) == "s s"


def test_a_flight_is_paid_although_the_terrain_is_the_same() -> None:  # IS-65
    assert not any("night" in text for text in tossed(alone()).legal(0, "advance"))


def test_a_flight_needs_both_terrain_and_nest() -> None:  # IS-65
    table = tossed(alone(DAY.replace("wl1", "wb1"), resources="w w w"))
    assert not any("night" in text for text in table.legal(0, "advance"))


# Cards


@pytest.mark.parametrize(
    ("tile", "name", "met"),
    [
        ("wl2", "level-2-water", True),
        ("wl3", "level-2-water", False),
        ("wl1", "level-2-water", False),
        ("sl2", "level-2-water", False),
        ("sf3", "level-3-flowers", True),
        ("cf3", "level-3-flowers", True),
        ("cb3", "level-3-flowers", False),
        ("cf4", "level-3-flowers", False),
        ("wl4", "level-4", True),
        ("cb4", "level-4", True),
        ("cb3", "level-4", False),
        ("cb5", "level-4", False),
    ],
)
def test_a_level_is_exact(tile: str, name: str, met: bool) -> None:  # IS-69
    table = alone(rf"/{tile} A\sb1  /")
    assert fits(table.state, condition(name), table.site("0,0")) == met


@pytest.mark.parametrize(
    ("drawing", "met"),
    [
        (r"/wl1 A\cb1  /", True),
        (r"/cl1  \wb1 A/cf2  \\"[:-1], True),
        (r"/cl1  \wb1 A/sf1  \\"[:-1], False),
        (r"/cl1  \wb1 A/wf1  \\"[:-1], False),
        (r"/cl1  \sb1 A/cf1  \\"[:-1], False),
        (r"/wl1 A\     /", False),
    ],
)
def test_every_adjacent_tile_shows_the_terrain_and_there_is_one(
    drawing: str, met: bool
) -> None:  # IS-69
    table = alone(drawing)
    here = int(table.state.bird[0])
    assert fits(table.state, condition("water-among-clay"), here) == met


def test_each_condition_fits_as_its_name_says() -> None:  # IS-69
    for terrain, nest, level in [(t, n, h) for t in range(3) for n in range(3) for h in (2, 3, 4)]:
        table = alone(rf"/{'wsc'[terrain]}{'lbf'[nest]}{level} A\sb1  /")
        site = table.site("0,0")
        met = {name for name in CONDITION_NAMES if fits(table.state, condition(name), site)}
        names = (TERRAIN_NAMES[terrain], NEST_NAMES[nest])
        expected = {f"level-{level}-{name}" for name in names}
        if level == 4:
            expected.add("level-4")
        if terrain != 1:
            expected.add(f"{TERRAIN_NAMES[terrain]}-among-sand")
        assert met == expected


def test_a_card_shows_its_side_of_the_islet() -> None:  # IS-61
    table = alone(cards="level-2-water", night_cards="level-4")
    shown = [[card["condition"] for card in cards] for cards in table.view(0)["solo"]["cards"]]
    assert shown == [[condition("level-2-water")], [condition("level-4")]]


LAYING = DAY.replace("wl1", "wl2")


def test_an_egg_needs_a_card_that_its_tile_meets() -> None:  # IS-66
    table = tossed(alone(resources="l l l b b b"))
    assert table.legal(0, "lay") == []
    assert tossed(alone(LAYING, resources="l l l")).legal(0, "lay") == ["lay lll"]


def test_cards_of_the_other_islet_do_not_count() -> None:  # IS-66
    table = alone(LAYING, resources="l l l", cards="level-2-clay", night_cards="level-2-leaves")
    assert tossed(table).legal(0, "lay") == []


def test_the_card_that_is_met_is_discarded() -> None:  # IS-66
    table = tossed(alone(LAYING, resources="l l l"))
    table.play(0, "lay lll", "secure w")
    cards = table.view(0)["solo"]["cards"]
    assert [card["condition"] for card in cards[0]] == [condition("level-2-clay")]
    assert len(cards[1]) == 2
    assert "0 fulfilled level-2-water" in table.told(0)


def test_the_other_islet_is_refilled_to_two_cards() -> None:  # IS-66
    for night_cards, dealt in (("", 2), ("level-2-sand", 1), ("level-2-sand level-4", 0)):
        table = tossed(alone(LAYING, resources="l l l", night_cards=night_cards))
        table.play(0, "lay lll", "secure w")
        assert [len(cards) for cards in table.view(0)["solo"]["cards"]] == [1, 2]
        assert sum("dealt-card" in text for text in table.told(0)) == dealt


def test_ones_own_islet_is_not_refilled() -> None:  # IS-66
    table = tossed(alone(LAYING, resources="l l l", cards="level-2-water"))
    table.play(0, "lay lll", "secure w")
    assert [len(cards) for cards in table.view(0)["solo"]["cards"]] == [0, 2]


def test_if_both_cards_fit_one_is_chosen() -> None:  # IS-66
    day = r"""
    /wb2 A\sb1  /
    """
    table = alone(day, resources="b b b", cards="level-2-water level-2-branches")
    tossed(table).play(0, "lay bbb", "secure w")
    assert table.prompt(0) == "fulfil"
    assert table.legal(0) == ["fulfil level-2-water", "fulfil level-2-branches"]
    table.play(0, "fulfil level-2-branches")
    left = table.view(0)["solo"]["cards"][0]
    assert [card["condition"] for card in left] == [condition("level-2-water")]
    assert table.prompt(0) == "move"


def test_view_tells_the_tiles_that_meet_each_card() -> None:  # IS-66
    table = alone(night_cards="level-2-sand level-4")
    cards = table.view(0)["solo"]["cards"]
    assert [card["fits"] for card in cards[1]] == [[table.site("night:1,0")], []]


# The end


def test_a_bag_that_runs_dry_during_a_draw_loses() -> None:  # IS-67
    table = alone(bag="wl")
    table.play(0, "explore wl 3,0", "stack sb 2,0", "gather")
    assert table.to_act == []
    assert table.ranks() == [2]
    assert table.told(0)[-1] == "0 lost"


def test_a_bag_exactly_emptied_does_not_lose() -> None:  # IS-67
    table = alone(bag="wl wl")
    table.play(0, "explore wl 3,0", "stack sb 2,0", "gather")
    assert table.to_act == [0]


def test_eggs_on_secured_resources_are_still_held() -> None:  # IS-67
    table = alone(bag="", resources="W", eggs="0")
    table.play(0, "explore wl 3,0", "gather")
    assert table.ranks() == [2]


def test_the_last_egg_wins_at_once() -> None:  # IS-67
    table = tossed(alone(LAYING, resources="l l l", eggs="1"))
    table.play(0, "lay lll")
    assert table.to_act == []
    assert table.ranks() == [1]
    assert table.told(0)[-2:] == ["0 last-egg", "0 won"]


def test_the_last_egg_off_a_resource_wins_too() -> None:  # IS-67
    table = tossed(alone(LAYING, resources="l l L", eggs="0"))
    table.play(0, "lay llL", "release l tipped")
    assert table.ranks() == [1]


def test_the_rounds_of_a_match_alone_have_no_end() -> None:  # IS-30
    table = alone()
    for _ in range(6):
        table.play(0, "toss-bag", "end")
    assert table.to_act == [0]


@pytest.mark.parametrize(
    ("tiles", "name"),
    [
        *((20, "ideal"), (15, "ideal"), (14, "saved"), (10, "saved"), (9, "grows"), (7, "grows")),
        *((6, "blooms"), (4, "blooms"), (3, "again"), (0, "again")),
    ],
)
def test_the_tiles_left_in_the_bag_are_the_score(tiles: int, name: str) -> None:  # IS-68
    bag = " ".join((["sf"] * 9 + ["cb"] * 9 + ["sl"] * 5)[:tiles])
    table = alone(LAYING, resources="l l l", eggs="1", bag=bag, hand="wl wl wl wl")
    table.play(0, "toss wl", "toss wl", "toss wl", "lay lll")
    assert GAME.score_sheet(table.state) == [("eggs", [1]), (name, [tiles])]
    assert verdict(table.state) == name


def test_a_match_that_is_lost_has_no_verdict_but_that() -> None:  # IS-68
    table = alone(bag="")
    table.play(0, "explore wl 3,0", "gather")
    assert GAME.score_sheet(table.state)[1][0] == "lost"
