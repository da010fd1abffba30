"""What a tournament hangs on: whoever has the same plan gets the same results."""

from collections import Counter
from inspect import signature

from msgspec import Struct

from catlantis.arena.deal import Sitting, deal_of
from catlantis.arena.versions import our_version, versions_of
from catlantis.bots.naming import NoBot, bot_named, label, portable
from catlantis.games import GAMES


class Entrant(Struct, frozen=True):
    """A bot as results name it: without the folder of its file, with its options."""

    bot: str
    version: str


class Plan(Struct, frozen=True):
    """Everything that results hang on, but for how many of them there are."""

    catlantis: str
    game: str
    rules_version: int
    options: dict[str, bool | int | str | None]
    bots: list[Entrant]
    seed: str
    limit: float

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    def labels(self) -> list[str]:
        """The entrants' names, equal bots told apart: `greedy#1`, `greedy#2`."""
        names = [entrant.bot for entrant in self.bots]
        total, so_far = Counter(names), Counter[str]()
        told = []
        for name in names:
            so_far[name] += 1
            told.append(f"{name}#{so_far[name]}" if total[name] > 1 else name)
        return told


def plan_of(
    game: str, bots: list[str], seed: int, options: dict[str, object], limit: float
) -> Plan:
    """The plan; raises `BadOptions` or `NoBot`."""
    GAMES[game].new_game(options, len(bots), seed)
    for bot in bots:
        check_bot(bot)
    ours, *theirs = versions_of(bots)
    entrants = [Entrant(label(bot), version) for bot, version in zip(bots, theirs, strict=True)]
    version, plain = GAMES[game].meta.rules_version, dict(options)
    return Plan(ours, game, version, plain, entrants, f"{seed:032x}", limit)  # type: ignore[arg-type]


def check_bot(name: str) -> None:
    """Raises `NoBot` if there is none of that name, or it does not take its options."""
    named = bot_named(name)
    try:
        signature(named.kind).bind(**named.options)
    except TypeError as error:
        raise NoBot(f"{name}: {error}") from None
    except ValueError:  # compiled: it cannot be asked
        return


def sittings(plan: Plan, bots: list[str], deals: int, is_kept: bool) -> list[Sitting]:
    """All matches of so many deals, for bots by the names that were typed."""
    names = [portable(bot) for bot in bots]
    versions = [our_version(), *(entrant.version for entrant in plan.bots)]
    options: dict[str, object] = dict(plan.options)
    return [
        Sitting(deal, shift, entrants, plan.limit, is_kept, versions)
        for deal in (
            deal_of(plan.game, names, int(plan.seed, 16), options, number)
            for number in range(deals)
        )
        for shift, entrants in enumerate(deal.seatings())
    ]
