"""The season's end: first player, union fee, Summoner and Monster, fresh fish (CF-39 … CF-42)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import one, size
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish.components import CARD_PRICES

from .table import CARD_WORDS, Table, deal, drawn, rich, trimmed


def end_winter(players: str, year: int = 1, **rest: object) -> Table:
    """A table at the end of a winter in which nothing is done."""
    table = deal(players, season=f"{year} winter", **rest)  # type: ignore[arg-type]
    table.finish_all()
    return table


def price(card: str) -> int:
    return CARD_PRICES[CARD_WORDS.index(card)][0]


def test_first_player_token_passes_to_the_left() -> None:  # CF-39
    table = deal(" | | ", first=1)
    order = []
    for _ in range(4):
        order.append(table.view(None)["first"])
        table.finish_all()
    assert order == [1, 2, 0, 1]


def test_seasons_and_years_follow_one_another() -> None:  # CF-39
    table = deal(" | ")
    times = []
    for _ in range(5):
        times.append(table.time)
        table.finish_all()
    assert times == ["1 spring", "1 summer", "1 autumn", "1 winter", "2 spring"]


def test_fee_is_2_euros_or_a_fish() -> None:  # CF-40
    table = end_winter("crab cod | ")
    assert table.to_act == [0]
    assert table.legal(0) == ["pay", "give crab", "give cod"]
    table.play(0, "give cod")
    table.settle()
    assert (table.money, table.store(0)) == ([5, 3], "crab")
    assert table.discards() == "cod"


def test_fee_in_money_goes_to_the_bank() -> None:  # CF-40
    table = end_winter("crab | ")
    table.play(0, "pay")
    table.settle()
    assert (table.money, table.store(0)) == ([3, 3], "crab")
    assert table.view(None)["bank"] == {"paid": 0, "received": 4}


def test_fee_is_asked_of_all_even_where_there_is_no_choice() -> None:  # CF-40
    table = deal(" | 1€ crab | 1€", season="1 winter")
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "pass")
    for seat, way in enumerate(("pay", "give crab", "borrow")):
        assert (table.to_act, table.legal(seat)) == ([seat], [way])
        table.play(seat, way)
    assert table.time == "2 spring"
    assert (table.money, table.store(1)) == ([3, 1, 1], "")


def test_fishbones_and_whales_pay_no_fee() -> None:  # CF-40
    table = end_winter("1€ whale green-fishbone | 2€ whale")
    assert table.state.penalties[0] == 1
    assert (table.money[1], table.store(1)) == (0, "whale")  # who can pay must


def test_who_can_do_neither_gets_a_loan_and_a_penalty() -> None:  # CF-40
    table = end_winter("1€ | ")
    assert "0 borrowed" in table.told()
    assert table.money == [1, 3]  # the loan paid the fee
    assert table.view(None)["players"][0]["penalties"] == 1
    assert table.view(None)["bank"] == {"paid": 2, "received": 4}


def test_fees_are_paid_in_turn_order() -> None:  # CF-40
    table = end_winter("crab | crab | crab", first=2)
    order = []
    while table.to_act and table.time == "1 winter":
        order += table.to_act
        table.play(table.to_act[0], "pay")
    assert order == [2, 0, 1]


@pytest.mark.parametrize(("year", "owed"), [(1, True), (2, True), (3, True), (4, True), (5, False)])
def test_fee_is_due_after_the_first_four_winters(year: int, owed: bool) -> None:  # CF-40, CF-50
    table = end_winter(" | ", year)
    assert (table.money == [3, 3]) == owed


@pytest.mark.parametrize(("year", "comes"), [(1, False), (2, False), (3, True), (4, True)])
def test_monster_comes_before_the_4th_and_the_5th_spring(year: int, comes: bool) -> None:  # CF-41
    table = end_winter(" | ", year)
    assert (table.view(None)["stage"] == "summoning") == comes


def test_poorest_counts_money_and_the_prices_of_cards() -> None:  # CF-41
    boat = price("boat")
    table = end_winter(f"{2 + boat + 1}€ | 2€ boat | {2 + boat + 2}€", 3)
    assert [player["wealth"] for player in table.view(None)["players"]] == [
        boat + 1,
        boat,
        boat + 2,
    ]
    assert table.view(None)["summoner"] == 1
    assert table.prompt(1) == "summon"


def test_fish_magic_and_penalties_do_not_count_as_wealth() -> None:  # CF-41
    table = end_winter("6€ whale cod *engine | 7€", 3)
    table.play(0, "pay")
    table.settle()
    assert table.view(None)["summoner"] == 0


@pytest.mark.parametrize(("first", "summoner"), [(0, 2), (1, 0), (2, 1)])
def test_tie_for_poorest_goes_to_the_latest_in_turn_order(
    first: int, summoner: int
) -> None:  # CF-41
    assert end_winter(" | | ", 3, first=first).view(None)["summoner"] == summoner


def test_summoner_card_changes_hands() -> None:  # CF-41
    table = end_winter("summoner 20€ | ", 4)
    assert table.view(None)["summoner"] == 1
    assert "1 became-summoner" in table.told()


def test_monster_is_put_on_any_block_but_another_catastrophe_s() -> None:  # CF-41
    table = end_winter("2€ | ", 3)
    blocks = [int(block) for block in table.can(0, "summon")]
    assert blocks == [block for block in range(1, 37) if block not in (23, 32)]


SEA = """
          o   o   o   o
            ·   ·   ·
          ·   ·   ·   ·
        o   o   o   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   0   ·   ·
      ·   ·   ·   2   ·   ·
    O   o   o   #   o   o   T
      ·   ·   ·   ·   ·   ·
        ·   ·   1   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
          ·   ·   ·   ·
        o   o   o   o   o
          ·   ·   ·   ·
            ·   ·   ·
          o   o   o   o
"""


def test_summoned_monster_strikes_all_beside_it() -> None:  # CF-41
    table = end_winter("9€ crab | 2€ | 3€ cod", 3, sea=SEA)
    table.play(0, "pay")
    table.settle()
    table.play(2, "pay")
    table.play(1, "summon 1")
    assert table.told()[-8:-2] == [
        "2 struck monster 1",
        "2 lost cod",
        "2 fled 3",
        "0 struck monster 2",
        "0 lost crab",
        "0 fled 6",
    ]  # victims from the summoner on
    assert table.money == [5, 0, 0]
    after = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   M   o   o
            ·   ·   ·   ·   ·
          ·   ·   0   ·   ·   ·
        O   o   o   #   o   o   T
          ·   ·   ·   2   ·   ·
            ·   ·   1   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
                ·   ·   ·
              o   o   o   o
    """
    assert table.sea == trimmed(after)  # and nobody but the Monster lies on block 1


def test_monster_on_the_board_is_lifted_and_put_anew() -> None:  # CF-41
    sea = SEA.replace("2", "·").replace(
        "o   o   o   o   o\n          ·", "o   o   M   o   o\n          ·", 1
    )
    table = end_winter("2€ | ", 4, sea=sea)
    assert table.view(None)["catastrophes"][2] == 7
    assert "7" in table.can(0, "summon")  # its own block is no other catastrophe's
    table.play(0, "summon 30")
    assert table.view(None)["catastrophes"][2] == 30


def test_a_fish_under_the_monster_is_removed() -> None:  # CF-41
    table = end_winter("2€ | ", 3, tiles={30: "tuna"})
    table.play(0, "summon 30")
    assert "0 removed monster 30 tuna" in table.told()
    assert table.discards() == "tuna"


EMPTY = SEA.replace("2", "·").replace("o", "-")


def test_fresh_fish_fill_every_empty_block_in_spring() -> None:  # CF-42
    table = end_winter(" | ", 1, sea=EMPTY)
    assert table.time == "2 spring"
    assert drawn(table.state) == trimmed(SEA.replace("2", "·"))  # but not under Typhoon and Oil
    assert "0 fresh-fish 34" in table.told()


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_no_fresh_fish_in_other_seasons(season: str) -> None:  # CF-42
    table = deal(" | ", sea=EMPTY, season=f"1 {season}")
    table.finish_all()
    assert table.view(None)["fish"] == []


def test_an_exhausted_pile_is_reshuffled_from_its_discards() -> None:  # CF-42
    table = deal(" | ", sea=EMPTY, season="1 winter")
    table.state.pile = vec[i64]([2 * one(1), table.state.pile[1], table.state.pile[2]])
    table.state.discard = vec[i64]([3 * one(0), 0, 0])  # three crabs
    table.finish_all()
    assert any(text.endswith("reshuffled green") for text in table.told())
    green = [block for block in table.view(None)["fish"] if block <= 6]
    assert len(green) == 5  # two from the pile, three from the discards; the sixth stays empty
    assert size(table.state.pile[0]) == 0


def test_order_at_the_end_of_a_year_is_fee_monster_fish() -> None:  # CF-42
    table = end_winter("3€ crab | ", 3)
    table.play(0, "pay")
    table.settle()
    table.play(0, "summon 30")
    kinds = [text.split()[1] for text in table.told()]
    order = [kinds.index(kind) for kind in ("paid-fee", "became-summoner", "fresh-fish", "season")]
    assert order == sorted(order)


def test_no_fish_ever_lies_under_a_catastrophe() -> None:  # CF-42
    for seed in range(4):
        for table in rich(2 + seed % 3, seed).at_random(seed):
            blocks = bits(table.state.fish)
            assert not set(blocks) & set(table.view(None)["catastrophes"])
