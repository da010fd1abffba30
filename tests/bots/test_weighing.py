"""What a hint rests on: the choices weighed, on what the seat may see."""

from games.exploding_kittens.table import Table, deal

from catlantis.bots.hard import HardBot
from catlantis.bots.weighing import SHOWN, Advice, advice
from catlantis.core.sight import Sight
from catlantis.games.exploding_kittens import GAME


def advised(table: Table, playouts: int = 80) -> Advice | None:
    """The advice for seat 0 there, without a limit of time."""
    bot = HardBot(playouts=playouts, seconds=1e9)
    bot.start(GAME, 0, table.state.seats, seed=1)
    return advice(bot, Sight(GAME, table.state, 0))


def on_a_kitten() -> Table:
    """Seat 0 knows that a kitten lies on top, and can skip it."""
    table = deal("skip | nope", pile="kitten beard beard")
    table.state.pile_known[0] = 1
    return table


def verbs(found: Advice) -> list[str]:
    return [GAME.verbs.verb(action).name for action, _chance, _error in found.choices]


def test_what_is_advised_comes_first_and_what_loses_has_no_chance() -> None:
    found = advised(on_a_kitten())
    assert found is not None
    assert verbs(found) == ["skip", "draw"]
    skip, draw = found.choices
    assert skip.chance > 0
    assert draw.chance == 0
    assert found.playouts >= 2


def test_at_the_most_a_few_choices_are_told_each_once_and_none_better_is_left_out() -> None:
    busy = deal("skip attack favor see | nope beard", pile="beard beard skip kitten")
    found = advised(busy)
    assert found is not None
    actions = [choice.action for choice in found.choices]
    assert len(actions) == len(set(actions)) == SHOWN
    others = [choice.chance for choice in found.choices[1:]]
    assert others == sorted(others, reverse=True)


def test_what_is_hidden_does_not_matter() -> None:
    one = deal("skip attack | nope", pile="kitten beard skip")
    other = deal("skip attack | nope", pile="skip beard kitten")
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)
    assert advised(one) == advised(other)


def test_there_is_nothing_to_weigh_where_there_is_no_choice() -> None:
    assert advised(deal("beard | nope", pile="beard kitten")) is None
