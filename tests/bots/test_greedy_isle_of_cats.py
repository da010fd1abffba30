"""Greedy plays The Isle of Cats: it fills rooms one after the other."""

from games.isle_of_cats.table import Table, deal

from catlantis.bots import seated
from catlantis.core.sight import Sight
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.boat import BOW_PARROT, UPPER_MOON
from catlantis.games.isle_of_cats.scoring import present_tally
from catlantis.games.isle_of_cats.tally import is_filled


def drawn(table: Table) -> Table:
    """The table once greedy, in seat 0, has drawn what is on the top card of column A."""
    table.play(0, "column a", "card a-top")
    while table.today(0)["open"] is not None:
        GAME.apply(
            table.state,
            0,
            seated("greedy", GAME, 0, 1, 1).choose(Sight(GAME, table.state, 0)),
            None,
        )
    return table


def fills(table: Table, room: int) -> bool:
    """Whether the room is filled on the boat of seat 0."""
    return is_filled(present_tally(table.state, 0), room)


def test_the_hole_that_is_a_room_is_filled_rather_than_its_like_amidships() -> None:  # IC-40
    boat = """
        at 11 2
        .  #  #  #  .
        #  .  .  .  #  #  #  #  #
        .  #  .  #  .  .  .  .  #
        .  .  #  .  .  .  .  .  #
    """
    table = deal({"a-top": "rare t"}, boats=[boat], seats=2)
    assert fills(drawn(table), BOW_PARROT)


def test_of_two_holes_the_one_that_fills_a_room_is_drawn_in() -> None:  # IC-40
    """Both holes are single squares: one is all that the upper moon lacks, one is amidships."""
    boat = """
        at 7 0
        #  #  #  #  #  #  #  #
        at 4 1
        #  #  #  #  .  #  #  #  #  #  #
        .  .  .  .  #  .  .  #  .  #  .
        .  .  .  .  .  .  .  .  #  .  .
    """
    table = deal({"a-top": "common dot"}, boats=[boat], seats=2)
    assert not fills(table, UPPER_MOON)
    assert fills(drawn(table), UPPER_MOON)
