"""A table as it is stored: who sits there, what is played and how; and what all may know of it."""

import re
import secrets
from collections.abc import Collection
from typing import Any, Final, get_args

from msgspec import Struct

from catlantis.core.game import Game
from catlantis.games import GAMES
from catlantis.match import NAMES, Match, Seat
from catlantis.server.fair import commitment
from catlantis.server.wire.tables import Pace, Result, ScoreLine, SeatInfo, TableInfo
from catlantis.server.wire.terms import Colour, OptionValue, Status, Waiver

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
EMPTY_COLOUR: Final[Colour] = "grey"


def is_id(text: str) -> bool:
    """Whether the text can be a table's id."""
    return ID.fullmatch(text) is not None


def new_id() -> str:
    """A table's id, which nobody can guess: who has it is invited."""
    return secrets.token_urlsafe(12)


def result_of(match: Match) -> Result | None:
    """How a match ended, if it did."""
    if not match.is_over:
        return None
    sheet = match.game.score_sheet(match.state)
    lines = [ScoreLine(name, [int(number) for number in numbers]) for name, numbers in sheet]
    return Result([int(rank) for rank in match.game.ranking(match.state)], lines)


class Chair(Struct):
    """A seat of a table and who sits on it."""

    name: str = ""
    colour: Colour = EMPTY_COLOUR
    player: str | None = None
    bot: str | None = None
    has_stand_in: bool = False
    waived: Waiver | None = None  # its standing order in reaction windows: its own business

    @property
    def is_empty(self) -> bool:
        """Whether somebody can sit down."""
        return self.player is None and self.bot is None

    @property
    def is_automatic(self) -> bool:
        """Whether the server plays it."""
        return self.bot is not None or self.has_stand_in


class Table(Struct, kw_only=True):
    """What is stored of a table, besides its journal and chat."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    pace: Pace
    status: Status = "open"
    is_listed: bool
    host: str
    created: float
    started: float | None = None
    moved: float
    seed: str | None = None  # a secret until the match is over
    to_act: int = 0
    undone: list[int] = []
    muted: list[str] = []
    result: Result | None = None
    rematch: str | None = None
    chairs: list[Chair]

    @property
    def rules(self) -> Game[Any]:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def is_unplayable(self) -> bool:
        """Whether its match was begun by rules that the game cannot play any more."""
        return self.status != "open" and self.rules_version not in self.rules.meta.versions

    @property
    def people(self) -> list[str]:
        """The ids of the players on the seats, each once: no bots of ours."""
        return list(dict.fromkeys(chair.player for chair in self.chairs if chair.player))

    @property
    def is_hot_seat(self) -> bool:
        """Whether somebody has several seats."""
        return len(self.people) < sum(chair.player is not None for chair in self.chairs)

    def seats(self) -> list[Seat]:
        """The seats of the table's match."""
        return [Seat(chair.name, chair.bot or "human") for chair in self.chairs]

    def seats_of(self, player: str | None) -> list[int]:
        """The player's own seats."""
        if player is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def is_turn_of(self, player: str) -> bool:
        """Whether one of the player's seats is asked."""
        return any(self.to_act >> seat & 1 for seat in self.seats_of(player))

    def free_colour(self, wanted: Colour | None = None) -> Colour:
        """The colour wanted, or another if it is taken; with many seats, one comes twice."""
        taken = {chair.colour for chair in self.chairs if not chair.is_empty}
        if wanted is not None and wanted not in taken:
            return wanted
        return next((colour for colour in COLOURS if colour not in taken), wanted or COLOURS[0])

    def sit(self, seat: int, player: str, name: str, colour: Colour) -> None:
        """Put a person, or a remote bot, on an empty seat."""
        free = self.free_colour(colour)
        self.chairs[seat] = Chair(self.free_name(name), free, player)

    def sit_bot(self, seat: int, bot: str) -> None:
        """Put one of our bots on an empty seat."""
        taken = {chair.name for chair in self.chairs}
        name = next((name for name in NAMES if name not in taken), f"{bot} {seat + 1}")
        self.chairs[seat] = Chair(name, self.free_colour(), None, bot)

    def free_name(self, name: str) -> str:
        """The name, with a number where another at the table has it too."""
        taken = {chair.name for chair in self.chairs}
        numbered = (f"{name[:20]} {number}" for number in range(2, 99))
        return name if name not in taken else next(n for n in numbered if n not in taken)

    @property
    def texts(self) -> dict[str, OptionValue]:
        """The options that are texts: too long to be told everywhere."""
        names = self.rules.meta.texts
        return {name: value for name, value in self.options.items() if name in names}

    def info(self, present: Collection[str] = ()) -> TableInfo:
        """What everybody may know; `present` are the ids of those who are connected."""
        return TableInfo(
            id=self.id,
            game=self.game,
            options={name: value for name, value in self.options.items() if name not in self.texts},
            status=self.status,
            is_listed=self.is_listed,
            is_hot_seat=self.is_hot_seat,
            pace=self.pace,
            host=self.host,
            seats=[
                SeatInfo(
                    chair.name,
                    chair.colour,
                    chair.player,
                    chair.bot,
                    chair.bot is not None or chair.player in present,
                    chair.has_stand_in,
                )
                for chair in self.chairs
            ],
            created=self.created,
            commitment=None if self.seed is None else commitment(self.seed),
            seed=self.seed if self.status == "over" else None,
            result=self.result,
            rematch=self.rematch,
            rules_version=self.rules_version,
            is_unplayable=self.is_unplayable,
        )
