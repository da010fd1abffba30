"""Print the boat and the shapes as the page draws them, from the rules' tables, as JSON."""

import json

from catlantis.games.isle_of_cats.boat import (
    COLUMNS,
    MAP_X,
    MAP_Y,
    RAT_ROWS,
    ROOM_NAMES,
    ROOM_ROWS,
    ROOMS,
    ROWS,
    SHEETS,
    listed,
)
from catlantis.games.isle_of_cats.shapes import COLOURS, SHAPE_NAMES, TURN_CELLS


def components() -> dict[str, object]:
    """All that is printed: rooms and sheets as squares `[x, y]`, shapes with all their turns."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "rooms": [
            {"name": ROOM_NAMES[room], "squares": listed(ROOM_ROWS, room * ROWS)}
            for room in range(ROOMS)
        ],
        "sheets": [
            {
                "rats": listed(RAT_ROWS, sheet * ROWS),
                "maps": [
                    [int(MAP_X[sheet * COLOURS + colour]), int(MAP_Y[sheet * COLOURS + colour])]
                    for colour in range(COLOURS)
                ],
            }
            for sheet in range(SHEETS)
        ],
        "shapes": [
            {"name": name, "turns": [[list(cell) for cell in turn] for turn in turns]}
            for name, turns in zip(SHAPE_NAMES, TURN_CELLS, strict=True)
        ],
    }


if __name__ == "__main__":
    print(json.dumps(components()))
