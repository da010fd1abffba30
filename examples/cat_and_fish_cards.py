"""What each card of Cat & Fish is worth to who buys it: every match is played twice.

    .venv-run/bin/python examples/cat_and_fish_cards.py --matches 400 --seed 30 --workers 0

The strongest bots play a match. For each card that one of them bought, the same match is played
again up to that season, from which on the bot refuses that card and nothing else changes. The
difference is what buying the card, when the bot did, has brought.

With `--alone` one of them never buys, and plays the same match again for each card, of which it
buys no other, but for the one that it needs.
"""

import argparse
import os
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from cat_and_fish_balance import ALL_CARDS, TABLES, Job, Result, line, only, play

from catlantis.arena.pool import spread
from catlantis.core.rng import seed_from_text
from catlantis.games.cat_and_fish import components as c


class Deal(NamedTuple):
    """A match to play twice: so many seats, of which one is watched."""

    seats: int
    seat: int
    seed: int


class Gain(NamedTuple):
    """What buying a card brought."""

    seats: int
    card: int
    wins: float
    lead: int  # euros before the best of the others


def lead(result: Result, seat: int) -> int:
    """How many euros the seat is before the best of the others."""
    return result.totals[seat] - max(t for s, t in enumerate(result.totals) if s != seat)


def gain(card: int, seat: int, bought: Result, without: Result) -> Gain:
    """What the card brought to the seat, in the same match with and without."""
    wins = bought.shares[seat] - without.shares[seat]
    return Gain(bought.job.seats, card, wins, lead(bought, seat) - lead(without, seat))


def refusing(deal: Deal, cards: int, since: int = 0) -> Result:
    """The match in which the watched seat refuses some cards from a season on."""
    refused = [cards if seat == deal.seat else 0 for seat in range(deal.seats)]
    return play(Job("watched", deal.seats, deal.seed, refused, since=since))


def gains(deal: Deal) -> list[Gain]:
    """What each card brought that the watched seat bought."""
    bought = refusing(deal, 0)
    return [
        gain(card, deal.seat, bought, refusing(deal, 1 << card, season))
        for card, season in bought.cards[deal.seat].items()
    ]


def gains_alone(deal: Deal) -> list[Gain]:
    """What each card would bring if the watched seat bought no other."""
    without = refusing(deal, ALL_CARDS)
    return [gain(card, deal.seat, refusing(deal, only(card)), without) for card in range(c.CARDS)]


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    if len(values) < 2:
        return "–"
    return f"{mean(values):+.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


def cell(found: list[Gain]) -> str:
    """What a card brought: points of the win rate, euros, and of how many who bought it."""
    points, euros = [100 * each.wins for each in found], [float(each.lead) for each in found]
    return f"{interval(points)}; {interval(euros)} ({len(found)})"


def report(tables: list[int], found: list[Gain]) -> str:
    """A row for each card, and a column for each number of seats."""
    lines = [line("", [f"{seats} seats" for seats in tables]), "|---" * (len(tables) + 1) + "|"]
    for card, name in enumerate(c.CARD_NAMES[: c.CARDS]):
        of = [each for each in found if each.card == card]
        cells = [cell([each for each in of if each.seats == seats]) for seats in tables]
        lines.append(line(name, cells))
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="what the cards of Cat & Fish are worth")
    parser.add_argument("--seats", nargs="+", type=int, choices=TABLES, default=list(TABLES))
    parser.add_argument("--matches", type=int, default=40, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one for each core")
    parser.add_argument("--alone", action="store_true", help="who buys that card only")
    chosen = parser.parse_args()
    deals = [
        Deal(seats, n % seats, seed_from_text(f"cat-and-fish-cards {chosen.seed} {seats} {n}"))
        for seats in chosen.seats
        for n in range(chosen.matches)
    ]
    work = gains_alone if chosen.alone else gains
    played = spread(work, deals, chosen.workers or os.cpu_count() or 1)
    print("Points of the win rate; euros before the best other (so many bought it)")
    print(report(chosen.seats, [found for each in played for found in each]))
