"""The laws can fail: games broken on purpose are caught, each within a few matches.

Interpreted only: a compiled class cannot be subclassed here.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catlantis.arena.fuzz import Trial, watch
from catlantis.core.action import Arg, Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one, things
from catlantis.core.events import Events, Kind, Log, tell
from catlantis.core.facts import Broken as LawBroken
from catlantis.core.game import Game, Meta
from catlantis.core.ints import NOBODY, bit, bits
from catlantis.core.laws import check_clone, check_step
from catlantis.core.leaks import check_no_leak
from catlantis.core.options import Options
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.core.turns import Turns
from catlantis.games.exploding_kittens import GAME, META, PHASES, ExplodingKittens
from catlantis.games.exploding_kittens.components import NOPE
from catlantis.games.exploding_kittens.state import INSERT_KITTEN, TURN, WINDOW, State
from catlantis.games.exploding_kittens.verbs import (
    DRAW,
    EVENTS,
    INSERT,
    PASS,
    PLAY_FAVOR,
    PLAY_NOPE,
    VERBS,
)
from catlantis.record import load

MATCHES = 12  # by which a broken game must be caught


# Of views without a type, lest a field too many is caught before it is seen to tell a secret
UNTYPED = Meta(
    META.key, META.title, META.edition, META.versions, 2, 5, META.options, META.words, seen=None
)


class Broken(ExplodingKittens):
    """The true game, to be broken in one place."""

    def __init__(self, events: Events = EVENTS, meta: Meta = UNTYPED) -> None:
        super().__init__(meta, VERBS, events, PHASES)


# Views that show too much


class ShowsACardOfTheNextHand(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        other = 0 if seat is None else (seat + 1) % int(state.seats)
        return {**super().view(state, seat), "peek": things(state.hand[other])[:1]}


class ShowsTheTopOfThePile(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        top = int(state.card_at(0)) if state.pile_size else None
        return {**super().view(state, seat), "top": top}


class ShowsTheBottomOfThePileToSpectators(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        bottom = int(state.pile[0]) if seat is None else None
        return {**super().view(state, seat), "bottom": bottom}


class ShowsWhereKittensLie(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        places = [place for place in range(state.pile_size) if state.card_at(place) == 0]
        return {**super().view(state, seat), "kittens": places}


NOTE = 52  # the bits of the discard pile above its cards


class NotesForAllWhereTheKittenWent(Broken):
    """The place is noted in the state, where samples keep it as if it were public."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if verb_of(action) == INSERT:
            cards_alone = state.discard & (1 << NOTE) - 1
            state.discard = cards_alone | arg_of(action, 0) << NOTE

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "kitten": int(state.discard >> NOTE)}


class ShowsWhetherTheNextHoldsANope(Broken):
    """Not a card, but whether the player to the left holds a Nope: one bit is too much."""

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        left = (0 if seat is None else seat + 1) % int(state.seats)
        return {**super().view(state, seat), "wary": held(state.hand[left], NOPE) > 0}


class ShowsWhoThinksAboutANope(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        nopers = [other for other in range(state.seats) if held(state.hand[other], NOPE)]
        return {**super().view(state, seat), "thinking": nopers if state.phase is WINDOW else []}


class ViewIsNotJson(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "alive": {0: True}}


# Views that are not of their type


class Typed(Broken):
    """The true game with the true type of its views."""

    def __init__(self) -> None:
        super().__init__(meta=META)


class ShowsWhatIsNotInItsType(Typed):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "beard": 1}


class ForgetsTheDiscardPile(Typed):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {key: told for key, told in super().view(state, seat).items() if key != "discard"}


class ShowsSpectatorsACardThatIsNone(Typed):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        shown = super().view(state, seat)
        return {**shown, "hand": [13]} if seat is None else shown


class OwesLessThanNothingInTheEnd(Typed):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        shown = super().view(state, seat)
        return {**shown, "owed": -1} if state.to_act == 0 else shown


class HasNoFrame(Broken):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {key: told for key, told in super().view(state, seat).items() if key != "to_act"}


# Events that tell too much


def unmarked(name: str) -> Events:
    """The table of events in which one kind has no secrets."""
    return Events(
        [
            Kind(kind.name, [Arg(arg.name, arg.sort) for arg in kind.args])
            if kind.name == name
            else kind
            for kind in EVENTS.kinds
        ]
    )


class TellsTheTopCardToAll(Broken):
    """A new event for all tells the card that is shuffled to the top."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        size = state.pile_size
        super().apply(state, seat, action, log)
        if state.pile_size < size and log is not None and state.pile_size:
            tell(log, EVENTS.numbers["took"], seat, state.card_at(0))


# Rules that depend on what is hidden, or do not hold together


class FavorsOnlyAskHoldersOfANope(Broken):
    def choices(self, state: State, seat: i64, out: Choices) -> None:
        every = Choices()
        super().choices(state, seat, every)
        for action in every.listed():
            if verb_of(action) != PLAY_FAVOR or held(state.hand[arg_of(action, 0)], NOPE):
                out.add(action)


class AllowsANopeThatIsNotHeld(Broken):
    def allows(self, state: State, seat: i64, action: i64) -> bool:
        if state.phase is WINDOW and action == PLAY_NOPE:
            return True
        return super().allows(state, seat, action)


class AllowsFavorsFromOneself(Broken):
    def allows(self, state: State, seat: i64, action: i64) -> bool:
        lax = action == pack(PLAY_FAVOR, seat) and held(state.hand[seat], 5) > 0
        return lax or super().allows(state, seat, action)


class ForbidsTheBottomOfThePile(Broken):
    def allows(self, state: State, seat: i64, action: i64) -> bool:
        if action == pack(INSERT, state.pile_size):
            return False
        return super().allows(state, seat, action)


class ChangesTheStateWhenAsked(Broken):
    def allows(self, state: State, seat: i64, action: i64) -> bool:
        allowed = super().allows(state, seat, action)
        if not allowed:
            state.nopes += 1
        return allowed


class AsksWithoutAChoice(Broken):
    def choices(self, state: State, seat: i64, out: Choices) -> None:
        if state.phase is not INSERT_KITTEN:
            super().choices(state, seat, out)


class ListsPassTwice(Broken):
    def choices(self, state: State, seat: i64, out: Choices) -> None:
        super().choices(state, seat, out)
        if state.phase is WINDOW:
            out.add(PASS)


class LosesTheCardThatIsDrawn(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        hand = state.hand[seat]
        super().apply(state, seat, action, log)
        if action == DRAW and state.hand[seat] > hand:
            state.hand[seat] = hand


class ShowsWhoHasPassed(Broken):
    def seen_to_act(self, state: State, seat: int | None) -> int:
        return int(state.to_act)


class HidesFromASeatThatItIsAsked(Broken):
    def seen_to_act(self, state: State, seat: int | None) -> int:
        seen = super().seen_to_act(state, seat)
        return seen if seat is None else seen & ~(1 << seat)


class CountsOutWhoIsAsked(Broken):
    def is_out(self, state: State, seat: i64) -> bool:
        return state.is_asked(seat)


class PassesAreARace(Broken):
    """Who passes first plays next: the order of arrival matters, though no race is declared."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        if state.phase is WINDOW and action == PASS and state.to_act & (state.to_act - 1):
            state.nopes = 4 * state.nopes + 2 * seat
        super().apply(state, seat, action, log)


class NobodyIsRankedFirst(Broken):
    def ranking(self, state: State) -> list[int]:
        return [rank + 1 for rank in super().ranking(state)]


class ForgetsASeatOnTheScoreSheet(Broken):
    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        return [(line, numbers[1:]) for line, numbers in super().score_sheet(state)]


class TellsOfASeatThatIsNone(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            tell(log, EVENTS.numbers["attacked"], seat, state.seats, 2)


class TellsOfACardThatIsNone(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            tell(log, EVENTS.numbers["took"], seat, 99)


class TellsTooLittle(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            tell(log, EVENTS.numbers["attacked"], seat, seat)


class TellsTooMuch(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            tell(log, EVENTS.numbers["shuffled"], seat, 7)


class TellsWhatHasNoName(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            tell(log, len(EVENTS.kinds), seat)


class AsksWhatHasNoName(Broken):
    def prompt(self, state: State, seat: int) -> list[object]:
        return ["dance"]


class AsksWithoutAnArgument(Broken):
    def prompt(self, state: State, seat: int) -> list[object]:
        return super().prompt(state, seat)[:1]


class AsksAboutASeatThatIsNone(Broken):
    def prompt(self, state: State, seat: int) -> list[object]:
        asked = super().prompt(state, seat)
        return [asked[0], -1, *asked[2:]] if asked[0] == "window" else asked


class ForgetsThatAPassAnswers(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        if action == PASS:
            return
        super().apply(state, seat, action, log)


class ForgetsThatANopeAnswers(Broken):
    """Others are asked anew, so the match goes on; but the noper is asked the same again."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        number = state.asked[seat]
        super().apply(state, seat, action, log)
        if action == PLAY_NOPE:
            state.to_act |= bit(seat)
            state.asked[seat] = number


class NumbersQuestionsAnew(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == DRAW:
            state.asked[seat] = 0


class LetsOneThinkForEver(Broken):
    """Who lets a window pass is asked again, and again, whatever the others do."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        if action == PASS:
            state.ask(seat)
        else:
            super().apply(state, seat, action, log)


class RaisesAtTheEnd(Broken):
    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if not state.to_act:
            raise TimeoutError("would go on")


class AsksNobody(Broken):
    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        state = super().deal(options, seats, seed, version)
        state.to_act = 0
        return state


# Clones and samples


class SharesItsHands(State):
    def clone(self) -> "SharesItsHands":
        twin = copied(self, SharesItsHands)
        twin.hand = self.hand
        return twin


class SharesItsQuestions(State):
    def clone(self) -> "SharesItsQuestions":
        twin = copied(self, SharesItsQuestions)
        twin.asked = self.asked
        return twin


class ForgetsWhoIsAttacked(State):
    """What setup and clone begin alike with: the fault shows only when somebody attacks."""

    def clone(self) -> "ForgetsWhoIsAttacked":
        twin = copied(self, ForgetsWhoIsAttacked)
        twin.attacked = False
        return twin


class ForgetsItsPhase(State):
    def clone(self) -> "ForgetsItsPhase":
        twin = copied(self, ForgetsItsPhase)
        twin.phase = TURN
        return twin


class ForgetsWhatFell(State):
    def clone(self) -> "ForgetsWhatFell":
        twin = copied(self, ForgetsWhatFell)
        twin.fallen = vec[i64]([NOBODY] * self.seats)
        return twin


class SharesItsChance(State):
    def clone(self) -> "SharesItsChance":
        twin = copied(self, SharesItsChance)
        twin.rng = self.rng
        return twin


class SharesItsHandsOpenly(SharesItsHands):
    """What clones may share must never change."""

    def shared(self) -> list[str]:
        return ["hand"]

    def clone(self) -> "SharesItsHandsOpenly":
        twin = copied(self, SharesItsHandsOpenly)
        twin.hand = self.hand
        return twin


class ClonesGoOnInChance(State):
    def clone(self) -> "ClonesGoOnInChance":
        twin = copied(self, ClonesGoOnInChance)
        twin.rng.word()
        return twin


OwnState = TypeVar("OwnState", bound=State)


def copied(state: State, kind: type[OwnState]) -> OwnState:
    """A true copy of the state, as one of that class."""
    twin = State.clone(state)
    twin.__class__ = kind
    assert isinstance(twin, kind)
    return twin


class DealsOwnStates(Broken):
    def __init__(self, kind: type[State]) -> None:
        super().__init__()
        self.kind = kind

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        return copied(super().deal(options, seats, seed, version), self.kind)


class ShufflesByAClockOfItsOwn(Broken):
    ticks = 0

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if action == PASS and state.play == 0:
            self.ticks += 1
            rng_from_seed(self.ticks).shuffle(state.pile, state.pile_size)


class DealsByOldRules(Broken):
    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        return super().deal(options, seats, seed, version - 1)


class DealsByAClockOfItsOwn(Broken):
    ticks = 0

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        self.ticks += 1
        return super().deal(options, seats, seed ^ self.ticks, version)


class DealsOtherwiseInTheEnd(Broken):
    """The first two deals of a seed are alike; a later one is not."""

    ticks = 0

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        state = super().deal(options, seats, seed, version)
        self.ticks += 1
        if self.ticks > 2:
            state.asked[0] += 1
        return state


class SamplesReverseThePile(Broken):
    """No card of the pile stays in its place, but where it went can be worked out."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = state.clone()
        sample.rng = rng_from_seed(seed)
        sample.pile = vec[i64](list(state.pile)[::-1])
        return sample


class SamplesKeepTheTruePile(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = state.clone()
        sample.rng = rng_from_seed(seed)
        hidden = [title for o in range(state.seats) if o != seat for title in things(state.hand[o])]
        known = [
            things(state.hand_known[seat * state.seats + owner]) for owner in range(state.seats)
        ]
        for titles in known:
            for title in titles:
                hidden.remove(title)
        pool = vec[i64](sorted(hidden))
        sample.rng.shuffle(pool, len(pool))
        dealt = 0
        for owner in range(state.seats):
            if owner != seat:
                missing = len(things(state.hand[owner])) - len(known[owner])
                sample.hand[owner] = state.hand_known[seat * state.seats + owner]
                for title in pool[dealt : dealt + missing]:
                    sample.hand[owner] += one(title)
                dealt += missing
                sample.pile_known[owner] = 0
                for other in range(state.seats):
                    public = state.hand_known[state.seats * state.seats + other]
                    row = owner * state.seats + other
                    sample.hand_known[row] = public if other != owner else 0
        return sample


class SamplesKeepWhatOthersKnowOfThePile(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        sample.pile_known = state.pile_known[:]
        return sample


class SamplesKeepWhatOthersKnowOfHands(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        for index in range(len(state.hand_known)):
            sample.hand_known[index] = state.hand_known[index]
        return sample


class SamplesKeepTheTrueChance(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        sample.rng = state.rng.clone()
        return sample


class SamplesAreTheTruth(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = state.clone()
        sample.rng = rng_from_seed(seed)
        return sample


class SamplesForgetWhatWasForeseen(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        blind = state.clone()
        blind.pile_known[seat] = 0
        return super().determinize(blind, seat, seed)


class SamplesChangeTheTruth(Broken):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        state.rng.word()
        return super().determinize(state, seat, seed)


def telling(name: str) -> Callable[[], Game[Any]]:
    """The game whose events of one kind have no secrets."""
    return lambda: Broken(unmarked(name))


NO_LEAK = "no leak"
ANSWERED = "a step changes who is asked or its number"
CLONES = "clone independence"
AGREES = "is_legal agrees with legal_actions"
BROKEN: dict[str, tuple[Callable[[], Game[Any]], set[str]]] = {
    "a view shows a card of the next hand": (ShowsACardOfTheNextHand, {NO_LEAK}),
    "a view shows the top of the pile": (ShowsTheTopOfThePile, {NO_LEAK}),
    "spectators see the bottom of the pile": (ShowsTheBottomOfThePileToSpectators, {NO_LEAK}),
    "a view shows where kittens lie": (ShowsWhereKittensLie, {NO_LEAK}),
    "a view shows where a kitten was put": (NotesForAllWhereTheKittenWent, {NO_LEAK}),
    "a view shows one bit of a hand": (ShowsWhetherTheNextHoldsANope, {NO_LEAK}),
    "a window shows who thinks about it": (ShowsWhoThinksAboutANope, {NO_LEAK}),
    "a window shows who has let it pass": (ShowsWhoHasPassed, {NO_LEAK}),
    "a seat does not know that it is asked": (
        HidesFromASeatThatItIsAsked,
        {"a seat knows what it is asked"},
    ),
    "who is asked is out": (CountsOutWhoIsAsked, {"who is out is not asked"}),
    "a view is not JSON": (ViewIsNotJson, {"JSON"}),
    "a view has a field too many": (ShowsWhatIsNotInItsType, {"types"}),
    "a view lacks a field": (ForgetsTheDiscardPile, {"types"}),
    "a view shows a card that is none": (ShowsSpectatorsACardThatIsNone, {"types"}),
    "a count is negative in the end": (OwesLessThanNothingInTheEnd, {"types"}),
    "a view without a type has no frame": (HasNoFrame, {"types"}),
    "all are told what was drawn": (telling("drew"), {NO_LEAK}),
    "all are told what was foreseen": (telling("foresaw"), {NO_LEAK}),
    "all are told what was stolen": (telling("stole"), {NO_LEAK}),
    "all are told what was given": (telling("gave"), {NO_LEAK}),
    "all are told where a kitten was put": (telling("inserted"), {NO_LEAK}),
    "all are told the top card": (TellsTheTopCardToAll, {NO_LEAK}),
    "what is legal depends on another hand": (FavorsOnlyAskHoldersOfANope, {NO_LEAK}),
    "a Nope that is not held is allowed": (AllowsANopeThatIsNotHeld, {AGREES}),
    "a favor from oneself is allowed": (AllowsFavorsFromOneself, {AGREES}),
    "a listed action is refused": (ForbidsTheBottomOfThePile, {AGREES}),
    "asking changes the state": (
        ChangesTheStateWhenAsked,
        {"an illegal action leaves the state untouched"},
    ),
    "a seat is asked without a choice": (AsksWithoutAChoice, {AGREES}),
    "an action is listed twice": (ListsPassTwice, {AGREES}),
    "a card is lost": (LosesTheCardThatIsDrawn, {"conservation"}),
    "the order of passes matters": (PassesAreARace, {"order"}),
    "nobody is ranked first": (NobodyIsRankedFirst, {"ranking"}),
    "the score sheet forgets a seat": (ForgetsASeatOnTheScoreSheet, {"score sheet"}),
    "an event is about a seat that is none": (TellsOfASeatThatIsNone, {"tables"}),
    "an event is about a card that is none": (TellsOfACardThatIsNone, {"tables"}),
    "an event lacks an argument": (TellsTooLittle, {"tables"}),
    "an event has an argument too many": (TellsTooMuch, {"tables"}),
    "an event has no name": (TellsWhatHasNoName, {"tables"}),
    "a prompt has no name": (AsksWhatHasNoName, {"tables"}),
    "a prompt lacks an argument": (AsksWithoutAnArgument, {"tables"}),
    "a prompt is about a seat that is none": (AsksAboutASeatThatIsNone, {"tables"}),
    "a pass leaves its question open": (ForgetsThatAPassAnswers, {ANSWERED}),
    "a Nope leaves its question open": (ForgetsThatANopeAnswers, {ANSWERED}),
    "a question's number comes again": (NumbersQuestionsAnew, {ANSWERED}),
    "a rule raises": (RaisesAtTheEnd, {"TimeoutError"}),
    "clones share the hands": (lambda: DealsOwnStates(SharesItsHands), {CLONES}),
    "clones share hands that change": (lambda: DealsOwnStates(SharesItsHandsOpenly), {NO_LEAK}),
    "clones share chance": (lambda: DealsOwnStates(SharesItsChance), {CLONES}),
    "clones forget a number": (lambda: DealsOwnStates(ForgetsWhoIsAttacked), {CLONES}),
    "clones forget the phase": (lambda: DealsOwnStates(ForgetsItsPhase), {CLONES}),
    "clones forget an array": (lambda: DealsOwnStates(ForgetsWhatFell), {CLONES}),
    "clones share an array": (lambda: DealsOwnStates(SharesItsQuestions), {CLONES}),
    "clones are not alike": (lambda: DealsOwnStates(ClonesGoOnInChance), {CLONES}),
    "a play goes by a clock": (ShufflesByAClockOfItsOwn, {"determinism", "order"}),
    "a deal goes by other rules": (DealsByOldRules, {"version"}),
    "a deal goes by a clock": (DealsByAClockOfItsOwn, {"determinism"}),
    "a later deal differs": (DealsOtherwiseInTheEnd, {"determinism"}),
    "samples keep the true pile": (SamplesKeepTheTruePile, {NO_LEAK}),
    "samples keep what others know of the pile": (SamplesKeepWhatOthersKnowOfThePile, {NO_LEAK}),
    "samples keep what others know of hands": (SamplesKeepWhatOthersKnowOfHands, {NO_LEAK}),
    "samples keep the true chance": (SamplesKeepTheTrueChance, {NO_LEAK}),
    "samples are the truth": (SamplesAreTheTruth, {NO_LEAK}),
    "samples forget what was foreseen": (SamplesForgetWhatWasForeseen, {NO_LEAK}),
    "samples change the truth": (SamplesChangeTheTruth, {NO_LEAK}),
}


def trials() -> Iterator[Trial]:
    """A few matches, of every number of seats."""
    for number in range(MATCHES):
        seats = 5 - number % 4
        yield Trial(META.key, seats, seed_from_text(f"broken {number}"), {})


@pytest.mark.parametrize(("make", "laws"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_game_is_caught(make: Callable[[], Game[Any]], laws: set[str]) -> None:
    for trial in trials():
        steps, failure = watch(make(), trial)
        if failure is not None:
            assert failure.law in laws
            assert len(load(failure.match_file).journal) <= steps
            return
    pytest.fail(f"not caught in {MATCHES} matches")


def test_the_true_game_is_not_caught() -> None:
    for game in (Broken(), Typed()):
        assert [watch(game, trial)[1] for trial in islice(trials(), 4)] == [None] * 4


@pytest.mark.parametrize("law", ["view", "spectator", "samples"])
def test_each_leak_is_seen_at_once(law: str) -> None:
    game = {
        "view": ShowsTheTopOfThePile,
        "spectator": ShowsTheBottomOfThePileToSpectators,
        "samples": SamplesReverseThePile,
    }[law]()
    with pytest.raises(LawBroken, match=law):
        check_no_leak(game, game.new_game({}, 2, 1), rng_from_seed(1))


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (ShowsTheTopOfThePile(), r"no leak: view of seat \d: top: \d+, not \d+"),
        (SamplesReverseThePile(), r"no leak: samples of seat \d depend on .*: pile\[0\]: "),
        (DealsOwnStates(SharesItsQuestions), r"clone independence: .*: asked\[\d\]: \d, not \d"),
        (DealsOwnStates(ClonesGoOnInChance), r"clone independence: .*: rng\[0\]: "),
    ],
)
def test_the_field_that_differs_is_named(game: Game[Any], told: str) -> None:
    rng = rng_from_seed(1)
    state: Any = game.new_game({}, 2, 1)
    with pytest.raises(LawBroken, match=told):
        for _ in range(9):
            check_no_leak(game, state, rng)
        seat = bits(state.to_act)[0]
        check_step(game, state, seat, game.legal_actions(state, seat)[0], rng, Turns())


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (ForgetsWhoIsAttacked, "a clone forgets: attacked: False, not True"),
        (ForgetsItsPhase, "a clone forgets: phase: turn, not marked"),
        (ForgetsWhatFell, r"a clone forgets: fallen: 2 things, not 3"),
        (SharesItsHands, r"a clone shares: hand\[0\]: "),
        (SharesItsQuestions, r"a clone shares: asked\[0\]: "),
        (SharesItsChance, r"a clone shares: rng\[\d\]: "),
    ],
)
def test_the_field_that_a_clone_forgets_or_shares_is_named(kind: type[State], told: str) -> None:
    with pytest.raises(LawBroken, match=told):
        check_clone(DealsOwnStates(kind).new_game({}, 2, 1))


def test_a_match_that_does_not_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catlantis.arena.fuzz.LONGEST", 20)
    _, failure = watch(GAME, next(trials()))
    assert failure is not None
    assert failure.law == "every game ends"


def test_a_turn_that_does_not_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catlantis.core.laws.LONGEST_TURN", 50)
    failures = [watch(LetsOneThinkForEver(), trial)[1] for trial in islice(trials(), 2)]
    assert {failure.law for failure in failures if failure is not None} == {"every turn ends"}


def test_a_game_that_asks_nobody_is_caught() -> None:
    _, failure = watch(AsksNobody(), next(trials()))
    assert failure is not None
    assert failure.law == "every game begins"
