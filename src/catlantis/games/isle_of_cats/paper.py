"""Boats drawn on paper, scored from what their players count on them (IC-40 … IC-43, IC-61)."""

from catlantis.games.isle_of_cats.boat import ROOMS
from catlantis.games.isle_of_cats.scoring import RARE_POINTS, ROOM_PENALTY
from catlantis.games.isle_of_cats.tally import family_points


class PaperBoat:
    """What a player has counted on a sheet of paper."""

    def __init__(
        self, rats: int, filled_rooms: int, families: list[int], rares: int, lessons: int
    ) -> None:
        self.rats = rats  # those still visible
        self.filled_rooms = filled_rooms
        self.families = families  # how many cats each has
        self.rares = rares
        self.lessons = lessons  # their points


def paper_lines(boat: PaperBoat) -> list[tuple[str, int]]:
    """The lines of the boat's score as `scoring.lines` has them, the total last."""
    parts = [
        ("rats", -boat.rats),
        ("rooms", -ROOM_PENALTY * (ROOMS - boat.filled_rooms)),
        ("families", sum([int(family_points(size)) for size in boat.families])),
        ("rare", RARE_POINTS * boat.rares),
        ("lessons", boat.lessons),
    ]
    return [*parts, ("total", sum([points for _, points in parts]))]


def paper_sheet(boats: list[PaperBoat]) -> list[tuple[str, list[int]]]:
    """Each line for all boats, then what breaks ties."""
    sheets = [paper_lines(boat) for boat in boats]
    sheet = [
        (name, [lines[index][1] for lines in sheets]) for index, (name, _) in enumerate(sheets[0])
    ]
    return [*sheet, ("filled-rooms", [boat.filled_rooms for boat in boats])]


def paper_ranking(boats: list[PaperBoat]) -> list[int]:
    """By total, then by filled rooms; still equal is shared (IC-43)."""
    results = [(paper_lines(boat)[-1][1], boat.filled_rooms) for boat in boats]
    return [1 + sum([1 for other in results if other > result]) for result in results]
