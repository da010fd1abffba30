"""Somebody who plays Islet by what the page shows, and by nothing else."""

from playwright.sync_api import Locator, Page

from browser.player import Player
from catlantis.games.islet import GAME

KEY = GAME.meta.key


class IsletPlayer(Player):
    """Clicks what can be done: goes and lays wherever that can be paid, else explores high."""

    game = GAME

    def __init__(self, page: Page, lang: str = "en", patience: int = 6) -> None:
        super().__init__(page, lang)
        self.patience = patience  # turns before only passing, once an egg is laid
        self.turns = 0
        self.laid = 0

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.text(f"{KEY}-table-hand"))

    @property
    def islet(self) -> Locator:
        return self.page.get_by_role("group", name=self.board("map"))

    def button(self, key: str) -> Locator:
        """A button of the bar that the board names itself."""
        return self.choices.get_by_role("button", name=self.board(key), exact=True)

    def places(self, key: str) -> Locator:
        """The places of the islet that are lit for that reason, whatever it costs or brings."""
        reasons = {self.board(key, cards=cards, brings="none") for cards in range(9)}
        resources = ("water", "sand", "clay", "leaves", "branches", "flowers")
        for resource in resources if key == "lit-place" else ():
            word = self.text(f"{KEY}-resource-{resource}")
            reasons.add(self.board(key, brings=word))
        labels = [f'[data-site][aria-label$="{reason}"]' for reason in reasons]
        return self.islet.locator(", ".join(labels))

    def _decide(self) -> bool:
        if not self.page.locator(".asked .prompt").count():
            return False
        cancel = self.page.get_by_role("button", name=self.text("page-board-cancel"))
        if cancel.count():
            cancel.click()  # something was begun and came to nothing
        lay = self.button("lay-begin")
        if self.can(lay):
            lay.click()
            self.choices.get_by_role("button").first.click()  # what is suggested
            self.laid += 1
        elif self.can(self.choice("gather")):
            if not self.place_tile():
                self.choice("gather").click()
        elif self.can(self.button("pass")):
            self.turns += 1
            is_tired = self.laid > 0 and self.turns > self.patience
            if is_tired or not (self.go_and_lay() or self.place_tile()):
                self.push(self.button("pass"))
        elif self.can(self.choice("end")):
            self.choice("end").click()
        elif self.can(self.cards):
            self.cards.first.click()
        else:
            return self.walk()  # on another bird's tile one cannot end (IS-33)
        return True

    @property
    def cards(self) -> Locator:
        """The packs and own cards that can be tapped: to be secured, returned or given up."""
        packs = self.page.get_by_role("list", name=self.text(f"{KEY}-table-packs"))
        own = self.page.get_by_role("region", name=self.board("purse"))
        return packs.or_(own).get_by_role("button")

    def place_tile(self) -> bool:
        """Raise a tile and tap the last place that lights up, if any does."""
        tile = self.hand.get_by_role("button").last
        if not self.hand.get_by_role("button").count():
            return False
        tile.click()
        lit = self.places("lit-place")
        if not lit.count():
            return False
        lit.last.click()
        return True

    def go_and_lay(self) -> bool:
        """Tap a place where an egg could be paid, too, and confirm what is suggested."""
        nests = self.islet.locator(f'[data-site][aria-label$="{self.board("lit-lays", told="")}"]')
        if not nests.count():
            return False
        nests.first.click()
        self.choices.get_by_role("button").first.click()
        self.laid += 1
        return True

    def walk(self) -> bool:
        """Go to a place a step away, or else further, and pay as it is suggested."""
        for key in ("lit-step", "lit-walk"):
            lit = self.places(key)
            if lit.count():
                lit.first.click()
                pay = self.choices.get_by_role("button").first
                if self.can(pay) and pay.inner_text() != self.verb("end"):
                    pay.click()
                return True
        return False
