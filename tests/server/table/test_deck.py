"""Tables of The Isle of Cats with other cards (docs/isle-of-cats-decks.md)."""

import json
from pathlib import Path

from catlantis.games.isle_of_cats.components import our_text

from ..house import House

GAME = "isle-of-cats"
ALL_RED = our_text().replace('"blue ', '"red ')
ALL_GREEN = our_text().replace('"blue ', '"green ')
SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_a_server_has_a_deck_of_its_own_and_a_table_may_bring_another(tmp_path: Path) -> None:
    house = House(tmp_path, options=json.dumps({GAME: {"deck": ALL_RED}}))
    try:
        zoe = house.guest()
        first = zoe.post("/api/tables", {"game": GAME, "seats": SEATS})
        options = {"deck": ALL_GREEN, "sheet": 2}
        second = zoe.post("/api/tables", {"game": GAME, "seats": SEATS, "options": options})
        assert (first["options"], second["options"]) == ({}, {"sheet": 2})
        zoe.ask("PATCH", f"/api/tables/{second['id']}", {"options": {"sheet": 3}})
        assert house.stored(first["id"]).table.options == {"deck": ALL_RED}
        assert house.stored(second["id"]).table.options == {"deck": ALL_GREEN, "sheet": 3}
        assert len(json.dumps(zoe.get("/api/me/tables"))) < 5_000
    finally:
        house.close()


def test_a_deck_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        zoe = house.guest()
        body = {"game": GAME, "seats": SEATS, "options": {"deck": "cats = []"}}
        assert zoe.refused("POST", "/api/tables", body) == (400, "bad-value")
    finally:
        house.close()
