"""Islet in real browsers: a match of two, one begun alone, and the longest islet there can be."""

import time

from playwright.sync_api import Locator, expect

from browser.conftest import People
from browser.islet_frames import grow, measure, unveil
from browser.islet_player import IsletPlayer
from browser.player import play
from browser.test_pages import scrolls_sideways, violations

PATIENCE = 150.0  # seconds for a whole match
FRAME = 1000 / 60  # milliseconds


def test_two_friends_play_to_the_end(people: People) -> None:
    host, guest = people.come(), people.come(phone=True)
    players = [IsletPlayer(host), IsletPlayer(guest)]
    players[1].join(players[0].open_table("friends", 2))
    host.get_by_role("button", name="Start", exact=True).click()
    for player in players:
        expect(player.hand).to_be_visible()
        assert not violations(player.page)
        assert not scrolls_sideways(player.page)
    play(players, time.monotonic() + PATIENCE)
    for page in (host, guest):
        expect(page.get_by_text("The match is over", exact=True).first).to_be_visible()
    assert sum(player.laid for player in players) > 0


def test_a_tile_is_dragged_taken_back_and_placed_by_keyboard(people: People) -> None:
    page = people.come()
    player = IsletPlayer(page)
    player.open_table("bots", 2)
    expect(player.button("pass")).to_be_enabled()
    place = player.places("lit-place").first
    number = place.get_attribute("data-site")
    player.hand.get_by_role("button").first.drag_to(place)
    gather = player.choice("gather")
    expect(gather).to_be_enabled()
    assert page.get_by_text("To come: ").is_visible()

    player.choices.get_by_role("button", name=player.text("page-undo"), exact=True).click()
    expect(player.button("pass")).to_be_enabled()
    expect(player.places("lit-place").first).to_have_attribute("data-site", str(number))

    page.keyboard.press("1")
    page.keyboard.press("m")
    page.keyboard.press("ArrowUp")
    while "brings" not in (page.evaluate("document.activeElement.ariaLabel") or ""):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(gather).to_be_enabled()
    page.keyboard.press("e")
    expect(gather).to_have_count(0)


def test_a_match_alone_begins_with_two_islets(people: People) -> None:
    page = people.come(phone=True, dark=True)
    player = IsletPlayer(page)
    player.open_table("alone")
    page.get_by_role("tab", name=player.board("room-conditions")).click()
    for name in ("day", "night"):
        islet = page.get_by_role("region", name=player.text(f"islet-table-{name}"))
        expect(islet.get_by_role("listitem")).to_have_count(2)
    packs = page.get_by_role("tab", name=player.text("islet-table-packs"))
    packs.click()
    bag = page.get_by_role("button", name=player.board("bag", tiles=74))
    expect(bag).to_be_visible()  # 90 tiles without two islets of 6 and a hand of 4 (IS-60)
    player.places("lit-start").last.click()
    expect(player.button("toss-bag")).to_be_enabled()
    assert not violations(page)
    assert not scrolls_sideways(page)
    assert player.place_tile()
    player.choice("gather").click()
    player.push(player.button("toss-bag"))
    packs.click()
    expect(page.get_by_role("button", name=player.board("bag", tiles=70))).to_be_visible()
    expect(player.choice("end")).to_be_enabled()


def nearest_the_edge(places: Locator) -> Locator:
    """Of the places that are wholly in sight, the one farthest out."""
    nearest: int = places.evaluate_all(
        """places => {
          const edge = places[0].closest("[data-pans]").getBoundingClientRect();
          const spare = places.map((place) => {
            const box = place.getBoundingClientRect();
            return Math.min(box.left - edge.left, edge.right - box.right,
                            box.top - edge.top, edge.bottom - box.bottom);
          });
          return spare.indexOf(Math.min(...spare.filter((each) => each >= 0)));
        }"""
    )
    return places.nth(nearest)


def test_what_is_tapped_does_not_move_away_where_not_all_is_in_sight(people: People) -> None:
    page = people.come()
    player = IsletPlayer(page)
    player.open_table("alone")
    page.get_by_role("button", name=player.text("page-board-nearer")).click()
    place = nearest_the_edge(player.places("lit-start"))
    place.hover()  # waits until the islet has come nearer
    before = place.bounding_box()
    page.mouse.down()
    assert place.bounding_box() == before
    page.mouse.up()
    expect(player.button("toss-bag")).to_be_enabled()


def test_the_longest_islet_pans_and_zooms_smoothly(people: People) -> None:
    page = people.come()
    grow(page)
    unveil(page)
    for act, found in measure(page).items():
        assert found.work < FRAME, f"{act}: {found}"  # its own work: others may use the machine
