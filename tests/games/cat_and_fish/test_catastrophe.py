"""Typhoon, Oil and Monster: where they go, whom they strike, where victims flee (CF-30 … CF-41)."""

import pytest

from .table import deal, drawn, lit_in, trimmed

# The Typhoon beside line 2, and a pawn (0) that it can reach
NORTH = """
          o   o   o   o
            ·   0   ·
          ·   ·   ·   ·
        o   T   o   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
      ·   ·   ·   ·   ·   ·
    O   o   o   #   o   o   o
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


def test_typhoon_moves_to_an_adjacent_block_of_zones_2_and_3() -> None:  # CF-30
    table = deal("boat vessel | ", sea=NORTH, markers="typhoon | ")
    table.play(0, "begin typhoon")
    assert table.can(0, "move") == ["7", "17", "34", "35", "36"]  # not 6, in zone 1


def test_a_catastrophe_goes_to_no_block_of_another() -> None:  # CF-30
    sea = NORTH.replace("o   T   o   o   o", "O   T   M   o   o").replace(
        "O   o   o   #", "o   o   o   #"
    )
    table = deal("@4 | ", sea=sea.replace("0", "·"), markers="typhoon oil summoner | ")
    table.play(0, "begin typhoon")
    assert table.can(0, "move") == ["17", "35", "36"]
    table.play(0, "stop", "begin oil")
    assert table.can(0, "move") == ["17", "33", "35"]
    table.play(0, "stop", "begin summoner")
    assert table.can(0, "move") == ["1", "6", "8", "19", "36"]  # zone 1 as well (CF-38)


def test_typhoon_strikes_and_the_victim_flees() -> None:  # CF-30, CF-31
    table = deal("boat vessel crab | ", sea=NORTH, markers=" | typhoon", tiles={7: "cod"})
    table.play(1, "begin typhoon", "move 7")
    assert table.told()[1:] == [
        "1 moved typhoon 7",
        "1 removed typhoon 7 cod",
        "0 struck typhoon 0",
        "0 lost crab",
    ]
    struck = """
              o   o   o   o
                x   0   x
              ·   ·   ·   ·
            o   -   T   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
          ·   ·   ·   ·   ·   ·
        O   o   o   #   o   o   o
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
    refuges = [int(place) for place in table.can(0, "flee")]
    assert refuges == sorted(lit_in(struck))
    assert drawn(table.state, refuges) == trimmed(struck)
    table.play(0, "flee 53")  # one of two that are equally near
    assert table.pawns[0] == 53
    assert table.discards() == "crab cod"


def test_victim_stays_on_lines_that_it_may_use() -> None:  # CF-31
    before = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   0
            o   o   o   o   -
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   T   o
            ·   ·   ·   ·   ·
          ·   ·   ·   ·   ·   ·
        O   o   o   #   o   o   o
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
    for cards, place in (("boat vessel", 30), ("boat", 10), ("", 2)):
        table = deal(f"{cards} | ", sea=before, markers=" | typhoon")
        table.play(1, "begin typhoon", "move 8")
        assert table.pawns[0] == place  # steps are counted through unsafe intersections too


def test_destination_touches_no_catastrophe() -> None:  # CF-31
    before = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   T   o   o
              ·   ·   ·   ·
            ·   ·   ·   0   ·
          o   O   o   o   o   o
            ·   ·   ·   ·   ·
          ·   ·   ·   ·   ·   ·
        o   o   o   #   M   o   o
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
    table = deal("boat | ", sea=before, markers=" | typhoon")
    table.play(1, "begin typhoon", "move 8")
    after = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   -   T   o
              ·   ·   ·   ·
            ·   ·   0   ·   ·
          o   O   o   o   o   o
            ·   ·   ·   ·   ·
          ·   ·   ·   ·   ·   ·
        o   o   o   #   M   o   o
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
    # 8 and 10 touch Typhoon or Monster; two steps away 7 alone is safe and on line 1
    assert table.sea == trimmed(after)


def test_oil_costs_2_euros_or_as_much_as_one_has() -> None:  # CF-30
    sea = NORTH.replace("T", "O").replace("    O   o   o   #", "    T   o   o   #")
    for money, left in (("9€", 7), ("2€", 0), ("1€", 0), ("0€", 0)):
        table = deal(f"boat vessel crab {money} | ", sea=sea, markers=" | oil")
        table.play(1, "begin oil", "move 7")
        assert table.money[0] == left
        assert table.store(0) == "crab"  # no fish is lost


def test_typhoon_victim_chooses_the_fish() -> None:  # CF-30
    table = deal(
        "boat vessel crab cod whale pink-fishbone cold | ", sea=NORTH, markers=" | typhoon"
    )
    table.play(1, "begin typhoon", "move 7")
    assert table.to_act == [0]
    assert table.prompt(0) == "lose typhoon"
    assert table.can(0, "lose") == ["crab", "cod", "whale"]  # no fishbone
    table.play(0, "lose cod")
    assert table.store(0) == "crab whale pink-fishbone"
    assert table.prompt(0) == "flee typhoon"


@pytest.mark.parametrize(
    ("before", "after"),
    [("", ""), ("blue-fishbone", "blue-fishbone"), ("crab blue-fishbone", "blue-fishbone")],
)
def test_typhoon_takes_no_fishbone(before: str, after: str) -> None:  # CF-30
    table = deal(f"boat vessel {before} | ", sea=NORTH, markers=" | typhoon")
    table.play(1, "begin typhoon", "move 7")
    assert table.store(0) == after
    assert table.money[0] == 5
    assert table.prompt(0) == "flee typhoon"


BESIDE = NORTH.replace("T   o   o   o", "o   o   T   o").replace("0", "·")


def test_mover_can_be_a_victim_and_victims_follow_in_turn_order_from_the_mover() -> None:  # CF-31
    equipped = "boat vessel crab cod"
    players = f"@25 {equipped} | @54 {equipped} | @26 {equipped}"
    table = deal(players, sea=BESIDE, markers=" | typhoon | ")
    table.play(1, "begin typhoon", "move 7")
    asked = []
    while table.view(None)["strike"]:
        asked += table.to_act
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    assert list(dict.fromkeys(asked)) == [1, 2, 0]


def test_all_who_touch_the_block_suffer() -> None:  # CF-30
    sea = NORTH.replace("0", "·")
    table = deal("@25 boat vessel crab | @26 boat vessel crab", sea=sea, markers="typhoon | ")
    table.play(0, "begin typhoon", "move 7")
    while table.view(None)["strike"]:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    assert table.store(0) == table.store(1) == ""


def test_who_does_not_touch_the_block_is_spared() -> None:  # CF-30
    table = deal("boat vessel crab | ", sea=NORTH, markers=" | typhoon")
    table.play(1, "begin typhoon", "move 34")
    assert (table.store(0), table.pawns[0]) == ("crab", 25)


def test_storm_moves_the_typhoon_one_block_farther_and_strikes_at_both() -> None:  # CF-34
    players = "@8 boat vessel crab | @4 *storm | @28 boat vessel cod"
    table = deal(players, sea=NORTH.replace("0", "·").replace("1", "·"), markers=" | typhoon | ")
    table.play(1, "begin typhoon", "use storm")
    assert table.prompt(1) == "move typhoon 2"
    table.play(1, "move 7")
    table.play(1, "move 8")
    assert table.store(0) == table.store(2) == ""
    assert table.view(None)["catastrophes"][0] == 8
    assert table.magic(1) == ""


def test_second_step_of_a_storm_is_no_duty() -> None:  # CF-34
    table = deal(" | *storm", sea=NORTH, markers=" | typhoon")
    table.play(1, "begin typhoon", "use storm", "move 34", "stop")
    assert table.view(None)["catastrophes"][0] == 34


def test_storm_is_no_use_for_oil() -> None:  # CF-34
    table = deal("*storm | ", markers="oil | ")
    table.play(0, "begin oil")
    assert not table.allows(0, "use storm")


def test_preview_tells_what_a_move_would_hit() -> None:  # CF-30
    table = deal("boat vessel crab | ", sea=NORTH, markers=" | typhoon")
    assert table.view(1)["preview"] == []
    table.play(1, "begin typhoon")
    preview = {line["block"]: line for line in table.view(1)["preview"]}
    hit = {"seat": 0, "money": 0, "fish": True, "refuges": [27, 53]}
    assert preview[7] == {"block": 7, "catastrophe": 0, "hits": [hit], "tile": True}
    assert preview[34] == {"block": 34, "catastrophe": 0, "hits": [], "tile": True}
    assert table.view(None)["preview"] == table.view(1)["preview"]


MONSTER = """
          o   o   o   o
            ·   ·   ·
          ·   ·   ·   ·
        o   o   M   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   0   ·   ·
      ·   ·   ·   ·   ·   ·
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


def test_summoner_moves_the_monster_into_any_zone() -> None:  # CF-38
    table = deal("crab | summoner", sea=MONSTER, markers=" | summoner", season="4 spring")
    table.play(1, "begin summoner")
    assert table.can(1, "move") == ["1", "6", "8", "18", "19", "36"]


def test_monster_costs_2_euros_and_a_fish_and_drives_away() -> None:  # CF-38, CF-41
    table = deal("crab 3€ | summoner", sea=MONSTER, markers=" | summoner", season="4 spring")
    table.play(1, "begin summoner", "move 1")
    assert (table.money[0], table.store(0), table.pawns[0]) == (1, "", 6)
    after = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   -   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   M   o   o
            ·   ·   ·   ·   ·
          ·   ·   0   ·   ·   ·
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
    assert table.sea == trimmed(after)


def test_monster_takes_as_much_as_one_has_and_no_fishbone() -> None:  # CF-41
    players = "green-fishbone 1€ | summoner"
    table = deal(players, sea=MONSTER, markers=" | summoner", season="4 spring")
    table.play(1, "begin summoner", "move 6")
    assert (table.money[0], table.store(0)) == (0, "green-fishbone")


def test_pawns_keep_away_from_all_catastrophes_at_all_times() -> None:  # CF-27, CF-31
    from catlantis.games.cat_and_fish.sea import danger

    from .table import rich

    for seed in range(6):
        for table in rich(2 + seed % 3, seed).at_random(seed):
            if not table.view(None)["strike"]:
                assert not any(danger(table.state) >> place & 1 for place in table.pawns)
