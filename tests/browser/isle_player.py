"""People who play The Isle of Cats by what the page shows: one with a mouse, one with keys."""

from typing import Any

from playwright.sync_api import Error, Locator, Page

from browser.player import Player
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.shapes import TURN_CELLS

KEY = GAME.meta.key

# The middles of elements on the screen
MIDDLES = """all => all.map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
# The middle of the one such element, once it stays where it is
STEADY = f"""async selector => {{
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = "";; await frame(), await frame()) {{
    const middles = ({MIDDLES})([...document.querySelectorAll(selector)]);
    if (middles.length === 1 && JSON.stringify(middles) === before) return middles[0];
    before = JSON.stringify(middles);
  }}
}}"""


class Sailor(Player):
    """Resolves what is asked, one decision at a time; how, say `MouseSailor` and `KeySailor`."""

    game = GAME

    def __init__(self, page: Page, lang: str = "en") -> None:
        super().__init__(page, lang)
        self.days = 0  # that this player has confirmed

    def group(self, key: str) -> Locator:
        return self.page.get_by_role("group", name=self.board(key), exact=True)

    def _decide(self) -> bool:
        if self.can_confirm:
            self.confirm()
            self.days += 1
        elif self.choice("column").count() and self.page.locator(".island .lit").count():
            self.take_cards()
        elif self.page.locator(".tray .piece:enabled").count():
            if not self.page.locator(".tray .card:enabled").count():
                self.draw()
            else:
                self.choose()
        elif self.group("tray").locator("button:enabled").count():
            self.choose()
        else:
            return False
        return True

    @property
    def can_confirm(self) -> bool:
        return self.choices.locator("button:enabled", has_text=self.verb("confirm")).count() > 0

    @property
    def is_picking(self) -> bool:
        return self.choices.get_by_role("button", name=self.board("pick-these")).count() > 0

    @property
    def fits(self) -> bool:
        """Whether what is in hand could be drawn where it is."""
        return self.page.locator(".ghost:not(.fault)").count() > 0

    def confirm(self) -> None: ...
    def take_cards(self) -> None: ...
    def choose(self) -> None: ...
    def draw(self) -> None: ...


class MouseSailor(Sailor):
    """Clicks and drags, and turns pieces with the wheel."""

    def confirm(self) -> None:
        self.choice("confirm").click()

    def take_cards(self) -> None:
        """A column by its card, then by the button."""
        column = self.days % 4
        self.group("island").get_by_role("button").nth(3 * column).click()
        self.choice("column", column).click()

    def choose(self) -> None:
        """The first of what is shown; of two picks the first and the last."""
        buttons = self.group("tray").locator("button:not(.piece):enabled")
        if self.is_picking:
            buttons.first.click()
            buttons.last.click()
            self.choices.get_by_role("button", name=self.board("pick-these")).click()
        else:
            buttons.first.click()

    def draw(self) -> None:
        """Drag a piece over the boat, turn it on the way, and let go where it fits."""
        page, mouse = self.page, self.page.mouse
        piece = page.locator(".tray .piece:enabled").first
        piece.hover()
        mouse.down()
        box = page.locator(".water").bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        mouse.wheel(0, 120)
        for turn in range(8):  # on a crowded boat it may fit in few turns only
            if page.locator(".reach").count():
                break
            if turn == 3:
                page.keyboard.press("f")
            mouse.wheel(0, 120)
        for x, y in page.locator(".reach").evaluate_all(MIDDLES):
            mouse.move(x, y)
            if self.fits:
                break
        mouse.up()


class FingerSailor(MouseSailor):
    """Taps: a piece is laid on the boat, flipped there, and drawn by a button."""

    def draw(self) -> None:
        here = self.page.get_by_role("button", name=self.board("draw-here"))
        if not here.count():
            self.page.locator(".tray .piece:enabled").first.tap()
        self.page.get_by_role("button", name=self.board("flip")).tap()
        self.page.locator(".water").tap()
        here.tap()


class KeySailor(Sailor):
    """Uses no mouse at all."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def confirm(self) -> None:
        self.press("d")

    def take_cards(self) -> None:
        """On the first day by a special a card of each row, then columns."""
        if self.days:
            self.press(str(self.days % 4 + 1), "Enter")
        else:
            self.press("s", "1", "2", "3", "Enter")

    def open_keys(self, buttons: str) -> list[str]:
        """The numbers of those buttons in the tray that can be pressed."""
        are_open = (
            self.group("tray").locator(buttons).evaluate_all("all => all.map(b => !b.disabled)")
        )
        keys = [str(number) for number, is_open in enumerate(are_open, 1) if is_open]
        if not keys:
            raise Error("the table has moved on under the keys")
        return keys

    def choose(self) -> None:
        is_picking = (
            self.is_picking
        )  # asked before a key is pressed that may bring the next question
        first, *others = self.open_keys("button:not(.piece)")
        self.press(first)
        if is_picking:
            self.press(others[0] if others else first, "Enter")

    def draw(self) -> None:
        """Flip and turn the piece, look for a place with the arrows, and draw it."""
        piece = self.open_keys(".piece")[0]
        if not self.page.locator(".ghost").count():
            self.press(piece)
        self.press("f", "e")
        for keys in (["ArrowRight"] * 3, ["ArrowDown"] * 3, ["ArrowLeft"] * 6, ["ArrowUp"] * 6):
            for key in keys:
                if self.fits:
                    break
                self.press(key)
        if not self.fits:  # put it back, and take it anew: it lies where it fits
            self.press("Escape", piece)
        self.press("Enter")

    def follow(self, today: dict[str, Any], action: list[Any]) -> None:
        """Do exactly what the tutorial asks; what is to be drawn is in hand already."""
        verb, *args = action
        if verb in ("draw", "twin", "treasure"):
            self.press(*turning(args[0], args[-2]))
            x, y = self.page.evaluate(STEADY, ".target")
            self.page.mouse.click(x, y)
        elif verb == "card":
            self.press(str(today["left"].index(args[0]) + 1))
        elif verb == "confirm":
            self.press("d")
        elif verb == "colour":
            self.press(str(args[0] + 1))
        else:
            self.press(*[str(arg if verb == "pick" else arg + 1) for arg in args], "Enter")


def settled(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The cells in the upper left corner, row by row, as shapes are kept."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0]))


def turning(shape: int, turn: int) -> list[str]:
    """The keys that turn and flip a shape from its first turn to that one."""
    turns = TURN_CELLS[shape]
    ways: list[tuple[list[str], list[tuple[int, int]]]] = [([], turns[0])]
    for keys, cells in ways:  # which grows, the shortest ways first
        if cells == turns[turn]:
            return keys
        ways.append(([*keys, "e"], settled([(-y, x) for x, y in cells])))
        ways.append(([*keys, "f"], settled([(-x, y) for x, y in cells])))
    raise AssertionError("every turn is found")
