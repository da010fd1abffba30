"""What people can get wrong: each becomes one line with a hint, and exit code 2."""

from typing import Any, Final

import typer

from catlantis.bots import BotFailed, NoBot
from catlantis.locales import Words
from catlantis.record import BadMatchFile

EXIT_CODE: Final = 2

MATCH_FILE_KEYS: Final = {
    "not-json": "error-match-not-json",
    "not-a-match": "error-match-not-a-match",
    "version": "error-match-version",
    "field": "error-match-field",
    "unknown-game": "error-match-unknown-game",
    "rules-version": "error-match-rules-version",
    "options": "error-match-options",
    "action": "error-match-action",
    "too-big": "error-match-too-big",
}


class BadInput(Exception):
    """Input that cannot be used: the key of the line that says so, and its arguments."""

    def __init__(self, key: str, /, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_told = args

    def told(self, words: Words) -> str:
        """What is wrong and what to do, in one line."""
        return words.text(self.key, **self.args_told)


def bad_match_file(error: BadMatchFile, file: object) -> BadInput:
    """The same, for a match file that cannot be replayed."""
    where, detail = error.where, " ".join(error.detail.split())
    return BadInput(MATCH_FILE_KEYS[error.reason], file=str(file), where=where, detail=detail)


def bad_bot(error: NoBot | BotFailed) -> BadInput:
    """The same, for a bot that cannot be had, or has failed."""
    if isinstance(error, NoBot):
        return BadInput("error-no-bot", detail=str(error))
    told = {"bot": error.bot, "file": error.where, "seat": error.seat + 1, "fault": error.fault}
    if error.seed is None:
        return BadInput("error-remote-bot-failed", **told)
    return BadInput("error-bot-failed", **told, seed=f"{error.seed:032x}", step=error.step)


def bad_usage(error: typer.TyperException, command: str) -> BadInput:
    """The same, for a command line (`catlantis play`) that Typer does not understand.

    Its exceptions are told apart by name: their classes are not public.
    """
    told: Any = error
    match type(error).__name__:
        case "MissingParameter" if told.param is not None:
            return BadInput(
                "error-usage-missing", parameter=typed_name(told.param), command=command
            )
        case "NoSuchOption":
            return BadInput("error-usage-option", option=told.option_name, command=command)
        case "BadOptionUsage":
            return BadInput("error-usage-empty", option=told.option_name, command=command)
        case "BadParameter" if told.param is not None:
            return BadInput(
                "error-usage-value", parameter=typed_name(told.param), help=told.param.help or ""
            )
    return BadInput("error-usage", command=command)


def typed_name(parameter: Any) -> str:
    """A parameter as the help names it: `--seed`, `GAME`."""
    is_option = parameter.param_type_name == "option"
    return str(parameter.opts[0] if is_option else parameter.metavar)
