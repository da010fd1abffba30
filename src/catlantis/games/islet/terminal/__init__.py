"""The table of Islet: players, the islet or both, the bag, the packs, the hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catlantis.games.islet.components import DAY, FIRST_NEST, NESTS, NIGHT, RESOURCES, TERRAINS
from catlantis.games.islet.terminal.map import BIRDS, LAND_STYLES, Map, nest_letters, terrain_letter
from catlantis.games.islet.verbs import CONDITION, RESOURCE, TILE
from catlantis.terminal.flow import Flow
from catlantis.terminal.guests import Guests

View = dict[str, Any]

KEY: Final = "islet"
STYLES: Final = {
    "turn": "dim",
    "laid": "bold green",
    "secured": "green",
    "fulfilled": "bold cyan",
    "dealt-card": "cyan",
    "last-egg": "bold yellow",
    "last-tile": "bold yellow",
    "nothing-happens": "yellow",
    "won": "bold green",
    "lost": "bold red",
}
NEST_STYLE: Final = "bold"


def draw(view: View, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """The whole table as the view's seat sees it; with the views of all seats, every hand."""
    parts: list[RenderableType] = [players(view, guests, open_views)]
    if view["solo"] is None:
        parts.append(Map(view, guests, DAY))
    else:
        for islet, name in ((DAY, "day"), (NIGHT, "night")):
            parts += [cards(view, guests, islet, name), Map(view, guests, islet)]
    parts.append(facts(view, guests))
    return Group(*parts)


def default(view: View) -> list[object] | None:
    """Enter alone gathers when no more tiles can be placed; nothing else is harmless."""
    return ["gather"] if view["legal"] == [["gather"]] else None


def players(view: View, guests: Guests, open_views: Sequence[View]) -> Table:
    """A line for each player: whose turn, who, eggs, tiles and resources."""
    table = Table.grid(padding=(0, 2))
    for _ in range(6):
        table.add_column(no_wrap=True)
    table.add_column()
    text = guests.words.text
    for seat, seen in enumerate(view["players"]):
        is_active = seat == view["active"] and not view["over"]
        kind = text("you") if seat == view["seat"] else guests.players[seat]
        table.add_row(
            Text("▶" if is_active else " ", style="bold yellow"),
            Text(BIRDS[seat], style="dim"),
            Text(guests.names[seat], style="bold" if is_active else ""),
            Text(kind, style="dim"),
            Text(text(f"{KEY}-table-eggs", laid=len(seen["laid"]), free=seen["free_eggs"])),
            Text(text(f"{KEY}-table-tiles", tiles=seen["tiles"])),
            belongings(view, seat, guests, open_views),
        )
    return table


def belongings(view: View, seat: int, guests: Guests, open_views: Sequence[View]) -> Flow:
    """A player's resources, unsecured, secured and exhausted; the tiles too if all is open."""
    seen, text = view["players"][seat], guests.words.text
    pieces = [Text(" ").join(chips(seen["free"], guests))] if any(seen["free"]) else []
    for name, key in (
        ("secured", f"{KEY}-table-secured"),
        ("exhausted", f"{KEY}-table-exhausted"),
    ):
        if any(seen[name]):
            shown = Text(" ").join(chips(seen[name], guests))
            pieces.append(Text.assemble((text(key), "dim"), " ", shown))
    if open_views and seat != view["seat"]:
        pieces += hand(open_views[seat]["hand"], guests)
    return Flow(pieces or [Text(text(f"{KEY}-table-nothing"), "dim")])


def letters(guests: Guests, resource: int) -> str:
    """How a resource is written in short: as terrains and nests are on the islet."""
    if resource < FIRST_NEST:
        return terrain_letter(guests, resource)
    return nest_letters(guests, resource - FIRST_NEST)


def chips(numbers: Sequence[int], guests: Guests, *, empty: bool = False) -> list[Text]:
    """Resources in short, each with its number; also those of which there are none, if so asked."""
    return [
        Text(
            f"{letters(guests, resource)}{number}",
            style=LAND_STYLES[resource] if resource < FIRST_NEST else NEST_STYLE,
        )
        for resource, number in enumerate(numbers)
        if number or empty
    ]


def hand(kinds: Sequence[int], guests: Guests) -> list[Text]:
    """The tiles of a hand by name."""
    pieces = []
    for kind, number in sorted(Counter(kinds).items()):
        name = guests.words.word(guests.game, TILE, kind)
        pieces.append(Text(f"{name} ×{number}" if number > 1 else name))
    return pieces


def cards(view: View, guests: Guests, islet: int, name: str) -> Table:
    """Alone: the cards at an islet, each with the tiles that meet it."""
    text, pieces = guests.words.text, []
    for card in view["solo"]["cards"][islet]:
        condition = guests.words.word(guests.game, CONDITION, card["condition"])
        sites = ", ".join(str(site) for site in card["fits"])
        told = text(f"{KEY}-table-card", condition=condition, sites=sites or "none")
        pieces.append(Text(told, style="bold cyan" if sites else ""))
    title = text(f"{KEY}-table-day") if name == "day" else text(f"{KEY}-table-night")
    return labelled([(title, Flow(pieces or [Text(text(f"{KEY}-table-nothing"), "dim")]))])


def facts(view: View, guests: Guests) -> Table:
    """What lies beside the islet, what is to come, and how the islet is to be read."""
    text = guests.words.text
    rows: list[tuple[str, RenderableType]] = []
    if view["seats"] > 1:
        rows.append((text(f"{KEY}-table-round"), Text(round_text(view, guests))))
    rows.append((text(f"{KEY}-table-bag"), Text(text(f"{KEY}-table-tiles", tiles=view["bag"]))))
    packs = chips(view["packs"], guests, empty=True)
    rows.append((text(f"{KEY}-table-packs"), Text(" ").join(packs)))
    if view["hand"] is not None:
        held = hand(view["hand"], guests) or [Text(text(f"{KEY}-table-nothing"), "dim")]
        rows.append((text(f"{KEY}-table-hand"), Flow(held)))
    if view["coming"]:
        rows.append((text(f"{KEY}-table-coming"), coming(view, guests)))
    if view["phase"] == "move" and view["free_steps"] < view["seats"]:
        left = text(f"{KEY}-table-free-steps-left", steps=view["free_steps"])
        rows.append((text(f"{KEY}-table-free-steps"), Text(left)))
    if view["reach"]:
        rows.append((text(f"{KEY}-table-reach"), reach(view, guests)))
    rows.append((text(f"{KEY}-table-legend"), Text(legend(guests), style="dim")))
    return labelled(rows)


def labelled(rows: Sequence[tuple[str, RenderableType]]) -> Table:
    """Lines, each with its label."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, content in rows:
        table.add_row(label, content)
    return table


def round_text(view: View, guests: Guests) -> str:
    """Which round it is, and how many follow if that is known."""
    left = "none" if view["rounds_left"] is None else view["rounds_left"]
    return guests.words.text(f"{KEY}-table-round-number", round=view["round"], left=left)


def coming(view: View, guests: Guests) -> Flow:
    """What the exploration under way will bring."""
    words, pieces = guests.words, []
    for _, resource in view["coming"]:
        if resource is None:
            pieces.append(Text(words.text(f"{KEY}-table-nothing"), "dim"))
        else:
            pieces.append(Text(words.word(guests.game, RESOURCE, resource)))
    return Flow(pieces)


def reach(view: View, guests: Guests) -> Flow:
    """Where the bird can end its move, and for how many cards."""
    return Flow(
        [
            Text(guests.words.text(f"{KEY}-table-price", site=way["site"], cards=way["cards"]))
            for way in view["reach"]
        ]
    )


def legend(guests: Guests) -> str:
    """How the islet is to be read."""
    words, game = guests.words, guests.game
    named = [
        f"{letters(guests, resource)} {words.word(game, RESOURCE, resource)}"
        for resource in range(RESOURCES)
    ]
    return words.text(
        f"{KEY}-table-legend-text",
        terrains=", ".join(named[:TERRAINS]),
        nests=", ".join(named[-NESTS:]),
    )
