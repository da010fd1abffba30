"""The game master's island: one code, one island, told a day at a time (IC-61)."""

import re
from itertools import pairwise
from typing import Any

import pytest

from catlantis.core.rng import seed_from_text
from catlantis.games.isle_of_cats import GAME
from catlantis.server.islands import new_code

from ..house import Guest, House


def morning(code: str, day: int) -> dict[str, Any]:
    """What everybody sees on the morning of a day of the match whose seed is the code."""
    state = GAME.new_game({}, 1, seed_from_text(code))
    state.day = day - 1
    return GAME.view(state, None)


@pytest.fixture
def stranger(house: House) -> Guest:
    return house.guest(None)


def test_a_stranger_runs_an_island_through_its_days(stranger: Guest) -> None:
    code = stranger.post("/api/islands")["code"]
    island = stranger.get(f"/api/islands/{code}?players=5")
    assert island["code"] == code
    assert len(set(island["boats"])) == 5
    assert set(island["boats"]) <= set(range(1, 7))
    assert island["sister"] == []
    for day in range(1, island["days"] + 1):
        found = stranger.get(f"/api/islands/{code}/days/{day}")
        seen = morning(code, day)["island"]
        assert (found["day"], found["days"]) == (day, 7)
        assert [{key: card[key] for key in found["cards"][0]} for card in seen] == found["cards"]


def test_an_island_is_the_match_of_its_code(stranger: Guest) -> None:
    island = stranger.get("/api/islands/tamino?players=12&sheet=0")
    state = GAME.new_game({}, 12, seed_from_text("tamino"))
    assert island["boats"] == [sheet + 1 for sheet in state.sheet]


def test_all_may_have_the_same_boat(stranger: Guest) -> None:
    assert stranger.get("/api/islands/tamino?players=3&sheet=4")["boats"] == [4, 4, 4]


@pytest.mark.parametrize("typed", ["TAMINO", "ta-mi-no", "Ta mi nó", "%C2%ABtamino%C2%BB"])
def test_a_code_may_be_typed_in_many_ways(stranger: Guest, typed: str) -> None:
    found = stranger.get(f"/api/islands/{typed}/days/3")
    assert found == stranger.get("/api/islands/tamino/days/3")
    assert found["code"] == "tamino"


@pytest.mark.parametrize("code", ["ab", "1234", "%00%ff", "abcdefghijklm", "島島島"])
def test_what_is_no_code_is_refused(stranger: Guest, code: str) -> None:
    for path in ("", "/days/1"):
        assert stranger.refused("GET", f"/api/islands/{code}{path}") == (400, "bad-island")
    scores = stranger.refused("POST", f"/api/islands/{code}/scores", {"boats": [{}]})
    assert scores == (400, "bad-island")


@pytest.mark.parametrize("day", [0, -1, 8, 10**30])
def test_there_are_seven_days(stranger: Guest, day: int) -> None:
    assert stranger.refused("GET", f"/api/islands/tamino/days/{day}") == (404, "no-day")


@pytest.mark.parametrize(
    "query", ["players=0", "players=13", "players=x", "sheet=7", "difficulty=0", "difficulty=6"]
)
def test_what_no_table_could_have_is_refused(stranger: Guest, query: str) -> None:
    assert stranger.refused("GET", f"/api/islands/tamino?{query}") == (400, "bad-request")


def test_alone_the_sister_shows_her_lessons_at_once_and_a_colour_a_day(stranger: Guest) -> None:
    hard = stranger.get("/api/islands/tamino?players=1&difficulty=3")["sister"]
    assert [lesson < 9 for lesson in hard] == [True] * 3 + [False] * 2
    turned = [stranger.get(f"/api/islands/tamino/days/{day}")["sister"] for day in range(1, 8)]
    assert [len(colours) for colours in turned] == [1, 2, 3, 4, 5, 5, 5]
    assert all(later[: len(now)] == now for now, later in pairwise(turned))
    assert [colour for colour, _ in turned[6]] == morning("tamino", 7)["sister"]["colours"]
    assert [points for _, points in turned[6]] == [5, 4, 3, 2, 1]  # IC-51


def test_a_day_tells_nothing_of_another(stranger: Guest) -> None:
    fields = stranger.get("/api/islands/tamino/days/1")
    assert set(fields) == {"code", "day", "days", "cards", "sister"}
    assert len(fields["cards"]) == 12
    assert set(fields["cards"][0]) == {"word", "things", "above", "lesson"}


def test_codes_are_easy_to_say(stranger: Guest) -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(re.fullmatch("([klmnrstv][aeio]){4}", code) for code in codes)


def test_boats_on_paper_are_scored_by_the_rules(stranger: Guest) -> None:
    boats = [
        {"rats": 4, "filled_rooms": 5, "families": [3, 8], "rares": 2, "lessons": 21},
        {"filled_rooms": 7, "families": [5, 5], "lessons": 21},
        {},
    ]
    result = stranger.post("/api/islands/tamino/scores", {"boats": boats})
    assert {line["name"]: line["numbers"] for line in result["score_sheet"]} == {
        "rats": [-4, 0, 0],
        "rooms": [-10, 0, -35],
        "families": [38, 30, 0],
        "rare": [6, 0, 0],
        "lessons": [21, 21, 0],
        "total": [51, 51, -35],
        "filled-rooms": [5, 7, 0],
    }
    assert result["ranking"] == [2, 1, 3]


@pytest.mark.parametrize(
    "boats",
    [[], [{}] * 13, [{"rats": 20}], [{"filled_rooms": 8}], [{"families": [2]}], [{"cats": 1}]],
)
def test_boats_that_cannot_be_are_refused(stranger: Guest, boats: list[object]) -> None:
    answer = stranger.refused("POST", "/api/islands/tamino/scores", {"boats": boats})
    assert answer == (400, "bad-request")
