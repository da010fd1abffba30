"""The menu: verbs first, then arguments, with nothing asked that is settled."""

from catlantis.cli.choices import Drill, common, numbers_in
from catlantis.games import GAMES

VERBS = GAMES["exploding-kittens"].verbs


def test_who_can_only_pass_is_asked_all_the_same() -> None:  # EK-38
    drill = Drill(VERBS, [["pass"]])
    assert drill.chosen is None
    assert drill.values == ["pass"]
    assert drill.pick(["pass"])
    assert drill.chosen == ["pass"]


def test_a_single_possibility_is_passed_over() -> None:
    drill = Drill(VERBS, [["draw"], ["pair", 8, 1], ["pair", 8, 2]])
    assert drill.values == ["draw", "pair"]
    drill.pick(["pair"])
    assert drill.arg is not None
    assert drill.arg.name == "target"
    assert drill.values == [1, 2]
    drill.pick([2])
    assert drill.chosen == ["pair", 8, 2]


def test_a_single_verb_asks_its_argument_at_once() -> None:
    drill = Drill(VERBS, [["give", 1], ["give", 4]])
    assert drill.is_first
    assert drill.values == [1, 4]


def test_back_goes_to_the_step_before() -> None:
    drill = Drill(VERBS, [["draw"], ["three", 8, 1, 2], ["three", 8, 1, 3], ["three", 8, 2, 2]])
    drill.pick(["three"])
    drill.pick([1])
    assert drill.values == [2, 3]
    drill.back()
    assert drill.values == [1, 2]
    drill.back()
    drill.back()
    assert drill.values == ["draw", "three"]


def test_members_are_picked_one_by_one_or_together() -> None:
    masks = [0b011111, 0b101111, 0b110111]
    drill = Drill(VERBS, [["draw"], *(["five", mask] for mask in masks)])
    drill.pick(["five"])
    assert drill.is_many
    assert drill.values == [0, 1, 2, 3, 4, 5]
    assert drill.pick([0])
    assert drill.values == [1, 2, 3, 4, 5]
    assert not drill.pick([3, 4, 5])
    assert drill.chosen is None
    assert drill.pick([4, 5])
    assert drill.chosen == ["five", 0b110111]


def test_a_number_is_typed_as_it_is() -> None:
    drill = Drill(VERBS, [["insert", place] for place in range(12)])
    assert drill.is_range
    assert not drill.pick([12])
    assert drill.pick([11])
    assert drill.chosen == ["insert", 11]


def test_what_actions_have_in_common() -> None:
    assert common([["pair", 8, 1], ["pair", 8, 2]]) == ["pair", 8]
    assert common([["pair", 8, 1]]) == ["pair", 8, 1]


def test_numbers_are_read_and_nothing_else() -> None:
    assert numbers_in("3") == [3]
    assert numbers_in("1, 4 5") == [1, 4, 5]
    assert numbers_in("") == numbers_in("x") == numbers_in("-1") == numbers_in("9" * 5000) == []
