"""Somebody who plays Cat & Fish by what the page shows, and by nothing else."""

from collections.abc import Iterator
from itertools import cycle, islice

from playwright.sync_api import Locator, Page

from browser.player import Player
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.components import BUYING, FISHING, OIL_SPACE, SAILING, SELLING

KEY = GAME.meta.key
PLAN = (FISHING, SELLING, FISHING, BUYING, SAILING, OIL_SPACE, FISHING, SELLING)


class Fisher(Player):
    """Presses what is lit: a marker by plan, then the first that each question offers."""

    game = GAME
    briefly = 8000

    def __init__(
        self,
        page: Page,
        lang: str = "en",
        *,
        markers: int = 999,
        start: int = 0,
        keys: bool = False,
    ) -> None:
        super().__init__(page, lang)
        self.markers = markers  # how many to place before only passing
        self.keys = keys  # whether to play by keyboard where there is a key
        self.plan: Iterator[int] = islice(cycle(PLAN), start, None)
        self.pressed = 0

    @property
    def sea(self) -> Locator:
        return self.page.get_by_role("group", name=self.board("sea"), exact=True)

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name=self.board("actions"), exact=True)

    @property
    def shop(self) -> Locator:
        return self.page.get_by_role("region", name=self.text(f"{KEY}-table-shop"), exact=True)

    @property
    def storehouse(self) -> Locator:
        return self.page.get_by_role("region", name=self.board("store"), exact=True)

    @property
    def is_selling(self) -> bool:
        return self.page.get_by_text(self.board("how-sell")).is_visible()

    @property
    def is_asked(self) -> bool:
        """Whether the bar stands out, as it does for who must decide."""
        return self.page.locator(".bar.asked").count() > 0

    def decide(self) -> bool:
        """Count what was decided."""
        done = super().decide()
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
        elif self.can(self.actions.locator("button.lit")):
            self.actions.locator("button.lit").first.click()
        elif self.is_selling and self.can(self.storehouse.locator("button.lit")):
            self.storehouse.locator("button.lit").first.click()
        else:
            self.push(self.choices.get_by_role("button").first)
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
        lit = self.actions.locator("button.lit").filter(has_text=name)
        if self.markers <= 0 or not lit.count():
            self.give_up()
            return
        self.markers -= 1
        if self.keys:
            self.page.keyboard.press(str(space + 1))
        else:
            lit.click()

    def give_up(self) -> None:
        """Place no more markers, though there is room."""
        if not self.keys:
            self.push(self.choice("pass"))
            return
        self.page.keyboard.press("e")
        if self.page.locator(".bar .again").count():
            self.page.keyboard.press("e")

    def buy(self) -> None:
        """The first card that can be bought, once it has been read."""
        self.shop.locator("button.lit").first.click()
        self.choices.get_by_role("button").first.click()
