"""A room made anew from what is stored: after a restart, or when somebody comes back to it."""

from typing import Final

from msgspec import Struct

from catlantis.match import Match, Refused
from catlantis.server.services import Services
from catlantis.server.store.finding import Stored
from catlantis.server.table.clocks import CLOCK, DAY
from catlantis.server.table.room import Room

GRACE: Final = 600.0  # after a restart a correspondence player has at least so many seconds


class CannotReplay(Exception):
    """A journal that the present rules do not accept."""


class Past(Struct):
    """A match as its journal tells it, and what its clocks must know."""

    match: Match
    asked_at: dict[int, float]  # when each seat was last asked
    turn_spent: list[float]  # seconds that each seat has used of its turn, taken back or not


def replayed(stored: Stored) -> Past:
    """The match of a journal; raises `CannotReplay`."""
    table = stored.table
    if table.seed is None or table.rules_version not in table.rules.meta.versions:
        raise CannotReplay("other rules")
    match = Match(
        table.rules,
        table.seats(),
        int(table.seed, 16),
        dict(table.options),
        list(table.undone),
        table.rules_version,
    )
    asked_at = dict.fromkeys(range(len(table.chairs)), table.started or table.created)
    asked, turn_spent = list(match.state.asked), [0.0] * len(table.chairs)
    for played in stored.played:
        turn_spent[played.seat] += played.spent
        if played.is_undone:
            continue
        try:
            entry = match.act_spelled(played.seat, played.action)
        except Refused as refused:
            raise CannotReplay(f"action {played.number}: {refused.reason}") from None
        if played.by == CLOCK:
            entry = match.seal()
        now = list(match.state.asked)
        for seat, (new, old) in enumerate(zip(now, asked, strict=True)):
            if new != old:
                asked_at[seat] = played.at
                turn_spent[seat] = 0.0 if entry.ends_turn else turn_spent[seat]
        asked = now
    return Past(match, asked_at, turn_spent)


def restore(services: Services, stored: Stored, past: Past | None) -> Room:
    """The room of a table, at the question where it was left.

    Correspondence goes on by the calendar. A live decision starts anew, since nobody could act
    while the server was away; but what a seat has spent of its time for the match, or for its
    turn, is spent.
    """
    table, now = stored.table, services.now()
    room = Room(services, table, stored.chat)
    room.play.keepsake = stored.keepsake
    if past is None:
        return room
    spent = [0.0] * len(table.chairs)
    for played in stored.played:
        spent[played.seat] += played.spent
    since: dict[int, float] = {}
    if table.pace.kind == "days":
        earliest = services.timing.began + GRACE - table.pace.days * DAY
        since = {seat: max(at, earliest) for seat, at in past.asked_at.items()}
    numbers = [played.number for played in stored.played if not played.is_undone]
    next_number = stored.played[-1].number + 1 if stored.played else 0
    room.play.resume(past.match, numbers, next_number, now, since, spent, past.turn_spent)
    room.autoplay.silence()
    room.autoplay.follow()
    return room
