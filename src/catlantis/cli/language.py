"""Which language to speak: `--lang`, or the locale."""

import locale
import os
from typing import Final

from catlantis.cli.errors import BadInput
from catlantis.locales import FALLBACK, LANGUAGES, language

OPTION: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def hoisted(args: list[str]) -> list[str]:
    """The arguments with `--lang` in front, wherever it stood: it belongs to all commands."""
    for index, arg in enumerate(args):
        if arg == "--":
            break
        if arg == OPTION:
            value = "".join(args[index + 1 : index + 2])
            return [f"{OPTION}={value}", *args[:index], *args[index + 2 :]]
        if arg.startswith(f"{OPTION}="):
            return [arg, *args[:index], *args[index + 1 :]]
    return args


def asked_language(args: list[str]) -> str:
    """The language of hoisted arguments, else of the locale; raises `BadInput`."""
    first = args[0] if args else ""
    if not first.startswith(f"{OPTION}="):
        return locale_language()
    lang = language(first.partition("=")[2])
    if lang is None:
        raise BadInput("error-lang", lang=first.partition("=")[2], known=", ".join(LANGUAGES))
    return lang


def locale_language() -> str:
    """The language of the environment's locale, English if its words are not here."""
    for variable in VARIABLES:
        if os.environ.get(variable):
            return language(os.environ[variable]) or FALLBACK
    return language(locale.getlocale()[0] or "") or FALLBACK
