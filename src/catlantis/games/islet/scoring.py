"""The end: most eggs laid, then the highest; alone, the tiles left in the bag (IS-52, IS-68)."""

from typing import Final

from catlantis.core.bag import counts, held, size
from catlantis.games.islet.components import KINDS, RESOURCES
from catlantis.games.islet.state import State

# IS-68: the verdicts on a win, with the fewest tiles that each takes
VERDICTS: Final = [(15, "ideal"), (10, "saved"), (7, "grows"), (4, "blooms"), (0, "again")]

# Lines of the score sheet: the level of each egg, the highest first; nobody has more than ten
LEVEL_LINES: Final = [
    *("level-1", "level-2", "level-3", "level-4", "level-5"),
    *("level-6", "level-7", "level-8", "level-9", "level-10"),
]


def levels_laid(state: State, seat: int) -> list[int]:
    """The levels of the tiles that the seat has laid on, the highest first."""
    levels = [int(state.height[site]) for site in range(len(state.egg)) if state.egg[site] == seat]
    return sorted(levels, reverse=True)


def eggs_left(state: State, seat: int) -> int:
    """The eggs that the seat has not laid, free or on secured resources."""
    return int(state.eggs[seat] + size(state.secured[seat]) + size(state.exhausted[seat]))


def score_sheet(state: State) -> list[tuple[str, list[int]]]:
    """Eggs laid, then levels until ties are broken; alone, the verdict and the tiles left."""
    laid = [levels_laid(state, seat) for seat in range(state.seats)]
    eggs = ("eggs", [len(levels) for levels in laid])
    if state.seats == 1:
        return [eggs, (verdict(state), [int(size(state.bag))])]
    return [eggs, *level_lines(laid)]


def level_lines(laid: list[list[int]]) -> list[tuple[str, list[int]]]:
    """The level of each seat's highest egg, of the next, and so on while ties last (IS-52).

    0 stands where a seat has laid no such egg.
    """
    lines: list[tuple[str, list[int]]] = []
    most = max(len(levels) for levels in laid)
    for place, name in enumerate(LEVEL_LINES[: max(1, most)]):
        lines.append((name, [levels[place] if place < len(levels) else 0 for levels in laid]))
        so_far = [(len(levels), levels[: place + 1]) for levels in laid]
        if all(so_far.count(each) == 1 for each in so_far):
            break
    return lines


def verdict(state: State) -> str:
    """How the match alone went: the name of the line that tells the tiles left (IS-68)."""
    if eggs_left(state, 0):
        return "lost"
    tiles = size(state.bag)
    return next(name for least, name in VERDICTS if tiles >= least)


def ranks(state: State) -> list[int]:
    """Each seat's rank: eggs, then levels, highest first; alone, 1 is won and 2 lost (IS-52)."""
    if state.seats == 1:
        return [2 if eggs_left(state, 0) else 1]
    laid = [levels_laid(state, seat) for seat in range(state.seats)]
    worth = [(len(levels), levels) for levels in laid]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def census(state: State) -> list[int]:
    """How many tiles of each kind, resources of each type and eggs there are, wherever they lie."""
    tiles, resources = [0] * KINDS, [0] * RESOURCES
    for bag in [state.bag, state.covered, state.removed, *state.hand]:
        for kind in range(KINDS):
            tiles[kind] += int(held(bag, kind))
    for site in range(len(state.face)):
        if state.height[site]:
            tiles[state.face[site]] += 1
    for bag in [state.packs, *state.free, *state.secured, *state.exhausted]:
        for resource, number in enumerate(counts(bag, RESOURCES)):
            resources[resource] += number
    eggs = [eggs_left(state, seat) + len(levels_laid(state, seat)) for seat in range(state.seats)]
    return tiles + resources + eggs
