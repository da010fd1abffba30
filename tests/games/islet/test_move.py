"""Moving: advance, and end on a free tile (IS-30 … IS-33)."""

import pytest

from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import GAME

from .table import HEXAGON, Table, islet, picture

STRIP = r"""
/wl1 A\wb1  /sb1  \cf1  /wf1  \
"""


def test_a_move_is_any_number_of_steps() -> None:  # IS-30
    table = islet(STRIP, resources="s c w")
    table.play(0, "advance 1,0", "advance 2,0 s", "advance 3,0 c", "advance 4,0 w", "end")
    assert table.bird(0) == "4,0"
    assert table.resources(0) == ""
    assert table.to_act == [1]


def test_advancing_and_laying_go_in_any_order() -> None:  # IS-30
    table = islet(STRIP, resources="b b b l l l")
    table.play(0, "lay lll", "secure w", "advance 1,0", "lay bbb", "secure s", "advance 0,0", "end")
    assert (table.at("0,0"), table.at("1,0")) == ("wl1aA", "wb1a")


def test_doing_nothing_is_a_pass() -> None:  # IS-30
    table = islet(HEXAGON)
    table.play(0, "end")
    assert table.told(None) == ["0 passed", "1 turn"]


def test_a_move_that_went_somewhere_is_no_pass() -> None:  # IS-30
    table = islet(STRIP)
    table.play(0, "advance 1,0", "end")
    assert table.told(None) == ["0 advanced 1,0", "1 turn"]


def test_who_moves_does_not_explore_in_the_same_turn() -> None:  # IS-30
    table = islet(STRIP, hands="wl")
    table.play(0, "advance 1,0")
    assert table.legal(0, "explore") == []
    table = islet(STRIP, hands="wl")
    table.play(0, "explore wl 5,0")
    assert table.legal(0) == ["gather"]


def passes(table: Table, turns: int) -> None:
    """So many turns go by in which nobody does anything."""
    for _ in range(turns):
        if table.to_act:
            table.play(table.to_act[0], "end")


def test_two_full_rounds_without_a_tile_or_an_egg_end_the_match() -> None:  # IS-30
    table = islet(HEXAGON, seats=3)
    passes(table, 5)
    assert table.to_act == [2]
    passes(table, 1)
    assert table.to_act == []
    assert table.told(None)[-4:] == ["2 nothing-happens", "0 won", "1 won", "2 won"]


def test_steps_alone_do_not_count() -> None:  # IS-30
    table = islet(STRIP)
    table.play(0, "advance 1,0", "end")
    passes(table, 3)
    assert table.to_act == []


def test_a_tile_placed_begins_the_count_anew() -> None:  # IS-30
    table = islet(HEXAGON, hands="| wl")
    passes(table, 3)
    table.play(1, "explore wl 3,0", "gather")
    passes(table, 3)
    assert table.to_act == [1]
    passes(table, 1)
    assert table.to_act == []


def test_an_egg_laid_begins_the_count_anew() -> None:  # IS-30
    table = islet(STRIP, resources="l l l")
    passes(table, 2)
    table.play(0, "lay lll", "secure w", "end")
    passes(table, 4)
    assert table.to_act == [1]
    passes(table, 1)
    assert table.to_act == []


def test_rounds_are_counted_from_the_first_player() -> None:  # IS-30
    table = islet(HEXAGON, seats=3, hands="| | wl", first=1, turn=1)
    table.play(1, "end")
    table.play(2, "explore wl 3,0", "gather")
    passes(table, 1 + 5)
    assert table.to_act == [0]
    passes(table, 1)
    assert table.to_act == []


def test_a_bird_steps_to_adjacent_tiles() -> None:  # IS-31
    table = islet(
        r"""
        /wl1  \sb1  /cf1  \
        \cl1  /wf1 A\sl1  /
        """,
        resources="w s c",
    )
    assert table.lit(0, "advance") == picture(r"""
        / 1 \ 1 / 1 \
        \ x / 1 \ x /
    """)


def test_from_the_sea_any_coast_will_do() -> None:  # IS-31
    table = islet(HEXAGON, resources="w s c")
    assert table.lit(0, "advance") == picture(r"""
        / x \ x / x \
        \ x / x \ x /
    """)


def test_from_the_sea_inland_tiles_are_out_of_reach() -> None:  # IS-31
    table = islet(
        r"""
        /wl1  \wl1  /wl1  \
        \wl1  /wl1  \wl1  /
              \sb1  /
        """,
        resources="w s",
    )
    assert not table.allows(0, "advance 1,1 w")
    assert table.allows(0, "advance 1,2 s")


def test_heights_eggs_and_birds_are_ignored_on_the_way() -> None:  # IS-31
    table = islet(
        r"""
        /wl1 A\wb5  /wb1b \wl2 B/wf1  \
        """
    )
    table.play(0, "advance 1,0", "advance 2,0", "advance 3,0", "advance 4,0", "end")
    assert table.bird(0) == "4,0"


def test_there_is_no_way_back_to_the_sea() -> None:  # IS-31
    table = islet(STRIP, resources="w s c")
    assert not table.allows(0, "advance -1,0 w")
    assert not table.allows(0, "advance -1,0")


def test_the_same_terrain_costs_nothing() -> None:  # IS-32
    assert islet(STRIP, resources="w s c").legal(0, "advance") == ["advance 1,0"]


def test_another_terrain_costs_a_card_of_it() -> None:  # IS-32
    table = islet(STRIP, resources="w s c")
    table.play(0, "advance 1,0")
    assert table.legal(0, "advance") == ["advance 0,0", "advance 2,0 s"]
    table.play(0, "advance 2,0 s")
    assert table.resources(0) == "w c"
    assert table.view(None)["packs"] == [11, 12, 11, 12, 12, 12]


def test_from_the_sea_one_always_pays() -> None:  # IS-32
    table = islet(HEXAGON, resources="w s")
    assert not table.allows(0, "advance 0,0")
    table.play(0, "advance 0,0 w")
    assert table.resources(0) == "s"
    assert islet(HEXAGON).legal(0) == ["end"]


def test_no_move_ends_with_another_bird() -> None:  # IS-33
    table = islet(
        r"""
        /wl1 A\wb1 B/wb1  \
        """
    )
    table.play(0, "advance 1,0")
    assert not table.allows(0, "end")
    assert table.legal(0) == ["advance 0,0", "advance 2,0"]


def test_a_step_to_a_bird_needs_a_way_on() -> None:  # IS-33
    drawing = r"""
    /wl1 A\sb1 B/cf1  \
    """
    assert islet(drawing, resources="s").legal(0, "advance") == []
    table = islet(drawing, resources="s c")
    table.play(0, "advance 1,0 s")
    assert table.legal(0) == ["advance 2,0 c"]
    assert islet(drawing, resources="s w").legal(0, "advance") == ["advance 1,0 s"]  # and back


def test_the_payment_decides_whether_there_is_a_way_on() -> None:  # IS-33
    table = islet(
        r"""
        /wl1 A\sb1 B/cf1  \
        """,
        resources="s c c",
    )
    # With two clay for the sand, neither clay nor water would be left to go on.
    assert table.legal(0, "advance") == ["advance 1,0 s"]


def test_the_way_on_may_lead_past_more_birds() -> None:  # IS-33
    drawing = r"""
    /wl1 A\sb1 B/cf1 C\wl1 D/sb1  \
    """
    table = islet(drawing, seats=4, resources="s c w")
    assert table.legal(0, "advance") == ["advance 1,0 s"]  # back again, with the water
    table = islet(drawing, seats=4, resources="s c s s")
    assert "advance 1,0 s" in table.legal(0, "advance")
    table = islet(drawing, seats=4, resources="s c w s")
    table.play(0, "advance 1,0 s", "advance 2,0 c", "advance 3,0 w")
    assert table.legal(0) == ["advance 4,0 s"]


def test_from_the_sea_too_a_bird_needs_a_way_on() -> None:  # IS-33
    drawing = r"""
    /wl1 B\sb1 C/cf1  \
    """
    table = islet(drawing, seats=3, resources="w s")
    assert table.legal(0, "advance") == []
    table = islet(drawing, seats=3, resources="w s c")
    assert {text.split()[1] for text in table.legal(0, "advance")} == {"0,0", "1,0", "2,0"}


@pytest.mark.parametrize("seed", range(20))
def test_no_position_is_without_a_legal_end(seed: int) -> None:  # IS-33
    table = islet(
        r"""
        /wl1 A\sb1 B/cf1 C\wl1 D/sb1b \
        \cl1  /wf1  \sl1  /cb1  \wf1  /
        """,
        seats=4,
        resources="w s s c c W S",
        seed=seed,
    )
    rng = rng_from_seed(seed)
    for _ in range(60):
        if table.to_act != [0]:
            break
        legal = table.legal(0)
        assert legal
        advances = [text for text in legal if text.startswith("advance")] or legal
        table.play(0, advances[rng.below(len(advances))])


# Free steps


POND = r"""
/wl1 A\wb1  /sb1  \sf1  /
"""


def to_and_fro(table: Table, steps: int, places: tuple[str, str] = ("0,0", "1,0")) -> None:
    """So many free steps between two places."""
    for _ in range(steps):
        here = table.bird(0)
        table.play(0, f"advance {places[1] if here == places[0] else places[0]}")


def test_a_bird_takes_as_many_free_steps_as_there_are_tiles() -> None:  # IS-38
    table = islet(POND)
    to_and_fro(table, 3)
    assert table.view(0)["free_steps"] == 1
    assert table.legal(0) == ["advance 0,0", "end"]
    to_and_fro(table, 1)
    assert table.view(1)["free_steps"] == 0
    assert table.legal(0) == ["end"]
    assert not table.allows(0, "advance 1,0")


def test_a_stack_counts_once() -> None:  # IS-38
    assert islet(POND.replace("wb1", "wb7")).view(0)["free_steps"] == 4


def test_alone_the_tiles_of_both_islets_count() -> None:  # IS-38
    night = r"""
    /cl1  \cb1  /sb1  \
    """
    table = islet(POND, night=night, hands="wl wl wl wl")
    assert table.view(0)["free_steps"] == 7


def test_every_action_begins_with_all_free_steps() -> None:  # IS-38
    table = islet(POND)
    to_and_fro(table, 4)
    table.play(0, "end")
    table.play(1, "end")
    assert table.view(0)["free_steps"] == 4
    to_and_fro(table, 4)


def test_a_payment_allows_free_steps_anew() -> None:  # IS-38
    table = islet(POND, resources="s")
    to_and_fro(table, 3)
    assert table.legal(0) == ["advance 0,0", "advance 2,0 s", "end"]
    table.play(0, "advance 2,0 s")
    to_and_fro(table, 4, ("2,0", "3,0"))
    assert table.legal(0) == ["end"]


def test_a_lay_allows_free_steps_anew() -> None:  # IS-38
    table = islet(POND, resources="l l l")
    to_and_fro(table, 4)
    table.play(0, "lay lll", "secure w")
    assert table.view(0)["free_steps"] == 4
    to_and_fro(table, 4)


def ends(table: Table) -> set[int]:
    """All tiles that the bird can end on, found by trying every legal step."""
    found: set[int] = set()
    seen: set[tuple[int, ...]] = set()
    ahead = [table.state]
    while ahead:
        state = ahead.pop()
        key = (state.bird[0], state.free[0], state.secured[0], state.free_steps)
        if key in seen:
            continue
        seen.add(key)
        for action in GAME.legal_actions(state, 0):
            if GAME.verbs.verb(action).name == "advance":
                ahead.append(state.clone())
                GAME.apply(ahead[-1], 0, action, None)
            elif GAME.verbs.verb(action).name == "end":
                found.add(int(state.bird[0]))
    return found


LAKE = r"""
/wl1  \wb1  /wf1  \wl1  /sf1  \
\wl1 A/wb1  \wf1 B/sl1  \sb1  /
"""


@pytest.mark.parametrize("resources", ["", "s", "w s", "s s w"])
@pytest.mark.parametrize("steps", range(11))
def test_the_reach_goes_as_far_as_free_steps_do(steps: int, resources: str) -> None:  # IS-38
    table = islet(LAKE, resources=resources)
    assert {way["site"] for way in table.view(0)["reach"]} == ends(table)
    to_and_fro(table, steps, ("0,1", "1,1"))
    assert {way["site"] for way in table.view(0)["reach"]} == ends(table)


def test_a_bird_can_go_wherever_it_could() -> None:  # IS-38
    long = "/wl1 A" + "\\wb1  /wf1  " * 6 + "\\"
    table = islet(long)
    table.play(0, *(f"advance {x},0" for x in range(1, 13)), "end")
    assert table.bird(0) == "12,0"


def test_nobody_is_left_on_anothers_tile_when_free_steps_are_used_up() -> None:  # IS-38
    drawing = r"""
    /wl1  \wb1 A/wb1 B\wf1 C/wl1  \
    """
    table = islet(drawing, seats=3)
    to_and_fro(table, 2)
    assert "advance 2,0" in table.legal(0)  # the way leads back, or past both birds
    to_and_fro(table, 2)
    assert table.view(0)["free_steps"] == 1
    assert table.legal(0) == ["advance 0,0", "end"]
    table = islet(drawing, seats=3)
    to_and_fro(table, 2)
    table.play(0, "advance 2,0")
    assert table.legal(0) == ["advance 1,0", "advance 3,0"]
    table.play(0, "advance 3,0")
    assert table.legal(0) == ["advance 4,0"]  # back to the other bird, no step would be left


def test_the_last_free_step_leads_to_a_bird_if_the_way_off_is_paid() -> None:  # IS-38
    drawing = r"""
    /wl1  \wb1 A/wb1 B\sf1  /
    """
    table = islet(drawing, resources="s")
    to_and_fro(table, 2)
    table.play(0, "advance 0,0")
    assert table.view(0)["free_steps"] == 1
    table = islet(drawing.replace("wl1  ", "wl1 A").replace("wb1 A", "wb1  "), resources="s")
    to_and_fro(table, 3)
    assert table.legal(0) == ["advance 0,0", "advance 2,0", "end"]
    table.play(0, "advance 2,0")
    assert table.legal(0) == ["advance 3,0 s"]


@pytest.mark.parametrize("seed", range(20))
def test_every_move_ends(seed: int) -> None:  # IS-38
    table = islet(LAKE, resources="w s S", seed=seed)
    rng = rng_from_seed(seed)
    for _ in range(11 * (1 + 3)):  # as many free steps as tiles, and so again after each payment
        advances = table.legal(0, "advance")
        if not advances:
            break
        table.play(0, advances[rng.below(len(advances))])
    assert table.legal(0) == ["end"]
