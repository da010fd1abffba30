"""Random matches for tests, and openings searched for the cards that a ruling is about."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from catlantis.arena.bench import is_compiled
from catlantis.core.bag import things
from catlantis.core.events import Log
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.options import Option
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.core.turns import Moment
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import NAMES
from catlantis.match import Entry, Match, Seat

TRIES = 12  # actions that a dawdler thinks of
SEEDS = st.integers(0, (1 << 128) - 1)

# Where all seats act at once, a step is checked for each of them: interpreted, a few must do
INTERPRETED = {"isle-of-cats": [1, 2]}


def tables_of(game: Game[Any]) -> list[int]:
    """The numbers of seats to try the game with; all of them where it runs compiled."""
    everything = list(range(game.meta.min_seats, game.meta.max_seats + 1))
    return everything if is_compiled() else INTERPRETED.get(game.meta.key, everything)


def seated(game: Game[Any], seats: int, seed: int, **options: object) -> Match:
    """A new match between people."""
    return Match(game, [Seat(f"Cat {seat}") for seat in range(seats)], seed, options)


def random_choice(game: Game[Any], state: Any, rng: Rng) -> tuple[int, int]:
    """A seat that is asked, and an action: a verb first, lest the many combos drown the rest."""
    asked = bits(state.to_act)
    seat = asked[rng.below(len(asked))]
    legal = game.legal_actions(state, seat)
    verbs = sorted({game.verbs.verb(action).name for action in legal})
    verb = verbs[rng.below(len(verbs))]
    legal = [action for action in legal if game.verbs.verb(action).name == verb]
    return seat, legal[rng.below(len(legal))]


def dawdled(game: Game[Any], state: Any, seat: int, rng: Rng) -> int:
    """An action after which the seat is asked again and could take all back, if there is one."""
    legal = game.legal_actions(state, seat)
    tried = [legal[rng.below(len(legal))] for _ in range(TRIES)]
    for action in tried:
        log, moment, after = Log(), Moment(game, state), state.clone()
        game.apply(after, seat, action, log)
        if after.is_asked(seat) and not moment.is_final(game, after, seat, log):
            return action
    return tried[0]


def played(match: Match, steps: int, seed: int = 0) -> Match:
    """The match after so many random actions, or at its end."""
    rng = rng_from_seed(seed)
    for _ in range(steps):
        if match.is_over:
            break
        match.act(*random_choice(match.game, match.state, rng))
    return match


@st.composite
def matches(draw: st.DrawFn, steps: int = 400) -> Match:
    """A match of any game, seats and options, after some random actions."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    seats = draw(st.sampled_from(tables_of(game)))
    options = draw(options_of(game, seats))
    match = seated(game, seats, draw(SEEDS), **options)
    return played(match, draw(st.integers(0, steps)), draw(st.integers(0, 1 << 30)))


def options_of(game: Game[Any], seats: int) -> st.SearchStrategy[dict[str, object]]:
    """Any options that the game takes, each given or left to its default."""
    applied = [option for option in game.meta.options if option.applies(seats)]
    return st.fixed_dictionaries(
        {}, optional={option.name: values_of(option, seats) for option in applied}
    )


def values_of(option: Option, seats: int) -> st.SearchStrategy[object]:
    """Any value that the option takes."""
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "seat":
        return st.none() | st.integers(0, seats - 1)
    if option.kind == "text":  # which texts mean something only its game can tell: it tests them
        return st.none()
    return st.integers(option.low, option.high)


def holding(*hands: str) -> Match:
    """A match of Exploding Kittens in which the seats were dealt those cards; seat 0 begins.

    `-nope` is a card that the seat was not dealt.
    """
    wanted = [Counter(word for word in hand.split() if word[0] != "-") for hand in hands]
    unwanted = [{word[1:] for word in hand.split() if word[0] == "-"} for hand in hands]
    for seed in range(100_000):
        state = GAME.new_game({"first_seat": 0}, len(hands), seed)
        dealt = [Counter(NAMES[title] for title in things(hand)) for hand in state.hand]
        if all(
            want <= have and not lack & set(have)
            for want, lack, have in zip(wanted, unwanted, dealt, strict=True)
        ):
            return seated(GAME, len(hands), seed, first_seat=0)
    raise LookupError(f"no deal has {hands}")


def does(match: Match, seat: int, *spelled: object, question: int | None = None) -> Entry:
    """The seat does what is spelled: `does(match, 0, "favor", 1)`."""
    return match.act_spelled(seat, list(spelled), question)
