"""Paying: every minimal set, none twice (IS-40 … IS-42)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .table import Table, islet

HERE = r"""
/wl2 A\sb1  /
"""
NESTS = {"l": "wc", "b": "ws", "f": "sc"}  # what each nest is made of

Holding = tuple[int, ...]  # how many of w, s, c and of the one nest


def made(holding: Holding, nest: str) -> set[Holding]:
    """All that a holding can be turned into, by any chain of transformations (IS-41)."""
    found, rim = {holding}, [holding]
    one, other = ("wsc".index(terrain) for terrain in NESTS[nest])
    while rim:
        held = rim.pop()
        following = []
        for source, target in product(range(3), range(3)):
            if source != target and held[source] >= 2:
                after = list(held)
                after[source] -= 2
                after[target] += 1
                following.append(tuple(after))
        if held[one] and held[other]:
            after = list(held)
            after[one] -= 1
            after[other] -= 1
            after[3] += 1
            following.append(tuple(after))
        for after_all in following:
            if after_all not in found:
                found.add(after_all)
                rim.append(after_all)
    return found


def pays(holding: Holding, nest: str, cost: Holding) -> bool:
    """Whether a holding can be turned into what covers a cost."""
    return any(all(a >= b for a, b in zip(m, cost, strict=True)) for m in made(holding, nest))


def brute_force(free: str, secured: str, nest: str, cost: Holding) -> set[tuple[str, str]]:
    """Every minimal set of cards that pays, by trying all parts of all cards."""
    letters = "wsc" + nest
    have = [free.count(letter) for letter in letters] + [secured.count(x) for x in letters]
    found = set()
    for part in product(*(range(number + 1) for number in have)):
        whole = tuple(part[k] + part[k + 4] for k in range(4))
        if pays(whole, nest, cost) and not any(
            whole[k] and pays((*whole[:k], whole[k] - 1, *whole[k + 1 :]), nest, cost)
            for k in range(4)
        ):
            spent = "".join(letter * part[k] for k, letter in enumerate(letters))
            used = "".join(letter * part[k + 4] for k, letter in enumerate(letters))
            found.add((spent, used))
    return found


def payments(table: Table, verb: str) -> list[tuple[str, str]]:
    """Every payment that is offered for a verb: what is spent, and what is exhausted."""
    found = []
    for text in table.legal(0, verb):
        words = text.split()
        paid = words[-1] if words[-1].isalpha() and words[-1] != verb else ""
        used = "".join(letter.lower() for letter in paid if letter.isupper())
        found.append(("".join(letter for letter in paid if letter.islower()), used))
    return found


CARDS = st.text("wscl", max_size=7)
SECURED = st.lists(st.sampled_from("WWSSCCLL"), max_size=4).filter(
    lambda cards: all(cards.count(card) <= 2 for card in cards)
)


@settings(max_examples=120)
@given(free=CARDS, secured=SECURED)
def test_every_minimal_payment_of_an_egg_is_offered_once(
    free: str, secured: list[str]
) -> None:  # IS-42
    kept = "".join(secured)
    offered = payments(islet(HERE, resources=free + kept), "lay")
    assert len(set(offered)) == len(offered)
    assert set(offered) == brute_force(free, kept.lower(), "l", (0, 0, 0, 3))


@settings(max_examples=60)
@given(free=st.text("wsc", max_size=6), secured=SECURED)
def test_every_minimal_payment_of_a_step_is_offered_once(
    free: str, secured: list[str]
) -> None:  # IS-42
    kept = "".join(secured)
    offered = payments(islet(HERE, resources=free + kept), "advance")
    assert len(set(offered)) == len(offered)
    assert set(offered) == brute_force(free, kept.lower(), "l", (0, 1, 0, 0))


@pytest.mark.parametrize("nest", "lbf")
def test_the_same_holds_for_every_nest(nest: str) -> None:  # IS-42
    cards = "wwwsssccc" + nest
    offered = payments(islet(HERE.replace("wl2", f"w{nest}2"), resources=cards + "S"), "lay")
    assert len(set(offered)) == len(offered)
    assert set(offered) == brute_force(cards, "s", nest, (0, 0, 0, 3))


def test_unsecured_resources_go_back_to_their_packs() -> None:  # IS-40
    table = islet(HERE, resources="l l l")
    table.play(0, "lay lll")
    assert table.view(None)["packs"] == [12] * 6


def test_secured_resources_are_exhausted() -> None:  # IS-40
    table = islet(HERE, resources="l L L")
    table.play(0, "lay lLL", "secure w")
    assert table.resources(0) == "W (L L)"
    assert table.legal(0, "advance") == []


def test_a_secured_resource_is_used_once_a_turn() -> None:  # IS-40
    table = islet(
        r"""
        /wl1 A\sb1  /wf1  \sb1  /
        """,
        resources="S w",
    )
    table.play(0, "advance 1,0 S", "advance 2,0 w")
    assert table.legal(0) == ["end"]


def test_secured_resources_refresh_at_the_end_of_the_turn() -> None:  # IS-40
    table = islet(HERE, resources="S")
    table.play(0, "advance 1,0 S")
    assert table.resources(0) == "(S)"
    table.play(0, "end")
    assert table.resources(0) == "S"


def test_unsecured_and_secured_resources_pay_together() -> None:  # IS-40
    table = islet(HERE, resources="s S l l l L")
    assert table.legal(0, "advance") == ["advance 1,0 s", "advance 1,0 S"]
    assert table.legal(0, "lay") == ["lay lll", "lay llL"]


def test_two_alike_stand_for_another_terrain() -> None:  # IS-41
    table = islet(HERE, resources="w w c c")
    assert table.legal(0, "advance") == ["advance 1,0 ww", "advance 1,0 cc"]
    assert islet(HERE, resources="w c").legal(0, "advance") == []


def test_two_alike_may_be_secured_or_not() -> None:  # IS-41
    table = islet(HERE, resources="w W W")
    assert table.legal(0, "advance") == ["advance 1,0 wW", "advance 1,0 WW"]


def test_two_different_terrains_stand_for_their_nest() -> None:  # IS-41
    assert islet(HERE, resources="l l w c").legal(0, "lay") == ["lay wcll"]
    assert islet(HERE, resources="l l w s").legal(0, "lay") == []


def test_all_three_nests_may_be_made() -> None:  # IS-41
    assert islet(HERE, resources="w w w c c c").legal(0, "lay") == ["lay wwwccc"]


def test_transformations_may_be_chained() -> None:  # IS-42
    assert islet(HERE, resources="l l w s s").legal(0, "lay") == ["lay wssll"]
    assert islet(HERE, resources="l l w w w").legal(0, "lay") == ["lay wwwll"]
    assert islet(HERE, resources="l l s s s s").legal(0, "lay") == ["lay ssssll"]


def test_a_transformation_needs_no_card_of_what_it_makes() -> None:  # IS-42
    table = islet(HERE, resources="w w | s s s s s s s s s s s s")
    assert table.allows(0, "advance 1,0 ww")
    table = islet(HERE, resources="w c l l | l l l l l l l l l l")
    assert table.allows(0, "lay wcll")


def test_more_than_is_needed_is_never_paid() -> None:  # IS-42
    table = islet(HERE, resources="s w w l l l w c")
    assert not table.allows(0, "advance 1,0 sw")
    assert not table.allows(0, "lay lllw")
    assert not table.allows(0, "lay wwcll")
    assert table.allows(0, "lay wcll")  # three leaves would do, but they are no part of it


def test_there_can_be_more_than_a_hundred_payments() -> None:  # IS-42
    table = islet(HERE, resources="w w s s s c c l W S S C L")
    assert len(table.legal(0, "lay")) > 100
