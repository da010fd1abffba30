"""`catlantis serve`: play in the browser, alone, with friends, on this machine or a network."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
import typer
from msgspec.structs import replace

from catlantis.bots import bot_named
from catlantis.bots.naming import portable
from catlantis.cli.errors import BadInput
from catlantis.cli.options import bad_option, typed_options, values_of
from catlantis.cli.seating import game_named
from catlantis.cli.terminal import Terminal
from catlantis.core.options import settle
from catlantis.core.refusals import BadOptions
from catlantis.games import GAMES
from catlantis.locales import Words

LONGEST_BOT: Final = 40  # signs of a bot's name at tables


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(metavar="FILE|URL")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="GAME.NAME=VALUE")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=BOT")] = None,
) -> None:
    """Serve until Ctrl-C."""
    # Here, not above: the other commands need not wait for a web server to be loaded.
    from catlantis.server import serving  # noqa: PLC0415
    from catlantis.server.settings import BadSetting, Settings  # noqa: PLC0415
    from catlantis.server.store.database import NewerDatabase  # noqa: PLC0415

    terminal: Terminal = ctx.obj
    for game in GAMES.values():
        terminal.words.check(game)
    try:
        settings = Settings.from_env()
    except BadSetting as error:
        raise BadInput("serve-bad-setting", detail=str(error)) from None
    if database is not None:
        settings = replace(settings, database=database)
    if option:
        chosen = house_options(option, terminal.words)
        merged = {
            game: settings.game_options.get(game, {}) | chosen.get(game, {})
            for game in {**settings.game_options, **chosen}
        }
        settings = replace(settings, options=msgspec.json.encode(merged).decode())
    bots = {**settings.own_bots, **own_bots(bot or [])}
    for place in bots.values():
        bot_named(place)
    settings = replace(settings, bots=msgspec.json.encode(bots).decode())
    try:
        listener = serving.listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput("serve-taken", host=host, port=str(port), reason=reason) from None
    found = serving.addresses(host, listener.getsockname()[1])
    if len(found) > 1:
        settings = replace(settings, lan_url=settings.lan_url or found[1])
    if not settings.public_url and not settings.lan_url:
        settings = replace(settings, lan_url=found[0])

    def ready() -> None:
        terminal.say("serve-here", address=found[0])
        for address in found[1:]:
            terminal.say("serve-lan", address=address)
        terminal.say("serve-stop")

    with listener:
        try:
            serving.serve(settings, listener, ready)
        except BadSetting as error:
            raise BadInput("serve-bad-setting", detail=str(error)) from None
        except NewerDatabase:
            raise BadInput("serve-newer-database") from None
        except serving.CannotOpen as error:
            raise BadInput("serve-no-database", detail=str(error)) from None


def own_bots(texts: Sequence[str]) -> dict[str, str]:
    """By name, where the bots stand of texts such as `Bird=./mybots.py:Bird`.

    Raises `BadInput`.
    """
    bots = {}
    for text in texts:
        name, equals, bot = text.partition("=")
        if not equals or not 1 <= len(name.strip()) <= LONGEST_BOT:
            raise BadInput("error-bot-name", text=text)
        bots[name.strip()] = portable(bot)
    return bots


def house_options(pairs: Sequence[str], words: Words) -> dict[str, dict[str, object]]:
    """By game, the options of texts such as `GAME.NAME=VALUE`; raises `BadInput`."""
    by_game: dict[str, dict[str, str]] = defaultdict(dict)
    for name, value in typed_options(pairs).items():
        game, dot, option = name.partition(".")
        if not dot:
            raise BadInput("error-house-option-form", text=name)
        by_game[game][option] = value
    options: dict[str, dict[str, object]] = {}
    for key, typed in by_game.items():
        meta = game_named(key).meta
        options[key] = values_of(typed, meta.options)
        try:
            settle(meta.options, options[key], meta.max_seats)
        except BadOptions as error:
            title = words.text(key)
            raise bad_option(error, title, meta.options, meta.max_seats, typed, words) from None
    return options
