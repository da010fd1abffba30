"""Four people play a whole match of Cat & Fish in four browsers, by mouse, finger and keyboard."""

import time

from playwright.sync_api import Page, expect

from browser.cat_and_fish_player import KEY, Fisher
from browser.conftest import People
from browser.player import play
from browser.test_pages import scrolls_sideways, violations

PATIENCE = 240.0  # seconds for a whole match on a busy machine
LESSON = 16  # decisions of the learner
SEASONS = 3  # to play in earnest before only passing


def test_four_people_play_a_whole_match(people: People) -> None:
    markers = 2 * SEASONS
    players = [
        Fisher(people.come(), markers=markers),
        Fisher(people.come(dark=True), markers=markers, start=2, keys=True),
        Fisher(people.come(lang="fr-FR", phone=True), "fr", markers=markers, start=4),
        Fisher(people.come(phone=True, dark=True), markers=markers, start=6, keys=True),
    ]
    host, *guests = players
    link = host.open_table("friends", len(players))
    for guest in guests:
        guest.join(link)
    host.page.get_by_role("button", name=host.text("page-room-start"), exact=True).click()
    for player in players:
        expect(player.actions).to_be_visible()
    by_day, by_night = players[0].page, players[-1].page  # a desk and a phone
    assert_no_flaw(by_day)
    assert_no_flaw(by_night)

    play(players, time.monotonic() + PATIENCE)

    for player in players:
        over = player.page.get_by_text(player.text("page-result"), exact=True)
        expect(over.first).to_be_visible()
        assert player.pressed >= markers
        assert not scrolls_sideways(player.page)
    assert_no_flaw(by_day)
    assert_no_flaw(by_night)


def test_the_lesson_is_played_to_its_end_on_a_phone(people: People) -> None:
    learner = Fisher(people.come(lang="fr-FR", phone=True), "fr")
    learner.page.goto(f"/learn/{KEY}")
    go_on = learner.page.get_by_role("button", name=learner.text("page-tutorial-next"), exact=True)
    done = learner.page.get_by_role("link", name=learner.text("page-tutorial-done"))
    expect(go_on.or_(learner.actions).first).to_be_visible()
    until = time.monotonic() + PATIENCE
    while not done.count():
        assert time.monotonic() < until, "the lesson does not end"
        if go_on.count():
            go_on.click()
        else:
            learner.decide()
    assert learner.pressed == LESSON
    assert_no_flaw(learner.page)


def assert_no_flaw(page: Page) -> None:
    assert not violations(page)
    assert not scrolls_sideways(page)
