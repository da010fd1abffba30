"""The pictures of the README, made anew: `make pictures`."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.cat_and_fish_player import Fisher
from browser.conftest import People, launched
from browser.house import House
from browser.isle_player import MouseSailor
from browser.islet_player import IsletPlayer
from browser.kittens_player import KittensPlayer
from browser.player import Player, play

FOLDER = Path(__file__).parents[2] / "docs" / "images"
PATIENCE = 240.0  # seconds until a table is worth a picture


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(800)  # until all is where it belongs
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        house = House(Path(folder))
        people = People(browser, house)
        home = people.come()
        home.goto("/")
        save(home, "home")
        players: list[tuple[Player, int]] = [
            (MouseSailor(people.come()), 42),
            (IsletPlayer(people.come()), 24),
            (Fisher(people.come()), 20),
            (KittensPlayer(people.come(), plays=2), 3),
        ]
        for player, moves in players:
            player.open_table("bots")
            play([player], time.monotonic() + PATIENCE, moves)
            save(player.page, player.game.meta.key)
        phone = Fisher(people.come(lang="fr-FR", phone=True, dark=True), "fr")
        phone.open_table("bots")
        play([phone], time.monotonic() + PATIENCE, 12)
        save(phone.page, "phone")
        people.leave()
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
