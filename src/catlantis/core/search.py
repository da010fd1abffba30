"""Planning the rest of a turn: a search over one's own actions, on a sample of what may be hidden.

For games whose turn is many small actions. Of all positions after one more action the best few
are followed (a beam), until the turn is done; each action to begin with is worth the best end of
the turn that was found after it.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from catlantis.core.game import Game
from catlantis.core.state import State

HOPELESS: Final = float("-inf")  # an action after which no end of the turn was found


class Outlook(Protocol):
    """How a game's evaluator judges the positions of a plan."""

    def worth(self, state: Any) -> float:
        """What the position is worth to the seat that plans; in mid-turn, what may come of it."""

    def is_settled(self, state: Any) -> bool:
        """Whether the plan ends here: the turn is done, or the match over."""

    def key(self, state: Any) -> object:
        """The same for positions from which the turn goes on alike."""


def plan(
    game: Game[Any],
    state: State,
    seat: int,
    actions: Sequence[int],
    outlook: Outlook,
    width: int,
    depth: int,
) -> dict[int, float]:
    """What each of these legal actions is worth.

    At most `width` positions are followed at a time; after `depth` actions all are settled.
    """
    worths = dict.fromkeys(actions, HOPELESS)
    seen: set[object] = set()
    beam = [(state, action) for action in actions]
    for step in range(1, depth + 1):
        reached: list[tuple[float, int, State, int]] = []
        for position, first in beam:
            for action in [first] if step == 1 else game.legal_actions(position, seat):
                following = position.clone()
                game.apply(following, seat, action, None)
                worth = outlook.worth(following)
                if step == depth or outlook.is_settled(following):
                    worths[first] = max(worths[first], worth)
                    continue
                key = outlook.key(following)
                if key not in seen:
                    seen.add(key)
                    reached.append((worth, -len(reached), following, first))
        reached.sort(reverse=True)
        beam = [(following, first) for _, _, following, first in reached[:width]]
    return worths
