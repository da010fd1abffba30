"""After the end: replays from any seat, the open view, match files, imports, and fair dealing."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.record import dump, load
from catlantis.server.fair import commitment, is_kept, new_seed, seed_text
from catlantis.server.table import tutorials

from ..house import GAME, Guest, House, play_out


@pytest.fixture(scope="module")
def over(house: House) -> tuple[Guest, str, dict[str, Any]]:
    """A match that was played to its end, and what was said of it at its start."""
    zoe = house.guest("Zoé")
    started = zoe.table("me", "greedy", "random")
    with zoe.join(started["id"]) as socket:
        play_out([socket])
    return zoe, started["id"], started


Over = tuple[Guest, str, dict[str, Any]]


def test_the_seed_promised_at_the_start_is_the_one_shown_at_the_end(over: Over) -> None:
    zoe, table, started = over
    ended = zoe.get(f"/api/tables/{table}")
    assert started["seed"] is None
    assert ended["commitment"] == started["commitment"]
    assert sha256(ended["seed"].encode()).hexdigest() == started["commitment"]
    match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
    assert seed_text(match.seed) == ended["seed"]
    assert match.is_over


def test_promises_are_kept_or_not() -> None:
    seed = seed_text(new_seed())
    assert len(seed) == 32
    assert is_kept(commitment(seed).upper(), seed)
    assert not is_kept(commitment(seed), seed_text(new_seed()))
    assert not is_kept("né", seed)


@pytest.mark.slow
def test_every_step_is_replayed_as_each_seat_saw_it(over: Over) -> None:
    zoe, table, _ = over
    match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
    past = Match(match.game, match.seats, match.seed, match.options)
    steps = len(match.journal)
    for step in range(steps + 1):
        if step:
            past.act(match.journal[step - 1].seat, match.journal[step - 1].action)
        for seat in (None, 0, 2):
            query = f"step={step}" + ("" if seat is None else f"&seat={seat}")
            told = zoe.get(f"/api/tables/{table}/replay?{query}")
            assert (told["step"], told["steps"], told["seat"]) == (step, steps, seat)
            assert told["view"] == json.loads(json.dumps(past.view(seat)))
            assert told["hands"] == []
            if step:
                entry = match.journal[step - 1]
                assert told["action"] == [entry.seat, match.game.verbs.spell(entry.action)]
                assert told["events"] == past.told(seat, step - 1)


@pytest.mark.slow
def test_the_open_view_shows_all_hands_and_secrets(over: Over) -> None:
    zoe, table, _ = over
    steps = zoe.get(f"/api/tables/{table}/replay?step=0")["steps"]
    drawn = []
    for step in range(steps + 1):
        told = zoe.get(f"/api/tables/{table}/replay?step={step}&open=true")
        assert told["is_open"] is True
        assert [hand["seat"] for hand in told["hands"]] == [0, 1, 2]
        assert all(hand["hand"] is not None for hand in told["hands"])
        assert told["view"] == told["hands"][told["seat"]]
        drawn += [event for event in told["events"] if event[0] == "drew"]
    assert drawn
    assert all(event[2] is not None for event in drawn)


def test_what_cannot_be_replayed_is_refused(over: Over) -> None:
    zoe, table, _ = over
    path = f"/api/tables/{table}/replay"
    assert zoe.refused("GET", f"{path}?step=99999") == (404, "no-step")
    assert zoe.refused("GET", f"{path}?step=-1")[0] == 400
    assert zoe.refused("GET", f"{path}?seat=7") == (404, "no-seat")
    assert zoe.refused("GET", f"{path}?open=perhaps")[0] == 400


def test_nothing_of_a_running_match_can_be_replayed_or_exported(zoe: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    for path in ("replay", "replay?open=true", "replay?seat=1", "match.json"):
        assert zoe.refused("GET", f"/api/tables/{table}/{path}") == (409, "not-over")


def test_an_exported_match_can_be_imported_and_replayed_by_all(over: Over, house: House) -> None:
    zoe, table, _ = over
    exported = zoe.ask("GET", f"/api/tables/{table}/match.json")
    assert 'filename="exploding-kittens-' in exported.headers["content-disposition"]
    imported = zoe.ask("POST", "/api/matches", content=exported.content).json()
    assert imported["status"] == "over"
    assert imported["result"] == zoe.get(f"/api/tables/{table}")["result"]
    other = house.guest(None)
    again = other.ask("GET", f"/api/tables/{imported['id']}/match.json").content
    assert load(again).journal[-1].action == load(exported.content).journal[-1].action
    with other.join(imported["id"]) as socket:
        assert socket.view is not None
        assert socket.view["over"] is True


def test_an_unfinished_match_is_imported_as_stopped_and_never_runs(zoe: Guest) -> None:
    match = Match(GAMES[GAME], [Seat("Ada"), Seat("Robo", "greedy")], 7)
    match.act(0 if match.state.is_asked(0) else 1, 0)
    imported = zoe.ask("POST", "/api/matches", content=dump(match)).json()
    assert (imported["status"], imported["result"]) == ("over", None)
    with zoe.join(imported["id"]) as socket:
        assert socket.ask("act", seat=0, question=1, action=["draw"])["reason"] == "not-your-seat"
    assert zoe.get(f"/api/tables/{imported['id']}/replay?step=1")["steps"] == 1
    start = f"/api/tables/{imported['id']}/start"
    assert zoe.refused("POST", start) == (409, "not-open")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "match-not-json"),
        (b"{}", "match-not-a-match"),
        (b"[" * 100_000, "match-not-json"),
        (b'{"format": "catlantis-match", "version": 99}', "match-version"),
        (b"\xff\xfe", "match-not-json"),
    ],
)
def test_a_file_that_is_no_match_is_refused(zoe: Guest, content: bytes, reason: str) -> None:
    answer = zoe.ask("POST", "/api/matches", content=content)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


def test_a_file_that_is_too_big_is_refused(house: House, zoe: Guest) -> None:
    answer = zoe.ask("POST", "/api/matches", content=b" " * (house.settings.import_bytes + 1))
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")


def test_an_action_against_the_rules_is_not_imported(zoe: Guest) -> None:
    match = Match(GAMES[GAME], [Seat("Ada"), Seat("Bo")], 7)
    document = json.loads(dump(match))
    document["actions"] = [[0, ["nope"]]]
    answer = zoe.ask("POST", "/api/matches", document)
    assert answer.json()["reason"] == "match-action"


def test_a_tutorial_is_told_step_by_step_from_the_learners_seat(
    zoe: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(GAMES[GAME], [Seat("Ada"), Seat("Bo")], 7)
    for _ in range(3):
        seat = 0 if match.state.is_asked(0) else 1
        match.act(seat, match.game.legal_actions(match.state, seat)[0])
    lesson = {"match": json.loads(dump(match)), "seat": 1, "notes": {"0": "first", "2": "third"}}
    toml = [f"{key} = {json.dumps(value, separators=(',', '='))}" for key, value in lesson.items()]
    (tmp_path / "lesson.toml").write_text("\n".join(toml))
    monkeypatch.setattr(
        tutorials, "file", lambda key, name: tmp_path / name if key == GAME else None
    )
    tutorials.tutorial.cache_clear()
    steps = zoe.get(f"/api/tutorials/{GAME}")
    tutorials.tutorial.cache_clear()
    assert [step["step"] for step in steps] == [0, 1, 2, 3]
    assert [step["note"] for step in steps] == ["first", None, "third", None]
    assert all(step["view"]["seat"] == 1 for step in steps)
    spell = match.game.verbs.spell
    assert [step["action"] for step in steps[:-1]] == [
        [entry.seat, spell(entry.action)] for entry in match.journal
    ]
    assert steps[-1]["action"] is None
    assert zoe.refused("GET", "/api/tutorials/chess") == (404, "no-tutorial")
    assert zoe.refused("GET", "/api/tutorials/..%2F..%2Fetc")[0] == 404


def test_games_are_told_with_their_words(zoe: Guest) -> None:
    game = next(game for game in zoe.get("/api/games") if game["key"] == GAME)
    assert [(arg["name"], arg["sort"]) for arg in game["verbs"]["favor"]] == [("target", "seat")]
    assert {option["kind"] for option in game["options"]} == {"switch", "seat"}
    assert game["words"]["title"][1] == "defuse"
