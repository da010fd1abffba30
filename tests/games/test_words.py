"""The words of every game: they have their lists, are asked and told, and read as written."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from catlantis.core.action import NUMBER, SEAT
from catlantis.games import GAMES

from .own import plain_table, table_of
from .wordtable import WordTable

TableOf = Callable[[str], type[WordTable[Any]]]

MATCHES = 36  # enough for all but what is rare
TABLES = 3  # numbers of seats, from the least on
APART = 5  # decisions between one that is read again and the next


def matches(key: str) -> Iterator[Iterator[WordTable[Any]]]:
    """Random matches with a few numbers of seats in turn."""
    for seed in range(MATCHES):
        yield table_of(key).random_match(GAMES[key].meta.min_seats + seed % TABLES, seed)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_sort_has_its_words(key: str) -> None:
    game = GAMES[key]
    args = [arg for verb in game.verbs.verbs for arg in verb.args]
    args += [arg for kind in game.events.kinds for arg in kind.args]
    args += [arg for prompt in game.prompts.values() for arg in prompt]
    assert {arg.sort for arg in args} - {NUMBER, SEAT} <= set(game.meta.words)


@pytest.mark.parametrize("table_of", [table_of, plain_table])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_written_reads_as_the_same_action(key: str, table_of: TableOf) -> None:
    for step, table in enumerate(table_of(key).random_match(GAMES[key].meta.min_seats, 2)):
        for seat in table.to_act if step % APART == 0 else []:
            legal = table.legal(seat)
            actions = [table.read(text) for text in legal]
            assert [table.write(action) for action in actions] == legal
            spelled = table.view(seat)["legal"]
            assert [table.game.verbs.parse(action) for action in spelled] == actions


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_prompt_is_asked_and_every_event_happens(key: str) -> None:
    """All but what is rare, which the game's own tests bring about."""
    game = GAMES[key]
    asked: set[str] = set()
    told: set[str] = set()
    for match in matches(key):
        for table in match:
            for seat in table.to_act:
                name, *args = table.view(seat)["prompt"]
                assert len(args) == len(game.prompts[name])
                asked.add(name)
        told.update(text.split()[1] for text in table.told())
    assert (game.prompts.keys() - asked) | (game.events.numbers.keys() - told) == table_of(key).rare
