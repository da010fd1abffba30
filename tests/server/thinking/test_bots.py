"""Our bots think in processes of their own, on a sight; remote bots play like everybody."""

import asyncio
import importlib.util
import signal
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from catlantis.client import Refusal, Server
from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.server.settings import Settings
from catlantis.server.thinking.thinker import Job, Thinker
from catlantis.server.thinking.workers import Course, GaveUp, Workers
from catlantis.server.wire.tables import NewTable, SeatPlan

from ..house import GAME, Guest, House, play_out

EXAMPLE = Path(__file__).parents[3] / "examples" / "remote_bot.py"


def match_of(seats: int = 3, seed: int = 5) -> Match:
    return Match(GAMES[GAME], [Seat(f"Cat {seat}") for seat in range(seats)], seed)


def job(match: Match, known: int, bot: str = "greedy", key: str = "k") -> Job:
    seat = next(s for s in range(len(match.seats)) if match.state.is_asked(s))
    told = [(entry.seat, entry.action) for entry in match.journal[known:]]
    seed, seats = f"{match.seed:032x}", len(match.seats)
    return Job(1, key, GAME, match.version, {}, seats, seed, known, told, seat, bot)


def test_a_thinker_extends_the_matches_it_knows_and_asks_for_those_it_does_not() -> None:
    match, thinker = match_of(), Thinker()
    known = 0
    while len(match.journal) < 10 and not match.is_over:
        action = thinker.answer(job(match, known)).action
        assert action in match.game.legal_actions(match.state, job(match, 0).seat)
        known = len(match.journal)
        match.act(job(match, 0).seat, action)
    assert thinker.answer(job(match, known - 1)).action is None  # it knows more: told wrongly
    assert thinker.answer(job(match, 1, key="other")).action is None
    assert thinker.answer(job(match, 0)).action is not None


def test_bots_think_in_another_process_and_a_dead_one_is_replaced() -> None:
    async def think() -> None:
        workers = Workers(Settings(workers=1))
        match = match_of()
        course = Course("table", match)
        try:
            for step in range(6):
                seat = job(match, 0).seat
                question = match.question(seat)
                action = await workers.choose(course, seat, question, "greedy")
                assert action is not None
                match.act(seat, action)
                assert await workers.choose(course, seat, question, "greedy") is None  # answered
                if step == 2:
                    process = workers._workers[0]._process
                    assert process is not None
                    process.kill()
        finally:
            await workers.close()

    asyncio.run(think())


def test_a_thought_that_nobody_waits_for_is_not_taken_for_the_next() -> None:
    async def think() -> None:
        workers = Workers(Settings(workers=1))
        worker, first, second = workers._workers[0], match_of(seed=1), match_of(seed=2)
        try:
            seat = job(first, 0).seat
            await workers.choose(Course("a", first), seat, first.question(seat), "greedy")
            for _ in range(5):
                seat = job(first, 0).seat
                asked = worker._asked
                dropped = asyncio.create_task(
                    workers.choose(Course("a", first), seat, first.question(seat), "greedy")
                )
                while worker._asked == asked:  # until it was asked: not yet answered
                    await asyncio.sleep(0)
                dropped.cancel()
                seat = job(second, 0).seat
                action = await workers.choose(
                    Course("b", second), seat, second.question(seat), "greedy"
                )
                assert action is not None
                second.act(seat, action)  # legal: it is of this match
        finally:
            await workers.close()

    asyncio.run(think())


def test_a_bot_that_never_decides_is_given_up() -> None:
    async def think() -> None:
        workers = Workers(Settings(workers=1, think_seconds=0.001))
        match = match_of()
        seat = job(match, 0).seat
        try:
            with pytest.raises(GaveUp):
                await workers.choose(Course("t", match), seat, match.question(seat), "greedy")
        finally:
            await workers.close()

    asyncio.run(think())


def test_a_process_that_hangs_is_ended_for_good() -> None:
    async def think() -> None:
        workers, match = Workers(Settings(workers=1)), match_of()
        worker, seat = workers._workers[0], job(match, 0).seat
        course, question = Course("t", match), match.question(seat)
        try:
            assert await workers.choose(course, seat, question, "greedy") is not None
            hanging = worker._process
            assert hanging is not None
            hanging.send_signal(signal.SIGSTOP)
            worker._think_seconds = 0.01
            with pytest.raises(GaveUp):
                await workers.choose(course, seat, question, "greedy")
            assert hanging.returncode == -signal.SIGKILL
            worker._think_seconds = Settings().think_seconds
            assert await workers.choose(course, seat, question, "greedy") is not None
        finally:
            await workers.close()

    asyncio.run(think())


def test_when_no_bot_can_think_the_decision_still_has_an_automatic_move(tmp_path: Path) -> None:
    house = House(tmp_path, think_seconds=0.001)
    zoe = house.guest()
    table = zoe.table("me", "medium", options={"first_seat": 1})["id"]
    with zoe.join(table) as socket:
        while socket.view is None or 0 not in socket.view["to_act"]:  # it may have moved already
            socket.read()
    house.close()
    assert set(house.quiet()) == {"a bot process failed (TimeoutError) and is started anew"}


@pytest.mark.slow
def test_every_bot_plays_a_match_to_its_end(house: House, zoe: Guest) -> None:
    for bot in ("easy", "medium", "greedy", "random"):  # hard and cruel take their time
        table = zoe.table("me", bot, bot)["id"]
        with zoe.join(table) as socket:
            play_out([socket])
            assert socket.table["status"] == "over"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("remote_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_remote_bots_play_any_game_to_its_end_however_fast_they_are(
    tmp_path: Path, game: str
) -> None:
    """They are the example, unmodified, at a server that takes two messages at once."""
    house = House(tmp_path, messages_per_second=20.0, messages_at_once=2)
    play: Any = example().play

    async def meet() -> list[Any]:
        host = Server(house.url)
        await host.come("Host")
        table = await host.new_table(NewTable(game, [SeatPlan("open"), SeatPlan("open")]))
        tokens = [(await host.new_bot(f"Robo {number}")).token for number in range(2)]
        bots = [
            asyncio.create_task(play(house.url, token, table.id, seat))
            for seat, token in enumerate(tokens)
        ]
        while any(seat.player is None for seat in (await host.info(table.id)).seats):
            await asyncio.sleep(0.01)
        await host.ask("POST", f"/api/tables/{table.id}/start")
        return await asyncio.gather(*bots)

    first, second = asyncio.run(meet())
    assert len(first) == 2
    assert first == second
    house.close()
    assert house.quiet() == []


def test_who_sends_too_much_at_once_is_slowed_and_every_message_answered(tmp_path: Path) -> None:
    house = House(tmp_path, messages_per_second=30.0, messages_at_once=5)

    async def hurry() -> Any:
        server = Server(house.url)
        await server.come("Zoé")
        plans = [SeatPlan("me"), SeatPlan("open")]
        table = await server.new_table(NewTable(GAME, plans))
        async with server.table(table.id) as mine:
            hints = (mine.hint() for _ in range(40))
            return await asyncio.gather(*hints, return_exceptions=True)

    answers = asyncio.run(hurry())
    assert {answer.reason for answer in answers} <= {"not-playing", "busy"}
    house.close()
    assert house.quiet() == []


def test_the_client_tells_why_something_was_refused(house: House) -> None:
    async def try_it() -> None:
        server = Server(house.url)
        with pytest.raises(Refusal, match="nobody"):
            await server.ask("GET", "/api/me")
        await server.come("Zoé")
        plans = [SeatPlan("me"), SeatPlan("bot", "random")]
        table = await server.new_table(NewTable(GAME, plans, {"first_seat": 0}))
        async with server.table(table.id) as mine:
            async for view in mine:
                if not view["legal"]:
                    continue
                assert await mine.hint() in view["legal"]
                with pytest.raises(Refusal, match="unknown-verb"):
                    await mine.act(["fly"])
                await mine.say("hello")
                await mine.act(view["legal"][-1])
                break
        with pytest.raises(Refusal, match="no-table"):
            await server.sit("nowhere", 0)

    asyncio.run(try_it())


def test_the_client_takes_up_a_lost_line(house: House) -> None:
    async def try_it() -> None:
        server = Server(house.url)
        await server.come("Zoé")
        plans = [SeatPlan("me"), SeatPlan("bot", "random")]
        table = await server.new_table(NewTable(GAME, plans))
        async with server.table(table.id) as mine:
            cut = False
            async for view in mine:
                if view["legal"]:
                    try:
                        await mine.act(view["legal"][-1])
                    except Refusal as refusal:
                        assert refusal.reason in ("lost", "stale", "not-asked")
                if not cut:
                    cut = True
                    house.do(lambda: house.hall.tables.rooms[table.id].audience.cut(1012))
            assert mine.info is not None
            assert mine.info.result is not None

    asyncio.run(try_it())
