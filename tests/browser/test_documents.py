"""What is read, and not played, fits every screen, too; and the first page is light.

Home, lobby and waiting room scroll down, as documents do; lessons and replays never, as tables.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from browser.conftest import People
from browser.isle_player import MouseSailor
from browser.test_layout import GAMES, MEASURE, SIZES
from catlantis.locales import Words

DATA = Path(__file__).parents[1] / "data"
KILOBYTES = 289
REQUESTS = 40

LOOK = """async (isDocument) => {
  const found = [];
  await resized();
  for (let down = 0; ; down += innerHeight / 2) {
    scrollTo(0, down);
    await settled();
    found.push(...measure(isDocument));
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
  }
  scrollTo(0, 0);
  return found;
}"""


def assert_fits(page: Page, *, is_document: bool) -> None:
    """At every size nothing is covered, cut, too small, or to be reached by scrolling sideways."""
    page.wait_for_load_state("networkidle")
    page.evaluate(MEASURE)
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for fault in page.evaluate(LOOK, is_document):
            what = f"{width}×{height} {fault['kind']} {fault['what']}"
            faults[what] = f"{what} {fault['share']} %"
    assert not faults, "\n".join(faults.values())


def test_home_and_settings_fit(people: People) -> None:
    page = people.come()
    for path in ("/", "/settings"):
        page.goto(path)
        assert_fits(page, is_document=True)


def test_a_table_of_twelve_fits_its_waiting_room_and_its_card_in_the_lobby(people: People) -> None:
    page = people.come()
    MouseSailor(page).open_table("friends", 12)
    assert_fits(page, is_document=True)
    MouseSailor(page).open_table("bots", 12)
    page.goto("/lobby")
    expect(page.get_by_role("listitem").first).to_be_visible()
    assert_fits(page, is_document=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits(people: People, game: str) -> None:
    page = people.come()
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".regions")
    assert_fits(page, is_document=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_fits(people: People, game: str) -> None:
    page = people.come()
    page.goto("/lobby")
    newest = max((DATA / game).glob("v*"))
    page.locator("input[type=file]").set_input_files(min(newest.glob("*.match.json")))
    page.wait_for_url("**/replay/**")
    page.wait_for_selector(".regions")
    assert_fits(page, is_document=False)
    page.get_by_role("button", name=Words("en").text("page-replay-last")).click()
    assert_fits(page, is_document=False)


def test_the_first_page_is_light(people: People) -> None:
    page = people.come()
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes() for answer in answers]
    total = sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes)
    assert len(answers) <= REQUESTS
    assert total <= KILOBYTES * 1000
