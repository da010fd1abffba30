"""Treasure Island and the Magic Library (CF-32, CF-33)."""

from collections import Counter

from catlantis.core.bag import counts, size
from catlantis.games.cat_and_fish.components import MAGIC_COUNTS, TREASURE_COUNTS

from .table import deal, opening


def test_treasure_island_pays_what_the_card_says() -> None:  # CF-32
    found: Counter[int] = Counter()
    for seed in range(60):
        table = deal(" | ", markers="treasure | ", seed=seed)
        table.play(0, "begin treasure")
        money = table.money[0] - 5
        assert f"0 explored {money}" in table.told(1)  # all see it
        assert table.view(None)["treasure"]["left"][money] == TREASURE_COUNTS[money] - 1
        found[money] += 1
    assert set(found) == {money for money, number in enumerate(TREASURE_COUNTS) if number}


def test_treasures_are_drawn_without_being_put_back() -> None:  # CF-32
    table = opening(2, 3)
    drawn = explore(table.state, 12)
    assert sorted(drawn) == [money for money, n in enumerate(TREASURE_COUNTS) for _ in range(n)]
    assert table.view(None)["treasure"]["size"] == 0


def test_an_exhausted_treasure_island_is_reshuffled() -> None:  # CF-32
    table = opening(2, 3)
    explore(table.state, 12)
    explore(table.state, 1)
    assert table.view(None)["treasure"]["size"] == 11


def explore(state: object, times: int) -> list[int]:
    """Draw so many cards of Treasure Island: their money."""
    from catlantis.games.cat_and_fish.magic import explore as draw
    from catlantis.games.cat_and_fish.state import State

    assert isinstance(state, State)
    found = []
    for _ in range(times):
        before = int(state.money[0])
        draw(state, 0, None)
        found.append(int(state.money[0]) - before)
    return found


def test_a_magic_card_is_kept_in_secret_and_its_number_is_open() -> None:  # CF-33
    for seed in range(20):
        table = deal(" | ", markers="library fishing | ", seed=seed)
        table.play(0, "begin library")
        if table.magic(0):
            card = table.magic(0)
            assert table.told(0)[1] == f"0 drew {card}"
            assert table.told(1)[1] == table.told(None)[1] == "0 drew ?"
            assert table.view(1)["players"][0]["magic"] == 1
            assert table.view(1)["magic"] == []
            assert len(table.view(0)["magic"]) == 1
            assert table.view(None)["magic"] is None
            return
    raise AssertionError("twenty Blanks")


def test_blank_is_discarded_at_once() -> None:  # CF-33
    for seed in range(40):
        table = deal(" | ", markers="library | ", seed=seed)
        table.play(0, "begin library")
        if not table.magic(0):
            assert "0 drew-blank" in table.told(1)
            assert table.view(None)["library"] == {"size": 14, "used": [0, 0, 0, 0, 0, 0, 0, 1]}
            return
    raise AssertionError("no Blank in forty draws")


def test_a_used_card_leaves_the_game() -> None:  # CF-33
    table = deal("*engine | ", markers="sailing | ")
    size_before = table.view(None)["library"]["size"]
    table.play(0, "begin sailing", "use engine", "sail 2", "sail 3")
    assert table.view(1)["library"] == {"size": size_before, "used": [1, 0, 0, 0, 0, 0, 0, 0]}


def test_a_kept_card_can_be_used_seasons_later() -> None:  # CF-33
    table = deal("*engine | ", markers="sailing | ", season="1 spring")
    table.play(0, "finish")
    assert table.time == "1 summer"
    table.play(1, "pass")
    table.play(0, "place sailing", "pass", "begin sailing", "use engine")


def test_an_empty_library_cannot_be_chosen() -> None:  # CF-33
    table = opening(2, 1, first_seat=0)
    assert table.allows(0, "place library")
    table.state.library = 0
    assert not table.allows(0, "place library")


def test_library_begins_with_all_its_cards() -> None:  # CF-5
    state = opening(2, 1).state
    assert counts(state.library, 8) == MAGIC_COUNTS
    assert size(state.treasure) == 12
