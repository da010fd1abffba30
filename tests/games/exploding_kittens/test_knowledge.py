"""What each seat knows of hidden cards, and samples of what it cannot know (EK-12)."""

from collections import Counter

import pytest

from catlantis.core.bag import held
from catlantis.core.ints import bits
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import DEFUSE, EXPLODING_KITTEN, NOPE, TITLES
from catlantis.games.exploding_kittens.knowledge import lacks

from .table import Table, deal, named, opening, random_match

SEATS = [2, 3, 4, 5]


def is_within(part: str, whole: str) -> bool:
    """Whether the cards of one text are among those of the other."""
    return Counter(part.split()) <= Counter(whole.split())


def known_hands(table: Table, viewer: int | None) -> list[str]:
    """The cards that the viewer knows each seat to hold."""
    return [named(player["known"]) for player in table.view(viewer)["players"]]


# The private note of the draw pile


def test_note_shifts_with_each_draw() -> None:  # EK-35
    table = deal("see | | ", pile="attack skip beard kitten favor")
    table.resolve(0, "see")
    table.play(0, "draw")
    assert table.note(0) == ["0 skip", "1 beard"]
    table.play(1, "draw")
    assert table.note(0) == ["0 beard"]
    table.play(2, "draw")
    assert table.note(0) == []


def test_shuffle_clears_every_note() -> None:  # EK-34
    table = deal("see | see shuffle", pile="attack skip beard tacocat")
    table.resolve(0, "see")
    table.play(0, "draw")
    table.resolve(1, "see")
    table.resolve(1, "shuffle")
    assert table.note(0) == table.note(1) == []


def test_noped_shuffle_clears_no_note() -> None:  # EK-37
    table = deal("see shuffle | nope", pile="attack skip beard")
    table.resolve(0, "see")
    table.play(0, "shuffle")
    table.play(1, "nope")
    table.all_pass()
    assert table.note(0) == ["0 attack", "1 skip", "2 beard"]


@pytest.mark.parametrize(
    ("place", "note"),
    [
        (0, ["0 kitten", "1 skip", "2 beard"]),
        (1, ["0 skip", "1 kitten", "2 beard"]),
        (2, ["0 skip", "1 beard", "2 kitten"]),
        (4, ["0 skip", "1 beard", "4 kitten"]),
    ],
)
def test_own_insertion_is_noted_among_what_one_knew(place: int, note: list[str]) -> None:  # EK-21
    table = deal("see defuse | ", pile="kitten skip beard tacocat attack")
    table.resolve(0, "see")
    table.play(0, "draw")
    assert table.note(0) == ["0 skip", "1 beard"]
    table.play(0, f"insert {place}")
    assert table.note(0) == note


def test_insertion_clears_the_notes_of_the_others() -> None:  # EK-21
    table = deal("see skip | defuse | ", pile="kitten skip beard tacocat")
    table.resolve(0, "see")
    table.resolve(0, "skip")
    table.play(1, "draw")
    assert table.note(0) == ["0 skip", "1 beard"]  # not yet: the kitten is in a hand
    table.play(1, "insert 3")
    assert table.note(0) == []
    assert table.note(1) == ["3 kitten"]


def test_a_kitten_one_placed_is_known_until_it_is_drawn() -> None:  # EK-21
    table = deal("defuse | | ", pile="kitten skip beard")
    table.play(0, "draw")
    table.play(0, "insert 1")
    table.play(1, "draw")
    assert table.note(0) == ["0 kitten"]
    table.play(2, "draw")
    assert table.note(0) == []


def test_spectator_has_no_note() -> None:  # EK-12
    table = deal("see | ", pile="attack skip")
    table.resolve(0, "see")
    assert table.view(None)["pile"]["known"] == []


# The cards known in others' hands


def test_who_foresaw_a_card_knows_it_in_the_hand_of_who_draws_it() -> None:  # EK-35
    table = deal("see skip | | ", pile="nope beard")
    table.resolve(0, "see")
    table.resolve(0, "skip")
    table.play(1, "draw")
    assert table.knows(0, 1) == "nope"
    assert table.knows(2, 1) == table.knows(None, 1) == ""


def test_thief_and_victim_know_the_card_stolen() -> None:  # EK-50
    table = deal("beard beard | nope | ")
    table.resolve(0, "pair beard 1")
    assert table.knows(1, 0) == "nope"
    assert table.knows(2, 0) == table.knows(None, 0) == ""


def test_giver_knows_the_card_given() -> None:  # EK-33
    table = deal("favor | nope skip | ")
    table.resolve(0, "favor 1")
    table.play(1, "give skip")
    assert table.knows(1, 0) == "skip"
    assert table.knows(2, 0) == ""


def test_everyone_knows_the_card_handed_over() -> None:  # EK-51
    table = deal("beard beard beard | nope skip | ")
    table.resolve(0, "three beard 1 nope")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(None, 0) == "nope"


def test_a_card_played_is_no_longer_known_in_the_hand() -> None:  # EK-12
    table = deal("beard beard beard | skip skip | ")
    table.resolve(0, "three beard 1 skip")
    assert table.knows(2, 0) == "skip"
    table.resolve(0, "skip")
    assert table.knows(2, 0) == ""


def test_a_card_handed_over_is_no_longer_known_in_the_hand() -> None:  # EK-51
    table = deal("beard beard beard | skip skip | tacocat tacocat tacocat", pile="see see")
    table.resolve(0, "three beard 1 skip")
    table.play(0, "draw")
    table.play(1, "draw")
    table.resolve(2, "three tacocat 0 skip")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(None, 0) == ""
    assert table.knows(0, 2) == table.knows(1, 2) == "skip"


def test_after_an_unseen_loss_any_known_card_may_be_gone() -> None:  # EK-12
    table = deal("beard beard beard tacocat tacocat tacocat | skip nope attack | favor", pile="see")
    table.resolve(0, "three beard 1 skip")
    table.resolve(0, "three tacocat 1 nope")
    assert table.knows(1, 0) == table.knows(2, 0) == "nope skip"
    table.play(0, "draw")
    table.play(1, "draw")
    table.resolve(2, "favor 0")
    table.play(0, "give skip")
    assert table.knows(2, 0) == "nope"  # saw which card it was
    assert table.knows(1, 0) == table.knows(None, 0) == ""  # it may have been either


def test_nothing_is_known_of_the_hand_of_who_is_out() -> None:  # EK-20
    table = deal("beard beard beard | nope | ", pile="kitten")
    table.resolve(0, "three beard 1 nope")
    table.play(0, "draw")
    assert table.knows(1, 0) == table.knows(None, 0) == ""


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_known_of_a_hand_is_truly_there(seats: int) -> None:  # EK-12
    known_cards = 0
    for seed in range(8):
        for table in random_match(seats, seed):
            hands = [table.hand(owner) for owner in range(seats)]
            public = known_hands(table, None)
            for knower in range(seats):
                for owner, known in enumerate(known_hands(table, knower)):
                    known_cards += len(known)
                    assert is_within(known, hands[owner])
                    assert is_within(public[owner], known if owner != knower else hands[owner])
    assert known_cards


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_noted_of_the_pile_is_truly_there(seats: int) -> None:  # EK-12
    noted = 0
    for seed in range(8):
        for table in random_match(seats, seed):
            pile = table.pile.split()
            for seat in range(seats):
                note = [text.split() for text in table.note(seat)]
                noted += len(note)
                assert all(pile[int(place)] == title for place, title in note)
    assert noted


# Samples


def sampled(table: Table, seat: int, seed: int) -> Table:
    """The table as the seat might imagine it."""
    return Table(GAME.determinize(table.state, seat, seed))


@pytest.mark.parametrize("seats", SEATS)
def test_a_sample_looks_to_the_seat_like_the_truth(seats: int) -> None:  # EK-12
    for seed in range(3):
        for number, table in enumerate(random_match(seats, seed, combos=seed != 2)):
            seat = number % seats
            assert sampled(table, seat, number).view(seat) == table.view(seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_sample_has_the_cards_of_the_match(seats: int) -> None:  # EK-12
    for seed in range(3):
        for number, table in enumerate(random_match(seats, seed)):
            sample = sampled(table, number % seats, number)
            assert GAME.census(sample.state) == GAME.census(table.state)
            for other in range(seats):
                assert "kitten" not in sample.hand(other).split()
                assert is_within(sample.knows(None, other), sample.hand(other))


def test_a_sample_leaves_the_truth_alone() -> None:  # EK-12
    table = deal("see | nope attack | defuse beard", pile="skip favor tacocat shuffle")
    before = (table.pile, table.hand(1), table.hand(2), table.view(0))
    sampled(table, 0, 5)
    assert (table.pile, table.hand(1), table.hand(2), table.view(0)) == before


def test_a_sample_keeps_what_the_seat_knows() -> None:  # EK-12
    table = deal(
        "see beard beard beard | nope attack tacocat | potato potato",
        pile="skip kitten favor shuffle rainbow cattermelon",
    )
    table.resolve(0, "see")
    table.resolve(0, "three beard 1 nope")
    table.play(0, "draw")
    for seed in range(20):
        sample = sampled(table, 0, seed)
        assert sample.hand(0) == table.hand(0)
        assert sample.pile.startswith("kitten favor ")
        assert sample.discard == table.discard
        assert sample.knows(1, 0) == "nope"


def test_a_sample_deals_the_rest_anew() -> None:  # EK-12
    table = deal("see | nope | attack", pile="skip favor tacocat shuffle")
    hands = {sampled(table, 0, seed).hand(1) for seed in range(60)}
    assert hands == {"nope", "attack", "skip", "favor", "tacocat", "shuffle"}
    tops = {sampled(table, 0, seed).pile.split()[0] for seed in range(60)}
    assert "kitten" in tops
    assert len(tops) > 4


def test_a_sample_keeps_a_card_known_in_a_hand() -> None:  # EK-12
    table = deal("beard beard | skip | ", pile="nope attack tacocat favor", turn=0)
    table.resolve(0, "pair beard 1")
    for seed in range(20):
        assert sampled(table, 1, seed).hand(0) == "skip"  # the victim saw it
    assert len({sampled(table, 2, seed).hand(0) for seed in range(20)}) > 1


def test_a_sample_forgets_what_others_saw_alone() -> None:  # EK-12
    table = deal("see beard beard | nope | favor", pile="skip attack tacocat shuffle")
    table.resolve(0, "see")
    table.resolve(0, "pair beard 1")
    sample = sampled(table, 2, 3)
    assert sample.note(0) == []
    assert sample.knows(1, 0) == ""
    assert table.note(0) != []
    assert table.knows(1, 0) == "nope"


def test_a_sample_keeps_what_everybody_knows() -> None:  # EK-12
    sample = sampled(opening(4, 1), 2, 3)
    for knower in range(4):
        assert known_hands(sample, knower) == ["" if o == knower else "defuse" for o in range(4)]


# What a player lacked


def holdings(table: Table, seat: int, owner: int) -> set[str]:
    """All cards that the owner may hold, as the seat imagines it."""
    return {card for seed in range(40) for card in sampled(table, seat, seed).hand(owner).split()}


def in_vain() -> Table:
    """Seat 0 has asked seat 1, who holds a Skip, for a Nope; seat 2 can ask for a favor."""
    table = deal("beard beard beard tacocat | skip | favor", pile="nope nope nope nope see")
    table.resolve(0, "three beard 1 nope")
    assert table.told(None)[-1] == "0 lacked 1 nope"
    return table


@pytest.mark.parametrize("seat", [0, 2])
def test_a_sample_remembers_what_a_player_lacked(seat: int) -> None:  # EK-51
    table = in_vain()
    assert "nope" not in holdings(table, seat, 1)
    assert len(holdings(table, seat, 1)) > 1
    table.play(0, "draw")
    assert "nope" not in holdings(table, seat, 1)


def test_who_gains_a_card_unseen_may_lack_nothing() -> None:  # EK-51
    table = in_vain()
    table.play(0, "draw")
    table.play(1, "draw")
    assert "nope" in holdings(table, 0, 1)


def test_who_gains_a_card_from_one_who_lacked_it_still_lacks_it() -> None:  # EK-51
    table = deal("beard beard beard | skip see | favor tacocat tacocat tacocat", pile="nope " * 4)
    table.resolve(0, "three beard 1 nope")
    table.play(0, "draw")
    table.play(1, "draw")
    table.resolve(2, "three tacocat 0 attack")  # who lacks it, and has drawn a Nope
    table.resolve(2, "favor 0")
    table.play(0, "give nope")
    assert "attack" not in holdings(table, 1, 0)
    assert "nope" in holdings(table, 1, 2)


def test_who_gains_the_card_openly_is_known_to_hold_it() -> None:  # EK-52
    five = "tacocat potato rainbow cattermelon see"
    table = deal(f"beard beard beard skip | {five} | ", pile="attack attack", discard="nope")
    table.resolve(0, "three beard 1 nope")
    table.resolve(0, "skip")
    table.resolve(1, f"five {five}")
    table.play(1, "take nope")
    assert holdings(table, 0, 1) == {"nope"}
    assert not lacks(table.state, 1, NOPE)


# The order of the pile, where another hid a kitten


def hidden_at(place: int) -> Table:
    """Seat 0 has foreseen a kitten, a Skip and a Beard; seat 1 drew the kitten and hid it."""
    table = deal("see skip | defuse | ", pile="kitten skip beard tacocat kitten nope attack")
    table.resolve(0, "see")
    table.resolve(0, "skip")
    table.play(1, "draw")
    table.play(1, f"insert {place}")
    return table


@pytest.mark.parametrize("place", [0, 1, 4])
def test_a_sample_keeps_the_order_among_which_another_hid_a_kitten(place: int) -> None:  # EK-21
    table = hidden_at(place)
    places = set()
    for seed in range(200):
        pile = sampled(table, 0, seed).pile.split()
        first = pile.index("kitten")
        places.add(first)
        del pile[first]
        assert first > 1 or pile[:2] == ["skip", "beard"]
    assert places >= {0, 1, 2, 3}
    assert table.note(0) == []


def test_a_sample_keeps_the_place_that_oneself_chose() -> None:  # EK-21
    table = hidden_at(2)
    for seed in range(20):
        assert sampled(table, 1, seed).pile.split()[2] == "kitten"


def test_a_card_drawn_that_is_no_kitten_was_the_next_one_known() -> None:  # EK-35
    table = hidden_at(3)
    table.play(2, "draw")
    assert table.knows(0, 2) == "skip"
    assert table.knows(1, 2) == ""


def test_once_the_hidden_kitten_is_drawn_the_rest_is_known_again() -> None:  # EK-35
    table = hidden_at(0)
    table.play(2, "draw")  # and explodes
    assert table.note(0) == ["0 skip", "1 beard"]


def test_which_kitten_was_drawn_may_stay_open() -> None:  # EK-35
    table = deal("see skip | defuse | defuse", pile="kitten kitten beard tacocat nope")
    table.resolve(0, "see")
    table.resolve(0, "skip")
    table.play(1, "draw")
    table.play(1, "insert 3")
    table.play(2, "draw")  # the second that was foreseen, or the hidden one
    table.play(2, "insert 1")
    assert table.note(0) == []
    assert {sampled(table, 0, seed).pile.split()[0] for seed in range(60)} > {"kitten", "beard"}


def test_who_looks_again_is_sure_again() -> None:  # EK-35
    table = deal("see see skip | defuse", pile="kitten skip beard tacocat")
    table.resolve(0, "see")
    table.resolve(0, "skip")
    table.play(1, "draw")
    table.play(1, "insert 1")
    table.resolve(0, "see")
    assert table.note(0) == ["0 skip", "1 kitten", "2 beard"]


def test_after_a_shuffle_nothing_is_left_of_the_order() -> None:  # EK-34
    table = hidden_at(3)
    table.state.hand[2] = table.state.hand[2] + deal("shuffle | ").state.hand[0]
    table.resolve(2, "shuffle")
    tops = {sampled(table, 0, seed).pile.split()[0] for seed in range(60)}
    assert len(tops) > 2


def test_what_is_known_of_lacks_and_hidden_kittens_is_true() -> None:  # EK-12
    found = set()
    for table in (table for seed in range(32) for table in random_match(2 + seed % 4, seed)):
        state = table.state
        for seat in range(state.seats):
            for title in range(DEFUSE, TITLES):
                if lacks(state, seat, title):
                    found.add("lack")
                    assert not held(state.hand[seat], title)
            for place in bits(state.loose[seat]):
                found.add("loose")
                assert state.card_at(place) == EXPLODING_KITTEN
                assert state.pile_known[seat]
    assert found == {"lack", "loose"}


def test_same_seed_gives_the_same_sample() -> None:  # EK-12
    table = deal("see | nope attack | defuse beard", pile="skip favor tacocat shuffle")
    one, other = sampled(table, 0, 5), sampled(table, 0, 5)
    assert (one.pile, one.hand(1), one.hand(2)) == (other.pile, other.hand(1), other.hand(2))


def test_a_sample_has_chance_of_its_own() -> None:  # EK-12
    piles = set()
    table = deal("shuffle | ", pile="skip favor tacocat see attack nope")
    for seed in range(5):
        sample = sampled(table, 0, seed)
        sample.resolve(0, "shuffle")
        piles.add(sample.pile)
    assert len(piles) == 5
