"""A bot plays on a server: the same class, the same choices, invited or told where to go."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from server.house import PATIENCE, House

from catlantis.bots import BotFailed, Player
from catlantis.client import Refusal, Server
from catlantis.client.playing import Played, invitations, play
from catlantis.record import load
from catlantis.server.wire.tables import NewTable, SeatPlan

FILE = Path(__file__).parents[1] / "bots" / "mybots.py"
ME, OPEN = SeatPlan("me"), SeatPlan("open")
RANDOM = SeatPlan("bot", "random")


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def newcomer(house: House, name: str = "Robo") -> Server:
    """The server, for a remote bot that somebody just made."""
    owner = Server(house.url)
    await owner.come("Ada")
    return Server(house.url, (await owner.new_bot(name)).token)


def replayed(played: Played, bot: str, seed: int, file: bytes) -> None:
    """Let the bot play the same seat here, and hold each choice against the match."""
    match = load(file)
    here = Player(bot, match.game, played.seat, len(match.seats), seed, None)
    state = match.opening()
    here.hear_deal(state)
    for entry in match.journal:
        if entry.seat == played.seat:
            assert here.choose(state) == entry.action
        match.game.apply(state, entry.seat, entry.action, None)
        here.hear(entry.events)
    here.end(state)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("exploding-kittens", "greedy"),
        ("exploding-kittens", f"{FILE}:Bird?place=1"),
        pytest.param("islet", "greedy", marks=pytest.mark.slow),
        pytest.param("cat-and-fish", "greedy", marks=pytest.mark.slow),
        pytest.param("isle-of-cats", "random", marks=pytest.mark.slow),
    ],
)
def test_a_bot_chooses_far_away_what_it_would_choose_here(
    house: House, game: str, bot: str
) -> None:
    async def far() -> tuple[Played, bytes]:
        server = await newcomer(house)
        table = await server.new_table(NewTable(game, [ME, RANDOM]))
        played = await play(server, bot, table.id, None, seed=7)
        return played, await server.match_file(table.id)

    played, file = run(far())
    assert played.rank in (1, 2)
    assert [seat.player for seat in load(file).seats] == ["remote", "random"]
    replayed(played, bot, 7, file)


def test_a_bot_waits_is_invited_plays_and_waits_again(house: House) -> None:
    async def all_of_it() -> None:
        bot, host = await newcomer(house, "Bird"), Server(house.url)
        await host.come("Zoé")
        waiting = invitations(bot)
        for _ in range(2):
            invited = asyncio.ensure_future(anext(waiting))
            me = (await bot.me()).id
            while me not in [found.id for found in await host.waiting_bots()]:
                await asyncio.sleep(0.01)
            table = await host.new_table(NewTable("exploding-kittens", [OPEN, ME]))
            await host.invite(table.id, 0, me)
            invitation = await invited
            assert (invitation.table.id, invitation.seat, invitation.by) == (table.id, 0, "Zoé")
            while me in [
                found.id for found in await host.waiting_bots()
            ]:  # it plays: one at a time
                await asyncio.sleep(0.01)
            match = asyncio.ensure_future(play(bot, "random", table.id, invitation.seat, 1))
            while (await host.info(table.id)).seats[0].player != me:
                await asyncio.sleep(0.01)
            assert (await host.start(table.id)).status == "playing"
            await play(host, "random", table.id, None, 2)  # a person's token does as well
            assert (await match).table.status == "over"
        await waiting.aclose()

    run(all_of_it())


def test_a_bot_that_fails_gets_up_and_another_plays_on(house: House) -> None:
    async def fall() -> tuple[str, Server]:
        server = await newcomer(house)
        table = await server.new_table(NewTable("exploding-kittens", [ME, RANDOM]))
        with pytest.raises(BotFailed, match="my wing") as failure:
            await play(server, f"{FILE}:Faller", table.id, None, 1)
        assert failure.value.where.startswith(str(FILE))
        assert failure.value.seed is None
        assert (await server.info(table.id)).seats[0].has_stand_in
        return table.id, server

    run(fall())


def test_what_was_taken_back_is_forgotten(house: House) -> None:
    """After an undo another bot is told everything, without what never was."""

    async def taken_back() -> None:
        server = await newcomer(house)
        seats = [ME, SeatPlan("me", name="Bo")]
        made = await server.new_table(NewTable("cat-and-fish", seats, options={"first_seat": 0}))
        async with server.table(made.id) as table:
            changes = table.changes()
            await anext(changes)
            before = [*table.events]
            assert table.view is not None
            first = table.view["legal"][0]
            await table.act(first)
            while table.events == before:
                await anext(changes)
            assert table.can_undo
            await table.undo()
            while table.events != before:
                await anext(changes)

    run(taken_back())


def test_refusals_are_told_in_a_word(house: House) -> None:
    async def refused(work: Coroutine[Any, Any, Any]) -> str:
        with pytest.raises(Refusal) as refusal:
            await work
        return refusal.value.reason

    async def all_of_them() -> None:
        bot, host = await newcomer(house), Server(house.url)
        await host.come("Zoé")
        table = await host.new_table(NewTable("exploding-kittens", [ME, RANDOM]))
        assert await refused(play(bot, "random", table.id, 0, 1)) == "not-open"
        assert await refused(play(bot, "random", table.id, None, 1)) == "seat-taken"
        assert await refused(play(bot, "random", "nowhere", None, 1)) == "no-table"
        stranger = Server(house.url, "made.up")
        assert await refused(play(stranger, "random", table.id, 0, 1)) == "nobody"
        assert await refused(anext(stranger.invitations())) == "signed-out"
        assert await refused(anext(host.invitations())) == "signed-out"
        assert await refused(Server("http://127.0.0.1:1").lobby()) == "no-server"
        assert await refused(host.match_file(table.id)) == "not-over"

    run(all_of_them())


def test_who_is_sent_away_from_an_open_table_stops(house: House) -> None:
    async def sent_away() -> None:
        bot, host = await newcomer(house), Server(house.url)
        await host.come("Zoé")
        table = await host.new_table(NewTable("exploding-kittens", [ME, OPEN]))
        match = asyncio.ensure_future(play(bot, "random", table.id, 1, 1))
        me = (await bot.me()).id
        while not (await host.info(table.id)).seats[1].is_present:
            await asyncio.sleep(0.01)
        assert (await host.info(table.id)).seats[1].player == me
        await host.leave(table.id, 1)
        with pytest.raises(Refusal, match="not-your-seat"):
            await match

    run(sent_away())


def test_tables_rematches_and_files_are_to_be_had(house: House) -> None:
    async def all_of_it() -> None:
        server = await newcomer(house)
        made = await server.new_table(NewTable("exploding-kittens", [ME, RANDOM]))
        assert made.id in [row.table.id for row in await server.my_tables()]
        await play(server, "random", made.id, None, 3)
        match = load(await server.match_file(made.id))
        assert match.is_over
        again = await server.rematch(made.id)
        assert again.id != made.id
        assert again.status == "playing"

    run(all_of_it())
