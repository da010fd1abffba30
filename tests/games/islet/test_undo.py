"""Step by step undo inside one's own action, never past chance or a revelation (IS-20, IS-30)."""

import pytest

from catlantis.core.facts import facts
from catlantis.games.islet import GAME
from catlantis.match import Match, Refused, Seat

from .table import Table


def match(seats: int, seed: int = 1) -> Match:
    """A new match."""
    options: dict[str, object] = {"first_seat": 0} if seats > 1 else {}
    return Match(GAME, [Seat(f"cat {seat}") for seat in range(seats)], seed, options)


def table_of(played: Match) -> Table:
    """The match's state as a table."""
    assert isinstance(played.state, type(GAME.new_game({}, 2, 0)))
    return Table(played.state)


def do(played: Match, *texts: str) -> None:
    """Seat 0 does that."""
    for text in texts:
        played.act(0, table_of(played).read(text))


def test_tiles_are_taken_back_one_by_one() -> None:  # IS-20
    played = match(2)
    states = [facts(played.state)]
    table = table_of(played)
    do(played, table.legal(0, "explore")[0])
    while table_of(played).legal(0, "stack"):
        states.append(facts(played.state))
        do(played, table_of(played).legal(0, "stack")[0])
    while states:
        played.undo(0)
        assert facts(played.state) == states.pop()
    assert not played.can_undo(0)


def test_nothing_is_taken_back_once_tiles_are_drawn() -> None:  # IS-23
    played = match(2)
    do(played, table_of(played).legal(0, "explore")[0], "gather")
    assert not played.can_undo(0)
    with pytest.raises(Refused, match="no-undo"):
        played.undo(0)


def in_a_move(seats: int) -> Match:
    """A match in which seat 0 has all resources to move."""
    played = match(seats)
    table = table_of(played)
    table.state.free[0] = 0x333222
    table.state.packs -= 0x333222
    return played


def test_every_step_of_a_move_is_open_to_undo() -> None:  # IS-30
    played = in_a_move(2)
    finals = []
    for _ in range(12):
        table = table_of(played)
        legal = table.legal(0, "lay") or table.legal(0, "secure") or table.legal(0, "advance")
        if not legal:
            break
        finals.append(played.act(0, table.read(legal[0])).final)
    assert len(finals) > 3
    assert not any(finals)
    assert played.act(0, table_of(played).read("end")).final  # the other seat is asked


def test_a_toss_from_the_hand_is_taken_back_and_one_from_the_bag_is_not() -> None:  # IS-64
    played = match(1)
    do(played, "start 0,0")
    hand = table_of(played).hand(0)
    do(played, table_of(played).legal(0, "toss")[0])
    played.undo(0)
    assert table_of(played).hand(0) == hand
    do(played, "toss-bag")
    assert not played.can_undo(0)


def test_a_card_that_is_dealt_stays() -> None:  # IS-66
    kinds = {kind.name: kind.reveals for kind in GAME.events.kinds}
    assert [name for name, reveals in kinds.items() if reveals] == [
        *("drew", "tossed-from-bag", "dealt-card")
    ]
