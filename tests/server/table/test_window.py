"""A window of Exploding Kittens over sockets: who has let it pass is nobody's business."""

import pytest

from ..house import House

SKIP_IN_HAND = 2  # a seed that deals the first of three a Skip


@pytest.mark.parametrize("pace", [{"reaction": 60}, {"kind": "match", "reaction": None}])
def test_who_lets_a_window_pass_is_told_to_nobody_until_it_closes(
    house: House, monkeypatch: pytest.MonkeyPatch, pace: dict[str, object]
) -> None:  # EK-38
    monkeypatch.setattr("catlantis.server.table.seating.new_seed", lambda: SKIP_IN_HAND)
    guests = [house.guest(name) for name in ("Zoé", "Max", "Ida")]
    table = guests[0].table("me", "open", "open", pace=pace, options={"first_seat": 0})["id"]
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    guests[0].post(f"/api/tables/{table}/start")
    first, second, third = (guest.join(table) for guest in guests)
    with first, second, third, house.guest(None).join(table) as nobody:
        assert first.act(["skip"])["type"] == "done"
        others = (first, third, nobody)
        for socket in (second, *others):
            socket.catch_up()
        views = [socket.view for socket in others]
        assert second.act(["pass"])["type"] == "done"
        assert second.ask("undo", seat=1)["type"] == "done"
        assert second.act(["pass"])["type"] == "done"
        assert [socket.catch_up() for socket in others] == [[], [], []]
        assert [socket.ask("resync")["view"] for socket in others] == views
        assert third.act(["pass"])["type"] == "done"
        assert [m["type"] for m in nobody.catch_up()] == ["update"]
