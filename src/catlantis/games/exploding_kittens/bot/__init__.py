"""Exploding Kittens: stay away from kittens, keep Defuses, rob the others.

Worths are in thousandths of a card: spending a common card costs about one, exploding a life.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, size
from catlantis.core.ints import bit, zeros
from catlantis.core.judge import CERTAIN, OUT, Judge, best_place
from catlantis.core.rng import Rng
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.bot.values import (
    BEHIND,
    CARD,
    LIFE,
    VALUE,
    cheapest_five,
    hand_worth,
    least,
)
from catlantis.games.exploding_kittens.cards import card_choices
from catlantis.games.exploding_kittens.combos import alike_choices
from catlantis.games.exploding_kittens.components import (
    ATTACK,
    ATTACK_TURNS,
    DEFUSE,
    EXPLODING_KITTEN,
    FAVOR,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TITLES,
)
from catlantis.games.exploding_kittens.exploding import kittens_in_pile
from catlantis.games.exploding_kittens.knowledge import known_hand, known_places, lacks
from catlantis.games.exploding_kittens.order import next_alive
from catlantis.games.exploding_kittens.state import INSERT_KITTEN, TURN, State
from catlantis.games.exploding_kittens.verbs import (
    DRAW,
    FIVE_DIFFERENT,
    GIVE,
    INSERT,
    PAIR,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_NOPE,
    PLAY_SEE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    TAKE,
    THREE,
)

AVERAGE_CARD: Final = 3_200  # an unknown card of another's hand
FAVOR_SHARE: Final = 900  # of the average card, in thousandths: the giver chooses
OWED: Final = 500  # for each turn that an Attack passes on
WORTH_LOOKING: Final = 150  # from so many kittens in a thousand on it is good to see the future
NOPE_FROM: Final = 4 * CARD  # a Nope is spent on plays that hurt at least so much
ROBBED: Final = CARD  # a card lost at random hurts so much more: it may be the Defuse
SURE: Final = 1_000
LIKELY: Final = 50  # in a thousand, for each unknown card: that it is the one wanted …
LIKELIEST: Final = 500  # … at most


class Odds:
    """What a seat knows of the draw pile, and what a kitten would cost it."""

    def __init__(self, state: State, seat: i64) -> None:
        known = known_places(state, seat)
        self.is_top_known = known & 1 != 0
        self.kittens = kittens_in_pile(state)
        self.size = state.pile_size
        self.kittens_to_come: i64 = 0  # so many kittens …
        self.cards_to_come: i64 = 1  # … among so many cards, of which one is drawn next
        if self.is_top_known:
            self.kittens_to_come = 1 if state.card_at(0) == EXPLODING_KITTEN else 0
        else:
            self.kittens_to_come, self.cards_to_come = self.kittens, max(1, self.size)
            for place in range(self.size):
                if known & bit(place):
                    self.cards_to_come -= 1
                    if state.card_at(place) == EXPLODING_KITTEN:
                        self.kittens_to_come -= 1
        # What a drawn kitten costs: a Defuse at best
        self.cost = VALUE[DEFUSE] if held(state.hand[seat], DEFUSE) else i64(LIFE)
        expected = self.cost * self.kittens_to_come // self.cards_to_come
        self.fear = expected - (
            AVERAGE_CARD * (self.cards_to_come - self.kittens_to_come) // self.cards_to_come
        )

    def is_worth_looking(self) -> bool:
        """Whether the top is unknown and a kitten likely."""
        return (
            not self.is_top_known
            and 1_000 * self.kittens_to_come >= WORTH_LOOKING * self.cards_to_come
        )


class CatJudge(Judge[State]):
    """What the cards are worth, and the kittens."""

    playouts: ClassVar = 1_600
    doubt: ClassVar = 0.5
    blur: ClassVar = 8_800

    def worths(self, state: State, seat: i64, out: Choices) -> vec[i64]:
        """What each legal action is worth to the seat."""
        found = zeros(out.size)
        odds = Odds(state, seat)
        for index in range(out.size):
            found[index] = worth(state, seat, odds, out.items[index])
        return found

    def value(self, state: State, seat: i64) -> i64:
        """By what each seat could survive: its Defuses, and cards that avoid a draw."""
        if not state.to_act:
            return self.result(state, seat)
        if not state.is_alive(seat):
            return 0
        total: i64 = 0
        own: i64 = 0
        for other in range(state.seats):
            if state.is_alive(other):
                strength = survival(state, seat, other)
                total += strength
                if other == seat:
                    own = strength
        return CERTAIN * own // total

    def policy(self, state: State, seat: i64, rng: Rng) -> i64:
        """The action worth most."""
        out = thinkable(state, seat)
        if out.size == 1:
            return out.items[0]
        return out.items[best_place(self.worths(state, seat, out), out.size, rng)]

    def plans(self, state: State, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """The best of each verb, then the second best: combos alike would crowd out the rest.

        Where a kitten is hidden is left to the lot: what is best alone could be worked out.
        """
        out = thinkable(state, seat)
        worths = self.worths(state, seat, out)
        is_secret = state.phase is INSERT_KITTEN
        found: list[vec[i64]] = []
        for _plan in range(1 if is_secret else min(width, out.size)):
            best = best_place(worths, out.size, rng)
            action = out.items[best]
            found.append(vec[i64]([action]))
            for other in range(out.size):
                if verb_of(out.items[other]) == verb_of(action):
                    worths[other] -= BEHIND
            worths[best] = OUT
        return found


JUDGE: Final = CatJudge(GAME)


def thinkable(state: State, seat: i64) -> Choices:
    """The legal actions, but of the many ways to play five different only the cheapest."""
    out = Choices()
    if state.phase is not TURN:
        GAME.choices(state, seat, out)
        return out
    out.add(DRAW)
    card_choices(state, seat, out)
    alike_choices(state, seat, out)
    titles = cheapest_five(state.hand[seat])
    if state.combos and titles:
        out.add(pack(FIVE_DIFFERENT, titles))
    return out


def worth(state: State, seat: i64, odds: Odds, action: i64) -> i64:
    """What an action is worth to a seat that may do it."""
    verb = verb_of(action)
    if verb == DRAW:
        return -odds.fear
    if verb == PLAY_SKIP:
        return -VALUE[SKIP]
    if verb == PLAY_ATTACK:
        return OWED * state.owed - VALUE[ATTACK]
    if verb == PLAY_SEE:
        return -odds.fear // 2 - VALUE[SEE_THE_FUTURE] // 2 if odds.is_worth_looking() else -LIFE
    if verb == PLAY_SHUFFLE:
        return -VALUE[SHUFFLE] - odds.cost * odds.kittens // odds.size
    if verb == PLAY_FAVOR:
        return FAVOR_SHARE * loot(state, seat, arg_of(action, 0)) // 1_000 - VALUE[FAVOR]
    if verb == PAIR:
        return loot(state, seat, arg_of(action, 1)) - 2 * VALUE[arg_of(action, 0)]
    if verb == THREE:
        wanted = arg_of(action, 2)
        chance = chance_to_hold(state, seat, arg_of(action, 1), wanted)
        return VALUE[wanted] * chance // SURE - 3 * VALUE[arg_of(action, 0)]
    if verb == FIVE_DIFFERENT:
        return five_worth(state, arg_of(action, 0))
    if verb == PLAY_NOPE:
        return nope_worth(state, seat, odds)
    if verb == GIVE:
        return -VALUE[arg_of(action, 0)]
    if verb == TAKE:
        return VALUE[arg_of(action, 0)]
    if verb == INSERT:
        return insert_worth(state, seat, arg_of(action, 0))
    return 0  # to pass


def loot(state: State, seat: i64, target: i64) -> i64:
    """What a random card of the target's hand is expected to be worth."""
    known = known_hand(state, seat, target)
    cards = size(state.hand[target])
    return (hand_worth(known) + AVERAGE_CARD * (cards - size(known))) // cards


def chance_to_hold(state: State, seat: i64, target: i64, title: i64) -> i64:
    """How likely the target holds a card of the title, in thousandths: a sure thing, or a guess."""
    if lacks(state, target, title):
        return 0
    known = known_hand(state, seat, target)
    if held(known, title):
        return SURE
    return min(LIKELIEST, LIKELY * (size(state.hand[target]) - size(known)))


def five_worth(state: State, titles: i64) -> i64:
    """Five cards for the best of the discard pile, which they join."""
    spent: i64 = 0
    best: i64 = 0
    for title in range(i64(DEFUSE), i64(TITLES)):
        if titles & bit(title):
            spent += VALUE[title]
        if titles & bit(title) or held(state.discard, title):
            best = max(best, VALUE[title])
    return best - spent


def nope_worth(state: State, seat: i64, odds: Odds) -> i64:
    """Nope what hurts the seat, and Nopes on its own plays that matter."""
    takes_effect = state.nopes % 2 == 0
    if state.active == seat:
        if takes_effect:
            return -CARD
        own = odds.fear if verb_of(state.play) in (PLAY_SKIP, PLAY_ATTACK) else i64(0)
        return own - NOPE_FROM
    return harm(state, seat, odds) - NOPE_FROM if takes_effect else -CARD


def harm(state: State, seat: i64, odds: Odds) -> i64:
    """What another's play is about to cost the seat."""
    play, hand = state.play, state.hand[seat]
    verb = verb_of(play)
    if verb == PLAY_FAVOR and arg_of(play, 0) == seat:
        return least(hand)
    if verb == PAIR and arg_of(play, 1) == seat:
        return hand_worth(hand) // size(hand) + ROBBED
    if verb == THREE and arg_of(play, 1) == seat and held(hand, arg_of(play, 2)):
        return VALUE[arg_of(play, 2)]
    if verb == PLAY_ATTACK and next_alive(state, state.active) == seat:
        return ATTACK_TURNS * odds.cost * odds.kittens_to_come // odds.cards_to_come
    return 0


def insert_worth(state: State, seat: i64, position: i64) -> i64:
    """Anywhere below what this seat must still draw; on top, if the next has no card left.

    All other places are worth the same, and one of them is drawn by lot: a habit would be known,
    and the odds that the others are shown would not be true.
    """
    if position == 0 and state.owed == 1 and state.hand[next_alive(state, seat)] == 0:
        return LIFE
    return 0 if position >= state.owed - 1 else -LIFE


# How far a seat is from exploding, for each card that it holds or may hold
BARE: Final = 100
HELPS: Final = vec[i64]([0, 100, 20, 30, 25, 5, 10, 12, 4, 4, 4, 4, 4])
HELPS_UNKNOWN: Final = 18


def survival(state: State, seat: i64, other: i64) -> i64:
    """How well the other will survive, as the seat sees it."""
    hand = state.hand[seat] if other == seat else known_hand(state, seat, other)
    strength: i64 = BARE
    for title in range(i64(TITLES)):
        strength += HELPS[title] * held(hand, title)
    return strength + HELPS_UNKNOWN * (size(state.hand[other]) - size(hand))
