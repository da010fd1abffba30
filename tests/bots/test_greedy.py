"""Greedy takes the obvious decisions, and so beats chance."""

from collections import Counter

import pytest
from games.exploding_kittens.table import Table, deal

from catlantis.arena.tournament import tournament
from catlantis.bots import seated
from catlantis.core.sight import Sight
from catlantis.games.exploding_kittens import GAME


def choice(table: Table, seat: int = 0) -> str:
    """What greedy does there, whatever its seed."""
    sight = Sight(GAME, table.state, seat)
    choices = {
        table.write(seated("greedy", GAME, seat, 2, seed).choose(sight)) for seed in range(5)
    }
    assert len(choices) == 1, f"of equal worth: {choices}"
    return choices.pop()


def knowing(table: Table, seat: int, places: int) -> Table:
    """The table, the seat having seen so many cards from the top."""
    table.state.pile_known[seat] |= (1 << places) - 1
    return table


def test_a_safe_card_that_is_known_is_drawn() -> None:
    table = deal("skip attack shuffle | nope", pile="skip tacocat beard")
    assert choice(knowing(table, 0, 1)) == "draw"


def test_a_known_kitten_is_skipped() -> None:
    table = deal("skip tacocat | nope", pile="kitten tacocat beard")
    assert choice(knowing(table, 0, 1)) == "skip"


def test_a_known_kitten_is_left_to_the_player_attacked() -> None:
    table = deal("attack tacocat | nope", pile="kitten tacocat beard")
    assert choice(knowing(table, 0, 1)) == "attack"


def test_a_known_kitten_is_shuffled_away_where_nothing_else_helps() -> None:
    table = deal("shuffle tacocat | nope", pile="kitten " + "beard " * 9)
    assert choice(knowing(table, 0, 1)) == "shuffle"


def test_a_known_kitten_is_drawn_where_nothing_helps() -> None:
    table = deal("tacocat | nope", pile="kitten tacocat beard")
    assert choice(knowing(table, 0, 1)) == "draw"


def test_the_future_is_seen_when_a_kitten_is_likely() -> None:
    assert choice(deal("see tacocat | nope", pile="tacocat kitten beard")) == "see"


def test_the_future_is_not_seen_twice() -> None:
    table = deal("see skip | nope", pile="beard kitten tacocat")
    assert choice(knowing(table, 0, 1)) == "draw"


def test_the_cheapest_card_is_given() -> None:
    table = deal("favor | defuse nope tacocat attack")
    table.resolve(0, "favor 1")
    assert choice(table, 1) == "give tacocat"


def test_among_equals_chance_decides() -> None:
    table = deal("favor | defuse beard tacocat")
    table.resolve(0, "favor 1")
    sight = Sight(GAME, table.state, 1)
    given = {table.write(seated("greedy", GAME, 1, 2, seed).choose(sight)) for seed in range(20)}
    assert given == {"give beard", "give tacocat"}


def test_a_defuse_is_taken_from_the_discard_pile() -> None:
    five = "tacocat potato beard rainbow cattermelon"
    table = deal(f"{five} | nope", discard="attack defuse nope skip")
    table.resolve(0, f"five {five}")
    assert choice(table) == "take defuse"


def test_five_cats_are_worth_a_defuse() -> None:
    five = "tacocat potato beard rainbow cattermelon"
    table = deal(f"{five} | ", pile="kitten beard beard", discard="defuse")
    assert choice(table).startswith("five")


@pytest.mark.parametrize(("owed", "first"), [(1, 0), (2, 1), (4, 3)])
def test_the_kitten_goes_anywhere_but_where_one_draws_it_oneself(owed: int, first: int) -> None:
    places = hidden_at(owed)
    assert set(places) == set(range(first, 7))


@pytest.mark.parametrize("bot", ["medium", "hard", "cruel"])
@pytest.mark.parametrize("owed", [1, 2, 4])
def test_who_bets_on_the_commonest_place_of_the_kitten_gains_nothing(owed: int, bot: str) -> None:
    """On half of the matches the commonest place is learnt, on the other half it is bet on."""
    places = hidden_at(owed, bot)
    (learnt, _), *_ = Counter(places[::2]).most_common()
    bets = places[1::2]
    share = 1 / len(set(places))
    assert bets.count(learnt) / len(bets) < share + 3 * (share * (1 - share) / len(bets)) ** 0.5


@pytest.mark.parametrize("bot", ["medium", "hard", "cruel"])
def test_who_has_no_card_left_is_given_the_kitten(bot: str) -> None:
    table = deal("defuse skip | ", pile="kitten skip skip skip")
    table.play(0, "draw")
    sight = Sight(GAME, table.state, 0)
    assert table.write(seated(bot, GAME, 0, 2, 1).choose(sight)) == "insert 0"


def hidden_at(owed: int, bot: str = "medium", matches: int = 1000) -> list[int]:
    """Where a bot puts a kitten into a pile of six, so many turns owed, in so many matches."""
    table = deal("defuse | nope", pile="kitten skip skip skip skip skip skip", owed=owed)
    table.play(0, "draw")
    sight = Sight(GAME, table.state, 0)
    chosen = [table.write(seated(bot, GAME, 0, 2, seed).choose(sight)) for seed in range(matches)]
    return [int(text.removeprefix("insert ")) for text in chosen]


def test_a_nope_is_spent_on_a_dear_theft() -> None:
    table = deal("tacocat tacocat tacocat | nope defuse", pile="skip")
    table.play(0, "three tacocat 1 defuse")
    assert choice(table, 1) == "nope"


def test_a_nope_is_kept_when_it_is_no_business_of_mine() -> None:
    table = deal("shuffle favor | nope defuse | skip", pile="skip skip")
    table.play(0, "favor 2")
    assert choice(table, 1) == "pass"


def test_a_cancelled_theft_is_not_cancelled_again_by_its_victim() -> None:
    table = deal("tacocat tacocat tacocat | nope defuse | nope", pile="skip skip")
    table.play(0, "three tacocat 1 defuse")
    table.play(2, "nope")
    assert choice(table, 1) == "pass"


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    report = tournament("exploding-kittens", ["greedy", "random"], 200, 1, {}, 1, lambda _: None)
    greedy = report.standings[0]
    assert greedy.low > 0.7, greedy
