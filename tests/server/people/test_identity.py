"""Guests without accounts: tokens, names, and the way to another device."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from catlantis.server.words import tidied

from ..house import Guest, House


def test_a_guest_needs_only_a_name_and_gets_a_cookie_no_script_can_read(house: House) -> None:
    guest = house.guest(None)
    answer = guest.ask("POST", "/api/me", {"name": "  Zoé\u202e \n  B ", "colour": "red"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Zoé B"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert guest.get("/api/me")["colour"] == "red"


def test_over_tls_the_cookie_is_for_tls_only(house: House) -> None:
    guest = house.guest(None)
    headers = {"X-Forwarded-Proto": "https"}  # from a proxy on this machine
    answer = guest.ask("POST", "/api/me", {"name": "Zoé"}, headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_who_is_a_guest_already_only_changes_name(zoe: Guest) -> None:
    assert zoe.post("/api/me", {"name": "Zora"})["id"] == zoe.id
    assert zoe.get("/api/me")["name"] == "Zora"


def test_a_guest_changes_what_they_like(zoe: Guest) -> None:
    changed = zoe.ask("PATCH", "/api/me", {"colour": "purple"}).json()
    assert (changed["name"], changed["colour"]) == ("Zoé", "purple")


@pytest.mark.parametrize("name", ["\u200b\u202e", "   ", "\x00"])
def test_a_name_must_be_seen(house: House, name: str) -> None:
    guest = house.guest(None)
    assert guest.refused("POST", "/api/me", {"name": name}) == (400, "bad-name")


def test_names_are_tidied() -> None:
    assert tidied("a\u2066b\u0007  c\t", 24) == "ab c"
    assert tidied("e\u0301", 24) == "é"


@pytest.mark.parametrize("token", ["x", "x.y", "é.é", "a" * 5000, "." * 40])
def test_a_made_up_token_is_nobody(house: House, token: str) -> None:
    guest = house.guest(None)
    headers = {"Authorization": f"Bearer {token}".encode()}
    answer = guest.ask("GET", "/api/me", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (401, "nobody")


def test_tokens_are_stored_hashed(house: House, zoe: Guest) -> None:
    token = zoe.http.cookies["catlantis"]
    secret, _, signature = token.partition(".")
    files = Path(house.settings.database).parent.iterdir()
    kept = b"".join(file.read_bytes() for file in files)
    assert zoe.id.encode() in kept
    assert secret.encode() not in kept
    assert signature.encode() not in kept


def test_a_signed_token_that_was_revoked_is_nobody(house: House, zoe: Guest) -> None:
    token = zoe.http.cookies["catlantis"]
    assert zoe.ask("DELETE", "/api/me").status_code == 204
    again = house.guest(None)
    answer = again.ask("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 401


def test_signing_out_one_device_cuts_its_sockets_and_no_others(house: House, zoe: Guest) -> None:
    table = zoe.table("me", "open")["id"]
    other = house.guest(None)
    other.post("/api/transfer", {"code": zoe.post("/api/me/transfer")["code"]})
    with zoe.join(table) as here, other.join(table) as there:
        assert there.sync["me"] == zoe.id
        other.ask("DELETE", "/api/me")
        with pytest.raises(ConnectionClosed, match="4401"):
            there.until(lambda _: False)
        here.catch_up()


def test_a_transfer_code_makes_another_device_the_same_guest_once(house: House, zoe: Guest) -> None:
    code = zoe.post("/api/me/transfer")["code"]
    phone, thief = house.guest(None), house.guest(None)
    typed = code.lower().replace("-", " ")
    assert phone.post("/api/transfer", {"code": typed})["id"] == zoe.id
    assert phone.get("/api/me")["id"] == zoe.id
    assert thief.refused("POST", "/api/transfer", {"code": code}) == (404, "bad-code")
    assert phone.http.cookies["catlantis"] != zoe.http.cookies["catlantis"]
    phone.ask("DELETE", "/api/me")
    assert zoe.get("/api/me")["id"] == zoe.id  # a device of its own


def test_a_new_code_ends_the_former_and_codes_expire(house: House, zoe: Guest) -> None:
    first, second = (zoe.post("/api/me/transfer")["code"] for _ in range(2))
    phone = house.guest(None)
    assert phone.refused("POST", "/api/transfer", {"code": first}) == (404, "bad-code")
    with sqlite3.connect(house.settings.database) as database:
        database.execute("UPDATE transfers SET expires = 0")
    database.close()
    assert phone.refused("POST", "/api/transfer", {"code": second}) == (404, "bad-code")


def test_leaving_everywhere_takes_devices_bots_sockets_and_open_seats(
    house: House, zoe: Guest, max_: Guest
) -> None:
    bot = zoe.post("/api/me/bots", {"name": "Robo"})
    table = max_.table("me", "open", is_listed=True)["id"]
    zoe.sit(table, 1)
    socket = zoe.join(table)
    assert zoe.ask("DELETE", "/api/me?everywhere=true").status_code == 204
    with pytest.raises(Exception, match="4401"):
        socket.until(lambda _: False)
    other = house.guest(None)
    headers = {"Authorization": f"Bearer {bot['token']}"}
    assert other.ask("GET", "/api/me", headers=headers).status_code == 401
    assert max_.get(f"/api/tables/{table}")["seats"][1]["player"] is None


def test_a_bot_token_is_a_players_but_not_a_guests(house: House, zoe: Guest) -> None:
    token = zoe.post("/api/me/bots", {"name": "Robo", "colour": "grey"})["token"]
    bot = house.guest(None)
    bot.http.headers["Authorization"] = f"Bearer {token}"
    assert bot.get("/api/me")["is_bot"] is True
    assert bot.refused("POST", "/api/me/transfer") == (403, "not-for-bots")
    assert bot.refused("POST", "/api/me/bots", {"name": "Child"}) == (403, "not-for-bots")
    for number in range(house.settings.bots_per_guest - 1):
        zoe.post("/api/me/bots", {"name": f"Robo {number}"})
    assert zoe.refused("POST", "/api/me/bots", {"name": "More"}) == (429, "too-many-bots")
