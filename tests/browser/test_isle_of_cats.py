"""Seven days on the page: two people draw, one with a mouse and one with keys; and a full fleet."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.isle_player import KEY, FingerSailor, KeySailor, MouseSailor, Sailor
from browser.test_pages import scrolls_sideways, settle, violations
from catlantis.record import load

PATIENCE = 300.0  # seconds for a whole match, on a machine that has much else to do
DAYS = 7
THINKING = 120_000  # milliseconds for eleven bots to think a day through


def sail(sailors: list[Sailor], days: int) -> None:
    """Let all decide in turn until each has confirmed so many days."""
    until = time.monotonic() + PATIENCE
    while min(sailor.days for sailor in sailors) < days:
        assert time.monotonic() < until, "the days do not end"
        decided = [sailor.decide() for sailor in sailors if sailor.days < days]
        if not any(decided):
            sailors[0].page.wait_for_timeout(30)


def test_two_people_draw_for_seven_days_one_by_dragging_one_by_keys(
    people: People, tmp_path: Path
) -> None:
    host, guest = people.come(), people.come()
    sailors: list[Sailor] = [MouseSailor(host), KeySailor(guest)]
    sailors[1].join(sailors[0].open_table("friends", 2))
    host.get_by_role("button", name="Start", exact=True).click()
    sail(sailors, 1)
    assert not violations(host)
    sail(sailors, DAYS)
    for page in (host, guest):
        expect(page.get_by_text("The match is over", exact=True).first).to_be_visible()
        assert not violations(page)
    with host.expect_download() as download:
        host.get_by_role("link", name="Save the match").click()
    saved = tmp_path / "saved.match.json"
    download.value.save_as(saved)
    match = load(saved.read_bytes())
    assert match.is_over
    for boat in match.view(None)["players"]:  # type: ignore[attr-defined]
        assert len(boat["drawn"]) > DAYS


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_twelve_boats_on_a_page(people: People, phone: bool) -> None:
    page = people.come(phone=phone, dark=phone)
    sailor = MouseSailor(page)
    sailor.open_table("bots", 12)
    fleet = page.get_by_role("tab", name=sailor.board("room-fleet"))
    fleet.click()
    boats = page.get_by_role("list", name=sailor.board("fleet")).get_by_role("button")
    expect(boats).to_have_count(11)
    assert not violations(page)
    assert not scrolls_sideways(page)
    page.get_by_role("tab", name=sailor.board("room-island")).click()
    sail([sailor], 1)
    second_day = page.get_by_text(sailor.text(f"{KEY}-table-day", day=2, days=DAYS))
    expect(second_day).to_be_visible(timeout=THINKING)
    fleet.click()
    boats.last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img").first).to_be_visible()  # what was drawn on the first day
    assert not scrolls_sideways(page)


def test_alone_on_a_phone_in_french_a_finger_draws_and_a_day_is_taken_back(
    people: People,
) -> None:
    page = people.come(lang="fr-FR", phone=True)
    sailor = FingerSailor(page, "fr")
    sailor.open_table("alone")
    page.get_by_role("tab", name=sailor.board("room-score")).tap()
    expect(page.get_by_role("region", name=sailor.text(f"{KEY}-table-sister"))).to_be_visible()
    page.get_by_role("tab", name=sailor.board("room-island")).tap()
    sailor.take_cards()
    drawn = page.locator(".water").get_by_role("img")
    while not drawn.count():
        if not sailor.decide():
            page.wait_for_timeout(30)
    page.get_by_role("button", name=sailor.board("restart")).tap()
    expect(sailor.choice("column")).to_be_visible()
    page.get_by_role("tab", name=sailor.board("room-boat")).tap()
    expect(drawn).to_have_count(0)
    assert not violations(page)
    assert not scrolls_sideways(page)


def test_a_learner_follows_the_tutorial_to_its_end(people: People) -> None:
    page = people.come()
    sailor = KeySailor(page)
    steps = page.request.get(f"/api/tutorials/{KEY}").json()
    page.goto(f"/learn/{KEY}")
    settle(page)  # a click finds its square only where nothing moves any more
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"{number} / {len(steps)}")).to_be_visible()
        if step["action"] and step["action"][0] == step["view"]["seat"]:
            sailor.follow(step["view"]["today"], step["action"][1])
        elif step["action"]:
            page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("link", name="Done: play a real match")).to_be_visible()
    assert not violations(page)
