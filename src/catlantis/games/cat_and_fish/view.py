"""What a seat may know, ready for JSON (and what a player is owed on screen).

Nearly all is open. Hidden are the face-down tiles, the order of the piles, and the magic cards
that others keep, of which only the number is shown (CF-33).
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.bag import counts, held, size, things
from catlantis.core.ints import NOBODY, NOTHING, bits
from catlantis.core.seen import Frame
from catlantis.games.cat_and_fish.board import BLOCKS
from catlantis.games.cat_and_fish.catastrophe import (
    beside,
    damage_of,
    driven_by,
    fish_kinds,
    havens,
    paths,
    refuges,
    takes_fish,
    victim,
)
from catlantis.games.cat_and_fish.choosing import allowance, taken
from catlantis.games.cat_and_fish.components import (
    CARD_PRICES,
    CARDS,
    CATASTROPHES,
    KEPT,
    LOCALS,
    MAGIC_COUNTS,
    MONSTER,
    SEASONS,
    SPACES,
    TREASURE_COUNTS,
    ZONES,
    price,
    room,
)
from catlantis.games.cat_and_fish.fishing import capacity, range_of, within_reach
from catlantis.games.cat_and_fish.knowledge import unseen
from catlantis.games.cat_and_fish.market import takings, top_price
from catlantis.games.cat_and_fish.sailing import courses
from catlantis.games.cat_and_fish.scoring import total
from catlantis.games.cat_and_fish.seen import (
    Hit,
    Library,
    Pile,
    Player,
    Preview,
    Shelf,
    SpaceRoom,
    Stored,
    Strike,
    Treasure,
    View,
)
from catlantis.games.cat_and_fish.state import MOVE_CATASTROPHE, SUMMON_MONSTER, State
from catlantis.games.cat_and_fish.year import wealth

STAGES: Final = ["choosing", "doing", "fees", "summoning", "over"]


def view(frame: Frame, state: State, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    return {
        **frame,
        "stage": STAGES[state.stage],
        "phase": state.phase.name,
        "season": int(state.season()),
        "year": int(state.year()) + 1,
        "first": int(state.first),
        "active": int(state.active),
        "order": order(state),
        "waiting": bits(state.waiting),
        "thief": seat_or_none(state.thief),
        "summoner": seat_or_none(state.summoner),
        "players": [player(state, other) for other in range(state.seats)],
        "magic": None if seat is None else things(state.magic[seat]),
        "spaces": spaces(state),
        "fish": bits(state.fish),
        "catastrophes": [int(state.where[number]) for number in range(CATASTROPHES)],
        "piles": [pile(state, zone) for zone in range(ZONES)],
        "prices": [prices(tile) for tile in range(KEPT)],
        "shop": [shelf(state, card) for card in range(CARDS)],
        "library": library(state),
        "treasure": treasure(state),
        "bank": {"paid": int(state.bank_paid), "received": int(state.bank_received)},
        "doing": None if state.doing == NOTHING else int(state.doing),
        "steps": int(state.steps) if state.doing != NOTHING else 0,
        "strike": strike(state) if state.victims else None,
        "preview": preview(state),
    }


def seat_or_none(seat: i64) -> int | None:
    """The seat, if it is one."""
    return None if seat == NOBODY else int(seat)


def order(state: State) -> list[int]:
    """The seats in this season's turn order."""
    return [int((state.first + turn) % state.seats) for turn in range(state.seats)]


def player(state: State, seat: i64) -> Player:
    """What everybody sees of a player: all but the kinds of the magic cards."""
    return {
        "pawn": int(state.pawn[seat]),
        "money": int(state.money[seat]),
        "cards": [[card, int(held(state.cards[seat], card))] for card in owned(state, seat)],
        "wealth": int(wealth(state, seat)),
        "total": int(total(state, seat)),
        "store": [stored(state, seat, tile) for tile in things(state.store[seat])],
        "capacity": int(capacity(state, seat)),
        "range": int(range_of(state, seat)),
        "magic": int(size(state.magic[seat])),
        "penalties": int(state.penalties[seat]),
        "placed": things(state.placed[seat]),
        "markers": things(state.markers[seat]),
        "allowance": int(allowance(state, seat)),
        "reach": bits(within_reach(state, seat)),
        "courses": bits(courses(state, seat)),
    }


def owned(state: State, seat: i64) -> list[int]:
    """The kinds of the cards that the seat bought."""
    return [card for card in range(CARDS) if state.owns(seat, card)]


def stored(state: State, seat: i64, tile: i64) -> Stored:
    """A tile of the storehouse, its four prices, and what its owner would get for it now."""
    return {"tile": int(tile), "prices": prices(tile), "now": int(takings(state, seat, tile))}


def prices(tile: i64) -> list[int]:
    """What the fish fetches in each season."""
    return [int(price(tile, season)) for season in range(SEASONS)]


def spaces(state: State) -> list[SpaceRoom]:
    """The action board: how many markers each space takes, and how many are free (CF-21)."""
    occupied = taken(state)
    return [
        {
            "room": int(room(space, state.seats)),
            "free": int(room(space, state.seats) - held(occupied, space)),
        }
        for space in range(SPACES)
    ]


def pile(state: State, zone: i64) -> Pile:
    """The tiles of a colour: how many are in the pile, what is discarded and what still hidden."""
    return {
        "size": int(size(state.pile[zone])),
        "discard": counts(state.discard[zone], LOCALS),
        "unseen": counts(unseen(state, zone), LOCALS),
    }


def shelf(state: State, card: i64) -> Shelf:
    """A pile of cards for sale: the price of the top card, if any, and all that are left."""
    cost = top_price(state, card)
    return {
        "price": int(cost) if cost else None,
        "left": CARD_PRICES[card][held(state.sold, card) :],
    }


def library(state: State) -> Library:
    """The Magic Library: how many cards are left, and which are used."""
    return {"size": int(size(state.library)), "used": counts(state.used, len(MAGIC_COUNTS))}


def treasure(state: State) -> Treasure:
    """Treasure Island: how many cards of each value are left, for all that were drawn are seen."""
    left = counts(state.treasure, len(TREASURE_COUNTS))
    return {"size": sum(left), "left": left}


def strike(state: State) -> Strike:
    """The catastrophe that strikes, who moved it, and who has yet to suffer, the next first."""
    return {
        "catastrophe": int(state.striker),
        "mover": int(state.mover),
        "victim": int(victim(state)),
        "victims": bits(state.victims),
    }


def preview(state: State) -> list[Preview]:
    """For each block that a catastrophe may go to now: whom it would hit, and a tile gone."""
    if state.phase is MOVE_CATASTROPHE and state.doing != NOTHING and not state.victims:
        blocks = paths(state, driven_by(state.doing))
        catastrophe = driven_by(state.doing)
    elif state.phase is SUMMON_MONSTER:
        blocks = havens(state)
        catastrophe = i64(MONSTER)
    else:
        return []
    return [
        {
            "block": block,
            "catastrophe": int(catastrophe),
            "hits": [hit(state, seat, catastrophe, block) for seat in bits(beside(state, block))],
            "tile": bool(state.fish >> block & 1),
        }
        for block in range(1, BLOCKS)
        if blocks >> block & 1
    ]


def hit(state: State, seat: i64, catastrophe: i64, block: i64) -> Hit:
    """What the catastrophe on that block would do to the seat: money, a fish, where it may flee."""
    struck = state.clone()
    struck.where[catastrophe] = block
    return {
        "seat": int(seat),
        "money": int(damage_of(state, seat, catastrophe)),
        "fish": takes_fish(catastrophe) and fish_kinds(state, seat) > 0,
        "refuges": bits(refuges(struck, seat)),
    }
