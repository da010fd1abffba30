"""A table for tests: set up from a few lines of text, then played and read in words.

    table = deal("@7 boat net 3€ crab cod | @4", markers="fishing selling | buying")
    table.play(0, "begin fishing")
    table.play(0, "fish 12")

Players are parted by `|`; of each are named the intersection (`@7`), money (`3€`), cards, tiles of
the storehouse and magic cards (`*engine`), in any order; what is not named is as at the start,
only that nobody holds anything. With `markers` all have chosen, and the first player begins to do
so; without, the choosing begins. Actions and events are written as `sell crab` and `0 sold crab 2`:
a verb and its arguments, a seat with what it did; `?` is what the reader may not know.

Seas are drawn: see `drawn`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import bag_of, things
from catlantis.core.ints import NOBODY, NOTHING, bit
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.board import (
    BLOCK_POINTS,
    BLOCKS,
    ISLAND,
    PLACE_POINTS,
    PLACES,
)
from catlantis.games.cat_and_fish.components import (
    CARD_PRICES,
    CARDS,
    CATASTROPHES,
    KEPT,
    MAGIC_NAMES,
    SEASON_NAMES,
    SEASONS,
    SPACES,
    TILE_NAMES,
    local_of,
    zone_of,
)
from catlantis.games.cat_and_fish.rounds import go_on
from catlantis.games.cat_and_fish.state import CHOOSING, DOING, FEES, State

from ..wordtable import WordTable

CARD_WORDS = [
    *("net", "man", "boat", "vessel", "wizard", "sorcerer"),
    *("merchant", "membership", "cold", "market", "rod", "summoner"),
]
SPACE_WORDS = [
    *("fishing", "sailing", "selling", "buying", "typhoon", "oil"),
    *("treasure", "library", "thief", "summoner"),
]
WORDS: dict[str, list[str]] = {**GAME.meta.words, "card": CARD_WORDS, "space": SPACE_WORDS}

# Drawing the sea: a column is half a width of a hexagon, a line a quarter of its height

LEFT, TOP = 6, 9
MARKS = "TOM"
FISH, EMPTY, LAND, WATER, LIT = "o", "-", "#", "·", "x"


def spot(point: tuple[int, int]) -> tuple[int, int]:
    """The line and column of a point in a drawing."""
    return point[1] + TOP, 2 * (point[0] + LEFT)


def drawn(state: State, lit: list[int] | None = None) -> str:
    """The sea: `o` a tile, `-` an empty block, `T O M` the catastrophes, `#` the island;
    `·` an intersection, a digit the seat whose pawn stands there, `x` an intersection that is lit.
    """
    lines = [[" "] * 25 for _ in range(19)]
    for block in range(BLOCKS):
        line, column = spot(BLOCK_POINTS[block])
        lines[line][column] = FISH if state.tile[block] != NOTHING else EMPTY
    line, column = spot(BLOCK_POINTS[ISLAND])
    lines[line][column] = LAND
    for number in range(CATASTROPHES):
        if state.where[number] != ISLAND:
            line, column = spot(BLOCK_POINTS[state.where[number]])
            lines[line][column] = MARKS[number]
    for place in range(1, PLACES):
        line, column = spot(PLACE_POINTS[place])
        pawns = [seat for seat in range(state.seats) if state.pawn[seat] == place]
        mark = LIT if lit and place in lit else WATER
        lines[line][column] = str(pawns[0]) if pawns else mark
    return "\n".join("".join(line).rstrip() for line in lines)


def trimmed(drawing: str) -> str:
    """A drawing of a test without the test's own indentation."""
    lines = [line.rstrip() for line in drawing.strip("\n").splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[indent:] for line in lines)


def marks_of(drawing: str) -> dict[tuple[int, int], str]:
    """What stands where in a drawing; its island is the middle."""
    marks = {
        (line, column): mark
        for line, text in enumerate(trimmed(drawing).splitlines())
        for column, mark in enumerate(text)
        if mark != " "
    }
    (line, column) = next(place for place, mark in marks.items() if mark == LAND)
    row, middle = spot(BLOCK_POINTS[ISLAND])
    return {(at + row - line, of + middle - column): mark for (at, of), mark in marks.items()}


def lit_in(drawing: str) -> list[int]:
    """The intersections that are lit in a drawing."""
    marks = marks_of(drawing)
    return [place for place in range(1, PLACES) if marks.get(spot(PLACE_POINTS[place])) == LIT]


def arrange(state: State, drawing: str) -> None:
    """Put catastrophes, pawns and empty blocks as a drawing has them."""
    marks = marks_of(drawing)
    where = [0] * CATASTROPHES
    tiles = [int(tile) for tile in state.tile]
    for block in range(1, BLOCKS):
        mark = marks[spot(BLOCK_POINTS[block])]
        if mark in MARKS:
            where[MARKS.index(mark)] = block
        if mark in MARKS + EMPTY:
            tiles[block] = NOTHING
        elif tiles[block] == NOTHING:
            tiles[block] = tile_at(block)
    state.where = vec[i64](where)
    set_tiles(state, tiles)
    pawns = [int(place) for place in state.pawn]
    for place in range(1, PLACES):
        mark = marks[spot(PLACE_POINTS[place])]
        if mark.isdigit():
            pawns[int(mark)] = place
    state.pawn = vec[i64](pawns)


def tile_at(block: int) -> int:
    """Some tile of the block's colour, for blocks that had none."""
    return {0: 0, 1: 5, 2: 10}[0 if block < 7 else 1 if block < 19 else 2]


def set_tiles(state: State, tiles: list[int]) -> None:
    """Lay these tiles on the blocks."""
    state.tile = vec[i64](tiles)
    state.fish = sum(1 << block for block, tile in enumerate(tiles) if tile != NOTHING)


# Words


def bag(names: list[str], words: list[str]) -> int:
    """The bag of the things that the words name."""
    return bag_of([words.count(name) for name in names])


class Table(WordTable[State]):
    """A match in progress, played and read in words."""

    game = GAME
    rare = frozenset({"flee", "passed", "jump", "jumped", "paid-sorcerer"})
    idle = ("pass", "finish", "stop")

    words = WORDS

    def finish_all(self) -> None:
        """Everybody passes or finishes until the season is over, and fees are settled."""
        season = self.state.round
        while self.to_act and self.state.round == season and self.state.stage in (CHOOSING, DOING):
            seat = self.to_act[0]
            legal = self.legal(seat)
            self.play(seat, next(text for text in ("pass", "finish", "stop") if text in legal))
        self.settle()

    def settle(self) -> None:
        """Fees are paid, until somebody has more than one way to."""
        while self.to_act and self.state.stage == FEES and len(self.legal(self.to_act[0])) == 1:
            self.play(self.to_act[0], self.legal(self.to_act[0])[0])

    # Reading

    def can(self, seat: int, verb: str) -> list[str]:
        """With what the seat may do that verb."""
        found = [text.split(" ", 1) for text in self.legal(seat)]
        return [words[-1] for words in found if words[0] == verb]

    @property
    def time(self) -> str:
        """The year and season: `1 spring`."""
        view = self.view(None)
        return f"{view['year']} {SEASON_NAMES[view['season']]}"

    @property
    def money(self) -> list[int]:
        """What each player has."""
        return [int(money) for money in self.state.money]

    @property
    def pawns(self) -> list[int]:
        """Where each pawn stands."""
        return [int(place) for place in self.state.pawn]

    @property
    def sea(self) -> str:
        """The sea as it is."""
        return drawn(self.state)

    def store(self, seat: int) -> str:
        """The seat's storehouse, sorted."""
        return " ".join(TILE_NAMES[tile] for tile in things(self.state.store[seat]))

    def cards(self, seat: int) -> str:
        """The cards that the seat bought, in the order of the piles."""
        return " ".join(CARD_WORDS[card] for card, _ in self.view(None)["players"][seat]["cards"])

    def magic(self, seat: int) -> str:
        """The magic cards that the seat truly keeps."""
        return " ".join(MAGIC_NAMES[card] for card in things(self.state.magic[seat]))

    def discards(self) -> str:
        """All tiles discarded, by kind."""
        found = [
            TILE_NAMES[tile]
            for tile in range(len(TILE_NAMES))
            for _ in range(self.state.discard[zone_of(tile)] >> 4 * local_of(tile) & 15)
        ]
        return " ".join(found)

    def free(self, space: str) -> int:
        """The places left on a space of the action board."""
        free: int = self.view(None)["spaces"][SPACE_WORDS.index(space)]["free"]
        return free


def seat_up(state: State, seat: int, text: str) -> None:
    """Give a seat what the text names."""
    words = text.split()
    money = [int(word[:-1]) for word in words if word.endswith("€")]
    places = [int(word[1:]) for word in words if word.startswith("@")]
    known = [*CARD_WORDS, *TILE_NAMES]
    assert all(word in known or word[0] in "@*" or word[-1] == "€" for word in words), text
    cards = [max(CARD_PRICES[c]) if CARD_WORDS[c] in words else 0 for c in range(CARDS)]
    values = {
        "money": money[0] if money else int(state.money[seat]),
        "pawn": places[0] if places else int(state.pawn[seat]),
        "cards": bag_of(cards),
        "store": bag(TILE_NAMES[:KEPT], words),
        "magic": bag(MAGIC_NAMES, [word[1:] for word in words if word.startswith("*")]),
    }
    for name, value in values.items():
        row = [int(number) for number in getattr(state, name)]
        row[seat] = value
        setattr(state, name, vec[i64](row))
    if "summoner" in words:
        state.summoner = seat


def deal(
    players: str,
    *,
    sea: str = "",
    markers: str | None = None,
    season: str = "1 spring",
    first: int = 0,
    tiles: dict[int, str] | None = None,
    seed: int = 1,
) -> Table:
    """A table set up as the texts say."""
    texts = players.split("|")
    state = GAME.new_game({"first_seat": first}, len(texts), seed)
    if sea:
        arrange(state, sea)
    for seat, text in enumerate(texts):
        seat_up(state, seat, text)
    if tiles:
        laid = [int(tile) for tile in state.tile]
        for block, name in tiles.items():
            laid[block] = TILE_NAMES.index(name)
        set_tiles(state, laid)
    year, name = season.split()
    state.round = (int(year) - 1) * SEASONS + SEASON_NAMES.index(name)
    if markers is not None:
        bags = [bag(SPACE_WORDS, text.split()) for text in markers.split("|")]
        assert len(bags) == len(texts)
        state.placed = vec[i64](bags)
        state.markers = vec[i64](bags)
        state.stage = DOING
        state.waiting = bit(state.seats) - 1
        state.to_act = 0
        thieves = [seat for seat, chosen in enumerate(bags) if chosen >> 4 * (SPACES - 2) & 15]
        state.thief = thieves[0] if thieves else NOBODY
        go_on(state, None)
    return Table(state)


def rich(seats: int, seed: int) -> Table:
    """A match in its third year in which everybody owns everything and sails far out."""
    every = " ".join(word for word in CARD_WORDS[:CARDS])
    fish = ["crab tuna", "cod whale", "sardine prawn", "squid"]
    magic = ["*engine *storm", "*wind *good-haul", "*strong-wind *change", "*warp"]
    places = [25, 35, 42, 51]
    players = [f"20€ {every} {fish[s]} {magic[s]} @{places[s]}" for s in range(seats)]
    return deal(" | ".join(players), season="3 spring", seed=seed)


opening, random_match = Table.opening, Table.random_match
