"""What a seat cannot know: others' tiles, the bag, the pile; and samples of it (IS-11)."""

from mypy_extensions import i64

from catlantis.core.bag import nth, one, size
from catlantis.core.rng import Rng
from catlantis.games.islet.state import State


def unseen(state: State, seat: i64) -> i64:
    """The tiles that the seat has not seen (no seat: a spectator): in the bag or others' hands."""
    hidden = state.bag
    for owner in range(state.seats):
        if owner != seat:
            hidden += state.hand[owner]
    return hidden


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A clone in which bag, hands and pile are dealt anew; their sizes are known to all."""
    sample = state.clone()
    sample.rng = rng
    pool = unseen(state, seat)
    left = size(pool)
    for owner in range(state.seats):
        if owner != seat:
            hand: i64 = 0
            for _ in range(size(state.hand[owner])):
                kind = nth(pool, rng.below(left))
                pool -= one(kind)
                hand += one(kind)
                left -= 1
            sample.hand[owner] = hand
    sample.bag = pool
    _shuffle_pile(sample)
    return sample


def _shuffle_pile(sample: State) -> None:
    """Shuffle the pile, sorted first: the sample tells nothing of its true order."""
    pile = sorted(sample.pile[index] for index in range(sample.pile_size))
    for index, card in enumerate(pile):
        sample.pile[index] = card
    sample.rng.shuffle(sample.pile, sample.pile_size)
