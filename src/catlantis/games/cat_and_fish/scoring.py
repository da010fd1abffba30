"""The end: the richest wins (CF-50); and that nothing is ever lost or made."""

from mypy_extensions import i64

from catlantis.core.bag import held, kinds_in
from catlantis.core.ints import NOTHING, bits
from catlantis.games.cat_and_fish.board import BLOCKS
from catlantis.games.cat_and_fish.components import (
    BLANK,
    CARD_PRICES,
    KEPT,
    LEFT_OVER_FISH,
    PENALTY,
    SPACES,
    TILES,
    TREASURE_COUNTS,
    is_fish,
    local_of,
    zone_of,
)
from catlantis.games.cat_and_fish.state import State


def fish_left(state: State, seat: i64) -> i64:
    """How many fish, whales among them, lie in the storehouse."""
    number: i64 = 0
    for tile in range(i64(KEPT)):
        if is_fish(tile):
            number += held(state.store[seat], tile)
    return number


def total(state: State, seat: i64) -> i64:
    """Money, a euro for each fish left, less the penalties (CF-50)."""
    fish = LEFT_OVER_FISH * fish_left(state, seat)
    return state.money[seat] + fish - PENALTY * state.penalties[seat]


def cards_bought(state: State, seat: i64) -> int:
    """How many cards the seat has bought: the tie-breaker."""
    return len(bits(kinds_in(state.cards[seat])))


def score_sheet(state: State) -> list[tuple[str, list[int]]]:
    """Money, fish and penalties, what they come to, and the cards that break a tie."""
    seats = range(state.seats)
    return [
        ("money", [int(state.money[seat]) for seat in seats]),
        ("fish", [int(LEFT_OVER_FISH * fish_left(state, seat)) for seat in seats]),
        ("penalties", [int(-PENALTY * state.penalties[seat]) for seat in seats]),
        ("total", [int(total(state, seat)) for seat in seats]),
        ("cards", [cards_bought(state, seat) for seat in seats]),
    ]


def ranking(state: State) -> list[int]:
    """Each seat's rank: the richest first, then who bought more cards, then shared (CF-50)."""
    results = [(int(total(state, seat)), cards_bought(state, seat)) for seat in range(state.seats)]
    return [1 + sum(1 for other in results if other > result) for result in results]


def winners(state: State) -> list[int]:
    """The seats that are ranked first."""
    return [seat for seat, rank in enumerate(ranking(state)) if rank == 1]


def census(state: State) -> list[int]:
    """Tiles by kind, cards by kind and price, magic cards, treasures, markers, and all cash."""
    return [
        *tiles(state),
        *cards(state),
        *magic_cards(state),
        *treasures(state),
        stray_markers(state),
        cash(state),
    ]


def tiles(state: State) -> list[int]:
    """How many tiles of each kind there are, in the sea, on piles and in storehouses."""
    found = [0] * TILES
    for block in range(BLOCKS):
        if state.tile[block] != NOTHING:
            found[state.tile[block]] += 1
    for tile in range(TILES):
        zone, local = zone_of(tile), local_of(tile)
        found[tile] += int(held(state.pile[zone], local) + held(state.discard[zone], local))
    for seat in range(state.seats):
        for tile in range(KEPT):
            found[tile] += int(held(state.store[seat], tile))
    return found


def cards(state: State) -> list[int]:
    """How many cards there are of each pile and price, in the piles and owned."""
    found = []
    for card, prices in enumerate(CARD_PRICES):
        owned = [int(held(state.cards[seat], card)) for seat in range(state.seats)]
        everywhere = [*prices[held(state.sold, card) :], *owned]
        found += [everywhere.count(price) for price in sorted(set(prices))]
    return found


def magic_cards(state: State) -> list[int]:
    """How many magic cards of each kind there are, in the library, kept and used."""
    found = []
    for card in range(BLANK + 1):
        kept = sum(int(held(state.magic[seat], card)) for seat in range(state.seats))
        found.append(kept + int(held(state.library, card) + held(state.used, card)))
    return found


def treasures(state: State) -> list[int]:
    """How many cards of Treasure Island there are of each value, in the pile and discarded."""
    return [
        int(held(state.treasure, money) + held(state.explored, money))
        for money in range(len(TREASURE_COUNTS))
    ]


def stray_markers(state: State) -> int:
    """How many actions are to be done that were not chosen: none."""
    return sum(
        int(held(state.markers[seat], space) > held(state.placed[seat], space))
        for seat in range(state.seats)
        for space in range(SPACES)
    )


def cash(state: State) -> int:
    """What the players have, less what the bank paid them, and what they paid it."""
    return sum(state.money) - int(state.bank_paid - state.bank_received)
