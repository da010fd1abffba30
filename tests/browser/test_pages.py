"""Every page in both languages, by keyboard, on a phone, and for those who cannot see it."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import People
from browser.kittens_player import KittensPlayer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = ["/", "/lobby", "/settings", "/rules/exploding-kittens", "/learn/exploding-kittens"]


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading").first).to_be_visible()


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages_have_no_flaw_that_axe_knows(people: People, lang: str, phone: bool) -> None:
    page = people.come(lang=lang, phone=phone, dark=phone)
    for path in PATHS:
        page.goto(path)
        settle(page)
        assert not violations(page), path
        assert not scrolls_sideways(page), path
        assert page.locator("html").get_attribute("lang") == lang[:2]


def press_until_focused(page: Page, target: Locator) -> None:
    """Tab to the button."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{target} is not reached by Tab")


def test_a_match_against_bots_takes_two_presses_and_no_mouse(people: People) -> None:
    page = people.come(lang="fr-FR", phone=True)
    page.goto("/")
    player = KittensPlayer(page, "fr")
    settle(page)
    play_bots = player.invitation.get_by_role("button", name=player.text("page-play-bots"))
    press_until_focused(page, play_bots)
    page.keyboard.press("Enter")
    start = page.get_by_role("button", name=player.text("page-new-bots-start"), exact=True)
    press_until_focused(page, start)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**", wait_until="commit")
    expect(player.hand).to_be_visible()
    assert not violations(page)
    assert not scrolls_sideways(page)
    until = time.monotonic() + 240
    while not player.is_over:
        assert time.monotonic() < until, "the match does not end"
        if player.can(player.choice("draw")):
            player.choice("draw").focus()
            page.keyboard.press("Enter")
        elif player.can(player.choice("pass")):
            player.choice("pass").focus()
            page.keyboard.press("Enter")
        elif player.choices.count() and not player.choice("pass").count():
            if not player.can(player.choices.get_by_role("button")):
                player.hand.get_by_role("button").first.focus()
                page.keyboard.press("Enter")
            player.choices.get_by_role("button").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert not violations(page)
