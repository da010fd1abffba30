"""Scoring: rats, rooms, families, rare treasures, lessons; and who wins (IC-40 … IC-43, IC-51)."""

from typing import Final

from mypy_extensions import i64

from catlantis.games.isle_of_cats.boat import ROOMS
from catlantis.games.isle_of_cats.lessons import all_lesson_points
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.sister import colour_points, her_lesson_points, turned
from catlantis.games.isle_of_cats.state import (
    DAWN_DISCOVERIES,
    DAWN_TICKED,
    DISCOVERIES,
    TICKED,
    State,
    get,
)
from catlantis.games.isle_of_cats.tally import (
    Tally,
    family_points,
    filled_rooms,
    tally_of,
    visible_rats,
)

ROOM_PENALTY: Final = 5  # IC-40
RARE_POINTS: Final = 3  # IC-42


def confirmed_tally(state: State, seat: i64) -> Tally:
    """The seat's boat as it was at dawn: all that the others may know of it."""
    return tally_of(state, seat, get(state, seat, DAWN_DISCOVERIES), get(state, seat, DAWN_TICKED))


def present_tally(state: State, seat: i64) -> Tally:
    """The seat's boat as it is now: for its own eyes until the day ends."""
    return tally_of(state, seat, get(state, seat, DISCOVERIES), get(state, seat, TICKED))


def rats_line(tally: Tally) -> i64:
    """Minus a point for each visible rat (IC-40)."""
    return -visible_rats(tally)


def rooms_line(tally: Tally) -> i64:
    """Minus five points for each room not filled (IC-40)."""
    return -ROOM_PENALTY * (ROOMS - filled_rooms(tally))


def families_line(tally: Tally) -> i64:
    """The points of all families (IC-41)."""
    points: i64 = 0
    for size in tally.families:
        points += family_points(size)
    return points


def rare_line(tally: Tally) -> i64:
    """Three points for each rare treasure (IC-42)."""
    return RARE_POINTS * tally.rares


def total(tally: Tally) -> i64:
    """The whole score of a boat."""
    return (
        rats_line(tally)
        + rooms_line(tally)
        + families_line(tally)
        + rare_line(tally)
        + all_lesson_points(tally)
    )


def lines(tally: Tally) -> list[tuple[str, int]]:
    """The lines of a boat's score, named as in the rulebook, the total last."""
    parts = [
        ("rats", int(rats_line(tally))),
        ("rooms", int(rooms_line(tally))),
        ("families", int(families_line(tally))),
        ("rare", int(rare_line(tally))),
        ("lessons", int(all_lesson_points(tally))),
    ]
    return [*parts, ("total", sum([points for _, points in parts]))]


def sister_lines(state: State, tally: Tally) -> list[tuple[str, int]]:
    """The lines of the sister's score, her total last (IC-51)."""
    colours = int(colour_points(tally, state.sister, turned(state)))
    lessons = int(her_lesson_points(tally, state.sister))
    return [
        ("sister-colours", colours),
        ("sister-lessons", lessons),
        ("sister-total", colours + lessons),
    ]


def score_sheet(state: State) -> list[tuple[str, list[int]]]:
    """Each line for all seats, by what was confirmed; alone, the sister's lines too."""
    tallies = [confirmed_tally(state, seat) for seat in range(state.seats)]
    sheets = [lines(tally) for tally in tallies]
    sheet = [(sheets[0][index][0], [s[index][1] for s in sheets]) for index in range(6)]
    sheet.append(("filled-rooms", [int(filled_rooms(tally)) for tally in tallies]))
    if state.seats == 1:
        sheet += [(name, [points]) for name, points in sister_lines(state, tallies[0])]
    return sheet


def ranking(state: State) -> list[int]:
    """By total, then by filled rooms; still equal is shared (IC-43). Alone, a tie is lost."""
    tallies = [confirmed_tally(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        hers = sister_lines(state, tallies[0])[-1][1]
        return [1 if total(tallies[0]) > hers else 2]  # IC-51
    results = [(int(total(tally)), int(filled_rooms(tally))) for tally in tallies]
    return [1 + sum(1 for other in results if other > result) for result in results]


def census(state: State) -> list[int]:
    """How often each card is there, in the decks, on the island or discarded; then her colours."""
    number = len(state.cards)
    counts = [0] * (number + COLOURS)
    for pile in (state.cats_pile, state.lessons_pile):  # discarded, on the island, then the deck
        for card in pile:
            counts[card] += 1
    for colour in state.sister[:COLOURS]:
        counts[number + colour] += 1
    return counts
