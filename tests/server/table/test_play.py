"""Play over the socket: views, events, refusals, resync; and nothing hidden gets out."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from catlantis.games import GAMES
from catlantis.record import load

from ..house import Guest, House, Socket, assert_told, play_out


def start(zoe: Guest, max_: Guest, *more: str, **options: Any) -> str:
    table: str = zoe.table("me", "open", *more, **options)["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    return table


def test_a_whole_match_is_played_to_its_end(zoe: Guest, max_: Guest) -> None:
    table = start(zoe, max_)
    with zoe.join(table) as hers, max_.join(table) as his:
        steps = play_out([hers, his])
        assert hers.table["status"] == his.table["status"] == "over"
        assert sorted(hers.table["result"]["ranking"]) == [1, 2]
        assert [line["name"] for line in hers.table["result"]["score_sheet"]]
        assert hers.view is not None
        assert hers.view["over"] is True
    match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
    assert match.is_over
    assert len(match.journal) == steps


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_socket_hears_exactly_what_its_seat_may_know(
    house: House, zoe: Guest, max_: Guest, game: str
) -> None:
    """Every view and event heard is held against the true match, replayed by the rules alone."""
    more = ["random"] * max(1, GAMES[game].meta.min_seats - 2)
    table = start(zoe, max_, *more, game=game)
    watcher = house.guest(None)
    with zoe.join(table) as hers, max_.join(table) as his, watcher.join(table) as nobody:
        play_out([hers, his, nobody], steps=60)
    match = house.match(table)
    for socket, seat in ((hers, 0), (his, 1), (nobody, None)):
        assert sum(m["type"] == "update" for m in socket.heard) > 3
        assert_told(socket.heard, match, seat)


def test_hidden_cards_are_on_no_other_socket(house: House, zoe: Guest, max_: Guest) -> None:
    """All raw bytes: no seed, no other's hand, no card drawn, before the match is over."""
    watcher = house.guest(None)
    table = start(zoe, max_, "random", "random")
    with zoe.join(table) as hers, max_.join(table) as his, watcher.join(table) as nobody:
        play_out([hers, his, nobody])
    match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
    seed = f"{match.seed:032x}"
    for socket, seat in ((hers, 0), (his, 1), (nobody, None)):
        for message in socket.heard:
            if message.get("table", {}).get("status") != "over":
                assert seed not in json.dumps(message)
                assert str(match.seed) not in json.dumps(message)
            for drew in (e for e in message.get("events", []) if e[0] == "drew"):
                assert (drew[2] is not None) == (drew[1] == seat)
            view = message.get("view")
            if view is not None:
                assert (view["hand"] is not None) == (seat is not None)


def test_a_spectator_hears_the_same_whatever_the_hands_hold(zoe: Guest, house: House) -> None:
    """A spectator's bytes are equal for the true match and for one dealt anew."""
    table = zoe.table("me", "random", "random")["id"]
    watcher = house.guest(None)
    with zoe.join(table) as hers, watcher.join(table) as nobody:
        play_out([hers, nobody], steps=12)
        match = house.match(table)
        for seat in range(3):
            other = match.game.determinize(match.state, seat, 7)
            assert match.game.view(other, seat) == match.game.view(match.state, seat)


def refusal(socket: Socket, kind: str, **fields: Any) -> str:
    answer = socket.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    reason: str = answer["reason"]
    return reason


def test_each_refusal_has_its_word(zoe: Guest, max_: Guest) -> None:
    table = start(zoe, max_, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        assert hers.view is not None
        question = hers.view["asked"]
        mine = {"seat": 0, "question": question}
        assert refusal(his, "act", **mine, action=["draw"]) == "not-your-seat"
        assert refusal(his, "act", seat=1, question=0, action=["draw"]) == "not-asked"
        assert refusal(hers, "act", seat=9, question=0, action=["draw"]) == "not-your-seat"
        assert refusal(hers, "act", seat=0, question=question - 1, action=["draw"]) == "stale"
        assert refusal(hers, "act", seat=0, question=question + 1, action=["draw"]) == "stale"
        assert refusal(hers, "act", **mine, action=["pass"]) == "illegal"
        assert refusal(hers, "act", **mine, action=["fly"]) == "unknown-verb"
        assert refusal(hers, "act", **mine, action=[1]) == "unknown-verb"
        assert refusal(hers, "act", **mine, action=["draw", 1]) == "wrong-count"
        assert refusal(hers, "act", **mine, action=["favor", "x"]) == "not-a-number"
        assert refusal(hers, "act", **mine, action=["favor", 99]) == "out-of-bounds"
        assert refusal(hers, "undo", seat=0) == "no-undo"
        assert refusal(hers, "undo", seat=1) == "not-your-seat"
        assert refusal(his, "hint", seat=0) == "not-your-seat"
        assert refusal(his, "hint", seat=1) == "not-asked"
        assert refusal(his, "look", seat=0) == "not-your-seat"
        assert hers.act(["draw"])["type"] == "done"
        assert refusal(hers, "act", **mine, action=["draw"]) in ("stale", "not-asked")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"act"}',
        '{"type":"fly","ref":1}',
        '{"type":"ping","ref":-1}',
        '{"type":"ping","ref":1,"more":1}',
        '{"type":"act","ref":1,"seat":16,"question":0,"action":["draw"]}',
        '{"type":"act","ref":1,"seat":0,"question":0,"action":[]}',
        '{"type":"act","ref":1,"seat":0,"question":0,"action":[1.5]}',
        '{"type":"say","ref":1,"text":""}',
        '{"type":"say","ref":1,"text":"' + "x" * 1201 + '"}',
        "[" * 4000,
        '{"type":"ping","ref":1e400}',
        "\ud7ff\x00",
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays(
    house: House, zoe: Guest, text: str
) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table) as socket:
        socket.line.send(text)
        assert socket.read() == {"type": "refused", "ref": -1, "reason": "bad-message"}
        socket.line.send(text.encode("utf-8", "surrogatepass"))
        assert socket.read()["reason"] == "bad-message"
        assert socket.ask("ping")["type"] == "pong"


def test_an_open_table_plays_nothing(zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table) as socket:
        assert refusal(socket, "act", seat=0, question=0, action=["draw"]) == "not-playing"
        assert refusal(socket, "undo", seat=0) == "not-playing"
        assert refusal(socket, "hint", seat=0) == "not-playing"


def test_a_match_that_is_over_plays_nothing(zoe: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    with zoe.join(table) as socket:
        play_out([socket])
        assert refusal(socket, "act", seat=0, question=0, action=["draw"]) == "over"
        assert refusal(socket, "undo", seat=0) == "over"


def test_a_table_that_is_not_there_hangs_up(house: House, zoe: Guest) -> None:
    socket = Socket(house.url, "nowhere", {}, read=False)
    with socket, pytest.raises(Exception, match="4404"):
        socket.read()


def test_after_a_lost_line_everything_is_told_again(zoe: Guest, max_: Guest) -> None:
    table = start(zoe, max_)
    with zoe.join(table) as hers, max_.join(table) as his:
        play_out([hers, his], steps=10)
        heard = [e for m in hers.heard for e in m.get("events", [])]
        with zoe.join(table) as again:
            assert again.sync["events"] == heard
            assert again.sync["view"] == hers.view
        resync = hers.ask("resync")
        assert resync["events"] == heard


def test_hot_seat_one_guest_plays_several_seats_and_looks_from_each(zoe: Guest) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    table = zoe.post("/api/tables", {"game": "exploding-kittens", "seats": seats})
    assert table["is_hot_seat"] is True
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo"]
    with zoe.join(table["id"]) as socket:
        assert socket.sync["own_seats"] == [0, 1]
        for seat in (0, 1):
            sync = socket.ask("look", seat=seat)
            assert sync["seat"] == seat
            assert sync["view"]["hand"]
        assert socket.ask("look", seat=None)["view"]["hand"] is None
        asked = socket.view["to_act"][0] if socket.view else 0
        sync = socket.ask("look", seat=asked)
        assert socket.act(["draw"])["type"] == "done"


def test_a_hint_is_a_legal_action_and_tells_nothing_else(zoe: Guest) -> None:
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(table) as socket:
        assert socket.view is not None
        hinted = socket.ask("hint", seat=0)
        assert set(hinted) == {"type", "ref", "action", "weighed", "playouts"}
        assert hinted["action"] in socket.view["legal"]
        assert hinted["weighed"][0]["action"] == hinted["action"]
        assert all(choice["action"] in socket.view["legal"] for choice in hinted["weighed"])
        assert all(0 <= choice["chance"] <= 1000 for choice in hinted["weighed"])
        assert hinted["playouts"] > 0


def test_chat_reaches_all_is_kept_and_can_be_muted(zoe: Guest, max_: Guest) -> None:
    table = start(zoe, max_)
    path = f"/api/tables/{table}/mute"
    with zoe.join(table) as hers, max_.join(table) as his:
        assert his.ask("say", text="hello")["type"] == "done"
        line = hers.until(lambda m: m["type"] == "said")["line"]
        assert (line["name"], line["text"], line["player"]) == ("Max", "hello", max_.id)
        mute = {"player": max_.id, "is_muted": True}
        assert max_.refused("POST", path, mute) == (403, "not-host")
        assert zoe.ask("POST", path, mute).status_code == 204
        assert refusal(his, "say", text="again") == "muted"
        zoe.ask("POST", path, {"player": max_.id, "is_muted": False})
        assert his.ask("say", text="thanks")["type"] == "done"
        with zoe.join(table) as again:
            assert [said["text"] for said in again.sync["chat"]] == ["hello", "thanks"]


def test_who_did_not_say_who_they_are_cannot_speak(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    stranger = house.guest(None)
    with stranger.join(table) as socket:
        assert refusal(socket, "say", text="psst") == "not-your-seat"


def test_who_talks_too_much_is_asked_to_wait(zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table) as socket:
        answers = [socket.ask("say", text=f"{number}") for number in range(8)]
        assert [answer["type"] for answer in answers[:6]] == ["done"] * 6
        assert answers[-1]["reason"] == "too-fast"


def test_who_sits_down_or_is_sent_away_is_told_everything(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table), max_.join(table) as his:
        assert his.sync["own_seats"] == []
        max_.sit(table, 1)
        assert his.until(lambda m: m["type"] == "sync")["own_seats"] == [1]
        zoe.ask("DELETE", f"/api/tables/{table}/seats/1")
        sync = his.until(lambda m: m["type"] == "sync")
        assert (sync["own_seats"], sync["seat"]) == ([], None)


def test_a_room_let_go_sends_its_lines_to_the_new_one(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    with zoe.join(table) as socket:
        room = house.room(table)
        house.do(lambda: room.give_up(1012))
        with pytest.raises(ConnectionClosed, match="1012"):
            socket.until(lambda _: False)
    with zoe.join(table) as socket:
        assert house.room(table) is not room
        assert socket.ask("ping")["type"] == "pong"


def test_while_a_bot_thinks_of_a_hint_life_goes_on(
    house: House, zoe: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    think = asyncio.Event()

    async def advise(*_: object) -> None:
        await think.wait()

    with zoe.join(table) as socket:
        monkeypatch.setattr(house.room(table).services.workers, "advise", advise)
        first = socket.send("hint", seat=0)
        assert refusal(socket, "hint", seat=0) == "busy"
        assert socket.ask("ping")["type"] == "pong"
        house.do(think.set)
        assert socket.until(lambda m: m.get("ref") == first)["reason"] == "stale"


def test_words_are_tidied_and_must_be_seen(zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table) as socket:
        assert refusal(socket, "say", text="\u0000\u202e") == "bad-message"
        socket.ask("say", text="a\u0007b\n\u202ec")
        assert socket.ask("resync")["chat"][0]["text"] == "ab c"


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 100, "..%2f..", "é", "%ff"])
def test_what_can_be_no_id_is_no_table(zoe: Guest, table: str) -> None:
    for path in ("", "/replay", "/match.json", "/qr.svg"):
        assert zoe.refused("GET", f"/api/tables/{table}{path}")[0] == 404


def test_spectators_never_keep_players_out(tmp_path: Path) -> None:
    house = House(tmp_path, sockets_per_table=1)
    zoe = house.guest()
    table = zoe.table("me", "random")["id"]
    with Socket(house.url, table, {}), zoe.join(table) as socket:
        assert socket.seat == 0
    house.close()
