"""Matches: what is accepted, what is refused and why, undo, and replay."""

from typing import Any

import pytest
from core.matches import SEEDS, does, holding, matches, played, random_choice, seated
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import SHUFFLE
from catlantis.games.exploding_kittens.state import State
from catlantis.match import EVERY, NAMES, Match, Refused, Seat

TACOCAT = 8
FOREIGN = st.recursive(
    st.none() | st.integers() | st.sampled_from(["draw", "favor", "", "猫"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


def refusal(match: Match, seat: int, *spelled: object, question: int | None = None) -> str:
    """Why the match refuses that; refusing changes nothing."""
    before, journal = facts(match.state), list(match.journal)
    with pytest.raises(Refused) as caught:
        does(match, seat, *spelled, question=question)
    assert facts(match.state) == before
    assert match.journal == journal
    assert str(caught.value) == caught.value.reason
    return caught.value.reason


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


# Acting


def test_an_action_is_done_and_noted() -> None:
    match = holding("skip", "")
    entry = does(match, 0, "skip")
    assert match.journal == [entry]
    assert (entry.seat, GAME.verbs.spell(entry.action)) == (0, ["skip"])
    assert match.told(None, 0) == [["skip", 0]]
    assert bits(match.state.to_act) == [1]


def test_what_a_match_refuses_before_it_looks_at_the_rules() -> None:
    match = holding("skip", "")
    assert refusal(match, 0) == "not-a-list"
    assert refusal(match, 0, "fly") == "unknown-verb"
    assert refusal(match, 0, "skip", 1) == "wrong-count"
    assert refusal(match, 0, "favor", "1") == "not-a-number"
    assert refusal(match, 0, "favor", 5) == "out-of-bounds"


@pytest.mark.parametrize("seat", [-1, 1, 2, 62, 63, 64, 1 << 80])
def test_a_seat_that_owes_no_decision_is_refused(seat: int) -> None:
    assert refusal(holding("skip", ""), seat, "draw") == "not-asked"


def test_what_the_rules_forbid_is_refused() -> None:
    match = holding("skip", "")
    assert refusal(match, 0, "pass") == "illegal"
    assert refusal(match, 0, "favor", 0) == "illegal"
    with pytest.raises(Refused, match="illegal"):
        match.act(0, 1 << 80)


def test_nothing_is_done_in_a_match_that_is_over() -> None:
    match = played(seated(GAME, 2, 1), 10_000)
    assert match.is_over
    for seat in (0, 1, 7):
        assert refusal(match, seat, "draw") == "over"
        assert refusal(match, seat, "draw", question=1) == "over"


def test_a_new_match_is_not_over() -> None:
    assert not seated(GAME, 2, 1).is_over


@given(spelled=FOREIGN, seat=st.integers())
def test_whatever_strangers_send_is_refused_with_a_reason(spelled: Any, seat: int) -> None:
    match = seated(GAME, 2, 1)
    with pytest.raises(Refused):
        match.act_spelled(seat, spelled)


def test_there_is_a_name_for_every_seat_of_every_game() -> None:
    assert len(set(NAMES)) == len(NAMES) >= max(game.meta.max_seats for game in GAMES.values())


# A refusal tells nothing of what is hidden


@pytest.mark.parametrize("hand", ["nope", "-nope"])
def test_a_nope_out_of_turn_is_refused_alike_with_and_without_one(hand: str) -> None:  # EK-38
    match = holding("skip", hand)
    assert refusal(match, 1, "nope") == "not-asked"
    assert refusal(match, 1, "nope", question=1) == "not-asked"
    does(match, 0, "skip")
    assert refusal(match, 0, "nope") == "not-asked"
    assert refusal(match, 1, "nope", question=0) == "stale"


# Questions


def test_an_answer_to_an_old_question_is_stale() -> None:
    match = holding("skip shuffle", "")
    assert match.question(0) == 1
    does(match, 0, "shuffle", question=1)
    does(match, 1, "pass", question=1)
    assert match.question(0) == 2
    assert refusal(match, 0, "skip", question=1) == "stale"
    assert refusal(match, 0, "skip", question=3) == "stale"
    does(match, 0, "skip", question=2)


def test_moves_of_others_do_not_make_mine_stale() -> None:
    match = holding("skip", "", "", "")
    does(match, 0, "skip")
    mine = match.question(1)
    does(match, 3, "pass")
    does(match, 2, "pass")
    does(match, 1, "pass", question=mine)
    assert state_of(match).active == 1


def test_a_nope_makes_every_answer_to_the_window_before_it_stale() -> None:
    match = holding("skip", "nope", "")
    does(match, 0, "skip")
    before = match.question(2)
    does(match, 1, "nope")
    assert refusal(match, 2, "pass", question=before) == "stale"
    does(match, 2, "pass", question=before + 1)


def test_an_action_without_a_number_answers_the_current_question() -> None:
    match = holding("skip shuffle", "")
    does(match, 0, "shuffle")
    does(match, 1, "pass")
    does(match, 0, "skip")


def test_the_view_carries_the_number_of_the_question() -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    does(match, 1, "pass")
    match.undo(1)
    assert match.view(1)["asked"] == match.question(1) == 2
    assert match.view(2)["asked"] == match.question(2) == 1
    assert match.view(None) == GAME.view(state_of(match), None)
    assert {**match.view(1), "asked": 1} == GAME.view(state_of(match), 1)


# Undo


def test_a_pass_is_taken_back_while_the_window_is_open() -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    before = facts(match.state)
    does(match, 1, "pass")
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]
    match.undo(1)
    assert facts(match.state) == before
    assert [entry.seat for entry in match.journal] == [0]


def test_what_is_sealed_is_taken_back_by_nobody() -> None:  # EK-38
    match = holding("skip", "", "")
    does(match, 0, "skip")
    does(match, 1, "pass")
    assert match.can_undo(1)
    assert match.seal().final
    assert not match.can_undo(1)


def test_undo_leaves_what_others_did_since() -> None:
    match = holding("skip", "", "", "")
    does(match, 0, "skip")
    does(match, 1, "pass")
    does(match, 2, "pass")
    mine = match.question(2)
    match.undo(1)
    assert bits(match.state.to_act) == [1, 3]
    assert match.question(2) == mine
    assert match.can_undo(2)


def test_an_answer_to_the_question_before_the_undo_is_refused() -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    first = match.question(1)
    does(match, 1, "pass", question=first)
    match.undo(1)
    assert match.question(1) == first + 1
    assert refusal(match, 1, "pass", question=first) == "stale"
    does(match, 1, "pass", question=first + 1)
    match.undo(1)
    assert match.question(1) == first + 2


def test_a_match_kept_elsewhere_goes_on_with_the_numbers_of_its_questions() -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    does(match, 1, "pass")
    match.undo(1)
    again = Match(match.game, match.seats, match.seed, match.options, undone=list(match.undone))
    for entry in match.journal:
        again.act(entry.seat, entry.action)
    assert [again.question(seat) for seat in range(3)] == [1, 2, 1]
    assert refusal(again, 1, "pass", question=1) == "stale"


def test_there_is_nothing_to_take_back_at_first() -> None:
    match = seated(GAME, 2, 1)
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(0)


@pytest.mark.parametrize("seat", [-1, 3, 1 << 80])
def test_a_seat_that_is_none_takes_nothing_back(seat: int) -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    does(match, 1, "pass")
    assert not match.can_undo(seat)


def test_a_refused_undo_changes_nothing() -> None:
    match = holding("skip", "", "")
    does(match, 0, "skip")
    before, journal = facts(match.state), list(match.journal)
    with pytest.raises(Refused) as caught:
        match.undo(0)
    assert caught.value.reason == "no-undo"
    assert (facts(match.state), match.journal) == (before, journal)


def test_a_play_that_asks_others_stays() -> None:
    match = holding("skip", "")
    does(match, 0, "skip")
    assert not match.can_undo(0)


def test_a_drawn_card_stays_drawn() -> None:
    match = holding("", "")
    does(match, 0, "draw")
    assert not match.can_undo(0)


def test_a_pass_that_let_chance_in_stays() -> None:
    match = holding("shuffle", "nope", "nope")
    does(match, 0, "shuffle")
    does(match, 1, "nope")
    does(match, 2, "nope")
    does(match, 1, "pass")
    does(match, 0, "pass")  # shuffled: only the one who passed last is asked anew
    assert bits(match.state.to_act) == [0]
    assert not any(match.can_undo(seat) for seat in range(3))


def test_the_end_of_a_match_stays() -> None:
    match = played(seated(GAME, 3, 1), 10_000)
    assert match.is_over
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_pass_stays_once_the_window_has_been_closed_by_others() -> None:  # EK-38
    match = holding("skip", "nope", "")
    does(match, 0, "skip")
    does(match, 1, "nope")
    does(match, 2, "pass")
    does(match, 0, "pass")  # cancelled: it is seat 0's turn again, asked by its own pass
    assert bits(match.state.to_act) == [0]
    asked = match.question(0)
    assert not match.can_undo(2)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(2)
    assert match.question(0) == asked


def test_a_pass_stays_once_it_showed_what_another_lacks() -> None:
    match = holding("tacocat tacocat tacocat", "nope -shuffle", "nope")
    does(match, 0, "three", TACOCAT, 1, SHUFFLE)
    does(match, 1, "nope")
    does(match, 2, "nope")
    does(match, 1, "pass")
    entry = does(match, 0, "pass")
    assert GAME.events.spell(entry.events[0], None) == ["lacked", 0, 1, SHUFFLE]
    assert not match.can_undo(0)


# Replay


def test_the_past_is_seen_step_by_step() -> None:
    match = seated(GAME, 3, 5)
    past = [facts(match.state)]
    rng = rng_from_seed(1)
    for _ in range(30):
        match.act(*random_choice(GAME, match.state, rng))
        past.append(facts(match.state))
    for step in (0, 1, 15, 30):
        then = match.at(step)
        assert facts(then.state) == past[step]
        assert len(then.journal) == step
    assert facts(match.state) == past[30]


def test_the_past_goes_its_own_way() -> None:
    match = played(seated(GAME, 3, 5), 20)
    before = facts(match.state)
    played(match.at(10), 10, seed=9)
    assert facts(match.state) == before
    assert len(match.journal) == 20


def test_everybody_is_told_what_they_may_know() -> None:
    match = holding("see-the-future", "", "")
    does(match, 0, "see")
    does(match, 1, "pass")
    does(match, 2, "pass")
    top = [int(state_of(match).card_at(place)) for place in range(3)]
    assert match.told(0, 0) == [["see", 0], ["foresaw", 0, *top]]
    for viewer in (1, 2, None):
        assert match.told(viewer, 0) == [["see", 0], ["foresaw", 0, None, None, None]]
    assert match.told(0, since=1) == [["foresaw", 0, *top]]
    assert match.told(0, since=4) == []


@settings(max_examples=25)
@given(matches())
def test_a_journal_replays_to_the_same_match(match: Match) -> None:
    again = Match(match.game, match.seats, match.seed, match.options)
    for entry in match.journal:
        again.act(entry.seat, entry.action)
    assert facts(again.state) == facts(match.state)
    for viewer in [None, *range(len(match.seats))]:
        assert again.told(viewer) == match.told(viewer)
        assert again.view(viewer) == match.view(viewer)


def test_the_pass_that_closes_a_window_cannot_be_taken_back() -> None:  # EK-38
    match = holding("skip", "nope", "")
    does(match, 0, "skip")
    does(match, 1, "nope")
    does(match, 2, "pass")
    assert match.can_undo(2)
    does(match, 0, "pass")  # cancelled: nobody but seat 0 is asked, yet it learns that 2 passed
    assert bits(match.state.to_act) == [0]
    assert not match.can_undo(0)
    assert not match.can_undo(2)


@settings(max_examples=10)
@given(SEEDS, st.integers(2, 5))
def test_what_can_be_taken_back_can_be_done_again(seed: int, seats: int) -> None:
    match, rng = seated(GAME, seats, seed), rng_from_seed(seed)
    while not match.is_over and len(match.journal) < 40:
        match.act(*random_choice(GAME, match.state, rng))
        for seat in range(seats):
            if match.can_undo(seat):
                undo_and_redo(match, seat)


def undo_and_redo(match: Match, seat: int) -> None:
    """Take back and do again the seat's last action: all is as it was, but for the numbers."""
    step = max(step for step, entry in enumerate(match.journal) if entry.seat == seat)
    before, entries, undone = facts(match.state), list(match.journal), match.journal[step]
    questions = [match.question(other) for other in range(len(match.seats))]
    chance = [facts(match.at(now).state)["rng"] for now in (step, len(entries))]
    assert chance[0] == chance[1]
    match.undo(seat)
    kept = [entry for number, entry in enumerate(entries) if number != step]
    assert [(e.seat, e.action) for e in match.journal] == [(e.seat, e.action) for e in kept]
    without = Match(match.game, match.seats, match.seed, match.options)
    for entry in kept:
        without.act(entry.seat, entry.action)
    assert facts(match.state) == facts(without.state)
    assert match.question(seat) > questions[seat]
    for other in range(len(match.seats)):
        assert other == seat or match.question(other) == questions[other]
    match.act(seat, undone.action, match.question(seat))
    assert facts(match.state) == before


@settings(max_examples=15)
@given(SEEDS, st.integers(2, 5))
def test_what_can_be_taken_back_showed_nobody_anything_hidden(seed: int, seats: int) -> None:
    match, rng = seated(GAME, seats, seed), rng_from_seed(seed)
    while not match.is_over and len(match.journal) < 150:
        original = state_of(match).clone()
        entry = match.act(*random_choice(GAME, match.state, rng))
        if not entry.final:
            for viewer in range(seats):
                sample = GAME.determinize(original, viewer, int(rng.word()))
                if GAME.is_legal(sample, entry.seat, entry.action):
                    GAME.apply(sample, entry.seat, entry.action, None)
                    assert GAME.view(sample, viewer) == GAME.view(state_of(match), viewer)


def test_the_past_has_only_the_steps_that_there_were() -> None:
    match = played(seated(GAME, 3, 5), 40)
    for step in (-1, len(match.journal) + 1):
        with pytest.raises(IndexError, match=f"no step {step} in a match of"):
            match.at(step)


def test_a_step_of_the_past_is_not_replayed_from_the_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, applied = played(seated(GAMES["cat-and-fish"], 2, 5), 90), 0
    real = match.game.apply

    def counted(*args: Any) -> None:
        nonlocal applied
        applied += 1
        real(*args)

    match.at(89)
    monkeypatch.setattr(match.game, "apply", counted, raising=False)
    for step in range(89, -1, -1):
        assert len(match.at(step).journal) == step
    assert applied < 90 * 2 * EVERY  # a state, and the last that no undo can cross


def test_undo_leaves_no_state_of_what_never_was() -> None:
    match = played(seated(GAMES["cat-and-fish"], 2, 5), 60)
    match.at(59)
    while match.turn is not None and not match.can_undo(match.turn):
        match.push(match.legal()[0])
    assert match.turn is not None
    match.undo(match.turn)
    match.push(match.legal()[-1])
    for step in range(len(match.journal) + 1):
        again = Match(match.game, match.seats, match.seed)
        for entry in match.journal[:step]:
            again.act(entry.seat, entry.action)
        assert facts(match.at(step).state) == facts(again.state)


OPENINGS = {
    ("exploding-kittens", 3): [["turn", 1, 1]],
    ("cat-and-fish", 3): [["season", 1, 0, 1]],
    ("islet", 3): [["turn", 1]],
    ("isle-of-cats", 3): [["day", 0, 1]],
}


@pytest.mark.parametrize(("key", "seats"), OPENINGS)
def test_the_log_begins_with_whose_turn_or_which_day_it_is(key: str, seats: int) -> None:
    game = GAMES[key]
    options: dict[str, object] = {"first_seat": 1} if key != "isle-of-cats" else {}
    match = Match(game, [Seat(name) for name in NAMES[:seats]], 7, options)
    assert match.told(0) == match.told(None) == OPENINGS[key, seats]
    assert match.told(0, 0) == []
    match.push(match.legal()[0])
    assert match.told(0)[:1] == OPENINGS[key, seats]
