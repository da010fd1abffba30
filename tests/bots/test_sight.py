"""A sight shows a bot what its seat may see, and nothing else."""

from itertools import combinations

import pytest
from core.matches import played, seated
from games.exploding_kittens.table import deal

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.sight import Sight
from catlantis.core.state import State
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME


def public(thing: object) -> dict[str, object]:
    """All that a thing shows without being tricked."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


@pytest.mark.parametrize("steps", [0, 1, 5, 30])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_sight_is_the_seats_view_and_its_legal_actions(key: str, steps: int) -> None:
    match = played(seated(GAMES[key], GAMES[key].meta.max_seats, 3), steps)
    for seat in range(len(match.seats)):
        sight = Sight(match.game, match.state, seat)
        assert sight.view == match.game.view(match.state, seat)
        assert sight.legal == match.game.legal_actions(match.state, seat)
        assert (sight.game, sight.seat) == (match.game, seat)


def test_a_sight_shows_no_state() -> None:
    sight = Sight(GAME, GAME.new_game({}, 3, 1), 0)
    shown = public(sight)
    assert sorted(shown) == [
        *("action", "by_verb", "events", "game", "legal", "sample", "seat", "view", "written"),
    ]
    assert not [name for name, value in shown.items() if isinstance(value, State)]
    assert not [name for name, value in public(sight.game).items() if isinstance(value, State)]


def dug_up(thing: object, depth: int = 3) -> list[object]:
    """All states that can be reached from a thing by digging in its fields, private or not."""
    if isinstance(thing, State):
        return [facts(thing)]
    if isinstance(thing, dict):
        inside = list(thing.values())
    elif isinstance(thing, list | tuple):
        inside = list(thing)
    else:
        inside = list(getattr(thing, "__dict__", {}).values())
    return [state for part in inside if depth for state in dug_up(part, depth - 1)]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_who_digs_in_a_sight_finds_the_same_whatever_is_hidden(key: str) -> None:
    match = played(seated(GAMES[key], min(4, GAMES[key].meta.max_seats), 3), 12)
    game, state = match.game, match.state
    seat = bits(state.to_act)[0]
    sights = [Sight(game, state, seat)]
    sights += [Sight(game, game.determinize(state, seat, seed), seat) for seed in range(2)]
    for sight in sights:
        assert (sight.legal, sight.view, sight.by_verb, sight.sample(5)) is not None
        assert not hasattr(sight, "_Sight__state")
    first, *others = [dug_up(vars(sight)) for sight in sights]
    assert first
    assert all(found == first for found in others)


def test_a_sample_is_not_the_truth() -> None:
    state = GAME.new_game({}, 3, 1)
    before = facts(state)
    sight = Sight(GAME, state, 0)
    samples = [facts(sight.sample(seed)) for seed in range(3)]
    for one, two in combinations([before, *samples], 2):
        for hidden in ("hand", "pile", "rng"):
            assert one[hidden] != two[hidden]
    assert facts(state) == before


def test_a_sample_looks_like_the_truth() -> None:
    table = deal("skip | see attack | favor", pile="skip attack beard kitten tacocat")
    table.play(0, "draw")
    sight = Sight(GAME, table.state, 1)
    for seed in range(5):
        sample = sight.sample(seed)
        assert Sight(GAME, sample, 1).view == sight.view
        assert Sight(GAME, sample, 1).legal == sight.legal


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    sight = Sight(GAME, GAME.new_game({}, 4, 2), 3)
    assert facts(sight.sample(5)) == facts(sight.sample(5))
    assert facts(sight.sample(5)) != facts(sight.sample(6))


def test_a_sample_can_be_played_without_moving_the_match() -> None:
    state = GAME.new_game({"first_seat": 0}, 2, 2)
    before = facts(state)
    sample = Sight(GAME, state, 0).sample(1)
    GAME.apply(sample, 0, 0, None)  # type: ignore[arg-type]
    assert facts(state) == before
