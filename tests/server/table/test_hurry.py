"""Who is out asks the bots to make haste: granted once no person plays on."""

from collections.abc import Iterator

import pytest

from catlantis.games.exploding_kittens.verbs import DRAW
from catlantis.server.table.room import Room

from ..house import Guest, House

HOURS = 7200.0  # that bots pause here, unless they are hurried


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    house = House(folder, bot_delay_low=HOURS, bot_delay_high=HOURS)
    yield house
    house.close()
    assert house.quiet() == []


async def draw(room: Room) -> None:
    """Answer one open question in the seat's place: a card is drawn, wherever that is possible."""
    match = room.match
    assert match is not None
    [(seat, question), *_] = room.play.questions().items()
    legal = match.game.legal_actions(match.state, seat)
    await room.play.act(seat, DRAW if DRAW in legal else legal[0], question.number, "bot")


def left_to_bots(house: House, zoe: Guest) -> str:
    """A table where Zoé is out of the match, and two bots or more go on."""
    while True:
        table: str = zoe.table("me", "random", "random", "random")["id"]
        with zoe.join(table):
            room = house.room(table)
            while room.table.status == "playing":
                if room.is_left_to_bots:
                    return table
                house.run(draw(room))


def test_bots_do_not_pause_for_who_is_out(house: House) -> None:
    zoe = house.guest("Zoé")
    with zoe.join(left_to_bots(house, zoe)) as hers:
        assert hers.ask("hurry")["type"] == "done"
        hers.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        assert hers.ask("hurry")["reason"] == "over"


def test_nobody_is_hurried_while_a_person_plays_on(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = zoe.table("me", "open", "random")["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as hers, max_.join(table) as his:
        assert hers.ask("hurry")["reason"] == "not-alone"
        assert his.ask("hurry")["reason"] == "not-alone"


def test_only_who_has_a_seat_may_ask_for_haste(house: House) -> None:
    zoe, watcher = house.guest("Zoé"), house.guest("Nori")
    table = zoe.table("me", "random")["id"]
    with watcher.join(table) as seen, house.guest(None).join(table) as strange:
        assert seen.ask("hurry")["reason"] == "not-your-seat"
        assert strange.ask("hurry")["reason"] == "not-your-seat"


def test_a_living_player_cannot_make_the_bots_tell_how_long_they_think(house: House) -> None:
    zoe = house.guest("Zoé")
    with zoe.join(zoe.table("me", "random", "random")["id"]) as hers:
        assert hers.ask("hurry")["reason"] == "not-alone"


def test_before_the_match_nothing_is_hurried(house: House) -> None:
    zoe = house.guest("Zoé")
    with zoe.join(zoe.table("me", "open")["id"]) as hers:
        assert hers.ask("hurry")["reason"] == "not-playing"
