"""`catlantis perft`: how many ways there are to go on, depth by depth."""

from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any, Final

import typer

from catlantis.cli.options import options_from
from catlantis.cli.seating import game_named, seat_count
from catlantis.cli.terminal import Terminal
from catlantis.core import playout
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.state import State
from catlantis.library import seed_from

ROW: Final = "{:>10}  {:>20}  {:>10}"


def perft(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "1",
    depth: Annotated[int, typer.Option(metavar="N", min=1)] = 4,
    seats: Annotated[int | None, typer.Option(metavar="K")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
) -> None:
    """Count each depth up to the one asked for."""
    terminal: Terminal = ctx.obj
    counting = game_named(game)
    count = seat_count(counting, seats)
    options = options_from(option or [], counting, count, terminal.words)
    opening = counting.new_game(options, count, seed_from(seed))
    text = terminal.words.text
    terminal.rule(text(counting.meta.key))
    terminal.say("perft-seed", seed=seed, seats=count)
    head = (text("perft-depth"), text("perft-ways"), text("perft-time"))
    terminal.show(ROW.format(*head), style="bold")
    for level in range(1, depth + 1):
        began = perf_counter()
        with terminal.progress(text("work-counting"), first_moves(counting, opening)) as advance:
            ways = count_ways(counting, opening, level, advance)
        seconds = text("arena-number", number=perf_counter() - began)
        terminal.show(ROW.format(level, text("bench-number", number=ways), seconds))


def first_moves(game: Game[Any], state: State) -> int:
    """How many decisions can be the first."""
    return sum(len(game.legal_actions(state, seat)) for seat in bits(state.to_act))


def count_ways(game: Game[Any], state: State, depth: int, advance: Callable[[int], None]) -> int:
    """The core's count, first move by first move: so there is progress, and Ctrl-C is heard."""
    ways = 0
    for seat in bits(state.to_act):
        for action in game.legal_actions(state, seat):
            following = state.clone()
            game.apply(following, seat, action, None)
            ways += playout.perft(game, following, depth - 1)
            advance(1)
    return ways
