"""The table of Exploding Kittens: players, piles, the play that waits, the hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, FIRST_CAT, NAMES
from catlantis.games.exploding_kittens.verbs import TITLE
from catlantis.terminal.flow import Flow
from catlantis.terminal.guests import Guests

View = dict[str, Any]

KEY: Final = "exploding-kittens"
CARD_STYLES: Final = {
    "exploding-kitten": "bold red",
    "defuse": "bold green",
    "nope": "bold magenta",
    "attack": "red",
    "skip": "cyan",
    "favor": "yellow",
    "shuffle": "blue",
    "see-the-future": "magenta",
}
STYLES: Final = {
    "turn": "dim",
    "nope": "bold magenta",
    "cancelled": "magenta",
    "drew-kitten": "bold red",
    "defused": "green",
    "exploded": "bold red",
    "won": "bold green",
}
# The titles of the cards that verbs without a title play
CARDS_OF_VERBS: Final = {
    "attack": "attack",
    "skip": "skip",
    "shuffle": "shuffle",
    "see": "see-the-future",
    "favor": "favor",
    "nope": "nope",
}


def draw(view: View, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """The whole table as the view's seat sees it; with the views of all seats, every hand."""
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    text = guests.words.text
    facts.add_row(text(f"{KEY}-table-pile"), pile(view, guests))
    if view["pile"]["known"]:
        facts.add_row(text(f"{KEY}-table-known"), known_places(view, guests))
    facts.add_row(text(f"{KEY}-table-discard"), discard(view, guests))
    if view["play"] is not None:
        facts.add_row(text(f"{KEY}-table-play"), Text(play(view, guests), style="bold"))
    if view["hand"] is not None:
        facts.add_row(text(f"{KEY}-table-hand"), hand(view, guests))
    return Group(players(view, guests, open_views), facts)


def default(view: View) -> list[object] | None:
    """Enter alone lets a play pass; nothing else is harmless."""
    return ["pass"] if view["phase"] == "window" and ["pass"] in view["legal"] else None


def players(view: View, guests: Guests, open_views: Sequence[View]) -> Table:
    """A line for each player: whose turn, who, how many cards, and what is known of them."""
    table = Table.grid(padding=(0, 2))
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column()
    for seat, seen in enumerate(view["players"]):
        is_active = seat == view["active"] and not view["over"]
        kind = guests.words.text("you") if seat == view["seat"] else guests.players[seat]
        style = "dim" if not seen["alive"] else "bold" if is_active else ""
        table.add_row(
            Text("▶" if is_active else " ", style="bold yellow"),
            Text(f"{seat + 1}", style="dim"),
            Text(guests.names[seat], style=style),
            Text(kind, style="dim"),
            Text(guests.words.text(f"{KEY}-table-cards", cards=seen["cards"])),
            status(view, seat, guests, open_views),
        )
    return table


def status(view: View, seat: int, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """What is to be said of a player: out, on turn, and the cards known to be held."""
    seen, text = view["players"][seat], guests.words.text
    if not seen["alive"]:
        return Text(text(f"{KEY}-table-out"), style="red")
    pieces = []
    if seat == view["active"] and not view["over"]:
        pieces.append(Text(text(f"{KEY}-table-owed", owed=view["owed"]), style="bold yellow"))
    held = open_views[seat]["hand"] if open_views else seen["known"]
    if held and seat != view["seat"]:
        shown = ", ".join(str(chip) for chip in chips(held, guests))
        pieces.append(Text(text(f"{KEY}-table-holds", cards=shown)))
    return Flow(pieces) if pieces else Text()


def pile(view: View, guests: Guests) -> Flow:
    """The draw pile: its size, its kittens, and the odds of the next card."""
    seen, text = view["pile"], guests.words.text
    part, whole = seen["odds"]
    odds = part / whole if whole else 0.0
    pieces = [
        Text(text(f"{KEY}-table-pile-size", size=seen["size"])),
        Text(text(f"{KEY}-table-pile-kittens", kittens=seen["kittens"])),
        Text(text(f"{KEY}-table-pile-odds", odds=odds), style="bold red" if odds else "green"),
    ]
    return Flow(pieces if seen["size"] else pieces[:1])


def known_places(view: View, guests: Guests) -> Flow:
    """The private note: what the seat knows of the draw pile, from the top."""
    pieces = []
    for place, title in view["pile"]["known"]:
        key = f"{KEY}-table-known-place" if place else f"{KEY}-table-known-top"
        card = guests.words.word(guests.game, TITLE, title)
        told = guests.words.text(key, place=place + 1, card=card)
        pieces.append(Text(told, style="bold red" if title == EXPLODING_KITTEN else ""))
    return Flow(pieces)


def discard(view: View, guests: Guests) -> Flow:
    """The discard pile, all of it."""
    lying = [title for title, number in enumerate(view["discard"]) for _ in range(number)]
    return Flow(chips(lying, guests) or [Text(guests.words.text(f"{KEY}-table-empty"), "dim")])


def hand(view: View, guests: Guests) -> Flow:
    """The seat's own cards; those that can be played now are underlined."""
    lit = playable(view)
    held = chips(view["hand"], guests, lit)
    return Flow(held or [Text(guests.words.text(f"{KEY}-table-hand-empty"), "dim")])


def playable(view: View) -> set[int]:
    """The titles that the legal actions would play or give."""
    lit: set[int] = set()
    for verb, *args in view["legal"]:
        if verb in CARDS_OF_VERBS:
            lit.add(NAMES.index(CARDS_OF_VERBS[verb]))
        elif verb in ("pair", "three", "give"):
            lit.add(args[0])
        elif verb == "five":
            lit.update(title for title in range(len(NAMES)) if args[0] >> title & 1)
    return lit


def chips(titles: Sequence[int], guests: Guests, lit: set[int] | None = None) -> list[Text]:
    """The cards by name in the order of the deck, each with its number."""
    pieces = []
    for title, number in sorted(Counter(titles).items()):
        name = guests.words.word(guests.game, TITLE, title)
        style = CARD_STYLES.get(NAMES[title], "") if title < FIRST_CAT else ""
        piece = Text(name, style=f"{style} underline" if lit and title in lit else style)
        pieces.append(Text.assemble(piece, f" ×{number}") if number > 1 else piece)
    return pieces


def play(view: View, guests: Guests) -> str:
    """What waits for a Nope, and whether it stands after those played so far."""
    waiting, words = view["play"], guests.words
    verb, *args = waiting["action"]
    told = words.event(guests.game, [verb, waiting["by"], *args], guests.names)
    nopes = waiting["nopes"]
    if nopes == 0:
        return told
    key = f"{KEY}-table-play-cancelled" if nopes % 2 else f"{KEY}-table-play-stands"
    return words.text(key, play=told, nopes=nopes)
