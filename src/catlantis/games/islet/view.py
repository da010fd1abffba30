"""What a seat may know, ready for JSON (IS-11, and what a player is owed on screen)."""

from catlantis.core.action import arg_of, verb_of
from catlantis.core.bag import counts, held, one, size, things
from catlantis.core.ints import NOBODY, NOTHING
from catlantis.core.seen import Frame
from catlantis.games.islet.components import KINDS, RESOURCES, SHOWN
from catlantis.games.islet.explore import trail_resource, trail_site
from catlantis.games.islet.knowledge import unseen
from catlantis.games.islet.reach import reach
from catlantis.games.islet.scoring import levels_laid
from catlantis.games.islet.seen import Player, Reach, Site, Solo, View
from catlantis.games.islet.sites import is_land, islet_of, nest_at, terrain_at, x_of, y_of
from catlantis.games.islet.solo import condition_at, fits
from catlantis.games.islet.state import MOVING, OPEN_END, SEA, TURN, State
from catlantis.games.islet.verbs import ADVANCE, END, LAY, VERBS


def view(frame: Frame, state: State, seat: int | None, legal: list[int]) -> View:
    """The table as the seat, or a spectator, sees it; `legal` is what the seat may do."""
    return {
        **frame,
        "phase": state.phase.name,
        "active": int(state.active),
        "first": int(state.first),
        "round": int(state.round) + 1,
        "rounds_left": rounds_left(state),
        "idle": int(state.idle),
        "sites": [site_view(state, site) for site in range(len(state.place))],
        "players": [player(state, other) for other in range(state.seats)],
        "hand": None if seat is None else things(state.hand[seat]),
        "bag": int(size(state.bag)),
        "unseen": counts(unseen(state, -1 if seat is None else seat), KINDS),
        "packs": counts(state.packs, RESOURCES),
        "coming": coming(state),
        "free_steps": int(state.free_steps),
        "reach": within_reach(state, seat),
        "suggested": suggested(legal),
        "solo": solo(state) if state.seats == 1 else None,
    }


def rounds_left(state: State) -> int | None:
    """How many rounds follow this one, if that is known: 0 in the last (IS-50, IS-51)."""
    return None if state.last_round == OPEN_END else int(state.last_round - state.round)


def site_view(state: State, site: int) -> Site:
    """A place of the grid: land, or sea beside it."""
    found: Site = {
        "x": int(x_of(state.place[site])),
        "y": int(y_of(state.place[site])),
        "islet": int(islet_of(state, site)),
        "level": int(state.height[site]),
    }
    if is_land(state, site):
        found["terrain"] = int(terrain_at(state, site))
        found["nest"] = int(nest_at(state, site))
        found["egg"] = None if state.egg[site] == NOBODY else int(state.egg[site])
    return found


def player(state: State, seat: int) -> Player:
    """What all may see of a player (IS-11)."""
    return {
        "bird": None if state.bird[seat] == SEA else int(state.bird[seat]),
        "tiles": int(size(state.hand[seat])),
        "free_eggs": int(state.eggs[seat]),
        "laid": levels_laid(state, seat),
        "free": counts(state.free[seat], RESOURCES),
        "secured": counts(state.secured[seat], RESOURCES),
        "exhausted": counts(state.exhausted[seat], RESOURCES),
    }


def coming(state: State) -> list[list[int | None]]:
    """While exploring, each tile placed with the resource that it will bring (IS-3, IS-22)."""
    packs = state.packs
    steps: list[list[int | None]] = []
    for step in range(state.placed):
        resource = trail_resource(state, step)
        if held(packs, resource):
            packs -= one(resource)
            steps.append([int(trail_site(state, step)), int(resource)])
        else:
            steps.append([int(trail_site(state, step)), None])
    return steps


def within_reach(state: State, seat: int | None) -> list[Reach]:
    """For who may move: each tile to end on, the way there, the egg that could be paid then."""
    if seat is None or seat != state.active or not (state.phase is TURN or state.phase is MOVING):
        return []
    return [
        {
            "site": way.site,
            "cards": way.cards,
            "steps": [VERBS.spell(step) for step in way.steps],
            "lay": None if way.lay == END else VERBS.spell(way.lay),
        }
        for way in reach(state, seat)
    ]


def suggested(legal: list[int]) -> list[list[object]]:
    """For each tile a step away, and for an egg here, the payment to suggest.

    It has the fewest cards and, of those, the most secured ones (IS-42).
    """
    best: dict[int, tuple[int, int, int]] = {}  # by site, or `NOTHING` for an egg
    for action in legal:
        if verb_of(action) in (ADVANCE, LAY):
            site, spent, exhausted = paid_by(action)
            offer = (spent + exhausted, spent, action)
            best[site] = min(best.get(site, offer), offer)
    return [VERBS.spell(action) for _, _, action in best.values()]


def paid_by(action: int) -> tuple[int, int, int]:
    """Where an action leads, and how many unsecured and secured resources it costs."""
    bags = [int(size(bag)) for bag in VERBS.args(action)]
    if verb_of(action) == LAY:
        return NOTHING, bags[0] + bags[1], bags[2] + bags[3]
    return int(arg_of(action, 0)), bags[1], bags[2]


def solo(state: State) -> Solo:
    """Alone: the cards at both islets, with the tiles that meet them, and the pile (IS-61)."""
    return {
        "cards": [
            [
                {"condition": condition, "fits": fitting(state, islet, condition)}
                for condition in (int(condition_at(state, islet, slot)) for slot in range(SHOWN))
                if condition != NOTHING
            ]
            for islet in range(2)
        ],
        "pile": int(state.pile_size),
        "removed": counts(state.removed, KINDS),
    }


def fitting(state: State, islet: int, condition: int) -> list[int]:
    """The tiles of the islet that meet the condition and have no egg yet."""
    return [
        site
        for site in range(len(state.place))
        if is_land(state, site)
        and islet_of(state, site) == islet
        and state.egg[site] == NOBODY
        and fits(state, condition, site)
    ]
