"""The table of Cat & Fish: the sea, the action board, the players, the cards for sale.

Blocks are drawn by their numbers while a tile lies there; intersections only where a pawn stands
or may go, by the seat or by their own number.
"""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catlantis.games.cat_and_fish.board import BLOCK_POINTS, ISLAND, PLACE_POINTS, ZONE
from catlantis.games.cat_and_fish.components import CATASTROPHE_NAMES, SPACE_NAMES, YEARS
from catlantis.games.cat_and_fish.verbs import CARD, MAGIC, SEASON, SPACE, TILE
from catlantis.terminal.flow import Flow
from catlantis.terminal.guests import Guests

View = dict[str, Any]

KEY: Final = "cat-and-fish"
STYLES: Final = {
    "season": "bold",
    "turn": "dim",
    "placed": "dim",
    "began": "dim",
    "fished": "green",
    "found-treasure": "bold green",
    "struck": "bold red",
    "lost": "red",
    "borrowed": "red",
    "stole": "bold red",
    "became-summoner": "bold magenta",
    "won": "bold green",
}
ZONE_STYLES: Final = ("green", "cyan", "magenta")
SEAT_STYLES: Final = ("bold yellow", "bold red", "bold blue", "bold white")
SEAT_SIGNS: Final = "①②③④"
LIT: Final = "*"  # beside the number of a block, for terminals without colours
BLOCK_VERBS: Final = ("fish", "move", "summon")
PLACE_VERBS: Final = ("sail", "flee", "jump")

STEP: Final = 3  # columns for half the width of a hexagon
LEFT, TOP = 6, 9  # of the sea's middle


def draw(view: View, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """The whole table as the view's seat sees it; with the views of all seats, every card."""
    top = Table.grid(padding=(0, 2))
    top.add_column(no_wrap=True)
    top.add_column()
    top.add_row(sea(view, guests), Group(action_board(view, guests), Text(), purses(view, guests)))
    return Group(heading(view, guests), top, holdings(view, guests, open_views))


def default(view: View) -> list[object] | None:
    """Nothing is harmless enough to be done by Enter alone."""
    return None


def heading(view: View, guests: Guests) -> Flow:
    """The year, the season, and the order of play."""
    text = guests.words.text
    names = [guests.names[seat] for seat in view["order"]]
    season = guests.words.word(guests.game, SEASON, view["season"])
    pieces = [
        Text(text(f"{KEY}-table-year", year=view["year"], years=YEARS), style="bold"),
        Text(season, style="bold yellow"),
        Text(text(f"{KEY}-table-order", names=", ".join(names)), style="dim"),
    ]
    return Flow(pieces)


# The sea


def spot(point: tuple[int, int]) -> tuple[int, int]:
    """The line and column of a point of the board."""
    return point[1] + TOP, STEP * (point[0] + LEFT)


def sea(view: View, guests: Guests) -> Text:
    """The board: what can be chosen now is lit."""
    blocks = lit(view, BLOCK_VERBS)
    places = lit(view, PLACE_VERBS)
    spots: dict[tuple[int, int], Text] = {}
    for block, point in enumerate(BLOCK_POINTS):
        spots[spot(point)] = block_mark(view, guests, block, block in blocks)
    for place, point in enumerate(PLACE_POINTS):
        if place:
            spots[spot(point)] = place_mark(view, place, place in places)
    lines = []
    for line in range(2 * TOP + 1):
        drawn = Text()
        for column in range(2 * LEFT + 1):
            mark = spots.get((line, STEP * column))
            if mark is not None:
                drawn.append(" " * (STEP * column - drawn.cell_len))
                drawn.append_text(mark)
        lines.append(drawn)
    return Text("\n").join(lines)


def lit(view: View, verbs: tuple[str, ...]) -> set[int]:
    """The blocks or intersections that the legal actions name."""
    return {args[0] for verb, *args in view["legal"] if verb in verbs}


def block_mark(view: View, guests: Guests, block: int, is_lit: bool) -> Text:
    """A block: the island, a catastrophe, its number while a tile is there, or empty water."""
    if block == ISLAND:
        return Text("██", style="yellow")
    if block in view["catastrophes"]:
        name = CATASTROPHE_NAMES[view["catastrophes"].index(block)]
        return Text(guests.words.text(mark_key(name)), style="bold white on red")
    if is_lit:
        return Text(f"{block}{LIT}", style=f"bold reverse {ZONE_STYLES[ZONE[block]]}")
    if block in view["fish"]:
        return Text(f"{block:<2}", style=ZONE_STYLES[ZONE[block]])
    return Text("--", style="dim")


def mark_key(catastrophe: str) -> str:
    """The key of the two letters that stand for a catastrophe."""
    keys = {
        "typhoon": f"{KEY}-table-mark-typhoon",
        "oil": f"{KEY}-table-mark-oil",
        "monster": f"{KEY}-table-mark-monster",
    }
    return keys[catastrophe]


def place_mark(view: View, place: int, is_lit: bool) -> Text:
    """An intersection: a pawn, its number where one may go, or a dot."""
    pawns = [seat for seat, player in enumerate(view["players"]) if player["pawn"] == place]
    mark = Text.assemble(*((SEAT_SIGNS[seat], SEAT_STYLES[seat]) for seat in pawns))
    if is_lit:
        return mark.append(str(place), style="bold underline yellow")
    return mark if pawns else Text("·", style="dim")


# Beside it


def action_board(view: View, guests: Guests) -> Table:
    """Every space with who is on it and the places left."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for space in range(len(SPACE_NAMES)):
        marks = Text()
        for seat, player in enumerate(view["players"]):
            left = player["markers"].count(space)
            for number in range(player["placed"].count(space)):
                is_done = view["stage"] != "choosing" and number >= left
                marks.append(SEAT_SIGNS[seat], "dim" if is_done else SEAT_STYLES[seat])
        marks.append("○" * view["spaces"][space]["free"], "dim")
        is_open = ["place", space] in view["legal"] or ["begin", space] in view["legal"]
        name = guests.words.word(guests.game, SPACE, space)
        table.add_row(Text(name, style="bold" if is_open else "dim"), marks)
    return table


def purses(view: View, guests: Guests) -> Table:
    """A line for each player: whose turn, who, money, magic cards and penalties."""
    text = guests.words.text
    table = Table.grid(padding=(0, 1))
    for _ in range(5):
        table.add_column(no_wrap=True)
    for seat, player in enumerate(view["players"]):
        is_asked = seat in view["to_act"]
        marks = []
        if player["magic"]:
            marks.append(text(f"{KEY}-table-magic", cards=player["magic"]))
        if player["penalties"]:
            marks.append(text(f"{KEY}-table-penalties", number=player["penalties"]))
        if seat == view["summoner"]:
            marks.append(text(f"{KEY}-table-summoner"))
        kind = text("you") if seat == view["seat"] else guests.players[seat]
        table.add_row(
            Text("▶" if is_asked else " ", style="bold yellow"),
            Text(SEAT_SIGNS[seat], style=SEAT_STYLES[seat]),
            Text.assemble((guests.names[seat], "bold" if is_asked else ""), (f" {kind}", "dim")),
            Text(text(f"{KEY}-table-money", money=player["money"]), style="bold green"),
            Text(" ".join(marks), style="dim"),
        )
    return table


# Below


def holdings(view: View, guests: Guests, open_views: Sequence[View]) -> Table:
    """What each player has, what is for sale, whom a catastrophe would hit, magic cards."""
    text, words = guests.words.text, guests.words
    facts = Table.grid(padding=(0, 2))
    facts.add_column(no_wrap=True)
    facts.add_column()
    for seat, player in enumerate(view["players"]):
        pieces = [tile_chip(view, guests, stored) for stored in player["store"]]
        free = player["capacity"] - len(player["store"])
        pieces.append(Text(text(f"{KEY}-table-free", places=free), style="dim"))
        pieces += [Text(words.word(guests.game, CARD, card)) for card, _ in player["cards"]]
        if open_views:
            pieces += magic_chips(open_views[seat]["magic"], guests)
        facts.add_row(Text(SEAT_SIGNS[seat], style=SEAT_STYLES[seat]), Flow(pieces))
    facts.add_row(Text(text(f"{KEY}-table-shop"), style="dim"), shop(view, guests))
    blows = [
        hit_chip(guests, line["block"], hit) for line in view["preview"] for hit in line["hits"]
    ]
    if blows:
        facts.add_row(Text(text(f"{KEY}-table-blows"), style="bold red"), Flow(blows))
    if view["magic"]:
        own = Flow(magic_chips(view["magic"], guests))
        facts.add_row(Text(text(f"{KEY}-table-own-magic"), style="dim"), own)
    return facts


def hit_chip(guests: Guests, block: int, hit: dict[str, Any]) -> Text:
    """What a catastrophe would do to a player if it went to that block."""
    name, money, fish = guests.names[hit["seat"]], hit["money"], int(hit["fish"])
    return Text(
        guests.words.text(f"{KEY}-table-hit", block=block, name=name, money=money, fish=fish)
    )


def tile_chip(view: View, guests: Guests, stored: dict[str, Any]) -> Text:
    """A tile with its four prices, that of the season strong."""
    chip = Text(guests.words.word(guests.game, TILE, stored["tile"]), style="bold")
    if any(stored["prices"]):
        chip.append(" ")
        for season, price in enumerate(stored["prices"]):
            is_now = season == view["season"]
            chip.append("/" if season else "", "dim")
            chip.append(str(price), "bold reverse" if is_now else "dim")
    return chip


def shop(view: View, guests: Guests) -> Flow:
    """The price of the top card of each pile."""
    pieces = []
    for card, shelf in enumerate(view["shop"]):
        name = guests.words.word(guests.game, CARD, card)
        is_lit = ["buy", card] in view["legal"]
        if shelf["price"] is not None:
            style = "bold underline" if is_lit else "dim"
            price = guests.words.text(f"{KEY}-table-money", money=shelf["price"])
            pieces.append(Text(f"{name} {price}", style=style))
    return Flow(pieces)


def magic_chips(cards: Sequence[int], guests: Guests) -> list[Text]:
    """Magic cards by name."""
    return [Text(guests.words.word(guests.game, MAGIC, card), style="magenta") for card in cards]
