"""Nothing that a client sends takes long on the loop that serves everybody."""

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catlantis.games import GAMES
from catlantis.games.isle_of_cats import components
from catlantis.match import Match, Seat
from catlantis.record import dump
from catlantis.server.table import imports, replay, tutorials
from catlantis.server.web.routes import extras
from catlantis.server.web.routes import matches as match_routes
from catlantis.server.web.routes import tables as table_routes

from ..house import House

ISLE = "isle-of-cats"
DECK = components.our_text().replace('"blue ', '"red ')
SEATS = [{"kind": "me"}, {"kind": "open"}]
HOSTILE = ".".join("a" * 15_000) + " = 1"


def match_with_a_deck() -> bytes:
    """A match file of a match that is on and carries a deck."""
    match = Match(GAMES[ISLE], [Seat("Ada"), Seat("Bo")], 7, {"deck": DECK})
    for _ in range(40):
        seat = 0 if match.state.is_asked(0) else 1
        match.act(seat, match.game.legal_actions(match.state, seat)[0])
    return dump(match)


def test_what_takes_long_is_done_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    done: dict[str, set[bool]] = {}  # whether each was ever done on the loop

    def watch(owner: Any, name: str) -> None:
        work: Callable[..., Any] = getattr(owner, name)

        def watched(*args: Any, **kwargs: Any) -> Any:
            is_on_loop = threading.current_thread() is house.thread
            done.setdefault(name, set()).add(is_on_loop)
            return work(*args, **kwargs)

        monkeypatch.setattr(owner, name, watched)

    watch(components, "deck_of")
    watch(components, "check_form")
    watch(imports, "load")
    watch(replay, "replayed")
    watch(replay, "written")
    watch(replay.Replay, "at")
    watch(match_routes, "tutorial")
    watch(extras, "printed")
    watch(table_routes, "qr_code")
    components.read_deck.cache_clear()
    tutorials.tutorial.cache_clear()
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    body = {"game": ISLE, "seats": SEATS, "options": {"deck": DECK}}
    table = zoe.post("/api/tables", body)["id"]
    path = f"/api/tables/{table}"
    body["options"] = {"deck": HOSTILE}
    assert zoe.refused("POST", "/api/tables", body) == (400, "bad-value")
    assert zoe.refused("PATCH", path, {"options": body["options"]}) == (400, "bad-value")
    assert zoe.ask("PATCH", path, {"options": {"deck": DECK}}).is_success
    assert zoe.ask("GET", f"{path}/qr.svg").is_success
    max_.sit(table, 1)
    components.read_deck.cache_clear()  # as after a restart
    zoe.post(f"{path}/start")
    content = match_with_a_deck()
    components.read_deck.cache_clear()
    answer = zoe.ask("POST", "/api/matches", content=content)
    imported = f"/api/tables/{answer.json()['id']}"
    components.read_deck.cache_clear()
    assert zoe.get(f"{imported}/replay?step=3&open=true")["steps"] == 40
    components.read_deck.cache_clear()
    assert json.loads(zoe.ask("GET", f"{imported}/match.json").text) == json.loads(content)
    document = json.loads(content)
    document["options"]["deck"] = HOSTILE
    assert zoe.ask("POST", "/api/matches", document).json()["reason"] == "match-options"
    assert zoe.ask("GET", f"/api/tutorials/{ISLE}").is_success
    assert zoe.ask("GET", "/print/isle-of-cats.pdf?boat=1").is_success
    assert {"deck_of", "check_form", "load", "replayed", "written"} <= set(done)
    assert {"at", "tutorial", "printed", "qr_code"} <= set(done)
    assert [name for name, is_on_loop in done.items() if True in is_on_loop] == []
    house.close()
    assert house.quiet() == []


def test_an_invitation_by_an_endless_name_is_refused(house: House) -> None:
    zoe = house.guest()
    path = f"/api/tables/{zoe.table('me', 'open')['id']}/qr.svg"
    for length in (1_000, 5_000):
        answer = zoe.ask("GET", path, headers={"Host": "a" * length})
        assert answer.status_code == 400


def test_decks_that_come_too_often_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path, guests_per_minute=0.001, guests_at_once=2)
    zoe = house.guest()
    body = {"game": ISLE, "seats": SEATS, "options": {"deck": DECK}}
    table = zoe.post("/api/tables", body)["id"]
    change = {"options": {"deck": DECK}}
    assert zoe.ask("PATCH", f"/api/tables/{table}", change).is_success
    assert zoe.refused("PATCH", f"/api/tables/{table}", change) == (429, "too-fast")
    assert zoe.refused("POST", "/api/tables", body) == (429, "too-fast")
    assert zoe.ask("POST", "/api/tables", {"game": ISLE, "seats": SEATS}).is_success
    house.close()
