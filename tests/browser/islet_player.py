"""Somebody who plays Islet by what the page shows, and by nothing else."""

from playwright.sync_api import Error, Locator, Page

from catlantis.locales import Words

KEY = "islet"


class IsletPlayer:
    """Clicks what can be done: lays where it can, explores high, walks now and then."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = Words(lang)
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

    def verb(self, verb: str) -> Locator:
        return self.choice(self.words.text(f"{KEY}-verb-{verb}"))

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
            if not (self.turns % 3 == 0 and self.walk()) and not self.place_tile():
                self.choice(self.text("pass")).click()
        elif self.can(self.verb("end")):
            self.verb("end").click()
        elif self.is_asked_for_a_card:
            self.choices.get_by_role("button").first.click()
        else:
            return False
        return True

    @property
    def is_asked_for_a_card(self) -> bool:
        """Whether a resource is to be secured, returned or given up."""
        prompt = self.page.locator(".prompt").first.inner_text()
        secure = self.words.text(f"{KEY}-prompt-secure")
        release = self.words.text(f"{KEY}-prompt-release")
        returns = [self.words.text(f"{KEY}-prompt-return", over=over) for over in range(1, 5)]
        return prompt in (secure, release, *returns)

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

    def walk(self) -> bool:
        """Go to the last place within reach, and pay as it is suggested."""
        for key in ("lit-walk", "lit-step"):
            lit = self.places(key)
            if lit.count():
                lit.last.click()
                pay = self.choices.get_by_role("button").first
                if self.can(pay) and pay.inner_text() != self.words.text(f"{KEY}-verb-end"):
                    pay.click()
                return True
        return False
