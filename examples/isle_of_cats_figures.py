"""The figures of The Isle of Cats: how its decks play, how strong its bot is, how fast placing is.

    .venv-run/bin/python examples/isle_of_cats_figures.py [MATCHES] [SEATS] [BOT]

Run it compiled, as here; each figure comes from so many matches (200), the same ones every time,
of seeds that neither the decks nor the bot were tuned with.
With a number of seats, only the boats of that many bots are shown, of medium or of another.
"""

import sys
from collections import Counter
from collections.abc import Callable
from statistics import mean, quantiles
from time import process_time

from catlantis.bots import seated
from catlantis.core.action import Choices, arg_of, verb_of
from catlantis.core.ints import bits
from catlantis.core.sight import Sight
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.bot.lookahead import evening
from catlantis.games.isle_of_cats.decks import DAYS, LESSONS
from catlantis.games.isle_of_cats.lessons import lesson_points
from catlantis.games.isle_of_cats.placement import can_place, placement_choices
from catlantis.games.isle_of_cats.scoring import confirmed_tally
from catlantis.games.isle_of_cats.shapes import FIRST_CAT, SHAPES, is_treasure
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import cats, empty_squares, filled_rooms, visible_rats
from catlantis.games.isle_of_cats.verbs import (
    DRAW_TWIN,
    SPECIAL_NAMES,
    TAKE_EXTRA,
    TAKE_MIXED,
    TAKE_ROW,
)

PLANNER, CARELESS = "medium", "random"
DIFFICULTIES = ["easy", "medium", "hard", "very hard", "expert"]
ROOMS = 7
SPENDING = {TAKE_EXTRA: "extra", TAKE_MIXED: "mixed", TAKE_ROW: "row", DRAW_TWIN: "cat-twice"}
REPEATED = 20
FIRST_SEED = 2_500_000


def seeds(matches: int) -> range:
    """The seeds of so many matches."""
    return range(FIRST_SEED, FIRST_SEED + matches)


class Spends:
    """How often specials were used, and what they brought by the bot's own estimate."""

    def __init__(self) -> None:
        self.gains: dict[str, list[float]] = {name: [] for name in SPECIAL_NAMES}
        self.days = [0] * DAYS

    def note(self, sight: Sight, action: int) -> None:
        """A special is used now: what the day ends with, against the best day without it."""
        state, seat, verb = sight.sample(0), sight.seat, verb_of(action)
        assert isinstance(state, State)
        others = [each for each in sight.legal if verb_of(each) not in SPENDING]
        plain = max(evening(state, seat, each, 0) for each in others)
        special = SPENDING[int(verb)]
        if verb == DRAW_TWIN and is_treasure(arg_of(action, 0)):
            special = "treasure-twice"
        self.gains[special].append((evening(state, seat, action, 0) - plain) / 100)
        self.days[state.day] += 1


def played(bots: list[str], seed: int, spends: Spends | None = None, **options: object) -> State:
    """A match between such bots, at its end; what specials brought is noted."""
    state = GAME.new_game(options, len(bots), seed)
    players = [seated(bot, GAME, seat, len(bots), seed + seat) for seat, bot in enumerate(bots)]
    while state.to_act:
        seat = bits(state.to_act)[0]
        sight = Sight(GAME, state, seat)
        action = players[seat].choose(sight)
        if spends is not None and verb_of(action) in SPENDING:
            spends.note(sight, action)
        GAME.apply(state, seat, action, None)
    return state


def show_boats(name: str, bots: list[str], matches: int) -> None:
    """What boats hold in the evening of the last day, and what lessons and specials were worth."""
    found: dict[str, list[int]] = {}
    ticked, paid, points = Counter[int](), Counter[int](), Counter[int]()
    spends = Spends()
    for seed in seeds(matches):
        state = played(bots, seed, spends if name != CARELESS else None)
        totals = dict(GAME.score_sheet(state))["total"]
        for seat, bot in enumerate(bots):
            if bot != name:
                continue
            tally = confirmed_tally(state, seat)
            boat = {
                "cats": int(cats(tally)),
                "treasures": int(tally.commons + tally.rares),
                "empty squares": int(empty_squares(tally)),
                "visible rats": int(visible_rats(tally)),
                "rooms not filled": ROOMS - int(filled_rooms(tally)),
                "lessons ticked": int(tally.ticked).bit_count(),
                "total": totals[seat],
            }
            for line, number in boat.items():
                found.setdefault(line, []).append(number)
            for lesson in range(1, LESSONS + 1):
                if tally.ticked >> (lesson - 1) & 1:
                    ticked[lesson] += 1
                    points[lesson] += int(lesson_points(tally, lesson))
                    paid[lesson] += lesson_points(tally, lesson) > 0
    boats = len(found["cats"])
    print(
        f"{boats} boats of {name} in {matches} matches of {len(bots)}: mean, middle half, 80 of 100"
    )
    for line, numbers in found.items():
        tenths, quarters = quantiles(numbers, n=10), quantiles(numbers, n=4)
        middle = f"{quarters[0]:.0f} … {quarters[-1]:.0f}"
        print(f"  {line:18}{mean(numbers):7.1f}   {middle:10} {tenths[0]:.0f} … {tenths[-1]:.0f}")
    if name == CARELESS:
        return
    print("Lessons, once ticked: how often, how many of 100 paid, points on average")
    for lesson in range(1, LESSONS + 1):
        often = max(1, ticked[lesson])
        share, each = 100 * paid[lesson] / often, points[lesson] / often
        print(f"  {lesson:3}{ticked[lesson]:6}{share:6.0f}{each:7.1f}")
    print("Specials: used on so many of 100 boats, and what they brought in points")
    for special, gains in spends.gains.items():
        print(f"  {special:16}{100 * len(gains) / boats:5.0f}{mean(gains or [0]):7.1f}")
    shares = " ".join(f"{100 * day / boats:.0f}" for day in spends.days)
    print(f"  on each day, of 100 boats: {shares}")


def show_strength(matches: int) -> None:
    """How often medium beats random."""
    ranks = [GAME.ranking(played([PLANNER, CARELESS], seed)) for seed in seeds(matches)]
    print(f"{PLANNER} beats {CARELESS} in {sum(rank[0] == 1 for rank in ranks)} of {matches}")


def show_solo(matches: int) -> None:
    """How often the sister is beaten."""
    print(f"Alone, {matches} matches at each difficulty: won by {PLANNER}, by {CARELESS}")
    for number, name in enumerate(DIFFICULTIES, 1):
        won = {
            bot: sum(
                GAME.ranking(played([bot], seed, difficulty=number)) == [1]
                for seed in seeds(matches)
            )
            for bot in (PLANNER, CARELESS)
        }
        print(f"  {name:10}{won[PLANNER]:5}{won[CARELESS]:5}")


def boats_under_way(matches: int) -> list[State]:
    """Boats as they are on real days, from empty to full."""
    states = []
    for seed in seeds(matches):
        state = GAME.new_game({}, 1, seed)
        bot = seated(PLANNER, GAME, 0, 1, seed)
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
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    if len(sys.argv) > 2:
        bot = sys.argv[3] if len(sys.argv) > 3 else PLANNER
        show_boats(bot, [bot] * int(sys.argv[2]), matches)
        return
    show_placing(boats_under_way(max(1, matches // 10)))
    show_boats(PLANNER, [PLANNER] * 2, matches)
    show_boats(CARELESS, [CARELESS] * 2, matches)
    show_strength(matches // 2)
    show_solo(matches // 2)


if __name__ == "__main__":
    main()
