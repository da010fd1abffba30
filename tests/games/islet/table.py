r"""A table for tests: an islet drawn as text, then played and read in words.

    table = islet(
        r'''
        /sl1  \cf1 A/wb2  \
        \wl1a /sf1  \cl1  /
        ''',
        hands="sl cf | wb",
        resources="w w l | -",
    )
    table.play(0, "advance 2,0 w")
    assert table.resources(0) == "w l"

A row of the drawing is a row of the grid, `/…\` a place that stands upright and `\…/` one that
hangs. In it stand the terrain (`w`ater, `s`and, `c`lay), the nest (`l`eaves, `b`ranches,
`f`lowers), the level, then a seat's egg (`a` … `d`) and bird (`A` … `D`); nothing is sea. Places
are named by column and row from 0 on: `2,0`; those of the night islet by `night:2,0`.

Resources are written by the same letters, and secured ones in capitals. What is paid follows the
action: `advance 2,0 w`, `advance 2,0 ss`, `lay lwC` (a secured clay).
"""

from collections.abc import Iterator

from catlantis.core.action import SEAT, Arg
from catlantis.core.bag import held, one, things
from catlantis.core.grid import is_upright
from catlantis.core.ints import NOBODY, NOTHING
from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import GAME
from catlantis.games.islet.components import CONDITION_NAMES, EGGS, SIDES
from catlantis.games.islet.setup import bare_table
from catlantis.games.islet.sites import (
    add_site,
    place_at,
    put_tile,
    renew_free_steps,
    site_at,
    x_of,
    y_of,
)
from catlantis.games.islet.state import SEA, TURN, State
from catlantis.games.islet.verbs import CONDITION, EGG, EGG_NAMES, NEST, RESOURCE, TERRAIN, TILE

from ..wordtable import WordTable

CELL = 6  # a stroke and five signs
TERRAIN_LETTERS = "wsc"
NEST_LETTERS = "lbf"
LETTERS = TERRAIN_LETTERS + NEST_LETTERS
NONE = "-"


# Words


def kind_of(text: str) -> int:
    """The kind of the tile of two letters."""
    return 3 * TERRAIN_LETTERS.index(text[0]) + NEST_LETTERS.index(text[1])


def tile(kind: int) -> str:
    """The two letters of a kind of tile."""
    return TERRAIN_LETTERS[kind // 3] + NEST_LETTERS[kind % 3]


def tiles(text: str) -> int:
    """The bag of the tiles that the text names."""
    return sum(int(one(kind_of(word))) for word in text.split() if word != NONE)


def cards(text: str) -> int:
    """The bag of the resources that the letters name, small or capital."""
    return sum(int(one(LETTERS.index(letter))) for letter in text.lower() if letter in LETTERS)


def letters(bag: int) -> str:
    """The letters of the resources in a bag."""
    return " ".join(LETTERS[resource] for resource in things(bag))


def condition(name: str) -> int:
    """The number of a condition."""
    return CONDITION_NAMES.index(name)


class Table(WordTable[State]):
    """A match in progress, played and read in words."""

    game = GAME
    rare = frozenset({"release", "released", "fulfil", "fulfilled", "dealt-card", "last-egg"})

    # Places

    def site(self, text: str) -> int:
        """The site that `2,0` or `night:2,0` names."""
        islet, _, place = text.rpartition(":")
        x, y = (int(part) for part in place.split(","))
        site = int(site_at(self.state, place_at(int(islet == "night"), x, y)))
        assert site >= 0, f"{text} is far from land"
        return site

    def place(self, site: int) -> str:
        """How a site is named."""
        place = self.state.place[site]
        night = "night:" if place >> 20 else ""
        return f"{night}{int(x_of(place))},{int(y_of(place))}"

    # Actions in words

    def numbers(self, args: list[Arg], words: list[str]) -> list[int]:
        """What is paid is one word: small letters for what is spent, capitals for what is used."""
        if not args or not args[-1].counts:
            return super().numbers(args, words)
        sites = [self.site(words.pop(0))] if args[0].name == "site" else []
        paid = "".join(words)
        spent = cards("".join(letter for letter in paid if letter.islower()))
        used = cards("".join(letter for letter in paid if letter.isupper()))
        if sites:
            return [*sites, spent, used]
        return [spent >> 12, spent & 0xFFF, used >> 12, used & 0xFFF]

    def number(self, arg: Arg, word: str) -> int:
        """The number that a word of an argument stands for."""
        if arg.name == "site":
            return self.site(word)
        if arg.sort == TILE:
            return kind_of(word)
        if arg.sort == RESOURCE:
            return LETTERS.index(word)
        return EGG_NAMES.index(word) if arg.sort == EGG else condition(word)

    def write(self, action: int) -> str:
        """The text that spells the action."""
        verb, *args = GAME.verbs.spell(action)
        values = [int(str(arg)) for arg in args]
        if verb == "advance":
            paid = paid_text(values[1], values[2])
            return " ".join(["advance", self.place(values[0]), *paid.split()])
        if verb == "lay":
            return f"lay {paid_text(values[1] | values[0] << 12, values[3] | values[2] << 12)}"
        table = GAME.verbs.verb(action).args
        words = [self.word(arg, value) for arg, value in zip(table, values, strict=True)]
        return " ".join([str(verb), *words])

    def word(self, arg: Arg, value: int) -> str:
        """A value of an argument in words."""
        if arg.name == "site":
            return self.place(value)
        if arg.sort == TILE:
            return "+".join(tile(kind) for kind in things(value)) if arg.counts else tile(value)
        if arg.sort in (RESOURCE, TERRAIN, NEST):
            text = letters(value).replace(" ", "") if arg.counts else LETTERS[value]
            return text or NONE
        if arg.sort == EGG:
            return EGG_NAMES[value]
        if arg.sort == CONDITION:
            return CONDITION_NAMES[value]
        assert arg.sort != SEAT
        return str(value)

    def suggested(self, seat: int) -> list[str]:
        """The payments that are suggested to the seat."""
        found = [GAME.verbs.parse(action) for action in self.view(seat)["suggested"]]
        return [self.write(action) for action in found if isinstance(action, int)]

    def hand(self, seat: int) -> str:
        """The seat's tiles as they truly are."""
        return " ".join(tile(kind) for kind in things(self.state.hand[seat]))

    def resources(self, seat: int) -> str:
        """The seat's resources: unsecured, then secured, then exhausted in brackets."""
        state = self.state
        parts = [letters(state.free[seat]), letters(state.secured[seat]).upper()]
        spent = letters(state.exhausted[seat]).upper()
        return " ".join([*(part for part in parts if part), *([f"({spent})"] if spent else [])])

    def eggs(self, seat: int) -> int:
        """The seat's free eggs."""
        return int(self.state.eggs[seat])

    def bird(self, seat: int) -> str:
        """Where the seat's bird is."""
        site = int(self.state.bird[seat])
        return "sea" if site == SEA else self.place(site)

    def at(self, place: str) -> str:
        """What lies there, as it is drawn."""
        site, state = self.site(place), self.state
        if not state.height[site]:
            return "sea"
        egg = "" if state.egg[site] == NOBODY else "abcd"[state.egg[site]]
        birds = "".join("ABCD"[seat] for seat in range(state.seats) if state.bird[seat] == site)
        return f"{tile(int(state.face[site]))}{int(state.height[site])}{egg}{birds}"

    def ranks(self) -> list[int]:
        """Each seat's rank."""
        return GAME.ranking(self.state)

    def lit(self, seat: int, verb: str, islet: int = 0) -> str:
        """The islet with the places lit that the verb can name: `x`, other land as its level."""
        sites = set()
        for action in GAME.legal_actions(self.state, seat):
            if GAME.verbs.verb(action).name == verb:
                names = [arg.name for arg in GAME.verbs.verb(action).args]
                sites.add(GAME.verbs.args(action)[names.index("site")])
        marks = {}
        for site in range(len(self.state.place)):
            place = self.state.place[site]
            if place >> 20 == islet:
                height = int(self.state.height[site])
                mark = "x" if site in sites else str(height) if height else ""
                if mark:
                    marks[int(x_of(place)), int(y_of(place))] = mark
        return drawn(marks)


def paid_text(spent: int, used: int) -> str:
    """A payment in letters, what was secured in capitals."""
    return (letters(spent) + letters(used).upper()).replace(" ", "")


# Drawings


def drawn(marks: dict[tuple[int, int], str]) -> str:
    """A drawing of marks by place, from the leftmost and topmost on."""
    left, top = min(x for x, _ in marks), min(y for _, y in marks)
    right, bottom = max(x for x, _ in marks), max(y for _, y in marks)
    rows = []
    for y in range(top, bottom + 1):
        row = ""
        for x in range(left, right + 1):
            row += ("/" if is_upright(x, y) else "\\") + marks.get((x, y), "").center(3)
        rows.append((row + ("/" if is_upright(right + 1, y) else "\\")).rstrip())
    return "\n".join(rows)


def picture(text: str) -> str:
    """A drawing as it is written in a test, without its margin."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    return "\n".join(line[margin:] for line in lines)


def cells(text: str) -> Iterator[tuple[int, int, str]]:
    """Each place of a drawing that is not sea: column, row, and the five signs in it."""
    for y, line in enumerate(picture(text).splitlines()):
        for x in range(len(line) // CELL):
            cell = line[x * CELL : (x + 1) * CELL]
            stroke = "/" if is_upright(x, y) else "\\"
            assert cell[0] in (stroke, " "), f"{x},{y} should begin with {stroke}: {line}"
            if cell[1:].strip():
                yield x, y, cell[1:]


def build(state: State, text: str, islet: int) -> None:
    """Put the tiles, eggs and birds of a drawing on the table."""
    for x, y, signs in cells(text):
        place = place_at(islet, x, y)
        site = site_at(state, place)
        if site < 0:
            site = add_site(state, place)
        kind, level = kind_of(signs), int(signs[2])
        for under in range(level):
            chosen = kind if under == level - 1 else plentiful(state.bag)
            assert held(state.bag, chosen), "no such tile is left"
            state.bag -= one(chosen)
            put_tile(state, chosen, site)
        egg, bird = signs[3], signs[4]
        if egg in "abcd":
            owner = "abcd".index(egg)
            state.egg[site] = owner
            state.eggs[owner] -= 1
        if bird in "ABCD":
            state.bird["ABCD".index(bird)] = site


def plentiful(bag: int) -> int:
    """The kind of which there are most in the bag."""
    return max(range(9), key=lambda kind: int(held(bag, kind)))


def parts(text: str, seats: int) -> list[str]:
    """What is written for each seat, parted by `|`."""
    found = [part.strip() for part in text.split("|")]
    return found + [""] * (seats - len(found))


def islet(
    drawing: str,
    *,
    seats: int = 2,
    hands: str = "",
    resources: str = "",
    eggs: str = "",
    bag: str | None = None,
    night: str = "",
    day_cards: str = "",
    night_cards: str = "",
    turn: int = 0,
    first: int = 0,
    seed: int = 1,
) -> Table:
    """A table with that islet; alone if a night islet is drawn.

    Eggs are those that are free, all that are neither laid nor on secured resources if not said.
    The bag holds the tiles that are named, the rest being out of the game, or all that are left.
    """
    seats = 1 if night else seats
    state = bare_table(seats, GAME.meta.rules_version, rng_from_seed(seed), EGGS[seats])
    build(state, drawing, 0)
    if night:
        build(state, night, 1)
    for seat, text in enumerate(parts(hands, seats)):
        state.hand[seat] = tiles(text)
        state.bag -= tiles(text)
    for seat, text in enumerate(parts(resources, seats)):
        state.free[seat] = cards("".join(letter for letter in text if letter.islower()))
        secured = "".join(letter for letter in text if letter.isupper())
        state.secured[seat] = cards(secured)
        state.eggs[seat] -= len(secured)
        state.packs -= state.free[seat] + state.secured[seat]
    for seat, text in enumerate(parts(eggs, seats)):
        if text:
            state.eggs[seat] = int(text)
    if bag is not None:
        state.removed = state.bag - tiles(bag)
        state.bag = tiles(bag)
    if seats == 1:
        deal_named(state, 0, day_cards.split())
        deal_named(state, 1, night_cards.split())
    state.active, state.first, state.phase = turn, first, TURN
    renew_free_steps(state)
    state.ask(turn)
    return Table(state)


def deal_named(state: State, islet: int, names: list[str]) -> None:
    """Put the cards with those conditions at the islet; the others stay in the pile."""
    for slot in range(2):
        state.cards[2 * islet + slot] = NOTHING
    for slot, name in enumerate(names):
        card = [sides[islet] for sides in SIDES].index(name)
        state.cards[2 * islet + slot] = card
        rest = [int(other) for other in state.pile[: state.pile_size] if other != card]
        for index, other in enumerate(rest + [NOTHING] * (len(state.pile) - len(rest))):
            state.pile[index] = other
        state.pile_size = len(rest)


HEXAGON = r"""
/wl1  \sb1  /cf1  \
\cl1  /wf1  \sl1  /
"""


opening, random_match = Table.opening, Table.random_match
