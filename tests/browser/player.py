"""Somebody who plays Exploding Kittens by what the page shows, and by nothing else."""

from playwright.sync_api import Error, Locator, Page

from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import ATTACK, SEE_THE_FUTURE, SHUFFLE, SKIP
from catlantis.locales import Words

KEY = GAME.meta.key
ALONE = (SEE_THE_FUTURE, SHUFFLE, SKIP, ATTACK)  # cards that are played without naming anybody


class Player:
    """Clicks what can be done: lets plays pass, plays a card now and then, and draws."""

    def __init__(self, page: Page, lang: str = "en", plays: int = 0) -> None:
        self.page = page
        self.words = Words(lang)
        self.plays = plays  # how many cards to play before only drawing

    def text(self, key: str, **args: str | int) -> str:
        return self.words.text(key, **args)

    def verb(self, name: str) -> str:
        return self.words.action(GAME, [name], [])

    @property
    def choices(self) -> Locator:
        """The bar with what can be done now."""
        return self.page.get_by_role("group", name=self.text("page-board-choices"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.text(f"{KEY}-table-hand"))

    @property
    def is_over(self) -> bool:
        return self.page.get_by_text(self.text("page-result"), exact=True).first.is_visible()

    @property
    def invitation(self) -> Locator:
        """The game's card on the home page."""
        heading = self.page.get_by_role("heading", name=self.text(KEY), exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    def choice(self, verb: str) -> Locator:
        return self.choices.get_by_role("button", name=self.verb(verb), exact=True)

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
        if self.can(self.choice("pass")):
            self.choice("pass").click()
        elif self.can(self.choice("draw")):
            if not self.play_alone():
                self.choice("draw").click()
        elif not self.choices.count() or self.choice("pass").count():
            return False
        else:
            self.choose()
        return True

    def play_alone(self) -> bool:
        """Raise a card that needs no more, and play it."""
        for title in ALONE if self.plays else ():
            card = self.hand.get_by_role("button", name=self.words.word(GAME, "title", title))
            if self.can(card):
                card.first.click()
                self.choices.get_by_role("button").first.click()
                self.plays -= 1
                return True
        return False

    def choose(self) -> None:
        """Hide the kitten where it is proposed; give or take the first card."""
        button = self.choices.get_by_role("button").first
        if not button.is_enabled():
            laid_out = self.page.get_by_role("list", name=self.text(f"{KEY}-table-discard"))
            cards = laid_out if laid_out.count() else self.hand
            cards.get_by_role("button").first.click()
        button.click()
