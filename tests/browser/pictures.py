"""The pictures of the README, made anew: `make pictures`."""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.cat_and_fish_player import Player as Fisher
from browser.conftest import People, launched
from browser.house import House
from browser.isle_player import MouseSailor
from browser.islet_player import IsletPlayer
from browser.player import Player
from catlantis.locales import Words

FOLDER = Path(__file__).parents[2] / "docs" / "images"
PATIENCE = 240.0  # seconds until a table is worth a picture


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(800)  # until all is where it belongs
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def sit_down(page: Page, game: str, lang: str) -> None:
    """Open a table against bots."""
    words = Words(lang)
    page.goto("/")
    heading = page.get_by_role("heading", name=words.text(game), exact=True)
    invitation = page.get_by_role("article").filter(has=heading)
    invitation.get_by_role("button", name=words.text("page-play-bots")).click()
    page.get_by_role("button", name=words.text("page-new-bots-start"), exact=True).click()
    page.wait_for_url("**/table/**", wait_until="commit")


def play(player: Any, moves: int) -> None:
    """Take so many decisions by what the page shows."""
    until = time.monotonic() + PATIENCE
    taken = 0
    while taken < moves and time.monotonic() < until:
        taken += player.decide()
        player.page.wait_for_timeout(100)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        house = House(Path(folder))
        people = People(browser, house)
        home = people.come()
        home.goto("/")
        save(home, "home")
        tables: list[tuple[str, Callable[[Page], Any], int]] = [
            ("isle-of-cats", MouseSailor, 42),
            ("islet", IsletPlayer, 24),
            ("cat-and-fish", Fisher, 20),
            ("exploding-kittens", lambda page: Player(page, plays=2), 3),
        ]
        for game, player, moves in tables:
            page = people.come()
            sit_down(page, game, "en")
            play(player(page), moves)
            save(page, game)
        phone = people.come(lang="fr-FR", phone=True, dark=True)
        sit_down(phone, "cat-and-fish", "fr")
        play(Fisher(phone, "fr"), 12)
        save(phone, "phone")
        people.leave()
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
