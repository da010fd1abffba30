"""Time at a live table: countdowns, stand-ins and their return, with a clock that runs fast."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from catlantis.server.table.autoplay import ALONE, GOES_ON
from catlantis.server.wire.tables import Pace

from ..house import PATIENCE, Guest, House, Socket, play_out, wait_until
from ..toy import toy_game

SPEED = 10.0  # seconds of the tables in one of ours
NOPE = 2
SKIP_IN_HAND = 2  # a seed that deals the first seat a Skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), SPEED, away_seconds=8.0)
    yield house
    house.close()
    assert house.quiet() == []


def start(zoe: Guest, max_: Guest, **more: Any) -> str:
    table = seated(zoe, max_, **more)
    zoe.post(f"/api/tables/{table}/start")
    return table


def seated(zoe: Guest, max_: Guest, **more: Any) -> str:
    """A table that has not started: who joins it now misses nothing."""
    table: str = zoe.table("me", "open", **more)["id"]
    max_.sit(table, 1)
    return table


def begin(zoe: Guest, table: str, *sockets: Socket) -> list[dict[str, Any]]:
    """Start the match: what the sockets are told first."""
    zoe.post(f"/api/tables/{table}/start")
    return [socket.until(lambda m: m["type"] == "sync") for socket in sockets]


PLAYS = ("skip", "shuffle", "see", "attack")  # what the other may stop


def play_cards(sockets: list[Socket], steps: int) -> Socket | None:
    """Play cards and draw until the other may stop one: the other's socket, if it came."""
    for _ in range(steps):
        asked = next((s for s in sockets if s.view and s.view["legal"]), None)
        if asked is None or asked.view is None:
            return None
        legal = asked.view["legal"]
        if ["pass"] in legal:
            return asked
        plays = [action for action in legal if action[0] in PLAYS]
        asked.act(plays[0] if plays else ["draw"] if ["draw"] in legal else legal[0])
        for socket in sockets:
            socket.catch_up()
    return None


@pytest.mark.slow
def test_a_window_is_as_long_for_who_holds_a_nope_as_for_who_does_not(house: House) -> None:
    lengths: dict[bool, list[float]] = {True: [], False: []}
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    while not all(lengths.values()):
        table = start(zoe, max_, pace={"reaction": 2})
        with zoe.join(table) as hers, max_.join(table) as his:
            for _ in range(10):
                socket = play_cards([hers, his], 20)
                if socket is None:
                    break
                while socket.view and ["pass"] in socket.view["legal"]:
                    socket.read()  # nobody passes but the clock
                hers.catch_up(), his.catch_up()
        played, match = house.stored(table).played, house.match(table)
        for before, after in pairwise(played):
            if after.action == ["pass"]:
                hand = match.at(after.number).view(after.seat)["hand"]
                assert isinstance(hand, list)
                lengths[NOPE in hand].append(after.at - before.at)
    for found in lengths.values():
        assert min(found) >= 2.0


def test_a_window_closes_early_when_all_have_passed(tmp_path: Path) -> None:
    house = House(tmp_path)
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    socket = None
    while socket is None:
        table = start(zoe, max_, pace={"reaction": 60})
        with zoe.join(table) as hers, max_.join(table) as his:
            socket = play_cards([hers, his], 60)
            if socket is not None:
                assert socket.act(["pass"])["type"] == "done"
                assert socket.view is not None
                assert socket.view["phase"] != "window"
    house.close()
    assert house.quiet() == []


def test_undo_does_not_open_a_window_again_that_the_clock_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # EK-38
    monkeypatch.setattr("catlantis.server.table.seating.new_seed", lambda: SKIP_IN_HAND)
    house = House(tmp_path, SPEED)
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    cookies = dict(max_.http.cookies)
    table = start(zoe, max_, pace={"reaction": 2}, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        assert hers.act(["skip"])["type"] == "done"
        while not (his.view and his.view["phase"] == "turn" and his.view["legal"]):
            his.read()
        assert his.ask("undo", seat=1)["reason"] == "no-undo"
    house.close()
    again = House(tmp_path, SPEED)
    max_ = again.guest(None)
    max_.http.cookies.update(cookies)
    with max_.join(table) as his:
        assert his.sync["can_undo"] is False
        assert his.ask("undo", seat=1)["reason"] == "no-undo"
    again.close()
    assert house.quiet() == again.quiet() == []


def test_who_runs_out_of_time_is_played_by_a_bot_until_they_act(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 5, "reaction": 2}
    table = seated(zoe, max_, pace=pace, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        sync, _ = begin(zoe, table, hers, his)
        assert 0 < sync["clock"]["left"][0] <= 5.0
        told = his.until(lambda m: m["type"] == "table")
        assert told["table"]["seats"][0]["has_stand_in"] is True
        his.until(lambda m: m["type"] == "update")
        hers.until(lambda m: m["type"] == "update")
        hers.send("look", seat=0)  # “I am back”
        told = his.until(
            lambda m: m["type"] == "table" and not m["table"]["seats"][0]["has_stand_in"]
        )


@pytest.mark.slow
def test_doing_and_taking_back_for_ever_is_refused_when_the_turns_time_is_over(
    tmp_path: Path,
) -> None:
    house = House(tmp_path, SPEED, bot_delay_low=PATIENCE, bot_delay_high=PATIENCE)
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 20, "turn": 1}
    table = seated(zoe, max_, pace=pace, game="isle-of-cats")
    with zoe.join(table) as hers:
        (sync,) = begin(zoe, table, hers)
        assert 0 < sync["clock"]["turn"] <= 20.0
        refusals: list[str | None] = []
        while "out-of-time" not in refusals:
            assert hers.view is not None
            refusals.append(hers.act(hers.view["legal"][0]).get("reason"))
            refusals.append(hers.ask("undo", seat=0).get("reason"))
        assert hers.view is not None
        assert set(refusals[:-2]) <= {None}
        assert set(refusals[-2:]) <= {None, "out-of-time", "no-undo"}
        assert hers.act(hers.view["legal"][0])["reason"] == "out-of-time"
    house.close()
    assert house.quiet() == []


@pytest.mark.slow
def test_a_turn_whose_time_is_over_is_ended_by_the_bot(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 20, "turn": 1}
    table = seated(zoe, max_, pace=pace, game="isle-of-cats")
    with zoe.join(table) as hers, max_.join(table) as his:
        begin(zoe, table, hers, his)
        assert hers.view is not None
        assert hers.act(hers.view["legal"][0])["type"] == "done"
        assert hers.ask("undo", seat=0)["type"] == "done"
        his.until(lambda m: m["type"] == "update" and ["confirmed", 0] in m["events"])


def test_who_has_used_up_a_turn_does_not_race_the_bot(tmp_path: Path) -> None:
    house = House(tmp_path, SPEED, bot_delay_low=PATIENCE, bot_delay_high=PATIENCE)
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 5, "turn": 1}
    table = seated(zoe, max_, pace=pace, game="islet", options={"first_seat": 0})
    with zoe.join(table) as hers:
        begin(zoe, table, hers)
        hers.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["has_stand_in"])
        assert hers.view is not None
        assert hers.act(hers.view["legal"][0])["reason"] == "out-of-time"
        assert hers.ask("undo", seat=0)["reason"] in ("out-of-time", "no-undo")
    house.close()
    assert house.quiet() == []


def test_a_restart_gives_a_turn_no_new_time(tmp_path: Path) -> None:
    with toy_game():
        house = House(tmp_path)
        zoe, max_ = house.guest("Zoé"), house.guest("Max")
        pace = {"kind": "decision", "seconds": 3600}
        table = start(zoe, max_, pace=pace, game="toy")
        with zoe.join(table) as hers:
            hers.act(["add"])
            hers.ask("undo", seat=0)
            assert hers.act(["add"])["type"] == "done"
        spent = sum(played.spent for played in house.stored(table).played)
        house.close()
        again = House(tmp_path)
        budget = 3600 * Pace().turn
        turn = again.run(again.hall.tables.room(table)).play.clocks.shown(0, [0]).read(0.0).turn
        now = again.hall.services.now()
        assert spent > 0
        assert turn is not None
        assert turn - now <= budget - spent + 0.001  # clocks are shown to the millisecond
        again.close()
        assert house.quiet() == again.quiet() == []


def test_looking_at_an_overdue_question_gives_no_new_time(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 5, "reaction": None}
    table = seated(zoe, max_, pace=pace, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        begin(zoe, table, hers, his)
        his.until(lambda m: m["type"] == "table")
        hers.send("look", seat=0)
        his.until(lambda m: m["type"] == "update")


def test_who_leaves_while_another_waits_is_played_by_a_bot_until_they_are_back(
    house: House,
) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, options={"first_seat": 0})
    with max_.join(table) as his:
        his.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["has_stand_in"])
        his.until(lambda m: m["type"] == "update")
        with zoe.join(table) as hers:
            assert hers.table["seats"][0]["has_stand_in"] is False
            his.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["has_stand_in"])


def test_alone_with_bots_nobody_plays_for_who_left(house: House) -> None:
    zoe = house.guest("Zoé")
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(table):
        pass
    assert house.do(lambda: house.hall.tables.rooms[table].autoplay.next_end) is None


def test_who_gets_up_in_a_match_is_played_by_a_bot_at_once(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, options={"first_seat": 0})
    with max_.join(table) as his:
        zoe.ask("DELETE", f"/api/tables/{table}/seats/0")
        his.until(lambda m: m["type"] == "update")
        assert his.table["seats"][0]["has_stand_in"] is True
        assert max_.refused("DELETE", f"/api/tables/{table}/seats/0") == (409, "not-open")


@pytest.mark.slow
def test_a_match_goes_on_to_its_end_with_everybody_gone_and_a_clock(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, pace={"kind": "decision", "seconds": 5, "reaction": 2})
    with max_.join(table):
        pass
    wait_until(lambda: zoe.get(f"/api/tables/{table}")["status"] == "over")


def test_correspondence_leaves_memory_and_wakes_when_a_clock_ends(tmp_path: Path) -> None:
    house = House(tmp_path, 200_000.0, idle_seconds=1.0)  # a day is half a second
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "days", "days": 1, "reaction": None}
    table = start(zoe, max_, pace=pace, options={"first_seat": 0})

    def is_asleep() -> bool:
        house.run(house.hall.tables.sweep())
        return house.do(lambda: table not in house.hall.tables.rooms)

    wait_until(is_asleep)

    def is_moved() -> bool:
        house.run(house.hall.tables.sweep())
        return len(house.stored(table).played) > 0

    wait_until(is_moved)
    house.close()
    assert house.quiet() == []


def test_our_bots_pauses_are_drawn_alike_whatever_they_hold(tmp_path: Path) -> None:
    house = House(tmp_path, bot_delay_low=0.2, bot_delay_high=0.25)
    zoe = house.guest("Zoé")
    table = zoe.table("me", "greedy", options={"first_seat": 1})["id"]
    with zoe.join(table) as socket:
        play_out([socket], steps=4)
    played = house.stored(table).played
    answers = [(before, after) for before, after in pairwise(played) if after.seat == 1]
    assert answers
    for before, answer in answers:  # nobody else waits for the bots of who is alone with them
        is_reaction = answer.action[0] in ("nope", "pass")
        share = ALONE if is_reaction else GOES_ON if before.seat == 1 else 1.0
        assert answer.at - before.at > 0.19 * share
    house.close()
    assert house.quiet() == []
