"""`/api/me`: guests, their devices and their remote bots."""

from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody

from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.people.identity import CODE_SECONDS, Player
from catlantis.server.people.notices import BadAddress, checked
from catlantis.server.table.seating import leave_all_seats
from catlantis.server.table.tables import named
from catlantis.server.web.access import (
    PROBLEMS,
    Anyone,
    AnyRequest,
    InHall,
    Known,
    address_of,
    token_of,
    with_token,
)
from catlantis.server.wire.people import BotToken, GuestChange, Me, NewGuest, Transfer, TransferCode
from catlantis.server.wire.tables import TableRow


def require_guest(me: Player) -> None:
    """Raises `Denied` for remote bots: a guest must answer for them."""
    if me.owner is not None:
        raise Denied(403, "not-for-bots")


@post("/me", responses=PROBLEMS)
async def come(
    request: AnyRequest, hall: InHall, somebody: Anyone, data: JSONBody[NewGuest]
) -> Response[Me]:
    """Come in as a guest; who is one already only changes name and colour."""
    name, identity = named(data.name), hall.services.identity
    if somebody is not None:
        changed = await identity.change(somebody, name, data.colour, somebody.webhook)
        return Response(changed.me())
    if not hall.guests.take(address_of(request), hall.services.now()):
        raise Denied(429, "too-fast")
    player, token = await identity.new_guest(name, data.colour)
    return Response(player.me(), cookies=[with_token(request, token)])


@get("/me", responses=PROBLEMS)
async def who(me: Known) -> Me:
    """Who one is."""
    return me.me()


@patch("/me", responses=PROBLEMS)
async def change(hall: InHall, me: Known, data: JSONBody[GuestChange]) -> Me:
    """Change one's name, colour, or where one is told that it is one's turn."""
    name = me.name if data.name is None else named(data.name)
    webhook = me.webhook if data.webhook is None else data.webhook or None
    if data.webhook:
        try:
            checked(data.webhook, allow_insecure=hall.services.settings.insecure_webhooks)
        except BadAddress as error:
            raise Denied(400, "bad-webhook", str(error)) from None
    changed = await hall.services.identity.change(me, name, data.colour or me.colour, webhook)
    return changed.me()


@delete("/me", status_code=204, responses=PROBLEMS)
async def go(
    request: AnyRequest, hall: InHall, me: Known, everywhere: FromQuery[bool] = False
) -> Response[None]:
    """Be forgotten on this device; or `everywhere`, with one's bots and open seats."""
    identity, tables = hall.services.identity, hall.tables
    if everywhere:
        for row in await tables.mine(me):
            if row.table.status == "open":
                with suppress(Denied, Refused):  # it is gone, or going
                    await leave_all_seats(tables, await tables.room(row.table.id), me)
        gone = await identity.revoke_all(me)
        hall.sign_out(lambda line: line.player_id in gone)
    else:
        token = token_of(request) or ""
        await identity.revoke(token)
        hall.sign_out(lambda line: line.token == token)
    return Response(None, cookies=[with_token(request, "")])


@post("/me/transfer", status_code=200, responses=PROBLEMS)
async def transfer_code(hall: InHall, me: Known) -> TransferCode:
    """A code to be typed on another device, to be the same guest there."""
    require_guest(me)
    return TransferCode(await hall.services.identity.transfer_code(me), CODE_SECONDS)


@post("/transfer", status_code=200, responses=PROBLEMS)
async def transfer(request: AnyRequest, hall: InHall, data: JSONBody[Transfer]) -> Response[Me]:
    """Type in a code: this device is that guest from now on."""
    if not hall.guests.take(address_of(request), hall.services.now()):
        raise Denied(429, "too-fast")
    redeemed = await hall.services.identity.redeem(data.code)
    if redeemed is None:
        raise Denied(404, "bad-code")
    player, token = redeemed
    return Response(player.me(), cookies=[with_token(request, token)])


@post("/me/bots", responses=PROBLEMS)
async def new_bot(hall: InHall, me: Known, data: JSONBody[NewGuest]) -> BotToken:
    """A token for a remote bot: it is shown this once."""
    require_guest(me)
    identity, limit = hall.services.identity, hall.services.settings.bots_per_guest
    made = await identity.new_bot(named(data.name), data.colour, me, limit)
    if made is None:
        raise Denied(429, "too-many-bots")
    bot, token = made
    return BotToken(bot.id, bot.name, token)


@get("/me/tables", responses=PROBLEMS)
async def my_tables(hall: InHall, me: Known) -> list[TableRow]:
    """One's tables: where it is one's turn first."""
    return await hall.tables.mine(me)


HANDLERS: Final = [come, who, change, go, transfer_code, transfer, new_bot, my_tables]
