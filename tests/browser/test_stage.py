"""The stage in a real browser: things move, and the board comes to rest as it is."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.cat_and_fish_player import Fisher
from browser.conftest import People
from browser.isle_player import KeySailor
from browser.islet_player import IsletPlayer
from browser.kittens_player import KittensPlayer
from browser.player import Player

PATIENCE = 120.0  # seconds until something has moved
SEATS = 3
PLAYERS = [KittensPlayer, IsletPlayer, Fisher, KeySailor]

# Counts what is seen at different places of the page, frame by frame.
WATCH = """
window.moved = 0;
const first = new WeakMap();
const look = () => {
  for (const piece of document.querySelectorAll("[data-stage] :is(.flight, .landing)")) {
    const { x, y, width } = piece.getBoundingClientRect();
    const [x0, y0] = first.get(piece) ?? [x, y];
    first.set(piece, [x0, y0]);
    if (width && Math.hypot(x - x0, y - y0) > 8) window.moved++;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# Nothing lies over the board, and nothing of it is hidden because it is shown elsewhere.
IS_AT_REST = """
document.querySelector("[data-stage=quiet]")?.childElementCount === 0 &&
[...document.querySelectorAll("[data-anchor]")].every(
  (each) => getComputedStyle(each).opacity !== "0")
"""
IS_ASKED = "!!document.querySelector('.bar.asked')"
IS_BUSY = "!!document.querySelector('[data-stage=busy]')"


def seated(people: People, make: Callable[[Page], Player], *, moves: bool = True) -> Player:
    """Somebody at a table with bots, whose page is watched."""
    page = people.come(moves=moves)
    page.add_init_script(WATCH)
    player = make(page)
    player.open_table("bots", SEATS)
    return player


def play_until(player: Player, happened: str, *, decides: bool = True) -> None:
    """Look at all that is shown, and decide or only wait, until that is true of the page."""
    page = player.page
    until = time.monotonic() + PATIENCE
    while not page.evaluate(happened):
        assert time.monotonic() < until, "it never happens"
        if not (decides and page.evaluate(IS_AT_REST) and player.decide()):
            page.wait_for_timeout(30)


@pytest.mark.parametrize("make", PLAYERS)
def test_things_move_and_the_board_comes_to_rest(
    people: People, make: Callable[[Page], Player]
) -> None:
    player = seated(people, make)
    page = player.page
    play_until(player, "window.moved > 0")
    play_until(player, IS_AT_REST, decides=False)
    assert page.locator(".told .sentence").inner_text()


def test_a_reload_shows_what_is_and_nothing_of_what_was(people: People) -> None:
    player = seated(people, Fisher)
    page = player.page
    play_until(player, "window.moved > 0")
    play_until(player, IS_ASKED, decides=False)  # so that nothing goes on while nobody looks
    page.reload()
    play_until(player, IS_ASKED, decides=False)
    assert page.evaluate(IS_AT_REST)
    assert page.evaluate("window.moved") == 0


def test_a_key_skips_what_is_shown_and_another_sets_the_speed(people: People) -> None:
    player = seated(people, Fisher)
    page = player.page
    for speed in ("fast", "instant", "slow"):
        page.keyboard.press("v")
        expect(page.get_by_text(player.text(f"page-stage-{speed}")).first).to_be_visible()
    play_until(player, IS_BUSY)
    page.keyboard.press("k")
    assert page.evaluate(IS_AT_REST)


def test_with_less_motion_nothing_moves_and_all_is_told(people: People) -> None:
    player = seated(people, Fisher, moves=False)
    page = player.page
    play_until(player, "!!document.querySelector('.told .sentence')")
    assert page.evaluate("window.moved") == 0
