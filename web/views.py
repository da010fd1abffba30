"""Print the types of views as TypeScript, made from `seen.py`: a game's, or the frame of all.

`PYTHONPATH=src python web/views.py islet > web/src/games/islet/view.ts`, and without a game
`web/src/lib/seen.ts`.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from json import dumps
from types import ModuleType
from typing import Annotated, get_origin, is_typeddict

from catlantis.core import seen
from catlantis.core.seen import ACTION, PROMPT
from catlantis.core.shape import FLAG, NUMBER, RECORD, ROW, TEXT, Shape, read
from catlantis.games import GAMES

PLAIN = {NUMBER: "number", TEXT: "string", FLAG: "boolean", ACTION: "Spelled", PROMPT: "Prompt"}
FRAME = """\
/** An action as it is spelled on the wire: ["favor", 2]. */
export type Spelled = [string, ...(number | string)[]];

/** A question to a seat: its name and arguments. */
export type Prompt = [string, ...number[]];
"""


class Types:
    """The types that a module names, and how TypeScript writes them."""

    def __init__(self, module: ModuleType) -> None:
        named = {
            name: read(hint)
            for name, hint in vars(module).items()
            if get_origin(hint) is Annotated and (module is seen or not hasattr(seen, name))
        }
        # What is a number or the like stays one: only what has parts or choices needs a name.
        self.aliases = {
            name: plain(shape) for name, shape in named.items() if shape.parts or shape.texts
        }
        self.records = [
            read(kind)
            for kind in vars(module).values()
            if is_typeddict(kind) and kind.__module__ == module.__name__
        ]

    def text(self) -> Iterator[str]:
        """Every type, as it is declared."""
        for name, shape in self.aliases.items():
            yield f"export type {name} = {self.written(shape)};\n"
        for record in self.records:
            yield self.interface(record)

    def interface(self, record: Shape) -> str:
        """A record; a view is the frame and more."""
        is_view = record.name == "View"
        frame = read(seen.Frame).parts if is_view else {}
        lines = [f"/** {record.about} */"]
        lines.append(f"export interface {record.name}{' extends Frame' if is_view else ''} {{")
        for name, part in record.parts.items():
            if name not in frame:
                mark = "?" if part.may_be_missing else ""
                lines.append(f"  {name}{mark}: {self.named(part)};")
        return "\n".join([*lines, "}\n"])

    def named(self, shape: Shape) -> str:
        """A type where it is used: by its name, if it has one."""
        names = [name for name, own in self.aliases.items() if own == plain(shape)]
        text = names[0] if names else self.written(shape)
        return f"{text} | null" if shape.may_be_none else text

    def written(self, shape: Shape) -> str:
        """A type spelled out."""
        if shape.kind == RECORD:
            return shape.name
        if shape.of is not None:
            entry = self.named(shape.of)
            return f"({entry})[]" if " " in entry and not entry.startswith("[") else f"{entry}[]"
        if shape.kind == ROW:
            parts = ", ".join(f"{name}: {self.named(part)}" for name, part in shape.parts.items())
            return f"[{parts}]"
        return " | ".join(dumps(text) for text in shape.texts) or PLAIN[shape.kind]


def plain(shape: Shape) -> Shape:
    """The shape without what depends on where it stands."""
    return shape._replace(may_be_none=False, may_be_missing=False, is_drawn=False)


def module_of(key: str) -> str:
    """The types of a game's views, or of the frame where no game is named."""
    if not key:
        about = "The frame that the views of all games share. Made from core/seen.py: do not edit."
        return "\n".join([f"/** {about} */", FRAME, *Types(seen).text()])
    meta = GAMES[key].meta
    package = meta.seen.__module__.removeprefix("catlantis.").replace(".", "/")
    types = "\n".join(Types(import_module(meta.seen.__module__)).text())
    used = [name for name in ("Frame", "Spelled") if name in types]
    return "\n".join(
        [
            f"/** The view of {meta.title}. Made from {package}.py: do not edit. */",
            f'import type {{ {", ".join(used)} }} from "../../lib/seen";\n',
            f'export const GAME = "{key}";\n',
            types,
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(module_of("".join(sys.argv[1:])))
