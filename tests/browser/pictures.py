"""The pictures of the README, made anew: `make pictures`."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.conftest import People, launched
from browser.house import House
from browser.player import Player

FOLDER = Path(__file__).parents[2] / "docs" / "images"
MOVES = 3  # decisions before the table is worth a picture


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(800)  # until all is where it belongs
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def play_against_bots(page: Page, lang: str) -> None:
    """A match that has been going on for a while, at a decision of the player's."""
    player = Player(page, lang, plays=2)
    page.goto("/")
    player.invitation.get_by_role("button", name=player.text("page-play-bots")).click()
    page.get_by_role("button", name=player.text("page-new-bots-start"), exact=True).click()
    page.wait_for_url("**/table/**", wait_until="commit")
    taken = 0
    while taken < MOVES or not player.can(player.choice("draw")):
        taken += player.decide()
        page.wait_for_timeout(300)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        house = House(Path(folder))
        people = People(browser, house)
        home = people.come()
        home.goto("/")
        save(home, "home")
        table = people.come()
        play_against_bots(table, "en")
        save(table, "table")
        phone = people.come(lang="fr-FR", phone=True, dark=True)
        play_against_bots(phone, "fr")
        save(phone, "phone")
        people.leave()
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
