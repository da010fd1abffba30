"""A game from another package is played in the browser, on the board that any game has."""

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from foreign import CLI, KEY, install, python
from playwright.sync_api import expect

from browser.conftest import People
from browser.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where that game is installed too."""
    authors, site = tmp_path_factory.mktemp("authors"), tmp_path_factory.mktemp("site")
    python(site, *CLI, "new-game", KEY, cwd=authors)
    install(authors / KEY, site)
    with patch.dict(os.environ, {"PYTHONPATH": str(site)}):
        house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert not house.complaints()


def test_it_is_played_to_the_end_in_words(people: People) -> None:
    page = people.come()
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="High Mouse"))
    expect(card.get_by_text("the highest wins")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    card.get_by_role("button", name="Play against bots").click()
    page.get_by_role("dialog").locator("[type=submit]").click()
    page.wait_for_url("**/table/**", wait_until="commit")
    expect(page.get_by_text("Show one of your mice.").first).to_be_visible()
    page.get_by_role("button", name="Show a mouse").click()
    expect(page.get_by_text("Which mouse?")).to_be_visible()
    page.get_by_role("button", name="Show mouse").first.click()
    expect(page.get_by_text("The match is over", exact=True).first).to_be_visible()


def test_its_rules_can_be_read(people: People) -> None:
    page = people.come()
    page.goto(f"/rules/{KEY}")
    expect(page.get_by_text("Ten mice, numbered from 0 to 9.")).to_be_visible()
