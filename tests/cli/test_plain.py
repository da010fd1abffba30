"""Any game can be told in a terminal, by the sorts of its views."""

import re
from io import StringIO
from typing import Any

import pytest
from core.matches import holding, played, seated
from rich.console import Console

from catlantis.core.game import Game, Meta
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME, PHASES
from catlantis.locales import LANGUAGES, Words
from catlantis.match import Match
from catlantis.terminal.guests import Guests
from catlantis.terminal.plain import draw

NAMES = ["Mochi", "Biscuit", "Olive"]


def drawn(match: Match, seat: int | None, lang: str = "en", *, is_open: bool = False) -> str:
    """The table of a match on a wide terminal."""
    console = Console(width=400, file=StringIO())
    seats = range(len(match.seats))
    names = NAMES[: len(match.seats)]
    guests = Guests(match.game, names, ["bot"] * len(names), Words(lang))
    views = [match.view(other) for other in seats] if is_open else []
    with console.capture() as printed:
        console.print(draw(match.view(seat), guests, views))
    return printed.get()


def test_hand_counts_and_who_is_asked_are_told_in_words() -> None:
    match = holding("defuse skip", "nope")
    text = drawn(match, 0)
    hand = next(line for line in text.splitlines() if line.startswith("Your hand"))
    assert "Defuse" in hand
    assert "Skip" in hand
    assert "Mochi (you) · asked now" in text
    assert "Biscuit (bot)\n" in text.replace("  ", "").replace(" \n", "\n")
    assert "Alive: yes · Cards: 8" in text
    assert "Exploding Kittens: 1" in text
    assert "Discarded" in text


def test_scores_and_money_are_told() -> None:
    text = drawn(played(seated(GAMES["cat-and-fish"], 2, 5), 20), 0)
    assert "Money: " in text
    assert "Points now: " in text
    assert "Season" in text


def test_a_spectator_is_told_of_no_hand() -> None:
    assert "Your hand" not in drawn(holding("defuse", "nope"), None)


def test_all_hands_are_told_where_nothing_is_secret() -> None:
    assert drawn(holding("defuse", "nope"), 0, is_open=True).count("Your hand") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("steps", [0, 30, 10_000])
def test_every_game_can_be_told_from_beginning_to_end(
    game: Game[Any], lang: str, steps: int
) -> None:
    for seats in (game.meta.min_seats, 2):
        match = played(seated(game, seats, 3), steps)
        assert "[" not in drawn(match, 0, lang).replace("[none]", "")


def test_a_view_without_a_type_is_shown_as_it_is() -> None:
    meta = Meta("x", "X", "none", [1], 2, 5, GAME.meta.options, GAME.meta.words)
    game = type(GAME)(meta, GAME.verbs, GAME.events, PHASES)
    text = drawn(seated(game, 2, 3, first_seat=0), 0)
    assert re.search(r"combos +true", text)
    assert "Mochi (you) · asked now" in text
