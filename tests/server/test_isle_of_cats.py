"""A day of The Isle of Cats over sockets: private, taken back at will, final when confirmed."""

from .house import Guest, Socket


def act_first(socket: Socket) -> None:
    """Do the first legal thing."""
    assert socket.view is not None
    question = socket.view["asked"]
    assert socket.act(socket.view["legal"][0])["type"] == "done"
    while socket.view["asked"] == question:
        socket.read()


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
        his.drain()
        drawn = his.view
        assert drawn is not None
        for _ in range(3):
            assert hers.ask("undo", seat=0)["type"] == "done"
            hers.drain()
        assert stage(hers) == "morning"
        assert hers.view is not None
        assert hers.view["players"] == dawn["players"]
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"
        his.drain()
        assert his.view == drawn  # his day goes on, and he saw nothing of hers
        while ["confirm"] not in hers.view["legal"]:
            act_first(hers)
        assert hers.act(["confirm"])["type"] == "done"
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"
        his.drain()
        assert his.view["players"][0]["drawn"] == []
        assert his.view["players"][0]["done"] is True
