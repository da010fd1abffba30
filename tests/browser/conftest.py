"""A browser for all tests, a server for each module, and people with pages of their own."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from browser.house import House
from browser.player import PATIENCE

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


def launched(playwright: Playwright) -> Browser:
    """The system's Chromium, or else Playwright's own."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert not house.complaints()


class People:
    """Who visits the house: each with cookies, language and screen of their own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def come(
        self, *, lang: str = "en-GB", phone: bool = False, dark: bool = False, moves: bool = False
    ) -> Page:
        context = self.browser.new_context(
            base_url=self.house.address,
            locale=lang,
            viewport=PHONE if phone else DESKTOP,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=phone,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[People]:
    people = People(browser, house)
    yield people
    people.leave()
    assert not people.errors
