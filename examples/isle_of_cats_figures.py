"""The figures of The Isle of Cats: how its decks play, how strong its bot is, how fast placing is.

    .venv-run/bin/python examples/isle_of_cats_figures.py [MATCHES]

Run it compiled, as here; each figure comes from so many matches (100), the same ones every time.
"""

import sys
from collections.abc import Callable
from statistics import mean, median, quantiles
from time import process_time

from catlantis.bots import BOTS
from catlantis.bots.sight import Sight
from catlantis.core.action import Choices
from catlantis.core.ints import bits
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.placement import can_place, placement_choices
from catlantis.games.isle_of_cats.scoring import confirmed_tally
from catlantis.games.isle_of_cats.shapes import FIRST_CAT, SHAPES
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import cats, empty_squares, filled_rooms

DIFFICULTIES = ["easy", "medium", "hard", "very hard", "expert"]
ROOMS = 7
REPEATED = 20


def played(bots: list[str], seed: int, **options: object) -> State:
    """A match between such bots, at its end."""
    state = GAME.new_game(options, len(bots), seed)
    players = [BOTS[bot](seed + seat) for seat, bot in enumerate(bots)]
    while state.to_act:
        seat = bits(state.to_act)[0]
        GAME.apply(state, seat, players[seat].choose(Sight(GAME, state, seat)), None)
    return state


def show_boats(matches: int) -> None:
    """What boats hold in the evening of the last day, and what they score."""
    rows: dict[str, dict[str, list[int]]] = {"greedy": {}, "random": {}}
    for seed in range(matches):
        state = played(["greedy", "random"], seed)
        totals = dict(GAME.score_sheet(state))["total"]
        for seat, bot in enumerate(rows):
            tally = confirmed_tally(state, seat)
            found = {
                "cats": int(cats(tally)),
                "treasures": int(tally.commons + tally.rares),
                "empty squares": int(empty_squares(tally)),
                "rooms not filled": ROOMS - int(filled_rooms(tally)),
                "total": totals[seat],
            }
            for name, number in found.items():
                rows[bot].setdefault(name, []).append(number)
    print(f"Boats after {matches} matches of two: mean, and the middle 80 of 100")
    for bot, lines in rows.items():
        for name, numbers in lines.items():
            tenths = quantiles(numbers, n=10)
            middle = f"{tenths[0]:.0f} … {median(numbers):.0f} … {tenths[-1]:.0f}"
            print(f"  {bot:8}{name:18}{mean(numbers):7.1f}   {middle}")
    planned, chance = rows["greedy"]["total"], rows["random"]["total"]
    better = sum(planned[match] > chance[match] for match in range(matches))
    print(f"  greedy beats random in {better} of {matches}")


def show_solo(matches: int) -> None:
    """How often the sister is beaten."""
    print(f"Alone, {matches} matches at each difficulty: won by greedy, by random")
    for number, name in enumerate(DIFFICULTIES, 1):
        won = {
            bot: sum(
                GAME.ranking(played([bot], seed, difficulty=number)) == [1]
                for seed in range(matches)
            )
            for bot in ("greedy", "random")
        }
        print(f"  {name:10}{won['greedy']:5}{won['random']:5}")


def boats_under_way(matches: int) -> list[State]:
    """Boats as they are on real days, from empty to full."""
    states = []
    for seed in range(matches):
        state = GAME.new_game({}, 1, seed)
        bot = BOTS["greedy"](seed)
        while state.to_act:
            if GAME.prompt(state, 0)[0] == "draw":
                states.append(state.clone())
            GAME.apply(state, 0, bot.choose(Sight(GAME, state, 0)), None)
    return states


def microseconds(work: Callable[[], int]) -> float:
    """How long a piece of the work takes; it returns how many pieces it did."""
    work()
    began = process_time()
    pieces = sum(work() for _ in range(REPEATED))
    return (process_time() - began) / pieces * 1e6


def show_placing(states: list[State]) -> None:
    """How long it takes to list where a cat fits, and to judge one drawing."""
    out = Choices()

    def list_all() -> int:
        for state in states:
            for shape in range(FIRST_CAT, SHAPES):
                out.clear()
                placement_choices(state, 0, shape, 0, 2, out)
        return len(states) * (SHAPES - FIRST_CAT)

    def judge_listed() -> int:
        for state, actions in asked:
            for action in actions:
                GAME.is_legal(state, 0, action)
        return sum(len(actions) for _, actions in asked)

    def judge_anywhere() -> int:
        for state in states:
            for square in range(0, 822, 3):
                can_place(state, 0, FIRST_CAT, 1, square)
        return len(states) * len(range(0, 822, 3))

    asked = [(state, GAME.legal_actions(state, 0)) for state in states]
    print(f"Placing on {len(states)} boats under way, called from interpreted Python")
    print(f"  all places of a cat  {microseconds(list_all):6.2f} µs")
    print(f"  is_legal, if it is   {microseconds(judge_listed):6.2f} µs")
    print(f"  can_place, anywhere  {microseconds(judge_anywhere):6.2f} µs")


def main() -> None:
    """Show all figures."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    show_placing(boats_under_way(max(1, matches // 10)))
    show_boats(matches)
    show_solo(matches)


if __name__ == "__main__":
    main()
