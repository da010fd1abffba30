"""How balanced the components are: bots play one another, and this counts what comes of it.

The rows of the game's README are among those that this plays:

    .venv-run/bin/python examples/cat_and_fish_balance.py --matches 400 --seed 20 --workers 0

It plays the strongest bots against each other (`--even` matches), then bots that differ in
which cards they would ever buy, then controls: one seat that never buys, that never leaves the
coast, that buys one thing only, or a table without catastrophes. `--rows` and `--seats` play
some of these only: the same matches. All cores take part by `--workers 0`.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from catlantis.arena.pool import spread
from catlantis.core.action import Choices, arg_of, verb_of
from catlantis.core.events import Log
from catlantis.core.ints import bits
from catlantis.core.judge import OUT, best_place
from catlantis.core.rng import Rng, rng_from_seed, seed_from_text
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.bot import FishJudge
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.scoring import total
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import PLACE

TABLES = (2, 3, 4)
ALL_CARDS = (1 << c.CARDS) - 1
WAYS_OUT = (c.BOAT, c.VESSEL, c.WIZARD, c.SORCERER)  # cards that lead beyond zone 1
ASHORE = 1 << c.BOAT | 1 << c.VESSEL | 1 << c.SORCERER  # who refuses these stays on the coast
REFUSES_ONE_IN = 4  # of the cards, in the rows with different bots
TWO_YEARS = 2 * c.SEASONS
CALM = {c.TYPHOON_SPACE, c.OIL_SPACE, c.SUMMONER}  # spaces left alone without catastrophes


def only(card: int) -> int:
    """The cards to refuse for who buys that one only, and what it needs."""
    wanted = 1 << card | (1 << int(c.NEEDS[card]) if c.NEEDS[card] != c.NO_CARD else 0)
    return ALL_CARDS & ~wanted


CONTROLS = {
    "never buys": ALL_CARDS,
    "never leaves the coast": ASHORE,
    **{f"buys only {c.CARD_NAMES[card]}": only(card) for card in range(c.CARDS)},
}


@dataclass
class Job:
    """One match to play: its row in the table, and which cards each seat refuses."""

    row: str
    seats: int
    seed: int
    refused: list[int]
    is_calm: bool = False
    since: int = 0  # the season from which on cards are refused, counted through


@dataclass
class Result:
    """What is counted of one match."""

    job: Job
    first: int
    shares: list[float]  # of the victory, by seat
    totals: list[int]
    cards: list[dict[int, int]]  # bought, by seat: in which season, counted through
    leader: int  # after two years
    sold: list[list[Counter[int]]] = field(default_factory=list)  # by seat and year: euros by zone
    spent: list[list[int]] = field(default_factory=list)  # on ways out, by seat and year


def play(job: Job) -> Result:
    """One match of bots."""
    state = GAME.new_game({}, job.seats, job.seed)
    rng = rng_from_seed(job.seed)
    early = FishJudge(Taste())
    late = [FishJudge(Taste(mask)) if mask else early for mask in job.refused]
    first, leader = int(state.first), 0
    sold = [[Counter[int]() for _ in range(c.YEARS)] for _ in range(job.seats)]
    spent = [[0] * c.YEARS for _ in range(job.seats)]
    cards: list[dict[int, int]] = [{} for _ in range(job.seats)]
    while state.to_act:
        seat, year = bits(state.to_act)[0], int(state.year())
        before, log = int(state.round), Log()
        judge = late[seat] if before >= job.since else early
        GAME.apply(state, seat, choose(judge, state, seat, rng, job.is_calm), log)
        for event in log.events:
            kind = GAME.events.kinds[event.kind].name
            if kind == "sold":
                sold[event.seat][year][int(c.zone_of(event.args[0]))] += event.args[1]
            elif kind == "bought":
                card, price = event.args[:2]
                cards[event.seat][card] = before
                spent[event.seat][year] += price if card in WAYS_OUT else 0
        if before < TWO_YEARS <= state.round:
            scores = [int(total(state, other)) for other in range(job.seats)]
            leader = scores.index(max(scores))
    ranks = GAME.ranking(state)
    shares = [float(rank == 1) / ranks.count(1) for rank in ranks]
    totals = [int(total(state, seat)) for seat in range(job.seats)]
    return Result(job, first, shares, totals, cards, leader, sold, spent)


def choose(judge: FishJudge, state: State, seat: int, rng: Rng, is_calm: bool) -> int:
    """The action worth most to the judge; at a calm table no catastrophe is moved."""
    if not is_calm:
        return int(judge.policy(state, seat, rng))
    out = Choices()
    GAME.choices(state, seat, out)
    worths = judge.worths(state, seat, out)
    for place in range(out.size):
        action = out.items[place]
        if verb_of(action) == PLACE and arg_of(action, 0) in CALM:
            worths[place] = OUT
    return int(out.items[best_place(worths, out.size, rng)])


ROWS = ["alike", "different", *CONTROLS, "calm"]


def jobs_of(seats: int, wanted: list[str], matches: int, even: int, seed: int) -> list[Job]:
    """Everything to be played of these rows with so many seats."""

    def dealt(row: str, number: int) -> int:
        return seed_from_text(f"cat-and-fish {seed} {row} {seats} {number}")

    jobs = [Job("alike", seats, dealt("alike", n), [0] * seats) for n in range(even)]
    for number in range(matches):
        rng = rng_from_seed(dealt("tastes", number))
        refused = [
            sum(1 << card for card in range(c.CARDS) if rng.below(REFUSES_ONE_IN) == 0)
            for _ in range(seats)
        ]
        jobs.append(Job("different", seats, dealt("different", number), refused))
        jobs.append(Job("calm", seats, dealt("calm", number), [0] * seats, is_calm=True))
        for row, mask in CONTROLS.items():
            alone = [mask if seat == number % seats else 0 for seat in range(seats)]
            jobs.append(Job(row, seats, dealt(row, number), alone))
    return [job for job in jobs if job.row in wanted]


def interval(wins: float, number: int) -> str:
    """A share in percent with its 95 % interval."""
    share = wins / max(number, 1)
    return f"{100 * share:.0f} ± {196 * sqrt(share * (1 - share) / max(number, 1)):.0f} %"


def line(name: str, values: list[str]) -> str:
    """A row of a table."""
    return f"| {name} | " + " | ".join(values) + " |"


def rows(name: str, tables: list[list[Result]], value: Callable[[list[Result]], str]) -> str:
    """A row with one value for each number of seats."""
    return line(name, [value(results) for results in tables])


def of(results: list[Result], row: str) -> list[Result]:
    """The matches of one row."""
    return [result for result in results if result.job.row == row]


def by_seat(results: list[Result]) -> str:
    """Wins by seat."""
    seats = results[0].job.seats
    wins = [sum(result.shares[seat] for result in results) for seat in range(seats)]
    return ", ".join(interval(won, len(results)) for won in wins)


def by_turn(results: list[Result]) -> str:
    """Wins by the first turn order."""
    seats = results[0].job.seats
    wins = [
        sum(result.shares[(result.first + turn) % seats] for result in results)
        for turn in range(seats)
    ]
    return ", ".join(interval(won, len(results)) for won in wins)


def led(results: list[Result]) -> str:
    """How often wins who is ahead after two years."""
    return interval(sum(result.shares[result.leader] for result in results), len(results))


def euros(results: list[Result]) -> str:
    """The mean total of winner and last."""
    most = sum(max(result.totals) for result in results) / len(results)
    least = sum(min(result.totals) for result in results) / len(results)
    return f"{most:.0f}, {least:.0f}"


def ways_out(results: list[Result]) -> str:
    """Euros spent on ways out, and earned in zones 2 and 3, up to the end of year 3, a seat."""
    seats = results[0].job.seats * len(results)
    paid = sum(sum(years[:3]) for result in results for years in result.spent)
    won = sum(year[1] + year[2] for r in results for years in r.sold for year in years[:3])
    return f"{paid / seats:.1f}, {won / seats:.1f}"


def alone(results: list[Result]) -> str:
    """Wins of the one seat that plays by the row's rule."""
    seats = results[0].job.seats
    wins = sum(result.shares[number % seats] for number, result in enumerate(results))
    return interval(wins, len(results))


def winners_with(card: int, results: list[Result]) -> str:
    """How many of the winners have bought the card."""
    owned = [
        (share, card in cards)
        for result in results
        for share, cards in zip(result.shares, result.cards, strict=True)
    ]
    return interval(sum(share for share, has in owned if has), len(results))


def owners_gain(card: int, results: list[Result]) -> str:
    """Wins of those who would buy the card, and of those who refuse it."""
    shares: dict[bool, list[float]] = {True: [], False: []}
    for result in results:
        for share, refused in zip(result.shares, result.job.refused, strict=True):
            shares[not refused >> card & 1].append(share)
    return " : ".join(interval(sum(found), len(found)) for found in shares.values())


def of_alike(tables: list[list[Result]]) -> list[str]:
    """The rows of equal bots."""
    names = enumerate(c.CARD_NAMES[: c.CARDS])
    return [
        rows("wins by seat", tables, by_seat),
        rows("wins by first turn order", tables, by_turn),
        rows("who is ahead after two years wins", tables, led),
        rows("mean total of the winner, of the last", tables, euros),
        rows(
            "a seat's euros up to year 3: paid for ways out, earned beyond zone 1", tables, ways_out
        ),
        *[
            line(f"winners with {name}", [winners_with(card, t) for t in tables])
            for card, name in names
        ],
    ]


def of_different(tables: list[list[Result]]) -> list[str]:
    """For each card the winners with it, the wins of those who would buy it : who refuse it."""
    names = enumerate(c.CARD_NAMES[: c.CARDS])
    return [
        line(name, [f"{winners_with(card, t)}; {owners_gain(card, t)}" for t in tables])
        for card, name in names
    ]


def of_calm(tables: list[list[Result]]) -> list[str]:
    """The rows without catastrophes."""
    return [
        rows("without catastrophes: wins by seat", tables, by_seat),
        rows("without catastrophes: totals", tables, euros),
    ]


def report(tables: list[list[Result]], played: list[str]) -> str:
    """What the matches show, a table for each kind of rows."""
    counts = [results[0].job.seats for results in tables]
    head = [line("", [f"{seats} seats" for seats in counts]), "|---" * (len(counts) + 1) + "|"]
    found = {row: [of(results, row) for results in tables] for row in played}
    lines = []
    if "alike" in played:
        lines += [f"The strongest bots, {len(found['alike'][0])} matches:", *head]
        lines += [*of_alike(found["alike"]), ""]
    if "different" in played:
        lines.append(
            f"Bots that each refuse a quarter of the cards, {len(found['different'][0])} matches; "
            "winners with the card; wins of those who would buy it : of those who refuse it:"
        )
        lines += [*head, *of_different(found["different"]), ""]
    controls = [row for row in CONTROLS if row in played]
    if controls:
        number = len(found[controls[0]][0])
        lines += [f"Wins of one seat against the strongest bots, {number} matches:", *head]
        lines.append(line("a fair share", [f"{100 / seats:.0f} %" for seats in counts]))
        lines += [*[rows(row, found[row], alone) for row in controls], ""]
    if "calm" in played:
        lines += [*head, *of_calm(found["calm"]), ""]
    return "\n".join(lines)


def study(
    tables: list[int], wanted: list[str], matches: int, even: int, seed: int, workers: int
) -> str:
    """Play these rows at these tables, telling how far it is, and report."""
    jobs = [job for seats in tables for job in jobs_of(seats, wanted, matches, even, seed)]
    results: list[Result] = []
    for done, result in enumerate(spread(play, jobs, workers), 1):
        results.append(result)
        if done % 100 == 0 or done == len(jobs):
            print(f"\r{done} of {len(jobs)} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return report([[r for r in results if r.job.seats == seats] for seats in tables], wanted)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="how balanced Cat & Fish is")
    parser.add_argument("--seats", nargs="+", type=int, choices=TABLES, default=list(TABLES))
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=ROWS, metavar="ROW")
    parser.add_argument("--matches", type=int, default=40, help="a row and number of seats")
    parser.add_argument("--even", type=int, default=0, help="matches of equal bots: as many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one for each core")
    chosen = parser.parse_args()
    print(
        study(
            chosen.seats,
            chosen.rows,
            chosen.matches,
            chosen.even or chosen.matches,
            chosen.seed,
            chosen.workers or os.cpu_count() or 1,
        )
    )
