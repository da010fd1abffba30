"""Somebody who plays Cat & Fish by what the page shows, and by nothing else."""

from collections.abc import Iterator
from itertools import cycle, islice

from playwright.sync_api import Error, Locator, Page

from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.components import BUYING, FISHING, OIL_SPACE, SAILING, SELLING
from catlantis.locales import Words

KEY = GAME.meta.key
PLAN = (FISHING, SELLING, FISHING, BUYING, SAILING, OIL_SPACE, FISHING, SELLING)
BUSY = 8000  # milliseconds for a press while the table may move on


class Player:
    """Presses what is lit: a marker by plan, then the first that each question offers."""

    def __init__(
        self,
        page: Page,
        lang: str = "en",
        *,
        markers: int = 999,
        start: int = 0,
        keys: bool = False,
    ) -> None:
        self.page = page
        self.words = Words(lang)
        self.markers = markers  # how many to place before only passing
        self.keys = keys  # whether to play by keyboard where there is a key
        self.plan: Iterator[int] = islice(cycle(PLAN), start, None)
        self.pressed = 0

    def text(self, key: str, **args: str | int) -> str:
        return self.words.text(key, **args)

    @property
    def invitation(self) -> Locator:
        """The game's card on the home page."""
        heading = self.page.get_by_role("heading", name=self.text(KEY), exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    @property
    def choices(self) -> Locator:
        """The bar with what can be done now."""
        return self.page.get_by_role("group", name=self.text("page-board-choices"))

    @property
    def sea(self) -> Locator:
        return self.page.get_by_role("group", name=self.text(f"{KEY}-board-sea"), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.text(f"{KEY}-board-actions"), exact=True)

    @property
    def shop(self) -> Locator:
        return self.page.get_by_role("region", name=self.text(f"{KEY}-table-shop"), exact=True)

    @property
    def is_over(self) -> bool:
        return self.page.get_by_text(self.text("page-result"), exact=True).first.is_visible()

    @property
    def is_asked(self) -> bool:
        """Whether the bar stands out, as it does for who must decide."""
        return self.page.locator(".bar.asked").count() > 0

    def choice(self, verb: str) -> Locator:
        return self.choices.get_by_role("button", name=self.words.action(GAME, [verb], []))

    def decide(self) -> bool:
        """Take one decision, if there is one; whether there was.

        The table may move on under the finger: then there was none.
        """
        self.page.set_default_timeout(BUSY)
        try:
            done = self._decide()
        except Error:
            return False
        finally:
            self.page.set_default_timeout(20_000)
        self.pressed += done
        return done

    def _decide(self) -> bool:
        if not self.is_asked:
            return False
        if self.sea.get_by_role("button").count():
            self.go()
        elif self.shop.locator("button.lit").count():
            self.buy()
        elif self.choice("pass").count():
            self.place()
        elif self.choices.count():
            self.choices.get_by_role("button").first.click()
        else:
            self.board.locator("button.lit").first.click()  # the only one that a lesson lights
        return True

    def go(self) -> None:
        """The first block or intersection that is lit; a catastrophe shows first what it does."""
        target = self.sea.get_by_role("button").first
        if self.keys:
            self.page.keyboard.press("s")
            self.page.keyboard.press("Enter")
        else:
            target.click()
        if self.sea.get_by_role("button", pressed=True).count():
            self.choices.get_by_role("button").first.click()

    def place(self) -> None:
        """The next of the plan that has room; or none any more."""
        space = next(self.plan)
        name = self.words.word(GAME, "space", space)
        lit = self.board.locator("button.lit").filter(has_text=name)
        if self.markers <= 0 or not lit.count():
            self.page.keyboard.press("e") if self.keys else self.choice("pass").click()
            return
        self.markers -= 1
        if self.keys:
            self.page.keyboard.press(str(space + 1))
        else:
            lit.click()

    def buy(self) -> None:
        """The first card that can be bought, once it has been read."""
        self.shop.locator("button.lit").first.click()
        self.choices.get_by_role("button").first.click()
