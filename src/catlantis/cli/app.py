"""The app: its commands, the language they speak, and how they end."""

import sys
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from catlantis.bots import BotFailed, NoBot
from catlantis.cli import (
    STOPPED,
    analyse,
    arena,
    bench,
    bench_server,
    bot,
    doctor,
    export,
    fuzz,
    games,
    new_game,
    perft,
    play,
    print,
    replay,
    serve,
    verify,
)
from catlantis.cli.errors import EXIT_CODE, BadInput, bad_bot, bad_usage
from catlantis.cli.help import show_help, translate
from catlantis.cli.language import asked_language, hoisted, locale_language
from catlantis.cli.packages import lacking
from catlantis.cli.terminal import Terminal, prepare_streams
from catlantis.locales import NoWords, Words


class Command(TyperCommand):
    """A command whose help is told in the language spoken."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show it at once, as Rich does."""
        show_help(ctx.obj, ctx)


class Catlantis(TyperGroup):
    """All commands; an error of the person's is one line and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line to its end, always by `SystemExit`."""
        prepare_streams()
        given = hoisted(list(sys.argv[1:] if args is None else args))
        try:
            terminal = Terminal(Words(asked_language(given)))
        except BadInput as error:
            fallback = Terminal(Words(locale_language()))
            fallback.complain(error.told(fallback.words))
            sys.exit(EXIT_CODE)
        translate(self, terminal.words)
        sys.exit(self._run(given, terminal, complete_var))

    def _run(self, args: list[str], terminal: Terminal, complete_var: str | None) -> int:
        try:
            code = super().main(args, "catlantis", complete_var, False, obj=terminal)
        except BadInput as error:
            terminal.complain(error.told(terminal.words))
            return EXIT_CODE
        except (NoBot, BotFailed) as error:
            if isinstance(error, BotFailed):
                terminal.err.print(error.trace, soft_wrap=True)
            terminal.complain(bad_bot(error).told(terminal.words))
            return EXIT_CODE
        except ModuleNotFoundError as error:
            terminal.complain(lacking(error).told(terminal.words))
            return EXIT_CODE
        except NoWords as error:
            told = terminal.words.text("error-no-words", keys=", ".join(error.keys))
            terminal.complain(told)
            return EXIT_CODE
        except typer.TyperException as error:
            named = [arg for arg in args if arg in self.commands][:1]
            command = " ".join(["catlantis", *named])
            terminal.complain(bad_usage(error, command).told(terminal.words))
            return EXIT_CODE
        if code == STOPPED:
            terminal.err.print(f"\n{terminal.words.text('work-stopped')}")
        return code if isinstance(code, int) else 0

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is named."""
        if args[0] not in self.commands:
            raise BadInput("error-no-command", command=args[0])
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show it at once, as Rich does."""
        show_help(ctx.obj, ctx)


app = typer.Typer(cls=Catlantis, invoke_without_command=True, pretty_exceptions_enable=False)
app.command("serve", cls=Command)(serve.serve)
app.command("play", cls=Command)(play.play)
app.command("replay", cls=Command)(replay.replay)
app.command("verify", cls=Command)(verify.verify)
app.command("export", cls=Command)(export.export)
app.command("analyse", cls=Command)(analyse.analyse)
app.command("bot", cls=Command)(bot.bot)
app.command("games", cls=Command)(games.games)
app.command("new-game", cls=Command)(new_game.new_game)
app.command("print", cls=Command)(print.print_sheets)
app.command("arena", cls=Command)(arena.arena)
app.command("fuzz", cls=Command)(fuzz.fuzz)
app.command("perft", cls=Command)(perft.perft)
app.command("bench", cls=Command)(bench.bench)
app.command("bench-server", cls=Command)(bench_server.bench_server)
app.command("doctor", cls=Command)(doctor.doctor)


@app.callback()
def root(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """Show help where no command is named; `--lang` is heeded before anything is read."""
    terminal: Terminal = ctx.obj
    if version:
        terminal.show(f"catlantis {metadata.version('catlantis')}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        show_help(terminal, ctx)
