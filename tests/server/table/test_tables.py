"""Tables: made, found, joined, changed, started, left, and played again."""

from functools import partial

import pytest

from catlantis.server.store import saving

from ..house import GAME, Guest, House, play_out


def test_a_table_is_made_with_open_seats_and_found_in_the_lobby(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open", "greedy", is_listed=True)
    assert table["status"] == "open"
    assert [seat["name"] for seat in table["seats"]] == ["Zoé", "", "Mochi"]
    assert len({seat["colour"] for seat in table["seats"]}) == 3
    assert (table["commitment"], table["seed"], table["result"]) == (None, None, None)
    row = next(row for row in max_.get("/api/tables") if row["table"]["id"] == table["id"])
    assert (row["is_mine"], row["is_my_turn"]) == (False, False)


def test_a_table_by_invitation_is_in_no_list_but_its_link_works(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    assert len(table) >= 16
    assert table not in [row["table"]["id"] for row in max_.get("/api/tables")]
    assert max_.sit(table, 1)["seats"][1]["name"] == "Max"
    assert table in [row["table"]["id"] for row in max_.get("/api/me/tables")]


def test_with_no_open_seat_the_match_starts_at_once(zoe: Guest) -> None:
    table = zoe.table("me", "greedy")
    assert table["status"] == "playing"
    assert len(table["commitment"]) == 64
    assert table["seed"] is None


def test_only_the_host_starts_and_only_a_full_table(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open", "open")["id"]
    max_.sit(table, 1)
    assert max_.refused("POST", f"/api/tables/{table}/start") == (403, "not-host")
    assert zoe.refused("POST", f"/api/tables/{table}/start") == (409, "seats-open")
    assert zoe.ask("PATCH", f"/api/tables/{table}", {"seats": 2}).status_code == 200
    assert zoe.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert zoe.refused("POST", f"/api/tables/{table}/start") == (409, "not-open")


def test_the_host_adds_bots_and_clears_seats(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open", "open")["id"]
    seats = f"/api/tables/{table}/seats"
    assert max_.refused("POST", f"{seats}/1", {"bot": "greedy"}) == (403, "not-host")
    assert zoe.post(f"{seats}/1", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    assert zoe.refused("POST", f"{seats}/2", {"bot": "deep-blue"}) == (400, "unknown-bot")
    assert max_.refused("POST", f"{seats}/1", {}) == (409, "seat-taken")
    assert max_.refused("DELETE", f"{seats}/1") == (403, "not-host")
    assert zoe.ask("DELETE", f"{seats}/1").json()["seats"][1]["bot"] is None
    assert max_.refused("POST", f"{seats}/7", {}) == (404, "no-seat")


def test_who_sits_down_elsewhere_leaves_the_former_seat(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open", "open")["id"]
    max_.sit(table, 1)
    seats = max_.sit(table, 2)["seats"]
    assert [seat["player"] for seat in seats] == [zoe.id, None, max_.id]


def test_when_the_host_leaves_another_is_host_and_the_last_closes_it(
    zoe: Guest, max_: Guest
) -> None:
    table = zoe.table("me", "open")["id"]
    max_.sit(table, 1)
    assert zoe.ask("DELETE", f"/api/tables/{table}/seats/0").json()["host"] == max_.id
    assert max_.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
    assert max_.refused("GET", f"/api/tables/{table}") == (404, "no-table")


def test_the_host_changes_the_settings_while_the_table_is_open(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    path = f"/api/tables/{table}"
    change = {
        "options": {"combos": False, "first_seat": 1},
        "pace": {"kind": "decision", "seconds": 30, "days": 1, "turn": 4, "reaction": 4},
        "is_listed": True,
        "seats": 4,
    }
    assert max_.refused("PATCH", path, change) == (403, "not-host")
    changed = zoe.ask("PATCH", path, change).json()
    assert changed["options"] == change["options"]
    assert changed["pace"] == change["pace"]
    assert (changed["is_listed"], len(changed["seats"])) == (True, 4)
    assert zoe.refused("PATCH", path, {"options": {"combos": 3}}) == (400, "bad-value")
    assert zoe.refused("PATCH", path, {"seats": 1}) == (400, "bad-seats")
    assert zoe.refused("PATCH", path, {"seats": 9}) == (400, "bad-seats")
    assert zoe.get(path)["options"] == change["options"]


def test_options_that_change_nothing_with_so_many_seats_go_with_the_seats(zoe: Guest) -> None:
    seats = [{"kind": "me"}, {}]
    body: dict[str, object] = {"game": "islet", "seats": seats, "options": {"first_seat": 1}}
    path = f"/api/tables/{zoe.ask('POST', '/api/tables', body).json()['id']}"
    assert zoe.refused("PATCH", path, {"options": {"few_eggs": True}}) == (400, "idle-option")
    assert zoe.get(path)["options"] == {"first_seat": 1}
    assert zoe.ask("PATCH", path, {"seats": 1}).json()["options"] == {}
    changed = zoe.ask("PATCH", path, {"seats": 1, "options": {"few_eggs": True}}).json()
    assert changed["options"] == {"few_eggs": True}
    refused = zoe.refused("PATCH", path, {"seats": 2, "options": {"few_eggs": True}})
    assert refused == (400, "idle-option")
    assert zoe.ask("PATCH", path, {"seats": 3}).json()["options"] == {}


def test_the_page_is_told_with_how_many_seats_an_option_counts(zoe: Guest) -> None:
    games = {game["key"]: game["options"] for game in zoe.get("/api/games")}
    few_eggs, first_seat = games["islet"]
    assert (few_eggs["min_seats"], few_eggs["max_seats"]) == (1, 1)
    assert first_seat["min_seats"] == 2


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "unknown-game"),
        ({"game": GAME, "seats": [{}]}, "bad-seats"),
        ({"game": GAME, "seats": [{}, {}], "options": {"jokers": 1}}, "unknown-option"),
        ({"game": "islet", "seats": [{}], "options": {"first_seat": 0}}, "idle-option"),
        ({"game": GAME, "seats": [{}, {"kind": "bot"}]}, "unknown-bot"),
        ({"game": GAME, "seats": [{}, {}], "surprise": 1}, "bad-request"),
        ({"game": GAME, "seats": [{}, {}], "pace": {"reaction": 0}}, "bad-request"),
        ({"game": GAME, "seats": [{}] * 17}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    zoe: Guest, body: object, reason: str
) -> None:
    assert zoe.refused("POST", "/api/tables", body) == (400, reason)


def test_one_guest_has_so_many_tables_at_once(house: House) -> None:
    guest = house.guest("Collector")
    for _ in range(house.settings.tables_per_guest):
        guest.table("me", "open")
    refused = guest.refused("POST", "/api/tables", {"game": GAME, "seats": [{}, {}]})
    assert refused == (429, "too-many-tables")


def test_strangers_to_a_server_can_look_but_not_sit(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "open", is_listed=True)["id"]
    stranger = house.guest(None)
    assert stranger.get(f"/api/tables/{table}")["id"] == table
    assert stranger.refused("POST", f"/api/tables/{table}/seats/1", {}) == (401, "nobody")
    with stranger.join(table) as socket:
        assert (socket.sync["me"], socket.seat, socket.view) == (None, None, None)


def test_the_invitation_is_a_qr_code(zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    answer = zoe.ask("GET", f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert zoe.refused("GET", "/api/tables/none/qr.svg") == (404, "no-table")


def test_everyone_at_an_open_table_sees_who_comes_and_goes(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    with zoe.join(table) as socket:
        max_.sit(table, 1)
        told = socket.until(lambda m: m["type"] == "table")
        assert told["table"]["seats"][1]["name"] == "Max"
        with max_.join(table):
            told = socket.until(lambda m: m["type"] == "table")
            assert told["table"]["seats"][1]["is_present"] is True
        told = socket.until(lambda m: m["type"] == "table")
        assert told["table"]["seats"][1]["is_present"] is False


def test_starting_tells_everything_to_all(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    max_.sit(table, 1)
    with zoe.join(table) as hers, max_.join(table) as his:
        zoe.post(f"/api/tables/{table}/start")
        for socket, seat in ((hers, 0), (his, 1)):
            sync = socket.until(lambda m: m["type"] == "sync")
            assert sync["view"]["seat"] == seat
            assert sync["table"]["status"] == "playing"


def test_my_tables_show_where_it_is_my_turn_first(house: House) -> None:
    guest = house.guest("Busy")
    waiting = guest.table("me", "open")["id"]
    mine = guest.table("me", "random", options={"first_seat": 0})["id"]
    theirs = guest.table("me", "open")["id"]
    rows = guest.get("/api/me/tables")
    assert rows[0]["table"]["id"] == mine
    assert rows[0]["is_my_turn"] is True
    assert {row["table"]["id"] for row in rows[1:]} == {waiting, theirs}


@pytest.mark.slow
def test_playing_again_seats_bots_at_once_and_people_as_they_agree(zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "open", "random", options={"combos": False})["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    assert zoe.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    with zoe.join(table) as hers, max_.join(table) as his:
        play_out([hers, his])
        again = zoe.post(f"/api/tables/{table}/rematch")
        told = his.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
        assert told["table"]["rematch"] == again["id"]
    assert again["status"] == "open"
    assert again["options"] == {"combos": False}
    assert [seat["player"] for seat in again["seats"]] == [zoe.id, None, None]
    joined = max_.post(f"/api/tables/{table}/rematch")
    assert joined["id"] == again["id"]
    assert joined["status"] == "playing"


def test_only_who_played_plays_again(house: House, zoe: Guest, max_: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    with zoe.join(table) as socket:
        play_out([socket])
    assert max_.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-your-seat")
    assert zoe.post(f"/api/tables/{table}/rematch")["status"] == "playing"


def test_open_tables_that_everybody_forgot_are_removed(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    room = house.room(table)

    async def forget() -> None:
        room.table.moved = 0.0
        await room.services.store.write(partial(saving.save_table, table=room.table))
        await house.hall.tables.sweep()

    house.run(forget())
    assert zoe.refused("GET", f"/api/tables/{table}") == (404, "no-table")
