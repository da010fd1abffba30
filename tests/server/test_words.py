"""Text and requests: brought into one form before they are measured, and refused in a word."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from catlantis.games import GAMES
from catlantis.games.isle_of_cats.master import Counted
from catlantis.match import Match, Seat
from catlantis.record import dump
from catlantis.server.wire.games import CountedSeats
from catlantis.server.wire.people import GuestChange, NewGuest, Transfer
from catlantis.server.wire.socket import FromClient
from catlantis.server.wire.tables import Mute, NewTable, Pace, TableChange, TakeSeat
from catlantis.server.words import NAME_SIGNS, tidied

from .house import GAME, Guest, House
from .postgres import needs_postgresql, run_on_postgresql

DECOMPOSED = "e\u0301" * NAME_SIGNS  # é, each of two signs
GROWING = "\U0001d160" * NAME_SIGNS  # a note that becomes three signs
REFUSED = ["\0", "a\0b", "\u202e", " ", "x" * (NAME_SIGNS + 1), "x" * 1000, GROWING]


def test_text_is_measured_in_the_form_in_which_it_is_kept() -> None:
    assert tidied(DECOMPOSED, NAME_SIGNS) == "é" * NAME_SIGNS
    assert tidied(GROWING, NAME_SIGNS) == ""
    assert tidied("  a \n b\t", 3) == "a b"
    for text in ("\ud800", "a\udfff", "\0", "a\0"):  # no text
        assert tidied(text, NAME_SIGNS) == ""


def check_text(house: House) -> None:
    """What is typed is kept in one form, or refused; on whatever database."""
    zoe = house.guest(DECOMPOSED)
    assert zoe.get("/api/me")["name"] == "é" * NAME_SIGNS
    plans = [{"kind": "me", "name": DECOMPOSED}, {"kind": "open"}]
    table = zoe.post("/api/tables", {"game": GAME, "seats": plans})
    assert table["seats"][0]["name"] == "é" * NAME_SIGNS
    for name in REFUSED:
        assert zoe.refused("POST", "/api/me", {"name": name})[0] == 400
        assert zoe.refused("PATCH", "/api/me", {"name": name})[0] == 400
        assert zoe.refused("POST", "/api/me/bots", {"name": name})[0] == 400
        plans[0]["name"] = name
        assert zoe.refused("POST", "/api/tables", {"game": GAME, "seats": plans})[0] == 400
    with zoe.join(table["id"]) as socket:
        assert socket.ask("say", text="e\u0301" * 300)["type"] == "done"
        for text in ("\0", "a\0", "x" * 301, "\U0001d160" * 300):
            assert socket.ask("say", text=text)["reason"] == "bad-message"
    mute = f"/api/tables/{table['id']}/mute"
    assert zoe.ask("POST", mute, {"player": "\0", "is_muted": True}).is_success
    match = Match(GAMES[GAME], [Seat(GROWING), Seat("\0")], 7)
    assert zoe.ask("POST", "/api/matches", content=dump(match)).is_success
    for path in (
        "/api/tables/%00",
        "/api/tutorials/%00",
        "/api/games/isle-of-cats/master/%00/1",
        "/api/me?a=%00",
    ):
        assert zoe.ask("GET", path).status_code < 500
    house.close()
    assert house.quiet() == []


@pytest.mark.slow
def test_text_is_kept_in_one_form(tmp_path: Path) -> None:
    check_text(House(tmp_path))


@pytest.mark.slow
@needs_postgresql
def test_text_is_kept_in_one_form_on_postgresql(tmp_path: Path) -> None:
    lines = "from server.test_words import check_text\ncheck_text(House(Path('.'), database=url))\n"
    run_on_postgresql(tmp_path, lines)


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/transfer", "/api/matches"])
@pytest.mark.parametrize(
    "content", ["[" * 50_000, '{"name": ' * 5_000, '{"options": ' + "[" * 9_000]
)
def test_what_is_nested_too_deeply_is_a_bad_request(zoe: Guest, path: str, content: str) -> None:
    headers = {"Content-Type": "application/json"}
    assert zoe.ask("POST", path, content=content, headers=headers).status_code == 400


def structs_in(kind: Any) -> set[type[Struct]]:
    """The struct itself, and all that its fields hold."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        fields = msgspec.structs.fields(kind)
        return {kind}.union(*(structs_in(field.type) for field in fields))
    return set().union(*map(structs_in, get_args(kind)))


REQUESTS = [
    *(NewGuest, GuestChange, Transfer, NewTable, TableChange),
    *(TakeSeat, Mute, CountedSeats, Counted, FromClient),
]


def test_an_unknown_field_is_refused_wherever_it_stands(zoe: Guest) -> None:
    for kind in structs_in(tuple[*REQUESTS]):  # type: ignore[valid-type]
        assert kind.__struct_config__.forbid_unknown_fields, kind
    assert Pace in structs_in(NewTable)
    body = {"game": GAME, "seats": [{}, {}], "pace": {"kind": "days", "weeks": 1}}
    assert zoe.refused("POST", "/api/tables", body) == (400, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/me", "DELETE, GET, OPTIONS, PATCH, POST"),
        ("DELETE", "/api/tables", "GET, OPTIONS, POST"),
        ("GET", "/api/tables/nowhere/seats/1", "DELETE, OPTIONS, POST"),
        ("POST", "/health", "GET, OPTIONS"),
        ("PATCH", "/some/page", "GET, OPTIONS"),
    ],
)
def test_another_method_is_told_those_that_are_there(
    zoe: Guest, method: str, path: str, allowed: str
) -> None:
    answer = zoe.ask(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
