"""`catlantis serve`: play in the browser, alone, with friends, on this machine or a network."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from catlantis.cli.errors import BadInput
from catlantis.cli.seating import deck_text, options_from
from catlantis.cli.terminal import Terminal
from catlantis.games import GAMES
from catlantis.games.isle_of_cats import GAME as ISLE


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(metavar="FILE|URL")] = None,
    deck: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
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
    if deck is not None:
        options_from([], ISLE, 1, terminal.words, deck)
        settings = replace(settings, isle_deck=deck_text(deck))
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
        except NewerDatabase:
            raise BadInput("serve-newer-database") from None
        except serving.CannotOpen as error:
            raise BadInput("serve-no-database", detail=str(error)) from None
