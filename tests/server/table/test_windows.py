"""A reaction window at a table: who has let it pass is nobody else's business (EK-38)."""

import pytest
from core.matches import holding

from catlantis.server.table import seating

from ..house import Guest, House, Message


@pytest.fixture
def skip_against_a_nope(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next match of three is dealt so: the first seat holds a Skip, the second a Nope."""
    seed = holding("skip", "nope", "").seed
    monkeypatch.setattr(seating, "new_seed", lambda: seed)


@pytest.mark.usefixtures("skip_against_a_nope")
def test_one_device_for_several_is_told_which_of_them_still_owe_an_answer(zoe: Guest) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cleo")]
    body = {"game": "exploding-kittens", "seats": seats, "options": {"first_seat": 0}}
    table = zoe.post("/api/tables", {**body, "pace": {"reaction": None}})
    with zoe.join(table["id"]) as socket:
        assert (socket.sync["seat"], socket.sync["own_asked"]) == (0, [0])
        assert socket.act(["skip"])["type"] == "done"
        assert socket.ask("look", seat=1)["own_asked"] == [1, 2]
        assert socket.act(["pass"])["type"] == "done"
        assert socket.heard[-2]["own_asked"] == [2]  # the update, before `done`
        seen = socket.ask("look", seat=2)
        assert (seen["own_asked"], seen["view"]["to_act"]) == ([2], [1, 2])
        seen = socket.ask("look", seat=None)
        assert (seen["own_asked"], seen["view"]["to_act"]) == ([2], [1, 2])


@pytest.mark.parametrize("kind", ["none", "decision", "match", "days"])
@pytest.mark.parametrize("reaction", [None, 60])
@pytest.mark.usefixtures("skip_against_a_nope")
def test_when_one_lets_it_pass_nobody_else_hears_anything(
    house: House, zoe: Guest, max_: Guest, kind: str, reaction: int | None
) -> None:  # EK-38
    pace = {"kind": kind, "seconds": 3600, "reaction": reaction}
    table = zoe.table("me", "open", "open", pace=pace, options={"first_seat": 0})["id"]
    nori, watcher = house.guest("Nori", "red"), house.guest(None)
    max_.sit(table, 1)
    nori.sit(table, 2)
    zoe.post(f"/api/tables/{table}/start")
    with (
        zoe.join(table) as hers,
        max_.join(table) as his,
        nori.join(table) as third,
        watcher.join(table) as nobody,
    ):
        assert hers.act(["skip"])["type"] == "done"
        others = [hers, his, nobody]
        for socket in (*others, third):
            socket.catch_up()
        before = [untimed(socket.ask("resync")) for socket in others]
        assert third.act(["pass"])["type"] == "done"
        assert [socket.catch_up() for socket in others] == [[], [], []]
        assert [untimed(socket.ask("resync")) for socket in others] == before
        assert third.ask("undo", seat=2)["type"] == "done"
        assert third.view is not None
        assert third.act(["pass"])["type"] == "done"
        assert [socket.catch_up() for socket in others] == [[], [], []]
        assert [untimed(socket.ask("resync")) for socket in others] == before
        assert his.act(["pass"])["type"] == "done"
        for socket in (hers, third, nobody):
            assert [m["type"] for m in socket.catch_up()] == ["update"]


def untimed(sync: Message) -> Message:
    """Everything that was told, but for how long each clock still runs; which ones do stays."""
    clock = sync["clock"]
    return {**sync, "clock": [left is None for left in (*clock["left"], clock["turn"])]}
