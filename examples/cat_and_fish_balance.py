"""How balanced the components are: greedy bots play one another, and this counts what they do.

The figures of the game's README come from

    .venv-run/bin/python examples/cat_and_fish_balance.py 640

which plays that many matches for each number of seats; the same number, the same figures.
"""

import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from statistics import median

from catlantis.arena.pool import spread
from catlantis.bots.evaluators.cat_and_fish import worths_to_taste
from catlantis.bots.evaluators.cat_and_fish_plans import SEASONAL
from catlantis.bots.sight import Sight
from catlantis.core.bag import kinds_in
from catlantis.core.events import Log
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.components import (
    CARD_NAMES,
    CARDS,
    KEPT,
    SEASONS,
    SPACE_NAMES,
    TILE_NAMES,
    ZONE_NAMES,
    ZONES,
    zone_of,
)
from catlantis.games.cat_and_fish.scoring import total
from catlantis.games.cat_and_fish.year import wealth

SPREAD = 0.35  # euros a season by which tastes in cards differ


class Taster:
    """The greedy bot with a random taste in cards, so that all of them are tried."""

    def __init__(self, seed: int) -> None:
        self.rng = rng_from_seed(seed)
        self.taste = {
            card: SEASONAL.get(card, 0.0) + SPREAD * (int(self.rng.below(2001)) / 1000 - 1)
            for card in range(CARDS)
        }

    def choose(self, sight: Sight) -> int:
        """The action worth most to its taste."""
        worths = worths_to_taste(sight, self.taste)
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]


@dataclass
class Game:
    """What is counted of one match."""

    seats: int
    first: int
    ranks: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)  # bought, by seat
    wealth: list[list[int]] = field(default_factory=list)  # at the end of each year, by seat
    score: list[list[int]] = field(default_factory=list)
    caught: Counter[int] = field(default_factory=Counter)  # tiles by kind
    sold: Counter[int] = field(default_factory=Counter)  # euros by colour
    chosen: Counter[int] = field(default_factory=Counter)  # spaces
    winner_chose: Counter[int] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)  # events by kind


def play(job: tuple[int, int]) -> Game:
    """One match of bots."""
    seats, number = job
    seed = seed_from_text(f"balance {seats} {number}")
    state = GAME.new_game({}, seats, seed)
    players = [Taster(seed_from_text(f"{seed} {seat}")) for seat in range(seats)]
    game = Game(seats, int(state.first))
    placed: list[Counter[int]] = [Counter() for _ in range(seats)]
    year = 0
    while state.to_act:
        seat = bits(state.to_act)[0]
        log = Log()
        GAME.apply(state, seat, players[seat].choose(Sight(GAME, state, seat)), log)
        for event in log.events:
            kind = GAME.events.kinds[event.kind].name
            game.told[kind] += 1
            if kind == "placed":
                placed[event.seat][event.args[0]] += 1
            elif kind == "fished":
                game.caught[event.args[1]] += 1
            elif kind == "sold":
                game.sold[int(zone_of(event.args[0]))] += event.args[1]
        if state.round // SEASONS > year:
            year += 1
            game.wealth.append([int(wealth(state, other)) for other in range(seats)])
            game.score.append([int(total(state, other)) for other in range(seats)])
    game.ranks = GAME.ranking(state)
    game.totals = [int(total(state, seat)) for seat in range(seats)]
    game.cards = [bits(kinds_in(state.cards[seat])) for seat in range(seats)]
    for seat in range(seats):
        game.chosen += placed[seat]
        if game.ranks[seat] == 1:
            game.winner_chose += placed[seat]
    return game


def percent(part: float, whole: float) -> str:
    """The part in percent."""
    return f"{100 * part / max(whole, 1):.0f} %"


def report(games: list[Game]) -> str:
    """What the matches show, in lines."""
    seats, number = games[0].seats, len(games)
    by_seat, by_turn = [0.0] * seats, [0.0] * seats
    for game in games:
        winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
        for seat in winners:
            by_seat[seat] += 1 / len(winners)
            by_turn[(seat - game.first) % seats] += 1 / len(winners)
    lines = [f"{seats} seats, {number} matches"]
    lines.append("wins by seat: " + ", ".join(percent(wins, number) for wins in by_seat))
    lines.append("wins by first turn order: " + ", ".join(percent(w, number) for w in by_turn))
    ranked = [sorted(game.totals, reverse=True) for game in games]
    lines.append(
        f"winner {median(row[0] for row in ranked)}, last {median(row[-1] for row in ranked)}, "
        f"lead over the second {median(row[0] - row[1] for row in ranked)} (medians, euros)"
    )
    for year in range(4):
        led = [game for game in games if game.ranks[leader(game.score[year])] == 1]
        rich = median(value for game in games for value in game.wealth[year])
        lines.append(
            f"after year {year + 1}: median wealth {rich}, "
            f"who is ahead in score wins {percent(len(led), number)}"
        )
    lines.append("card: bought by winners, by others; wins of its owners, 100 % being a fair share")
    players = [(game, seat) for game in games for seat in range(seats)]
    for card in range(CARDS):
        won = [card in game.cards[seat] for game, seat in players if game.ranks[seat] == 1]
        lost = [card in game.cards[seat] for game, seat in players if game.ranks[seat] > 1]
        owners = [share(game, seat) for game, seat in players if card in game.cards[seat]]
        lines.append(
            f"  {CARD_NAMES[card]:<16} {percent(sum(won), len(won)):>5} "
            f"{percent(sum(lost), len(lost)):>5} {percent(seats * sum(owners), len(owners)):>6}"
        )
    caught: Counter[int] = Counter()
    sold: Counter[int] = Counter()
    chosen: Counter[int] = Counter()
    winner: Counter[int] = Counter()
    told: Counter[str] = Counter()
    for game in games:
        caught += game.caught
        sold += game.sold
        chosen += game.chosen
        winner += game.winner_chose
        told += game.told
    for zone in range(ZONES):
        tiles = sum(caught[tile] for tile in range(KEPT) if zone_of(tile) == zone)
        lines.append(
            f"{ZONE_NAMES[zone]}: {tiles / number:.1f} tiles a match, "
            f"{sold[zone] / max(tiles, 1):.2f} euros each"
        )
    names = ", ".join(f"{TILE_NAMES[tile]} {caught[tile] / number:.1f}" for tile in range(KEPT))
    lines.append(f"caught: {names}")
    for space, name in enumerate(SPACE_NAMES):
        lines.append(
            f"  {name:<16} {chosen[space] / number:5.1f} a match, "
            f"winners' share {percent(winner[space], chosen[space])}"
        )
    kinds = ("changed", "jumped", "used", "struck", "lost", "borrowed", "stole", "reshuffled")
    lines.append(", ".join(f"{kind} {told[kind] / number:.1f}" for kind in kinds))
    return "\n".join(lines)


def share(game: Game, seat: int) -> float:
    """The seat's part of the victory."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def leader(scores: list[int]) -> int:
    """Who is ahead, the first among equals."""
    return scores.index(max(scores))


def study(seats: int, matches: int, workers: int) -> str:
    """The report of so many matches."""
    jobs = [(seats, number) for number in range(matches)]
    return report(list(spread(play, jobs, workers)))


if __name__ == "__main__":
    MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for table in (2, 3, 4):
        print(study(table, MATCHES, os.cpu_count() or 1), end="\n\n", flush=True)
