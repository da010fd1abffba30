"""A sample tells a seat what it may know, and nobody else anything."""

from typing import Any

from catlantis.client.sight import filled
from catlantis.core.facts import facts
from catlantis.games import GAMES

from ..house import GAME, Guest, House, play_out


def position(told: dict[str, Any]) -> Any:
    game = GAMES[GAME]
    return filled(game, game.new_game({}, told["seats"], 0), told)


def two_of(house: House, host: Guest) -> tuple[str, Guest]:
    """A match of two people, in which the host begins."""
    table, other = host.table("me", "open", options={"first_seat": 0})["id"], house.guest("Max")
    other.sit(table, 1)
    host.post(f"/api/tables/{table}/start")
    return table, other


def test_a_sample_looks_like_the_view_and_is_not_the_truth(house: House, zoe: Guest) -> None:
    table, max_ = two_of(house, zoe)
    with zoe.join(table) as socket, max_.join(table) as other:
        sample, game = position(socket.ask("sample", seat=0)["facts"]), GAMES[GAME]
        assert socket.view is not None
        assert game.view(sample, 0) == {**socket.view, "asked": 1}
        assert facts(sample)["rng"] != facts(house.match(table).state)["rng"]
        play_out([socket, other])
        assert socket.ask("sample", seat=0)["facts"]["to_act"] == 0  # at the end, too


def test_who_knows_the_same_is_sent_the_same(house: House, zoe: Guest) -> None:
    table, _ = two_of(house, zoe)
    with zoe.join(table) as socket:
        told = socket.ask("sample", seat=0)["facts"]
        assert socket.ask("sample", seat=0)["facts"] == told
        truth = house.match(table).state
        for seed in range(5):  # whatever the other holds
            other = GAMES[GAME].determinize(truth, 0, seed)
            assert facts(GAMES[GAME].determinize(other, 0, 0)) == told


def test_only_ones_own_seat_is_sampled_and_only_in_a_match(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    max_ = house.guest("Max")
    with zoe.join(table) as socket:
        assert socket.ask("sample", seat=0)["reason"] == "not-playing"
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as socket, house.guest("Eve").join(table) as watcher:
        assert socket.ask("sample", seat=1)["reason"] == "not-your-seat"
        assert watcher.ask("sample", seat=0)["reason"] == "not-your-seat"
