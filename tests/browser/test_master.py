"""The game master's page: an island run through its seven days on a screen that all can see."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import People
from browser.test_pages import scrolls_sideways, settle, violations
from catlantis.core.rng import seed_from_text
from catlantis.games.isle_of_cats import GAME
from catlantis.locales import Words

KEY = GAME.meta.key
DAYS = 7
SLOTS = 12
ROWS = 3


class Master:
    """Runs an island by what the page shows."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = Words(lang)

    def text(self, key: str, **args: object) -> str:
        return self.words.text(f"{KEY}-master-{key}", **args)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.text(key), exact=True)

    @property
    def cards(self) -> Locator:
        """The cards that lie face up."""
        larger = self.text("larger", slot="", text="").strip(", :")
        return self.page.get_by_role("button", name=larger)

    def told(self) -> list[str]:
        """What the cards are to who cannot see them, as one reads the screen: row by row."""
        found: list[str] = self.cards.locator(".unseen").all_text_contents()
        boxes = [card.locator("..").bounding_box() for card in self.cards.all()]
        places = [(round(box["y"]), round(box["x"])) for box in boxes if box is not None]
        assert len({y for y, _ in places}) == ROWS
        return [text for _, text in sorted(zip(places, found, strict=True))]


def lessons_of(code: str, day: int, master: Master) -> dict[int, str]:
    """What the lesson cards say, by slot, on that day of the match of that seed."""
    state = GAME.new_game({}, 1, seed_from_text(code))
    state.day = day - 1
    island = GAME.view(state, None)["island"]
    assert isinstance(island, list)
    told = {}
    for slot, card in enumerate(island):
        if (number := card["lesson"]) is not None:
            text = master.words.text(f"{KEY}-lesson-{number}-text")
            asks = master.text("asks-lesson", lesson=number, text=text)
            name = master.words.word(GAME, "slot", slot)
            told[slot] = master.text("larger", slot=name, text=asks)
    return told


def test_an_island_is_run_through_its_days_by_mouse(people: People) -> None:
    page = people.come()
    page.goto("/")
    settle(page)
    master = Master(page)
    page.get_by_role("link", name=master.words.text("page-play-paper")).click()
    page.wait_for_url(f"**/master/{KEY}")
    page.get_by_label(master.text("players")).select_option("3")
    page.get_by_label(master.text("code")).fill("Ta-mi No")
    master.button("deal").click()
    expect(page.get_by_role("heading", level=2, name="TAMINO")).to_be_visible()
    sheets = page.get_by_role("link", name="Print")
    expect(sheets).to_have_count(3 + 1)  # a boat for each, or all
    for sheet in (sheets.first, sheets.last):
        printed = page.request.get(sheet.get_attribute("href") or "")
        assert printed.body().startswith(b"%PDF")
    master.button("first-day").click()
    for day in range(1, DAYS + 1):
        expect(page.get_by_text(master.text("day", day=day)).first).to_be_visible()
        expect(master.cards).to_have_count(0)
        master.button("reveal").click()
        expect(master.cards).to_have_count(SLOTS)
        told = master.told()
        lessons = lessons_of("tamino", day, master)
        assert {slot: told[slot] for slot in lessons} == lessons
        master.button("end" if day == DAYS else "next").click()
    expect(page.get_by_text(master.text("vesh"))).to_be_visible()
    numbers = {"rats": "2", "filled-rooms": "7", "families": "3, 7", "rares": "1"}
    for count, number in numbers.items():
        counted = master.text(f"count-{count}")
        label = master.text("count-of", count=counted, player=master.text("player", player=2))
        page.get_by_label(label, exact=True).fill(number)
    winner = master.text("winner", number=1, players=master.text("player", player=2))
    expect(page.get_by_text(winner)).to_be_visible()
    total = page.get_by_role("row", name=master.words.text(f"{KEY}-score-total"))
    expect(total.get_by_role("cell").nth(1)).to_have_text(str(-2 + 8 + 25 + 3))
    assert not violations(page)


def test_two_devices_with_the_same_code_see_the_same_island_by_keys(people: People) -> None:
    first, second = people.come(), people.come(phone=True, dark=True)
    seen = []
    for page in (first, second):
        page.goto(f"/master/{KEY}?code=lomitaka&day=2")
        master = Master(page)
        expect(master.button("reveal")).to_be_enabled()
        page.keyboard.press("Space")
        expect(master.cards).to_have_count(SLOTS)
        page.keyboard.press("ArrowRight")
        expect(master.cards).to_have_count(0)
        expect(master.button("reveal")).to_be_enabled()
        page.keyboard.press("Space")
        expect(master.cards).to_have_count(SLOTS)
        seen.append(master.told())
        page.keyboard.press("ArrowLeft")
        expect(master.cards).to_have_count(SLOTS)
    assert seen[0] == seen[1]


def test_a_reload_comes_back_to_the_day_and_its_timer(people: People) -> None:
    page = people.come()
    master = Master(page)
    page.goto(f"/master/{KEY}?code=lomitaka&day=4")
    expect(master.button("reveal")).to_be_enabled()
    for _ in range(3):
        master.button("timer-more").click()
    page.reload()
    expect(page.get_by_role("timer")).to_have_text("1:30")
    expect(page.get_by_text(master.text("day", day=4)).first).to_be_visible()
    expect(master.cards).to_have_count(0)
    master.button("reveal").click()
    expect(master.button("timer-pause")).to_be_visible()
    expect(page.get_by_role("timer")).not_to_have_text("1:30")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_stage_has_a_flaw_that_axe_knows(people: People, lang: str, phone: bool) -> None:
    page = people.come(lang=lang, phone=phone, dark=phone)
    master = Master(page, lang)
    page.goto(f"/master/{KEY}")
    expect(master.button("deal")).to_be_visible()
    assert not violations(page)
    for query in ("", "&day=1&seconds=120", "&day=8", "&players=1&day=5"):
        page.goto(f"/master/{KEY}?code=lomitaka{query}")
        settle(page)
        assert not violations(page), query
        assert not scrolls_sideways(page), query
        if "day=1" in query or "day=5" in query:
            master.button("reveal").click()
            expect(master.cards).to_have_count(SLOTS)
            assert not violations(page), query
            assert not scrolls_sideways(page), query
    master.cards.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page)
