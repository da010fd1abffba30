"""A day of The Isle of Cats over sockets: private, taken back at will, final when confirmed."""

import pytest

from ..house import Guest, House, Socket


def act_first(socket: Socket) -> None:
    """Do the first legal thing."""
    assert socket.view is not None
    assert socket.act(socket.view["legal"][0])["type"] == "done"


def stage(socket: Socket) -> str:
    """How far the day is, to its owner."""
    assert socket.view is not None
    told: str = socket.view["today"]["stage"]
    return told


def test_a_whole_day_is_taken_back_while_others_draw_until_it_is_confirmed(
    zoe: Guest, max_: Guest
) -> None:  # IC-21
    table = zoe.table("me", "open", game="isle-of-cats")["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as hers, max_.join(table) as his:
        dawn = hers.view
        assert dawn is not None
        for _ in range(3):
            act_first(hers)
            act_first(his)
        assert stage(hers) != "morning"
        his.catch_up()
        drawn = his.view
        assert drawn is not None
        for _ in range(3):
            assert hers.ask("undo", seat=0)["type"] == "done"
        assert stage(hers) == "morning"
        assert hers.view is not None
        assert hers.view["players"] == dawn["players"]
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"
        his.catch_up()
        assert his.view == drawn  # his day goes on, and he saw nothing of hers
        while ["confirm"] not in hers.view["legal"]:
            act_first(hers)
        assert hers.act(["confirm"])["type"] == "done"
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"
        his.catch_up()
        assert his.view["players"][0]["drawn"] == []
        assert his.view["players"][0]["done"] is True


@pytest.mark.parametrize("kind", ["none", "decision", "match", "days"])
def test_while_one_draws_nobody_else_hears_anything(
    house: House, zoe: Guest, max_: Guest, kind: str
) -> None:  # IC-21
    table = zoe.table("me", "open", game="isle-of-cats", pace={"kind": kind, "seconds": 3600})["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    watcher = house.guest(None)
    with zoe.join(table) as hers, max_.join(table) as his, watcher.join(table) as nobody:
        his.catch_up(), nobody.catch_up()
        for _ in range(3):
            act_first(hers)
        assert hers.ask("undo", seat=0)["type"] == "done"
        assert hers.view is not None
        while ["confirm"] not in hers.view["legal"]:
            act_first(hers)
        assert (his.catch_up(), nobody.catch_up()) == ([], [])
        known = [his.ask("resync"), nobody.ask("resync")]
        assert [{**m, "clock": None} for m in known] == [
            {**m, "clock": None, "table": m["table"]} for m in (his.sync, nobody.sync)
        ]
        assert hers.act(["confirm"])["type"] == "done"
        for socket in (his, nobody):
            told = socket.catch_up()
            assert [m["type"] for m in told] == ["update"]
            assert (told[0]["is_undo"], told[0]["events"]) == (False, [["confirmed", 0]])
        heard = hers.catch_up()
        while his.view and his.view["players"][1]["done"] is False:
            if ["confirm"] in his.view["legal"]:
                break
            act_first(his)
        assert (heard, hers.catch_up(), nobody.catch_up()) == ([], [], [])  # the last one, too
