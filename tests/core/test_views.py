"""A view keeps to its type: each way to break it is found, and the place is named."""

from copy import deepcopy
from typing import Annotated, Any, TypedDict

import pytest

from catlantis.core.game import Game, Meta
from catlantis.core.seen import DRAWN, By, Count, Frame, Row, Seat, Sort
from catlantis.core.shape import FLAG, LIST, NUMBER, RECORD, ROW, shape_of
from catlantis.core.views import view_fault
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME, PHASES
from catlantis.games.islet.seen import View as IsletView

SEATS = 3


def true_view() -> dict[str, Any]:
    """The first view of seat 0, who is asked."""
    return GAME.view(GAME.new_game({"first_seat": 0}, SEATS, 1), 0)


def broken(path: str, value: object) -> dict[str, Any]:
    """The true view with something else at that place."""
    view = deepcopy(true_view())
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = view
    for step in way:
        place = place[step]
    place[last] = value
    return view


def test_the_true_view_has_no_fault() -> None:
    assert view_fault(GAME, true_view(), SEATS) is None


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("phase", "sleep", "view.phase is 'sleep'"),
        ("combos", 1, "view.combos is 1"),
        ("owed", True, "view.owed is True"),
        ("owed", -1, "view.owed is -1"),
        ("owed", None, "view.owed is missing"),
        ("active", SEATS, "view.active is 3"),
        ("to_act", [0, -1], "view.to_act[1] is -1"),
        ("hand", [0, 13], "view.hand[1] is 13"),
        ("hand", 7, "view.hand is no list"),
        ("pile", [], "view.pile is no record"),
        ("pile.known", [[0]], "view.pile.known[0] has 1 entries, not 2"),
        ("pile.known", [[0, 99]], "view.pile.known[0].title is 99"),
        ("players.1.cards", "7", "view.players[1].cards is '7'"),
        ("players.1.hat", 7, "view.players[1].hat is not in its type"),
        ("players", [], "view.players has 0 entries for 3 seats"),
        ("discard", [0] * 14, "view.discard has more entries than there are words of title"),
        ("legal", [["dance"]], "view.legal[0]: unknown-verb"),
        ("prompt", ["turn"], "view.prompt: prompt turn: 0 arguments, not 1"),
    ],
)
def test_a_fault_is_named_with_its_place(path: str, value: object, told: str) -> None:
    assert view_fault(GAME, broken(path, value), SEATS) == told


def test_a_field_that_is_not_there_is_named() -> None:
    view = true_view()
    del view["pile"]["size"]
    assert view_fault(GAME, view, SEATS) == "view.pile.size is not there"


def untyped() -> Game[Any]:
    """A game that gives no type for its views."""
    meta = Meta("x", "X", "none", [1], 2, 4, [], GAME.meta.words)
    return type(GAME)(meta, GAME.verbs, GAME.events, PHASES)


def test_a_game_without_a_type_is_held_to_the_frame_alone() -> None:
    assert view_fault(untyped(), broken("hand", 7), SEATS) is None
    assert view_fault(untyped(), broken("to_act", [SEATS]), SEATS) == "view.to_act[0] is 3"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_gives_a_type_that_begins_with_the_frame(game: Game[Any]) -> None:
    assert game.meta.seen is not None
    shape = shape_of(game.meta.seen)
    assert list(shape.parts)[: len(shape_of(Frame).parts)] == list(shape_of(Frame).parts)


class Shown(TypedDict):
    """A sample.

    Of everything.
    """

    whose: Annotated[Seat | None, DRAWN]
    pairs: Annotated[list[list[int]], By("mouse")]
    rows: list[Annotated[list[object], Row(mouse=Annotated[int, Sort("mouse", 1)], ready=bool)]]


def test_a_shape_tells_all_that_its_type_does() -> None:
    shape = shape_of(Shown)
    whose, pairs, rows = shape.parts.values()
    assert (shape.kind, shape.name, shape.about) == (RECORD, "Shown", "A sample.")
    assert (whose.kind, whose.sort, whose.may_be_none, whose.is_drawn) == (
        NUMBER,
        "seat",
        True,
        True,
    )
    assert pairs.kind == LIST
    assert pairs.by == "mouse"
    assert rows.of is not None
    assert rows.of.kind == ROW
    assert (rows.of.parts["mouse"].sort, rows.of.parts["mouse"].first) == ("mouse", 1)
    assert rows.of.parts["ready"].kind == FLAG


def test_a_field_may_be_missing() -> None:
    site = shape_of(IsletView).parts["sites"].of
    assert site is not None
    assert [name for name, part in site.parts.items() if part.may_be_missing] == [
        "terrain",
        "nest",
        "egg",
    ]


def test_a_type_that_no_view_may_have_is_refused() -> None:
    class Odd(TypedDict):
        odd: dict[str, Count]

    with pytest.raises(TypeError, match="a view has no such type"):
        shape_of(Odd)
