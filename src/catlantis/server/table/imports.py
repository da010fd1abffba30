"""Matches played elsewhere: a match file becomes a table to be replayed, never played."""

from typing import Final

import msgspec

from catlantis.bots import BOTS
from catlantis.record import BadMatchFile, load
from catlantis.server.denied import Denied
from catlantis.server.fair import seed_text
from catlantis.server.people.identity import Player
from catlantis.server.services import Services
from catlantis.server.store import saving
from catlantis.server.store.keepsake import Keepsake, keepsake_of
from catlantis.server.store.table import Chair, Table, new_id, result_of
from catlantis.server.wire.tables import Pace
from catlantis.server.wire.terms import OptionValue
from catlantis.server.words import tidied

FILE_SIGNS: Final = 40  # the longest name in a match file
LONGEST_DETAIL: Final = 200  # signs of what is told about a fault


async def import_match(services: Services, me: Player, data: bytes) -> Table:
    """A match file as a table to be replayed; raises `Denied`."""
    try:
        table, actions, keepsake = await services.errands.run(_imported, me, data, services.now())
    except BadMatchFile as error:
        detail = f"{error.where}: {error.detail}"[:LONGEST_DETAIL]
        raise Denied(400, f"match-{error.reason}", detail) from None
    await services.store.write(lambda c: saving.add_journal(c, table, actions, keepsake))
    return table


def _imported(me: Player, data: bytes, now: float) -> tuple[Table, list[tuple[int, str]], Keepsake]:
    """The table of an imported match, which is over for good, its journal, and how it looks.

    Raises `BadMatchFile`.
    """
    match = load(data)
    game = match.game
    table = Table(
        id=new_id(),
        game=game.meta.key,
        rules_version=match.version,
        options=msgspec.convert(match.options, dict[str, OptionValue]),
        pace=Pace(),
        status="over",
        is_listed=False,
        host=me.id,
        created=now,
        started=now,
        moved=now,
        seed=seed_text(match.seed),
        result=result_of(match),
        chairs=[],
    )
    for seat in match.seats:
        bot = seat.player if seat.player in BOTS else None
        name = tidied(seat.name, FILE_SIGNS) or "—"
        table.chairs.append(Chair(name, table.free_colour(), None, bot))
    spell = game.verbs.spell
    actions = [
        (entry.seat, msgspec.json.encode(spell(entry.action)).decode()) for entry in match.journal
    ]
    return table, actions, keepsake_of(match, now)
