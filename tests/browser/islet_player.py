"""Somebody who plays Islet by what the page shows, and by nothing else."""

from playwright.sync_api import Error, Locator, Page

from catlantis.locales import Words

KEY = "islet"
NESTS = ("leaves", "branches", "flowers")
ENOUGH = 3  # nests of a kind with which it is worth a walk


class IsletPlayer:
    """Clicks what can be done: lays where it can, explores high, walks now and then."""

    def __init__(self, page: Page, lang: str = "en", patience: int = 6) -> None:
        self.page = page
        self.words = Words(lang)
        self.patience = patience  # turns before only passing, once an egg is laid
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
        cancel = self.page.get_by_role("button", name=self.words.text("page-board-cancel"))
        if cancel.count():
            cancel.click()  # something was begun and came to nothing
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
            is_tired = self.laid > 0 and self.turns > self.patience
            if is_tired or not (self.walk_to_a_nest() or self.place_tile()):
                self.choice(self.text("pass")).click()
        elif self.can(self.verb("end")):
            self.verb("end").click()
        elif self.can(self.cards):
            self.cards.first.click()
        else:
            return self.walk()  # on another bird's tile one cannot end (IS-33)
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

    def held(self, resource: str) -> int:
        """How many cards of that resource the player has not spent."""
        own = self.page.get_by_role("region", name=self.text("purse"))
        word = self.words.text(f"{KEY}-resource-{resource}")
        names = [self.text(f"card-{purse}", card=word) for purse in ("free", "secured")]
        return sum(own.get_by_label(name, exact=True).count() for name in names)

    def walk_to_a_nest(self) -> bool:
        """Go where the nest is of the kind of which the player holds most, if that is enough."""
        nest = max(NESTS, key=self.held)
        if self.held(nest) < ENOUGH:
            return False
        word = self.words.text(f"{KEY}-nest-{nest}")
        egg = self.text("place-egg", player="")
        return self.walk(f'[aria-label*="/{word},"]:not([aria-label*="{egg}"])')

    def walk(self, where: str = "*") -> bool:
        """Go to a place a step away, or else further, and pay as it is suggested."""
        for key in ("lit-step", "lit-walk"):
            lit = self.places(key).and_(self.page.locator(where))
            if lit.count():
                lit.first.click()
                pay = self.choices.get_by_role("button").first
                if self.can(pay) and pay.inner_text() != self.verb_text("end"):
                    pay.click()
                return True
        return False
