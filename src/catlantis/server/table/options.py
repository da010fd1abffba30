"""The options of a table: what this server adds to them, and whether the game takes them."""

import asyncio
from typing import Final

from catlantis.core.options import settle
from catlantis.core.refusals import BadOptions
from catlantis.games import GAMES
from catlantis.server.denied import Denied
from catlantis.server.settings import BadSetting, Settings
from catlantis.server.store.table import Table
from catlantis.server.wire.tables import NewTable
from catlantis.server.wire.terms import OptionValue

LONGEST_DETAIL: Final = 200  # signs of what is told about a fault


def with_house_options(settings: Settings, new: NewTable) -> dict[str, OptionValue]:
    """The options of a new table, with this server's own where it says nothing of them."""
    applying = [
        option.name for option in GAMES[new.game].meta.options if option.applies(len(new.seats))
    ]
    ours = settings.game_options.get(new.game, {})
    return {name: ours[name] for name in ours if name in applying} | new.options


def check_house_options(settings: Settings) -> None:
    """Whether the games take this server's own options; raises `BadSetting`."""
    for key, options in settings.game_options.items():
        if key not in GAMES:
            raise BadSetting(f"options of a game that is not here: {key}")
        meta = GAMES[key].meta
        try:
            settle(meta.options, dict(options), meta.max_seats)
        except BadOptions as error:
            raise BadSetting(f"options of {key}: {error}") from None


async def checked_options(table: Table) -> None:
    """Whether the game takes the table's options and number of seats; raises `Denied`.

    Beside the loop: a text may be long to read.
    """
    try:
        await asyncio.to_thread(table.rules.check, dict(table.options), len(table.chairs))
    except BadOptions as error:
        detail = f"{error.option}: {error.allowed}"[:LONGEST_DETAIL]
        raise Denied(400, error.reason, detail) from None
