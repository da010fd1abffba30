"""What is shown to whom (IC-21, and what a player is owed on screen)."""

import json

import pytest

from catlantis.games.isle_of_cats import GAME

from .afloat import herd
from .table import deal, random_match

MOST_BYTES = 64_000  # of a view with all that is legal


@pytest.mark.parametrize("seats", [1, 2, 12])
def test_every_view_is_ready_for_json_and_not_too_big(seats: int) -> None:  # IC-21
    for step, table in enumerate(random_match(seats, 3)):
        if step % 11 == 0:
            for viewer in (step % seats, None):
                view = table.view(viewer)
                text = json.dumps(view, separators=(",", ":"))
                assert json.loads(text) == view
                assert len(text) < MOST_BYTES


def test_island_shows_what_each_card_asks() -> None:  # IC-33
    island = deal(
        {
            "c-top": "blue wave + common dot",
            "c-middle": "lesson 11",
            "c-bottom": "any blue wave, red stick, oshax swan",
            "b-middle": "rare o or common dot + common bar",
        }
    ).view(0)["island"]
    assert (island[2]["word"], island[2]["things"]) == ("all", [[11, 0], [0, 5]])
    assert (island[6]["word"], island[6]["lesson"]) == ("lesson", 11)
    assert island[6]["progress"] == [38, 19, None]
    assert (island[10]["word"], island[10]["things"]) == ("any", [[11, 0], [21, 4], [32, 5]])
    assert (island[5]["word"], island[5]["above"]) == ("or", 1)
    assert island[5]["things"] == [[7, 5], [0, 5], [2, 5]]


def test_island_shows_what_fits() -> None:  # IC-30
    table = deal({"a-top": "blue stick + common dot"}, boats=["at 9 4\n#"])
    for y in range(9):
        table.state.free[y] = 1 << 10 if y == 4 else 0
        table.state.near[y] = 1 << 10 if y == 4 else 0
    assert table.view(0)["island"][0]["fits"] == [False, True]
    assert table.view(None)["island"][0]["fits"] == []


def test_boat_shows_rats_maps_and_rooms() -> None:  # IC-2, IC-4
    table = deal({"a-top": "red stick"})
    table.play(0, "column a", "card a-top", "draw stick red 0 7")
    player = table.view(0)["players"][0]
    assert player["rooms"] == [18, 7, 18, 11, 59, 20, 4]
    assert 11 not in player["rats"]
    assert len(player["rats"]) == 18
    assert player["maps"] == [[114, 0], [7, 1], [519, 0], [709, 0], [301, 0]]
    assert player["drawn"] == [[21, 4, 0, "card", [7, 8, 9, 10, 11]]]


def test_view_tells_how_far_the_day_is() -> None:  # IC-21
    table = deal({"c-top": "blue wave + green cup"}, seats=2)
    table.play(0, "column c", "card c-top")
    assert table.today(0) == {
        "stage": "draw",
        "chosen": [2, 6, 10],
        "left": [6, 10],
        "open": 2,
        "items": [[11, 0], [18, 1]],
        "twins": [],
        "short": 0,
        "specials": [0, 1, 2, 3, 4],
    }
    assert table.view(None)["today"] is None
    assert table.today(1)["stage"] == "morning"


def test_lessons_show_what_they_score_and_count() -> None:  # IC-34
    table = deal({"c-middle": "lesson 11", "c-top": "red stick"})
    table.play(0, "column c", "card c-middle")
    assert table.view(0)["players"][0]["lessons"] == [[11, 38, 19, None]]
    table.play(0, "card c-top", "draw stick red 0 10")
    assert table.view(0)["players"][0]["lessons"] == [[11, 30, 15, None]]


def test_lessons_that_want_a_number_show_how_near_it_is() -> None:  # IC-34
    table = deal({"c-middle": "lesson 26", "c-top": "red stick"}, boats=[herd("rrr")])
    table.play(0, "column c", "card c-middle")
    assert table.view(0)["players"][0]["lessons"] == [[26, 0, 3, 5]]
    assert table.view(0)["island"][2]["progress"] is None
    assert table.view(0)["island"][6]["progress"] == [0, 3, 5]
    assert table.view(None)["island"][6]["progress"] is None


def test_sister_is_shown_with_what_she_would_score() -> None:  # IC-51
    table = deal({"a-top": "red stick"})
    before = dict(table.view(0)["sister"]["score"])
    table.play(0, "column a", "card a-top", "draw stick red 0 410")
    after = dict(table.view(0)["sister"]["score"])
    colour = table.view(0)["sister"]["colours"][0]
    assert after["sister-colours"] - before["sister-colours"] == (5 if colour == 4 else 0)


def test_what_others_took_is_seen_in_the_evening() -> None:  # IC-21
    table = deal(seats=2)
    table.play(0, "column b")
    table.finish(0)
    assert table.view(1)["players"][0]["took"] == []
    table.play(1, "row top")
    table.finish(1)
    assert [player["took"] for player in table.view(None)["players"]] == [[1, 5, 9], [0, 1, 2, 3]]


def test_who_did_nothing_on_the_last_day_is_told_by_the_view_too() -> None:  # IC-21
    table = deal(seats=2)
    for _ in range(6):
        table.finish(0)
        table.finish(1)
    for y in range(9):  # nothing fits on the boat of seat 1 any more
        table.state.free[9 + y] = table.state.near[9 + y] = 0
    table.play(1, "column c")
    table.finish(1)
    sample = GAME.determinize(table.state, 0, 5)
    for state in (table.state, sample):
        while state.to_act:
            GAME.apply(state, 0, GAME.legal_actions(state, 0)[0], None)
    assert GAME.view(table.state, 0) != GAME.view(sample, 0)
    assert table.view(0)["players"][1]["took"] == [2, 6, 10]
