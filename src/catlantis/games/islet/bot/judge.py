"""The judgement of Islet: which turn to take, and how a match stands."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, verb_of
from catlantis.core.bag import one, size
from catlantis.core.ints import zeros
from catlantis.core.judge import OUT, Judge, best_place
from catlantis.core.rng import Rng
from catlantis.games.islet import GAME
from catlantis.games.islet.bot.chart import Chart, spot
from catlantis.games.islet.bot.explorer import NO_PATH, Explorer, actions_of
from catlantis.games.islet.bot.hopes import ALL, CARD, TILE, TILE_AT_HAND, Hopes
from catlantis.games.islet.bot.mover import NO_END, Mover
from catlantis.games.islet.bot.standing import chance, with_margin
from catlantis.games.islet.bot.stock import stock
from catlantis.games.islet.components import TOSSED
from catlantis.games.islet.state import (
    FULFILLING,
    MOVING,
    RETURNING,
    STACKING,
    STARTING,
    TOSSING,
    TURN,
    State,
)
from catlantis.games.islet.verbs import (
    EXPLORE,
    GATHER,
    RETURN,
    SECURE,
    TIPPED,
    TOSS,
    TOSS_BAG,
)

WORTH_A_LOOK: Final = 6_000  # other moves than to lay are tried if they look worse by no more


class BirdJudge(Judge[State]):
    """What turns are worth: eggs, resources, and the next egg that they promise.

    It draws on the same paper again and again, so one thread at a time may ask it.
    """

    playouts: ClassVar[int] = 100  # about a tenth of a second for a turn
    blur: ClassVar[int] = 2 * ALL * CARD

    def __init__(self) -> None:
        super().__init__(GAME)
        self.chart = Chart()
        self.hopes = Hopes()
        self.explorer = Explorer(self.chart, self.hopes)
        self.mover = Mover(self.chart, self.hopes)

    def begin(self, state: State, seat: i64) -> None:
        """Look at the table as the seat sees it."""
        self.hopes.begin(state, seat)
        self.chart.survey(state, seat)

    def worths(self, state: State, seat: i64, out: Choices) -> vec[i64]:
        """What each legal action is worth to the seat."""
        found = zeros(out.size)
        self.begin(state, seat)
        if state.phase is TURN or state.phase is MOVING:
            self.mover.search(state, seat)
        for index in range(out.size):
            found[index] = self._worth(state, seat, out.items[index])
        return found

    def policy(self, state: State, seat: i64, rng: Rng) -> i64:
        """The first action of the best turn."""
        return self._next(state, seat, rng)[0]

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        """Do all that the policy would until it must think again."""
        actions = self._next(state, seat, rng)
        for index in range(i64(len(actions))):
            self.game.apply(state, seat, actions[index], None)

    def _next(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        """The next actions of the best turn."""
        if state.phase is TURN or state.phase is STACKING:
            self.begin(state, seat)
            self.explorer.search(state, seat)
            best = self.explorer.best
            if state.phase is TURN and self._is_better_to_move(state, seat, best):
                return self._move_actions(state, seat, self.mover.best)
            return actions_of(self.explorer.best_path, state.placed)
        if state.phase is MOVING:
            self.begin(state, seat)
            self.mover.search(state, seat)
            return self.mover.actions(self.mover.best)
        out = Choices()
        self.game.choices(state, seat, out)
        if out.size == 1:
            return vec[i64]([out.items[0]])
        place = best_place(self.worths(state, seat, out), out.size, rng)
        return vec[i64]([out.items[place]])

    def _move_actions(self, state: State, seat: i64, end: i64) -> vec[i64]:
        """All that leads to the end of a move; alone, tiles are tossed first (IS-64)."""
        actions = self.mover.actions(end)
        if state.seats > 1 or state.phase is MOVING:
            return actions
        toss = vec[i64]([first_toss(state, seat)])
        if verb_of(toss[0]) == TOSS_BAG:
            for index in range(i64(len(actions))):
                toss = append(toss, actions[index])
        return toss

    def _is_better_to_move(self, state: State, seat: i64, exploring: i64) -> bool:
        """Whether the best move is worth more than the best exploration."""
        price = price_of_move(state, seat)
        self.mover.ends = 0
        if price == OUT:
            return False
        self.mover.search(state, seat)
        return exploring == OUT or self.mover.end_worth[self.mover.best] - price > exploring

    def _worth(self, state: State, seat: i64, action: i64) -> i64:
        """What a legal action is worth, the table having been looked at."""
        verb = verb_of(action)
        explorer = self.explorer
        if verb == EXPLORE:
            explorer.begin(state, seat)
            explorer.try_with(state, state.hand[seat], arg_of(action, 0), arg_of(action, 1))
            return explorer.best
        if state.phase is STACKING:
            explorer.begin(state, seat)
            if action == GATHER:
                explorer.try_gather(state)
            else:
                explorer.try_more(state, seat, arg_of(action, 0), arg_of(action, 1))
            return explorer.best
        if verb in (TOSS, TOSS_BAG):
            if state.phase is TURN:
                return self.mover.end_worth[self.mover.best] - price_of(verb)
            return 0
        if state.phase is TURN or state.phase is MOVING:
            return self._move_worth(action)
        if state.phase is STARTING:
            return self.mover.rest_at(state, seat, arg_of(action, 0))
        if state.phase is FULFILLING:
            return self._worth_after(state, seat, action)
        return self._keeping(state, seat, action)

    def _move_worth(self, action: i64) -> i64:
        """The best end that a move may have that begins like that.

        None does where it is paid more dearly than need be: that is worse than all others.
        """
        mover = self.mover
        best = mover.worth_of_worst() - ALL
        for end in range(mover.ends):
            if mover.end_worth[end] > best and mover.first_action(end) == action:
                best = mover.end_worth[end]
        return best

    def _worth_after(self, state: State, seat: i64, action: i64) -> i64:
        """Alone: what it is worth to be there once a card is spent."""
        following = state.clone()
        self.game.apply(following, seat, action, None)
        self.begin(following, seat)
        return self.mover.rest_at(following, seat, following.bird[seat])

    def _keeping(self, state: State, seat: i64, action: i64) -> i64:
        """What the resources are worth once one is returned, secured or released."""
        verb, resource = verb_of(action), arg_of(action, 0)
        free, under = state.free[seat], state.secured[seat] + state.exhausted[seat]
        bonus: i64 = 0
        if verb == RETURN:
            free -= one(resource)
        elif verb == SECURE:
            under += one(resource)
        else:
            under -= one(resource)
            bonus = 1 if arg_of(action, 1) == TIPPED else 0  # what stands can still pay
        worth = stock(free, under, self.hopes.secured_terrain)
        worth += self.chart.hope_from(spot(state.bird[seat]), free + under, self.hopes.next_egg)
        return ALL * worth + bonus

    # For bots that search

    def plans(self, state: State, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """The best turn, then explorations that bring something else, and moves elsewhere."""
        if state.phase is RETURNING:
            return self._returns(state, seat, rng, width)
        if state.phase is not TURN and state.phase is not STACKING and state.phase is not MOVING:
            return super().plans(state, seat, rng, width)
        found = [self._next(state, seat, rng)]
        explorer, mover = self.explorer, self.mover
        if state.phase is MOVING:
            explorer.begin(state, seat)
        elif state.phase is STACKING:
            mover.ends = 0
        least = max(explorer.best, mover.worth_of_best()) - ALL * WORTH_A_LOOK
        is_new = True
        while i64(len(found)) < width and is_new:
            is_new = False
            path = explorer.take_best()
            if path != NO_PATH:
                is_new = True
                add_new(found, actions_of(path, state.placed))
            end = mover.take_best(least)
            if end != NO_END and i64(len(found)) < width:
                is_new = True
                add_new(found, self._move_actions(state, seat, end))
        return found

    def _returns(self, state: State, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """Each resource that may go back first, and then the others (IS-23)."""
        found: list[vec[i64]] = []
        for plan in super().plans(state, seat, rng, width):
            following = state.clone()
            self.game.apply(following, seat, plan[0], None)
            whole = plan
            while following.phase is RETURNING and following.active == seat:
                action = self.policy(following, seat, rng)
                self.game.apply(following, seat, action, None)
                whole = append(whole, action)
            found.append(whole)
        return found

    def value(self, state: State, seat: i64) -> i64:
        """By the eggs laid and what is at hand for more; at the end by what came of it."""
        return chance(state, seat) if state.to_act else self.result(state, seat)

    def outcome(self, state: State, seat: i64) -> i64:
        """To win counts most, but by how many eggs counts too."""
        return with_margin(state, seat, self.result(state, seat))


def add_new(found: list[vec[i64]], plan: vec[i64]) -> None:
    """Add a plan, unless it is the first one."""
    first = found[0]
    if len(plan) == len(first) and all(
        plan[index] == first[index] for index in range(i64(len(plan)))
    ):
        return
    found.append(plan)


def price_of(verb: i64) -> i64:
    """Alone: what the tiles are worth that a move takes from the hand or the bag (IS-64)."""
    return ALL * TOSSED * (TILE if verb == TOSS_BAG else TILE_AT_HAND)


def price_of_move(state: State, seat: i64) -> i64:
    """What a move costs at least, `OUT` where it cannot be paid."""
    if state.seats > 1:
        return 0
    if size(state.bag) >= TOSSED:
        return price_of(TOSS_BAG)
    return price_of(TOSS) if size(state.hand[seat]) >= TOSSED else i64(OUT)


def first_toss(state: State, seat: i64) -> i64:
    """What a move alone begins with."""
    if size(state.bag) >= TOSSED:
        return TOSS_BAG
    out = Choices()
    TOSSING.question.choices(state, seat, out)
    return out.items[0]
