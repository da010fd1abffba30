"""Standing orders: what a seat lets pass in reaction windows, and that it tells nobody anything."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from core.matches import holding

from catlantis.server.table import seating
from catlantis.server.table.autoplay import ALONE
from catlantis.server.table.clocks import Question

from ..house import Guest, House, Message, Socket

PACE = {"reaction": None}  # nothing passes but what somebody lets pass


@contextmanager
def seated(
    house: House, monkeypatch: pytest.MonkeyPatch, *hands: str
) -> Iterator[tuple[str, list[Guest], list[Socket]]]:
    """A match of people who were dealt those cards; seat 0 begins."""
    seed = holding(*hands).seed
    monkeypatch.setattr(seating, "new_seed", lambda: seed)
    guests = [house.guest(name) for name in ("Zoé", "Max", "Ida")[: len(hands)]]
    others = ["open"] * (len(hands) - 1)
    table = guests[0].table("me", *others, pace=PACE, options={"first_seat": 0})["id"]
    for seat in range(1, len(hands)):
        guests[seat].sit(table, seat)
    guests[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        yield table, guests, [stack.enter_context(guest.join(table)) for guest in guests]


def is_asked(message: Message, prompt: str) -> bool:
    asked = (message["view"] or {}).get("prompt") if message["type"] == "update" else None
    return asked is not None and bool(asked[0] == prompt)


def orders(messages: list[Message]) -> list[str | None]:
    return [message["until"] for message in messages if message["type"] == "waived"]


def test_an_order_answers_the_open_window_and_those_to_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:  # EK-38
    with seated(house, monkeypatch, "shuffle skip", "nope", "") as (_, _, sockets):
        first, second, third = sockets
        assert first.act(["shuffle"])["type"] == "done"
        second.until(lambda m: is_asked(m, "window"))
        assert second.ask("waive", seat=1, until="turn")["type"] == "done"
        assert orders(second.heard) == ["turn"]
        third.until(lambda m: is_asked(m, "window"))
        assert third.ask("waive", seat=2, until="turn")["type"] == "done"
        first.until(lambda m: is_asked(m, "turn"))
        assert first.act(["skip"])["type"] == "done"  # nobody presses anything: it passes
        second.until(lambda m: is_asked(m, "turn"))


def test_an_order_ends_when_its_seat_is_asked_something_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(house, monkeypatch, "skip", "", "") as (table, _, (first, second, third)):
        for socket in (second, third):
            assert socket.ask("waive", seat=socket.seat, until="turn")["type"] == "done"
        first.act(["skip"])
        second.until(lambda m: m["type"] == "waived")
        assert orders(second.heard) == ["turn", None]
        assert second.ask("resync")["waived"] is None
        assert third.ask("resync")["waived"] == "turn"
        assert [chair.waived for chair in house.stored(table).table.chairs] == [None, None, "turn"]


@pytest.mark.parametrize("hand", ["nope", "-nope"])
def test_nobody_hears_of_an_order_whatever_its_seat_holds(
    house: House, monkeypatch: pytest.MonkeyPatch, hand: str
) -> None:  # EK-38
    with seated(house, monkeypatch, "shuffle", "", hand) as (table, guests, sockets):
        first, second, third = sockets
        with house.guest(None).join(table) as nobody:
            others = (first, second, nobody)
            for socket in others:
                socket.catch_up()  # that the others have come
            third.ask("waive", seat=2, until="turn")
            assert [socket.catch_up() for socket in others] == [[], [], []]
            first.act(["shuffle"])
            room = house.room(table)
            third.until(lambda m: is_asked(m, "window"))
            third.until(lambda m: m["type"] == "update" and m["view"]["prompt"] is None)
            assert house.do(lambda: room.table.to_act) == 0b010  # the order has answered
            assert [len(socket.catch_up()) for socket in others] == [0, 1, 1]  # of the play
            seen = second.ask("resync")
            assert seen["view"]["to_act"] == [1, 2]
            assert seen["waived"] is None
            assert "waived" not in str(guests[0].get(f"/api/tables/{table}"))
            assert "waived" not in str(nobody.table)


def test_an_order_for_a_play_covers_what_is_laid_on_it_and_ends_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(house, monkeypatch, "shuffle nope", "nope", "") as (_, _, sockets):
        first, second, third = sockets
        assert third.ask("waive", seat=2, until="play")["reason"] == "not-asked"
        first.act(["shuffle"])
        third.until(lambda m: is_asked(m, "window"))
        assert third.ask("waive", seat=2, until="play")["type"] == "done"
        second.until(lambda m: is_asked(m, "window"))
        assert second.act(["nope"])["type"] == "done"
        first.until(lambda m: is_asked(m, "window"))
        assert first.act(["nope"])["type"] == "done"
        second.until(lambda m: is_asked(m, "window"))
        assert second.act(["pass"])["type"] == "done"
        first.until(lambda m: is_asked(m, "turn"))  # the third let all of it pass
        third.until(lambda m: m["type"] == "waived" and m["until"] is None)


def test_what_is_aimed_at_a_seat_may_be_kept_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(house, monkeypatch, "favor shuffle", "", "") as (table, _, sockets):
        first, second, third = sockets
        for socket in (second, third):
            socket.ask("waive", seat=socket.seat, until="unaimed")
        first.act(["shuffle"])
        first.until(lambda m: is_asked(m, "turn"))
        first.act(["favor", 2])
        third.until(lambda m: is_asked(m, "window") and m["view"]["play"]["action"][0] == "favor")
        second.until(lambda m: is_asked(m, "window") and m["view"]["play"]["action"][0] == "favor")
        second.until(lambda m: m["type"] == "update" and m["view"]["prompt"] is None)
        room = house.room(table)
        assert house.do(lambda: room.table.to_act) == 0b100  # the third is asked all the same
        assert third.act(["pass"])["type"] == "done"
        assert orders(third.heard) == ["unaimed", None]  # it is asked for the card


@pytest.mark.parametrize("how", ["undo", "nope", "null"])
def test_who_thinks_better_of_it_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    with seated(house, monkeypatch, "shuffle", "nope", "") as (_, _, sockets):
        first, second, _ = sockets
        first.act(["shuffle"])
        second.until(lambda m: is_asked(m, "window"))
        if how == "nope":
            second.ask("waive", seat=1, until="unaimed")
            second.ask("undo", seat=1)
            second.ask("waive", seat=1, until=None)
            assert second.act(["nope"])["type"] == "done"
            assert second.ask("resync")["waived"] is None
            return
        assert second.ask("waive", seat=1, until="turn")["type"] == "done"
        if how == "undo":
            assert second.ask("undo", seat=1)["type"] == "done"
            assert second.view is not None
            assert second.view["prompt"][0] == "window"
        else:
            assert second.ask("waive", seat=1, until=None)["type"] == "done"
        assert orders(second.heard) == ["turn", None]


def test_a_nope_ends_the_order_of_who_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, bot_delay_low=3600.0, bot_delay_high=3600.0)  # orders hardly answer
    with seated(house, monkeypatch, "shuffle", "nope", "") as (table, _, sockets):
        first, second, _ = sockets
        second.ask("waive", seat=1, until="turn")
        first.act(["shuffle"])
        second.until(lambda m: is_asked(m, "window"))
        room = house.room(table)
        assert house.do(lambda: room.table.to_act) == 0b110  # as a bot it pauses first
        assert second.act(["nope"])["type"] == "done"
        assert orders(second.heard) == ["turn", None]
    house.close()
    assert house.quiet() == []


def test_an_order_works_while_nobody_is_there_and_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    with seated(house, monkeypatch, "shuffle skip", "", "") as (table, guests, sockets):
        first, second, third = sockets
        for socket in (second, third):
            socket.ask("waive", seat=socket.seat, until="turn")
            socket.line.close()
        first.act(["shuffle"])
        first.until(lambda m: is_asked(m, "turn"))
        cookies = [dict(guest.http.cookies) for guest in guests]
    house.close()
    again = House(tmp_path)
    zoe, max_ = again.guest(None), again.guest(None)
    zoe.http.cookies.update(cookies[0])
    max_.http.cookies.update(cookies[1])
    with zoe.join(table) as hers, max_.join(table) as his:
        assert his.sync["waived"] == "turn"
        assert hers.act(["skip"])["type"] == "done"
        his.until(lambda m: is_asked(m, "turn"))
    again.close()
    assert house.quiet() == again.quiet() == []


def test_an_order_is_refused_where_it_makes_no_sense(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(house, monkeypatch, "skip", "", "") as (_, guests, (first, second, _)):
        assert second.ask("waive", seat=0, until="turn")["reason"] == "not-your-seat"
        assert first.ask("waive", seat=0, until="turn")["reason"] == "not-asked"  # its own turn
        assert first.ask("waive", seat=0, until=None)["type"] == "done"
        ref = second.send("waive", seat=1, until="ever")
        assert second.until(lambda m: m["type"] == "refused")["reason"] == "bad-message"
        assert ref
        open_table = guests[0].table("me", "open")["id"]
        with guests[0].join(open_table) as early:
            assert early.ask("waive", seat=0, until="turn")["reason"] == "not-playing"


def test_the_end_of_a_match_ends_all_orders(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with seated(house, monkeypatch, "", "") as (table, _, (first, second)):
        while first.table["status"] == "playing":
            second.ask("waive", seat=1, until="turn")
            for socket in (first, second):
                socket.catch_up()
                if socket.view is not None and ["draw"] in socket.view["legal"]:
                    socket.end_turn()
            first.catch_up()
        assert [chair.waived for chair in house.stored(table).table.chairs] == [None, None]


def pauses(house: House, table: str, question: Question) -> list[float]:
    room = house.room(table)
    return house.do(lambda: [room.autoplay.pause(0, question) for _ in range(200)])


def test_whoever_answers_pauses_alike_and_less_where_nobody_could_learn_from_it(
    zoe: Guest, max_: Guest, house: House
) -> None:
    lone = zoe.table("me", "greedy", "greedy")["id"]
    shared = zoe.table("me", "open", "greedy")["id"]
    max_.sit(shared, 1)
    low, high = house.settings.bot_delay_low, house.settings.bot_delay_high
    for table, share in ((lone, ALONE), (shared, 1.0)):
        with zoe.join(table):
            in_window, in_turn = (pauses(house, table, Question(1, is_)) for is_ in (True, False))
            assert low * share <= min(in_window) < max(in_window) <= high * share
            assert low <= min(in_turn) < max(in_turn) <= high
