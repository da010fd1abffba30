"""The turnstile before a process where bots think: by need, and fairly among hosts."""

import asyncio

from catlantis.server.thinking.turnstile import Turnstile
from catlantis.server.thinking.workers import AWAY, NOBODY, WAITING


async def order(*places: tuple[str, int], leaving: int | None = None) -> list[int]:
    """In which order those get through who come while somebody is there."""
    turnstile, passed = Turnstile(), list[int]()

    async def pass_through(number: int, host: str, need: int) -> None:
        async with turnstile.passed(host, need):
            passed.append(number)

    async with turnstile.passed("zoe", WAITING):
        tasks = []
        for number, (host, need) in enumerate(places):
            tasks.append(asyncio.create_task(pass_through(number, host, need)))
            await asyncio.sleep(0)
        if leaving is not None:
            tasks[leaving].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with turnstile.passed("zoe", WAITING):
        return passed


def test_tables_whose_people_wait_come_first_and_those_of_bots_alone_last() -> None:
    places = [("a", NOBODY), ("a", AWAY), ("a", WAITING), ("b", NOBODY), ("b", WAITING)]
    assert asyncio.run(order(*places)) == [2, 4, 1, 3, 0]


def test_fifty_tables_of_one_host_hold_nobody_else_up() -> None:
    places = [("greedy", NOBODY)] * 50 + [("max", NOBODY), ("ida", NOBODY), ("max", NOBODY)]
    passed = asyncio.run(order(*places))
    assert sorted(passed.index(number) for number in (50, 51, 52)) == [1, 2, 4]


def test_who_goes_away_holds_nobody_up() -> None:
    places = [("a", WAITING), ("b", WAITING), ("c", WAITING)]
    for leaving, rest in ((0, [1, 2]), (1, [0, 2]), (2, [0, 1])):
        assert asyncio.run(order(*places, leaving=leaving)) == rest
