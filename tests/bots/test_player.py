"""A bot's life at its seat, and what becomes of one that fails."""

import pickle
from pathlib import Path

import pytest

import catlantis
from catlantis.bots import BotFailed, Player
from catlantis.core.facts import facts

FILE = Path(__file__).with_name("mybots.py")


def seated(match: catlantis.Match, name: str) -> list[Player]:
    seats = len(match.seats)
    players = [
        Player(f"{FILE}:{name}", match.game, seat, seats, seat, match.seed) for seat in range(seats)
    ]
    for player in players:
        player.hear_deal(match.opening())
        for entry in match.journal:
            player.hear(entry.events)
    return players


def play(match: catlantis.Match, players: list[Player]) -> None:
    while match.turn is not None:
        entry = match.act(match.turn, players[match.turn].choose(match.state))
        for player in players:
            player.hear(entry.events)
    for player in players:
        player.end(match.state)


@pytest.mark.parametrize("key", ["exploding-kittens", "cat-and-fish"])
def test_a_bot_is_started_told_asked_and_told_the_end(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = catlantis.new(key, seats=2, seed="7")
    play(match, seated(match, "Bird"))
    told = capsys.readouterr()
    assert "thinking aloud" not in told.out  # print() harms nobody
    assert "thinking aloud" in told.err
    for seat in range(2):
        choices = sum(entry.seat == seat for entry in match.journal)
        heard = len(match.told(seat))
        assert f"seat {seat}: start {choices} end {heard} {match.ranking}" in told.err


def test_a_bot_is_told_what_its_seat_is_told_and_no_more() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7", first_seat=0)
    match.push("draw")
    player = seated(match, "Bird")[1]
    player.choose(match.state)
    bird = player._bot
    assert bird.heard == match.told(1)  # type: ignore[attr-defined]
    assert bird.heard != match.told(0)  # type: ignore[attr-defined]


def test_a_sight_holds_no_true_state_however_one_digs() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7", first_seat=0)
    sight = catlantis.Sight(match.game, match.state, 0)
    held = [value for value in vars(sight).values() if hasattr(value, "to_act")]
    assert len(held) == 1
    assert facts(held[0])["hand"] != facts(match.state)["hand"]
    assert facts(held[0])["rng"] != facts(match.state)["rng"]
    other = match.game.determinize(match.state, 0, 99)  # what looks alike is the same sample
    assert facts(vars(catlantis.Sight(match.game, other, 0))["_sample"]) == facts(held[0])


def test_a_bot_that_fails_is_named_with_its_file_seat_seed_and_step() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7", first_seat=0)
    with pytest.raises(BotFailed) as failed:
        play(match, seated(match, "Faller"))
    error = pickle.loads(pickle.dumps(failed.value))  # it crosses processes
    line = 1 + FILE.read_text().splitlines().index('            raise RuntimeError("my wing")')
    assert error.where == f"{FILE}:{line}"
    assert (error.seat, error.seed, error.step) == (0, match.seed, len(match.journal))
    assert error.fault == "RuntimeError: my wing"
    assert 'raise RuntimeError("my wing")' in error.trace
    assert f"seed {match.seed:032x}" in str(error)


def test_what_is_not_legal_is_a_failure_and_is_not_done() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7")
    with pytest.raises(BotFailed, match=f"not legal: {2**40}"):
        play(match, seated(match, "Dreamer"))
    assert not match.journal


def test_a_sight_finds_actions_by_verb_and_by_words() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7", first_seat=0)
    sight = catlantis.Sight(match.game, match.state, 0)
    assert [action for actions in sight.by_verb.values() for action in actions] == sight.legal
    assert sight.action("draw") == sight.legal[0]
    assert sight.written(sight.action("pair", "nope", 1)) == "pair nope 1"
    assert sight.legal is sight.legal  # computed once
    assert sight.view is sight.view
    with pytest.raises(ValueError, match="not legal: attack"):
        sight.action("attack")
