"""Options as they are typed, `combos=off`, and told; a text may stand in a file: `deck=@FILE`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from catlantis.cli.errors import BadInput
from catlantis.core.action import SEAT
from catlantis.core.game import Game
from catlantis.core.options import SWITCH, TEXT, Option
from catlantis.core.refusals import BadOptions
from catlantis.locales import Words

SWITCHES: Final = {
    **dict.fromkeys(("on", "true", "yes", "oui", "1"), True),
    **dict.fromkeys(("off", "false", "no", "non", "0"), False),
}
FILE: Final = "@"  # before the name of a file that holds a text


def options_from(
    pairs: Sequence[str], game: Game[Any], seats: int, words: Words
) -> dict[str, object]:
    """The options of texts such as `combos=off`, for so many seats; raises `BadInput`."""
    typed, meta = typed_options(pairs), game.meta
    options = values_of(typed, meta.options)
    try:
        game.check(options, seats)
    except BadOptions as error:
        if error.reason == "bad-seats":
            raise BadInput(
                "error-seats",
                game=words.text(meta.key),
                low=meta.min_seats,
                high=meta.max_seats,
                seats=seats,
            ) from None
        raise bad_option(error, words.text(meta.key), meta.options, seats, typed, words) from None
    return options


def typed_options(pairs: Sequence[str]) -> dict[str, str]:
    """The name and the value of each text; raises `BadInput`."""
    typed: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("error-option-form", text=pair)
        typed[name.strip()] = value.strip()
    return typed


def values_of(typed: dict[str, str], declared: Sequence[Option]) -> dict[str, object]:
    """What the texts stand for; raises `BadInput` where one is a file that cannot be read."""
    kinds = {option.name: option for option in declared}
    return {
        name: option_value(kinds[name], value) if name in kinds else value
        for name, value in typed.items()
    }


def option_value(option: Option, text: str) -> object:
    """The value that a text stands for; a text that stands for none is left as it is."""
    if option.kind == SWITCH:
        return SWITCHES.get(text.lower(), text)
    if option.kind == SEAT and text.lower() == "random":
        return None
    if option.kind == TEXT:
        return file_text(option, Path(text[1:])) if text.startswith(FILE) else text
    if not text.isdecimal():
        return text
    return int(text) - 1 if option.kind == SEAT else int(text)


def file_text(option: Option, file: Path) -> str:
    """The text of a file; raises `BadInput`."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            "error-option-text", option=option.name, value=str(file), detail=detail
        ) from None


def option_text(option: Option, value: object, words: Words) -> str:
    """A value as people type it."""
    if option.kind == SWITCH:
        return words.text("option-on" if value else "option-off")
    if option.kind == SEAT:
        return words.text("option-random") if value is None else f"{int(str(value)) + 1}"
    if option.kind == TEXT:
        return "" if value is None else value_text(str(value), words)
    return f"{value}"


def value_text(text: str, words: Words) -> str:
    """A text, or that it stands in a file, if it has several lines."""
    return text if len(text.splitlines()) <= 1 else words.text("option-file")


def option_bounds(option: Option, seats: int, words: Words) -> str:
    """The values that an option takes, as people type them."""
    if option.kind == SWITCH:
        return words.text("allowed-switch")
    if option.kind == SEAT:
        return words.text("allowed-seat", high=seats)
    if option.kind == TEXT:
        return words.text("allowed-text")
    return words.text("allowed-number", low=option.low, high=option.high)


def bad_option(
    error: BadOptions,
    title: str,
    declared: Sequence[Option],
    seats: int,
    typed: dict[str, str],
    words: Words,
) -> BadInput:
    """What is wrong with an option of what has that title."""
    name, kinds = error.option, {option.name: option for option in declared}
    if name not in kinds:
        return BadInput("error-unknown-option", game=title, option=name, known=", ".join(kinds))
    if error.reason == "idle-option":
        return BadInput("error-idle-option", option=name, seats=seats, known=error.allowed)
    value = typed.get(name, "")
    if kinds[name].kind == TEXT:
        return BadInput("error-option-text", option=name, value=value, detail=error.allowed)
    allowed = option_bounds(kinds[name], seats, words)
    return BadInput("error-option-value", option=name, value=value, allowed=allowed)
