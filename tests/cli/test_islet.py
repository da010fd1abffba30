"""Islet at the terminal: the islet as text, and what can be done there."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from catlantis.board import guests_of
from catlantis.locales import Words
from catlantis.match import Match
from catlantis.record import dump
from catlantis.terminal.table import table_of

from .runner import match_of, run

ISLET = "islet"
OPENING = r"""
              /    \
             /7*    \
 \6*    /Sfl1\1     /Sle1\8*    /
  \    /0     \Cbr1/2     \    /
  /    \5     /Sbr1\3     /    \
 /11*   \Cbr1/4     \Sfl1/9*    \
             \10*   /
              \    /
"""


def drawn(match: Match, seat: int | None = 0, width: int = 80, lang: str = "en") -> str:
    """The table as it is drawn on a screen of that width."""
    out = StringIO()
    views = [match.view(other) for other in range(len(match.seats))] if seat is None else []
    table = table_of(ISLET).draw(match.view(seat), guests_of(match, Words(lang)), views)
    Console(file=out, width=width).print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return match.view(seat)


def test_the_islet_is_drawn_with_the_places_where_something_can_be_done() -> None:
    shown = run("play", ISLET, "--seed", "5", "--option", "first_seat=1", keys=["q"]).output
    lines = [line.rstrip() for line in shown.splitlines()]
    assert OPENING.strip("\n") in "\n".join(lines)
    assert " ▶  A  Mochi    you     0 laid, 8 free  4 tiles  nothing" in lines
    assert " Your tiles  sand/leaves · sand/branches · clay/branches ×2" in lines
    assert " Packs       W12 S12 C12 le12 br12 fl12" in lines


def test_a_tile_is_placed_and_what_it_brings_is_told() -> None:
    keys = ["1", "2", "10", "q"]
    done = run("play", ISLET, "--seed", "5", "--option", "first_seat=1", keys=keys)
    shown = done.output.rpartition("The match begins.")[2]
    assert "Mochi places sand/branches in the sea, place 10." in shown
    assert " To come     sand" in shown
    assert "Stack up to 3 more tiles" in shown


@pytest.mark.slow
def test_a_whole_match_is_played_to_its_end() -> None:
    done = run("play", ISLET, "--seats", "human,random", "--seed", "7", keys=["2"] * 300)
    assert done.exit_code == 0, done.output
    assert "The match is over" in done.output
    assert "wins!" in done.output


def test_eggs_birds_and_resources_stand_on_the_table() -> None:
    match = match_of("human,greedy", 3, 100, ISLET)
    shown, view = drawn(match), seen(match)
    for seat, player in enumerate(view["players"]):
        assert f"{len(player['laid'])} laid, {player['free_eggs']} free" in shown
        site = view["sites"][player["bird"]]
        owner = "" if site["egg"] is None else "ab"[site["egg"]]
        places = (f"{player['bird']}{lit}{owner}{'AB'[seat]}" for lit in ("", "*"))
        assert any(place in shown for place in places)
    assert "secured" in shown


def test_all_hands_are_shown_once_all_is_open() -> None:
    match = match_of("greedy,greedy", 3, 1, ISLET)
    shown = drawn(match, None)
    for seat in range(2):
        assert Words("en").word(match.game, "tile", seen(match, seat)["hand"][0]) in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_both_islets_are_drawn_with_their_cards(lang: str) -> None:
    shown = drawn(match_of("human", 2, 1, ISLET), lang=lang)
    assert ("Day islet" if lang == "en" else "Îlot de jour") in shown
    assert ("Night islet" if lang == "en" else "Îlot de nuit") in shown
    assert shown.count("le1" if lang == "en" else "fe1") > 0


@pytest.mark.parametrize("width", [30, 40, 80])
def test_a_large_islet_is_cut_around_the_bird(width: int) -> None:
    match = match_of("human,greedy,greedy", 2, 150, ISLET)
    shown = drawn(match, width=width)
    assert max(len(line) for line in shown.splitlines()) <= width
    assert ("hidden: make the window wider" in " ".join(shown.split())) == (width < 80)
    assert f"{seen(match)['players'][0]['bird']}" in shown


def offers_no_nests(match: Match) -> bool:
    """Whether seat 0 can lay with unsecured nests and without."""
    nests = {action[1] for action in seen(match)["legal"] if action[0] == "lay"}
    return 0 in nests and len(nests) > 1


def test_an_empty_payment_is_called_nothing(tmp_path: Path) -> None:
    wholes = (match_of("human,greedy", seed, game=ISLET) for seed in range(9))
    pasts = (whole.at(step) for whole in wholes for step in range(len(whole.journal)))
    match, file = next(filter(offers_no_nests, pasts)), tmp_path / "match.match.json"
    file.write_bytes(dump(match))
    verbs = list(dict.fromkeys(action[0] for action in seen(match)["legal"]))
    shown = run("play", "--resume", file, keys=[verbs.index("lay") + 1, "q"]).output
    question = shown.rpartition("Which unsecured nests do you pay?")[2]
    assert "nothing" in question
    assert "none" not in question
