"""Somebody who plays Exploding Kittens by what the page shows, and by nothing else."""

from playwright.sync_api import Locator, Page

from browser.player import Player
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import ATTACK, SEE_THE_FUTURE, SHUFFLE, SKIP

KEY = GAME.meta.key
ALONE = (SEE_THE_FUTURE, SHUFFLE, SKIP, ATTACK)  # cards that are played without naming anybody


class KittensPlayer(Player):
    """Clicks what can be done: lets plays pass, plays a card now and then, and draws."""

    game = GAME

    def __init__(self, page: Page, lang: str = "en", plays: int = 0) -> None:
        super().__init__(page, lang)
        self.plays = plays  # how many cards to play before only drawing

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.text(f"{KEY}-table-hand"))

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
