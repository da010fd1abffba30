"""What is shown to whom (IS-11, and what is owed on screen)."""

import json

import pytest

from catlantis.core.bag import things
from catlantis.games.islet import GAME
from catlantis.games.islet.seen import Reach

from .table import HEXAGON, Table, islet, kind_of, opening, random_match


def test_other_hands_and_the_bag_are_secret() -> None:  # IS-11
    one = islet(HEXAGON, hands="wl sb | cf cf")
    other = islet(HEXAGON, hands="wl sb | sl wf", seed=2)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)


def test_a_hand_is_shown_to_its_owner() -> None:  # IS-11
    table = islet(HEXAGON, hands="cf wl wl | sb")
    assert table.view(0)["hand"] == [kind_of("wl"), kind_of("wl"), kind_of("cf")]
    assert table.view(1)["hand"] == [kind_of("sb")]
    assert table.view(None)["hand"] is None


def test_resources_and_eggs_of_all_are_open() -> None:  # IS-11
    table = islet(HEXAGON, resources="w w l S | c", eggs="4 | 7")
    for viewer in (0, 1, None):
        mine, yours = table.view(viewer)["players"]
        assert (mine["free"], mine["secured"]) == ([2, 0, 0, 1, 0, 0], [0, 1, 0, 0, 0, 0])
        assert (mine["free_eggs"], yours["free_eggs"]) == (4, 7)
        assert yours["free"] == [0, 0, 1, 0, 0, 0]


def test_unseen_tiles_are_counted_by_kind() -> None:  # IS-11
    table = islet(HEXAGON, hands="wl wl | sb")
    assert table.view(0)["unseen"][kind_of("wl")] == 10 - 1 - 2
    assert table.view(1)["unseen"][kind_of("wl")] == 10 - 1
    assert table.view(None)["unseen"][kind_of("sb")] == 10 - 1
    assert table.view(1)["unseen"][kind_of("sb")] == 10 - 1 - 1


def test_sites_tell_all_that_lies_there() -> None:  # IS-11
    table = islet(r"/wl2bA\sf1  /")
    sites = table.view(None)["sites"]
    assert sites[table.site("0,0")] == {
        "x": 0,
        "y": 0,
        "islet": 0,
        "level": 2,
        "terrain": 0,
        "nest": 0,
        "egg": 1,
    }
    assert sites[table.site("1,0")]["egg"] is None
    assert sites[table.site("2,0")] == {"x": 2, "y": 0, "islet": 0, "level": 0}
    players = table.view(None)["players"]
    assert [player["bird"] for player in players] == [table.site("0,0"), None]
    assert [player["laid"] for player in players] == [[], [2]]


def test_resources_to_come_are_shown_while_exploring() -> None:  # IS-22
    table = islet(HEXAGON, hands="wl sb cf")
    assert table.view(0)["coming"] == []
    table.play(0, "explore wl -1,0", "stack sb 0,0")
    assert table.view(1)["coming"] == [[table.site("-1,0"), 0], [table.site("0,0"), 4]]


def test_a_pack_that_will_be_empty_brings_nothing() -> None:  # IS-3
    table = islet(HEXAGON, hands="wl wb", resources="| w w w w w w w w w w w")
    table.play(0, "explore wl -1,0", "stack wb 0,0")
    assert [resource for _, resource in table.view(0)["coming"]] == [0, None]


def prices_within_reach(table: Table) -> dict[str, int]:
    """Where seat 0 can end its move, and for how many cards."""
    return {table.place(way["site"]): way["cards"] for way in table.view(0)["reach"]}


def test_tiles_within_reach_have_their_cheapest_price() -> None:  # IS-32
    table = islet(
        r"""
        /wl1 A\wb1  /sb1  \cf1 B/wf1  \sl1  /
        """,
        resources="c c s w",
    )
    prices = prices_within_reach(table)
    assert prices == {"0,0": 0, "1,0": 0, "2,0": 1, "4,0": 3}


def test_reach_spends_what_is_cheapest_on_the_whole_way() -> None:  # IS-42
    table = islet(
        r"""
        /wl1 A\sb1  /cf1  \
        """,
        resources="c c s",
    )
    prices = prices_within_reach(table)
    assert prices == {"0,0": 0, "1,0": 1, "2,0": 2}
    table = islet(
        r"""
        /wl1 A\sb1  /cf1  \
        """,
        resources="c c c",
    )
    prices = prices_within_reach(table)
    assert prices == {"0,0": 0, "1,0": 2, "2,0": 3}


def test_a_way_is_told_step_by_step_with_the_egg_that_it_leaves_a_price_for() -> None:  # IS-34
    table = islet(
        r"""
        /wl1 A\sb1  /cf1  \
        """,
        resources="s s c b b b",
    )
    ways = {table.place(way["site"]): way for way in table.view(0)["reach"]}
    assert [step[1] for step in ways["2,0"]["steps"]] == [table.site("1,0"), table.site("2,0")]
    assert ways["1,0"]["lay"] is not None  # three branches
    assert ways["2,0"]["lay"] is None  # no flowers
    assert ways["0,0"]["steps"] == []


def follow(table: Table, seat: int, way: Reach) -> int:
    """Go the way that is told, and lay there if that is told: how many cards the way took."""
    paid = 0
    for spelled in [*way["steps"], *([way["lay"]] if way["lay"] else [])]:
        action = GAME.verbs.parse(spelled)
        assert isinstance(action, int)
        assert GAME.is_legal(table.state, seat, action)
        GAME.apply(table.state, seat, action, None)
        if spelled[0] == "advance":
            paid += sum(len(things(bag)) for bag in GAME.verbs.args(action)[1:])
    assert table.state.bird[seat] == way["site"]
    return paid


def can_lay(table: Table, seat: int, way: Reach) -> bool:
    """Whether an egg can be paid at the end of the way."""
    walked = Table(table.state.clone())
    follow(walked, seat, {**way, "lay": None})
    return bool(walked.legal(seat, "lay"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_who_follows_the_reach_arrives_at_the_price_told(seats: int) -> None:  # IS-32
    followed = 0
    for table in random_match(seats, 5):
        for seat in table.to_act:
            view = table.view(seat)
            if seats > 1 or view["phase"] == "move":  # alone, tiles are tossed first
                for way in view["reach"]:
                    assert (way["lay"] is not None) == can_lay(table, seat, way)
                    walked = Table(table.state.clone())
                    assert follow(walked, seat, way) == way["cards"]
                    followed += 1
    assert followed > 50


def test_fewest_cards_are_suggested_and_secured_ones_first() -> None:  # IS-42
    table = islet(
        r"""
        /wl1 A\sb1  /
        """,
        resources="s S c c l l l w L",
    )
    assert table.suggested(0) == ["advance 1,0 S", "lay llL"]


def test_one_payment_is_suggested_for_each_price() -> None:  # IS-42
    for table in random_match(2, 4):
        for seat in table.to_act:
            steps = [text.split()[1] for text in table.legal(seat, "advance")]
            lays = table.legal(seat, "lay")
            offers = table.suggested(seat)
            assert set(offers) <= set(table.legal(seat))
            assert [o.split()[1] for o in offers if o.startswith("adv")] == list(
                dict.fromkeys(steps)
            )
            assert len([o for o in offers if o.startswith("lay")]) == bool(lays)


def test_reach_is_shown_to_who_moves_alone() -> None:  # IS-30
    table = islet(HEXAGON, resources="w | w")
    assert len(table.view(0)["reach"]) == 2
    assert table.view(1)["reach"] == table.view(None)["reach"] == []


def test_reach_is_where_steps_lead() -> None:  # IS-31
    for table in random_match(3, 11):
        if table.to_act and table.view(table.to_act[0])["phase"] in ("turn", "move"):
            seat = table.to_act[0]
            reached = {way["site"] for way in table.view(seat)["reach"]}
            for text in table.legal(seat, "advance"):
                site = table.site(text.split()[1])
                others = [player["bird"] for player in table.view(seat)["players"]]
                assert site in reached or site in others


def test_view_tells_whose_turn_it_is_and_the_round() -> None:  # IS-50
    table = islet(HEXAGON, first=1, turn=0)
    view = table.view(1)
    assert (view["active"], view["first"], view["round"]) == (0, 1, 1)
    assert (view["rounds_left"], view["idle"]) == (None, 0)
    table.play(0, "end")
    assert (table.view(1)["round"], table.view(1)["idle"]) == (2, 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_view_is_ready_for_json(seats: int) -> None:  # IS-11
    for table in random_match(seats, 3):
        for viewer in [*range(seats), None]:
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view


def test_only_who_is_asked_has_a_prompt() -> None:  # IS-12
    table = opening(3, 1, first_seat=1)
    assert [table.prompt(seat) for seat in range(3)] == [None, "turn", None]


def test_prompt_tells_how_many_tiles_may_follow() -> None:  # IS-21
    table = islet(HEXAGON, hands="wl sb cf")
    table.play(0, "explore wl -1,0")
    assert table.prompt(0) == "stack 2"
