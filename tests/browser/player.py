"""Somebody who plays by what the page shows, and by nothing else: what is the same in all games."""

import time
from collections.abc import Sequence
from typing import Any, ClassVar

from playwright.sync_api import Error, Locator, Page

from catlantis.core.game import Game
from catlantis.locales import Words

PATIENCE = 20_000  # milliseconds for all that is no decision, on a busy machine


class Player:
    """Opens and joins tables; what to decide, the player of each game knows."""

    game: ClassVar[Game[Any]]
    briefly: ClassVar[int] = 3000  # milliseconds for a decision: the table may move on meanwhile

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = Words(lang)

    def text(self, key: str, **args: str | int) -> str:
        return self.words.text(key, **args)

    def board(self, key: str, **args: str | int) -> str:
        """A text of the game's own board."""
        return self.text(f"{self.game.meta.key}-board-{key}", **args)

    def verb(self, *spelled: str | int) -> str:
        """What the button of an action says."""
        return self.words.action(self.game, list(spelled), [])

    @property
    def choices(self) -> Locator:
        """The bar with what can be done now."""
        return self.page.get_by_role("group", name=self.text("page-board-choices"))

    def choice(self, *spelled: str | int) -> Locator:
        """The button of an action in that bar."""
        return self.choices.get_by_role("button", name=self.verb(*spelled), exact=True)

    @property
    def is_over(self) -> bool:
        return self.page.get_by_text(self.text("page-result"), exact=True).first.is_visible()

    def can(self, button: Locator) -> bool:
        return button.count() > 0 and button.first.is_enabled()

    def push(self, button: Locator) -> None:
        """Press a button of the bar, and again where the page asks for that."""
        button.click()
        if self.page.locator(".bar .again").count():
            button.click()

    # Sitting down

    @property
    def invitation(self) -> Locator:
        """The game's card on the home page."""
        title = self.text(self.game.meta.key)
        heading = self.page.get_by_role("heading", name=title, exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    def open_table(self, way: str, players: int | None = None) -> str:
        """Open a table for friends, against bots or alone, of so many if that is told: its link."""
        self.page.goto("/")
        self.invitation.get_by_role("button", name=self.text(f"page-play-{way}")).click()
        if players is not None:
            self.page.get_by_role("radio", name=str(players), exact=True).check()
        self.page.get_by_role("dialog").locator("[type=submit]").click()
        self.page.wait_for_url("**/table/**", wait_until="commit")
        return self.page.url

    def join(self, link: str) -> None:
        self.page.goto(link.replace("/table/", "/join/"))
        self.page.get_by_role("button", name=self.text("page-join-sit")).click()
        self.page.wait_for_url("**/table/**", wait_until="commit")

    # Deciding

    def decide(self) -> bool:
        """Take one decision, if there is one; whether there was.

        The table may move on under the finger: then there was none.
        """
        self.page.set_default_timeout(self.briefly)
        try:
            return self._decide()
        except Error:
            return False
        finally:
            self.page.set_default_timeout(PATIENCE)

    def _decide(self) -> bool:
        raise NotImplementedError


def play(players: Sequence[Player], until: float, stop_at: int | None = None) -> int:
    """Let all decide in turn until the match is over, or so many decisions were taken."""
    taken = 0
    while not players[0].is_over and taken != stop_at:
        assert time.monotonic() < until, "the match does not end"
        if any(player.decide() for player in players):
            taken += 1
        else:
            players[0].page.wait_for_timeout(30)
    return taken
