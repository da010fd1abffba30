"""Somebody who plays Islet by what the page shows, and by nothing else."""

from playwright.sync_api import Error, Locator, Page

from catlantis.locales import Words

KEY = "islet"
RICH = 5  # resources with which it is worth a walk to a nest


class IsletPlayer:
    """Clicks what can be done: lays where it can, explores high, walks now and then."""

    def __init__(self, page: Page, lang: str = "en", patience: int = 6) -> None:
        self.page = page
        self.words = Words(lang)
        self.patience = patience  # turns before only passing, which ends the match (IS-30)
        self.turns = 0
        self.laid = 0

    def text(self, key: str, **args: str | int) -> str:
        return self.words.text(f"{KEY}-board-{key}", **args)

    @property
    def choices(self) -> Locator:
        """The bar with what can be done now."""
        return self.page.get_by_role("group", name=self.words.text("page-board-choices"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.text(f"{KEY}-table-hand"))

    @property
    def islet(self) -> Locator:
        return self.page.get_by_role("group", name=self.text("map"))

    @property
    def is_over(self) -> bool:
        return self.page.get_by_text(self.words.text("page-result"), exact=True).first.is_visible()

    @property
    def invitation(self) -> Locator:
        """The game's card on the home page."""
        heading = self.page.get_by_role("heading", name=self.words.text(KEY), exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    def choice(self, name: str) -> Locator:
        return self.choices.get_by_role("button", name=name, exact=True)

    def verb_text(self, verb: str) -> str:
        return self.words.text(f"{KEY}-verb-{verb}")

    def verb(self, verb: str) -> Locator:
        return self.choice(self.verb_text(verb))

    def places(self, key: str) -> Locator:
        """The places of the islet that are lit for that reason, whatever it costs or brings."""
        reasons = {self.text(key, cards=cards, brings="none") for cards in range(9)}
        resources = ("water", "sand", "clay", "leaves", "branches", "flowers")
        for resource in resources if key == "lit-place" else ():
            word = self.words.text(f"{KEY}-resource-{resource}")
            reasons.add(self.text(key, brings=word))
        labels = [f'[data-site][aria-label$="{reason}"]' for reason in reasons]
        return self.islet.locator(", ".join(labels))

    def can(self, button: Locator) -> bool:
        return button.count() > 0 and button.first.is_enabled()

    def decide(self) -> bool:
        """Take one decision, if there is one; whether there was.

        The table may move on under the finger: then there was none.
        """
        self.page.set_default_timeout(3000)
        try:
            return self._decide()
        except Error:
            return False
        finally:
            self.page.set_default_timeout(20_000)

    def _decide(self) -> bool:
        if not self.page.locator(".asked .prompt").count():
            return False
        lay = self.choice(self.text("lay-begin"))
        if self.can(lay):
            lay.click()
            self.choices.get_by_role("button").first.click()  # what is suggested
            self.laid += 1
        elif self.can(self.verb("gather")):
            if not self.place_tile():
                self.verb("gather").click()
        elif self.can(self.choice(self.text("pass"))):
            self.turns += 1
            is_rich = self.own_cards >= RICH and self.turns % 2 == 0
            has_acted = self.turns <= self.patience and (
                (is_rich and self.walk()) or self.place_tile()
            )
            if not has_acted:
                self.choice(self.text("pass")).click()
        elif self.can(self.verb("end")):
            self.verb("end").click()
        elif self.can(self.cards):
            self.cards.first.click()
        else:
            return False
        return True

    @property
    def cards(self) -> Locator:
        """The packs and own cards that can be tapped: to be secured, returned or given up."""
        packs = self.page.get_by_role("list", name=self.words.text(f"{KEY}-table-packs"))
        own = self.page.get_by_role("region", name=self.text("purse"))
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

    @property
    def own_cards(self) -> int:
        """How many resources the player holds."""
        own = self.page.get_by_role("region", name=self.text("purse"))
        return own.get_by_role("img").count()

    def walk(self) -> bool:
        """Go to a place a step away, or else further, and pay as it is suggested."""
        for key in ("lit-step", "lit-walk"):
            lit = self.places(key)
            if lit.count():
                lit.first.click()
                pay = self.choices.get_by_role("button").first
                if self.can(pay) and pay.inner_text() != self.verb_text("end"):
                    pay.click()
                return True
        return False
