"""A game master: one code, one deal, told a turn at a time; here an island, by days (IC-61)."""

import re
from itertools import pairwise
from typing import Any

import pytest

from catlantis.core.rng import seed_from_text
from catlantis.extras import Master, master_of
from catlantis.games.isle_of_cats import GAME, master
from catlantis.server.web.codes import new_code

from ..house import Guest, House

MASTER = "/api/games/isle-of-cats/master"


def morning(code: str, day: int) -> dict[str, Any]:
    """What everybody sees on the morning of a day of the match whose seed is the code."""
    state = GAME.new_game({}, 1, seed_from_text(code))
    state.day = day - 1
    return GAME.view(state, None)


@pytest.fixture
def stranger(house: House) -> Guest:
    return house.guest(None)


def test_a_stranger_runs_an_island_through_its_days(stranger: Guest) -> None:
    code = stranger.post(MASTER)["code"]
    laid_out = stranger.get(f"{MASTER}/{code}/0?seats=5")
    assert (laid_out["code"], laid_out["turn"], laid_out["turns"]) == (code, 0, 7)
    island = laid_out["told"]
    assert len(set(island["boats"])) == 5
    assert set(island["boats"]) <= set(range(1, 7))
    assert island["sister"] == []
    for day in range(1, laid_out["turns"] + 1):
        found = stranger.get(f"{MASTER}/{code}/{day}?seats=5")
        cards, seen = found["told"]["cards"], morning(code, day)["island"]
        assert (found["turn"], found["turns"]) == (day, 7)
        assert [{key: card[key] for key in cards[0]} for card in seen] == cards


def test_an_island_is_the_match_of_its_code(stranger: Guest) -> None:
    island = stranger.get(f"{MASTER}/tamino/0?seats=12&sheet=0")["told"]
    state = GAME.new_game({}, 12, seed_from_text("tamino"))
    assert island["boats"] == [sheet + 1 for sheet in state.sheet]


def test_all_may_have_the_same_boat(stranger: Guest) -> None:
    assert stranger.get(f"{MASTER}/tamino/0?seats=3&sheet=4")["told"]["boats"] == [4, 4, 4]


@pytest.mark.parametrize("typed", ["TAMINO", "ta-mi-no", "Ta mi nó", "%C2%ABtamino%C2%BB"])
def test_a_code_may_be_typed_in_many_ways(stranger: Guest, typed: str) -> None:
    found = stranger.get(f"{MASTER}/{typed}/3")
    assert found == stranger.get(f"{MASTER}/tamino/3")
    assert found["code"] == "tamino"


@pytest.mark.parametrize("code", ["ab", "1234", "%00%ff", "abcdefghijklm", "島島島"])
def test_what_is_no_code_is_refused(stranger: Guest, code: str) -> None:
    for turn in (0, 1):
        assert stranger.refused("GET", f"{MASTER}/{code}/{turn}") == (400, "bad-deal-code")


@pytest.mark.parametrize("day", [-1, 8, 10**30])
def test_there_are_seven_days(stranger: Guest, day: int) -> None:
    assert stranger.refused("GET", f"{MASTER}/tamino/{day}") == (404, "no-turn")


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        *(("seats=0", "bad-seats"), ("seats=13", "bad-seats"), ("seats=x", "bad-request")),
        *(("sheet=7", "bad-value"), ("difficulty=0", "bad-value"), ("sheet=x", "bad-value")),
        *(("fish=1", "unknown-option"), ("deck=x", "unknown-option")),
    ],
)
def test_what_no_table_could_have_is_refused(stranger: Guest, query: str, reason: str) -> None:
    assert stranger.refused("GET", f"{MASTER}/tamino/0?{query}") == (400, reason)


def test_alone_the_sister_shows_her_lessons_at_once_and_a_colour_a_day(stranger: Guest) -> None:
    hard = stranger.get(f"{MASTER}/tamino/0?seats=1&difficulty=3")["told"]["sister"]
    assert [lesson < 9 for lesson in hard] == [True] * 3 + [False] * 2
    days = [stranger.get(f"{MASTER}/tamino/{day}?seats=1")["told"] for day in range(1, 8)]
    turned = [day["sister"] for day in days]
    assert [len(colours) for colours in turned] == [1, 2, 3, 4, 5, 5, 5]
    assert all(later[: len(now)] == now for now, later in pairwise(turned))
    assert [colour for colour, _ in turned[6]] == morning("tamino", 7)["sister"]["colours"]
    assert [points for _, points in turned[6]] == [5, 4, 3, 2, 1]  # IC-51


def test_a_day_tells_nothing_of_another(stranger: Guest) -> None:
    told = stranger.get(f"{MASTER}/tamino/1")["told"]
    assert set(told) == {"cards", "sister"}
    assert len(told["cards"]) == 12
    assert set(told["cards"][0]) == {"word", "things", "above", "lesson"}
    assert told["sister"] == []  # four play


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
    result = stranger.post(f"{MASTER}/scores", {"counted": boats})
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
    answer = stranger.refused("POST", f"{MASTER}/scores", {"counted": boats})
    assert answer in ((400, "bad-request"), (400, "bad-seats"), (400, "bad-count"))


def test_a_game_that_declares_no_master_has_none(stranger: Guest) -> None:
    for game in ("islet", "chess", "%00"):
        for method, path in (("POST", ""), ("GET", "/tamino/1"), ("POST", "/scores")):
            body: dict[str, object] | None = {"counted": [{}]} if path == "/scores" else None
            refused = stranger.refused(method, f"/api/games/{game}/master{path}", body)
            assert refused == (404, "no-master")


def test_the_master_keeps_its_contract() -> None:
    kept: Master = master  # for mypy to see
    assert kept is master_of("isle-of-cats")
