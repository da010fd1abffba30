"""A game for tests: what one adds can be taken back until one stops; all may bid at once.

Each seat holds a secret number. In its turn a seat adds ones as it likes, up to three, and
stops. When all have had a turn, all bid at once, and the match is over: the greatest sum wins.

By the second version of its rules a seat adds up to two, and the smallest sum wins.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, Verb, Verbs, arg_of, pack
from catlantis.core.events import Events, Kind, Log, tell
from catlantis.core.game import Game, Meta
from catlantis.core.ints import zeros
from catlantis.core.options import Options
from catlantis.core.phase import OVER, Phase, Question
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State as CoreState
from catlantis.games import GAMES

ADD, STOP, BID = 0, 1, 2
ADDED, STOPPED, BADE = 0, 1, 2
MOST = {1: 3, 2: 2}  # by version


TURN = Phase("turn")
BIDDING = Phase("bid")


class State(CoreState):
    active = 0
    sums: list[int]
    secrets: list[int]
    bids: list[int]

    def clone(self) -> "State":
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.sums, twin.secrets = self.sums[:], self.secrets[:]
        twin.active, twin.bids = self.active, self.bids[:]
        return twin


class Turn(Question[State]):
    def choices(self, state: State, seat: i64, out: Choices) -> None:
        if state.sums[seat] < MOST[state.version]:
            out.add(ADD)
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        if action == ADD:
            state.sums[seat] += 1
            tell(log, ADDED, seat, state.sums[seat])
            state.ask(seat)
            return
        tell(log, STOPPED, seat)
        state.active += 1
        if state.active < state.seats:
            state.ask(state.active)
            return
        state.phase = BIDDING
        for other in range(state.seats):
            state.ask(other)


class Bidding(Question[State]):
    def choices(self, state: State, seat: i64, out: Choices) -> None:
        for bid in range(3):
            out.add(pack(BID, bid))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        state.bids[seat] = arg_of(action, 0)
        tell(log, BADE, seat)
        if not state.to_act:
            state.phase = OVER


class Toy(Game[State]):
    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        state = State(seats, version, rng_from_seed(seed), zeros(seats), TURN)
        state.sums = [0] * seats
        state.bids = [-1] * seats
        state.secrets = [1000 + int(state.rng.below(9000)) for _ in range(seats)]
        state.ask(0)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        secret = None if seat is None else state.secrets[seat]
        return {**self.frame(state, seat), "sums": state.sums[:], "secret": secret}

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return state.clone()

    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        return [("sum", state.sums[:])]

    def ranking(self, state: State) -> list[int]:
        sums = [-own for own in state.sums] if state.version >= 2 else state.sums
        return [1 + sum(other > own for other in sums) for own in sums]

    def census(self, state: State) -> list[int]:
        return []


def toy(*versions: int) -> Toy:
    """The game as it is when it can play those versions of its rules."""
    return Toy(
        Meta("toy", "Toy", "none", list(versions), 2, 4, [], {}),
        Verbs([Verb("add"), Verb("stop"), Verb("bid", [Arg("number", NUMBER, 2)])]),
        Events([Kind("added", [Arg("sum", NUMBER)]), Kind("stopped"), Kind("bade")]),
        [TURN.asks(Turn()), BIDDING.asks(Bidding())],
    )


@contextmanager
def toy_game(*versions: int) -> Iterator[None]:
    """The toy is among the games meanwhile, in this process; the first version if none is named."""
    GAMES["toy"] = toy(*(versions or (1,)))
    try:
        yield
    finally:
        del GAMES["toy"]
