"""All bots: legal, and the same for the same seed."""

import pytest
from core.matches import tables_of

from catlantis.bots import BOTS, guessing, judging, seated
from catlantis.bots.judging import worths_of
from catlantis.core.ints import bits
from catlantis.core.sight import Sight
from catlantis.core.state import State
from catlantis.games import GAMES, part

FIRST = 30  # decisions, in which a bot that is not the same would show it
ALIKE = {"greedy", "cruel"}  # medium by another name, and hard with more time
# Time is only a ceiling: with one that is never reached, playouts alone decide
ENDLESS = "?playouts=8&width=3&seconds=3600"
NAMES = [f"{bot}{ENDLESS}" if bot == "hard" else bot for bot in sorted(set(BOTS) - ALIKE)]
PAIRS = [(bot, key) for bot in NAMES for key in sorted(GAMES)]
GUESSES = 40


def played_by(
    bot: str, key: str, seats: int, seed: int, most: int = 100_000
) -> list[tuple[int, int]]:
    """The actions of a match that such bots play, or its first ones, each of them legal."""
    game = GAMES[key]
    state: State = game.new_game({}, seats, seed)
    players = [seated(bot, game, seat, seats, seed + seat) for seat in range(seats)]
    taken: list[tuple[int, int]] = []
    while state.to_act and len(taken) < most:
        seat = bits(state.to_act)[-1]
        action = players[seat].choose(Sight(game, state, seat))
        assert action in game.legal_actions(state, seat)
        taken.append((seat, action))
        game.apply(state, seat, action, None)
    return taken


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("bot", "key"), PAIRS)
def test_a_bot_plays_whole_matches_by_the_rules(bot: str, key: str) -> None:
    for seats in tables_of(GAMES[key]):
        assert played_by(bot, key, seats, seed=seats)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("bot", "key"), PAIRS)
def test_the_same_seed_gives_the_same_choices(bot: str, key: str) -> None:
    seats = tables_of(GAMES[key])[0]
    assert played_by(bot, key, seats, 7, FIRST) == played_by(bot, key, seats, 7, FIRST)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_another_seed_gives_random_other_choices(key: str) -> None:
    game = GAMES[key]
    state: State = game.new_game({}, game.meta.max_seats, 7)
    sight = Sight(game, state, bits(state.to_act)[0])
    bots = [seated("random", game, 0, 2, seed) for seed in range(3)]
    assert len({tuple(bot.choose(sight) for _ in range(30)) for bot in bots}) == 3


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("bot", "key"), PAIRS)
def test_a_bot_chooses_alike_in_truth_and_in_a_sample(bot: str, key: str) -> None:
    game = GAMES[key]
    state: State = game.new_game({}, tables_of(game)[-1], 4)
    for step in range(20):
        if not state.to_act:
            break
        seat = bits(state.to_act)[0]
        sight = Sight(game, state, seat)
        sample = Sight(game, sight.sample(step), seat)
        action = seated(bot, game, seat, 2, step).choose(sight)
        assert seated(bot, game, seat, 2, step).choose(sample) == action
        game.apply(state, seat, action, None)


def test_random_chooses_every_legal_action_equally_often() -> None:
    game = GAMES["exploding-kittens"]
    sight = Sight(game, game.new_game({"first_seat": 0}, 2, 1), 0)
    bot, each = seated("random", game, 0, 2, 1), 200
    chosen = [bot.choose(sight) for _ in range(each * len(sight.legal))]
    assert set(chosen) == set(sight.legal)
    assert all(abs(chosen.count(action) - each) < 5 * each**0.5 for action in sight.legal)


def test_a_games_own_bot_is_found_in_its_folder() -> None:
    bot = part("exploding-kittens", "bot")
    assert bot is not None
    assert bot.__name__ == "catlantis.games.exploding_kittens.bot"
    assert part("exploding-kittens", "no_such_part") is None
    assert part("no-such-game", "bot") is None


def test_a_game_without_a_bot_is_played_by_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["exploding-kittens"]
    sight = Sight(game, game.new_game({"first_seat": 0}, 2, 1), 0)
    assert worths_of(sight, GUESSES) != guessing.worths(sight, GUESSES)
    monkeypatch.setattr(judging, "part", lambda key, name: None)
    assert worths_of(sight, GUESSES) == guessing.worths(sight, GUESSES)
    for bot in NAMES:
        assert seated(bot, game, 0, 2, 1).choose(sight) in sight.legal


def test_guesses_count_what_comes_of_each_action() -> None:
    game = GAMES["exploding-kittens"]
    sight = Sight(game, game.new_game({}, 2, 1), 0)
    sight = sight if sight.legal else Sight(game, game.new_game({}, 2, 1), 1)
    worths = guessing.worths(sight, GUESSES)
    assert list(worths) == sight.legal
    rounds = GUESSES // len(worths)
    assert all(-2 * rounds <= worth <= -rounds for worth in worths.values())
    assert worths == guessing.worths(sight, GUESSES)


def test_guesses_end_when_their_time_is_over() -> None:
    game = GAMES["exploding-kittens"]
    sight = Sight(game, game.new_game({"first_seat": 0}, 2, 1), 0)
    assert set(guessing.worths(sight, 10**9, seconds=-1).values()) == {0.0}


def test_of_very_many_actions_guesses_try_some() -> None:
    game = GAMES["islet"]
    sight = Sight(game, game.new_game({"first_seat": 0}, 2, 1), 0)
    assert len(sight.legal) > 3
    worths = guessing.worths(sight, 3)
    assert 1 < len(worths) <= 3
    assert set(worths) <= set(sight.legal)
