"""A bot of one's own at a table: the same file, in a thinking process; a stand-in if it fails."""

import json
from pathlib import Path

import pytest

from ..house import House, play_out

FILE = Path(__file__).parents[2] / "bots" / "mybots.py"


def house_with(folder: Path, **bots: str) -> House:
    return House(folder, bots=json.dumps({name: f"{FILE}:{kind}" for name, kind in bots.items()}))


def test_a_bot_of_ones_own_plays_to_the_end_and_what_it_prints_harms_nobody(
    tmp_path: Path,
) -> None:
    house = house_with(tmp_path, Bird="Bird?place=0")
    zoe = house.guest()
    assert zoe.get("/api/games")[0]["bots"] == ["easy", "medium", "hard", "cruel", "Bird"]
    table = zoe.table("me", "Bird", "Bird")["id"]
    with zoe.join(table) as socket:
        play_out([socket])
        assert socket.table["status"] == "over"
        assert not any(seat["has_stand_in"] for seat in socket.table["seats"])
    house.close()
    assert house.quiet() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "fault"), [("Faller", "RuntimeError: my wing"), ("Dreamer", "not legal")]
)
def test_a_bot_that_fails_is_replaced_by_the_stand_in_and_the_table_is_told(
    tmp_path: Path, kind: str, fault: str
) -> None:
    house = house_with(tmp_path, Bad=kind)
    zoe = house.guest()
    table = zoe.table("me", "Bad")["id"]
    with zoe.join(table) as socket:
        play_out([socket])
        assert socket.table["status"] == "over"
        seats = socket.table["seats"]
    assert [seat["has_stand_in"] for seat in seats] == [False, True]
    assert seats[1]["bot"] == "Bad"
    house.close()
    (told,) = house.quiet()
    assert told.startswith(f"a stand-in plays on: bot {FILE}:{kind} ({FILE}")
    assert "failed at seat 2 of a match, after " in told
    assert fault in told
    assert socket.table["commitment"] in told  # by which the match is found
    assert socket.table["seed"] not in told  # which was a secret then
