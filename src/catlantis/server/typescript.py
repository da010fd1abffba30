"""The page's types, made from `wire/`: `python -m catlantis.server.typescript > wire.ts`.

With the name of another module, those that it declares. Needs only msgspec and what that module
needs, because the build of the package runs it before anything is installed.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Struct, inspect

from catlantis.server import wire
from catlantis.server.wire.tables import Pace

HEADER: Final = """\
/**
 * {what}
 *
 * Made from {module} by server/typescript.py: do not edit.
 */
"""
WORDS: Final = {
    frozenset(get_args(value)): name
    for name, value in wire.declared().items()
    if get_origin(value) is Literal
}
UNIONS: Final = ("OptionValue", "FromClient", "FromServer")
BOTH_WAYS: Final = (Pace,)  # a client may send a part of it, and is sent the whole


def types() -> str:
    """All structs, unions and constants of the wire as the text of a TypeScript module."""
    protocol = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    return "\n".join([header(wire), protocol, *declarations(wire.declared())])


def types_of(module: ModuleType) -> str:
    """All structs and literals of a module as the text of a TypeScript module."""
    return "\n".join([header(module), *declarations(vars(module))])


def header(module: ModuleType) -> str:
    """What stands above: what it is, and where it comes from."""
    what = (module.__doc__ or "").partition("\n")[0]
    return HEADER.format(what=what, module=module.__name__)


def declarations(declared: dict[str, Any]) -> list[str]:
    """Each struct, union and literal."""
    parts = []
    for name, value in declared.items():
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct:
            parts.append(interface(value))
        elif name in UNIONS:
            parts.append(f"export type {name} = {spelled(inspect.type_info(value))};\n")
        elif get_origin(value) is Literal:
            words = " | ".join(literal(word) for word in get_args(value))
            parts.append(f"export type {name} = {words};\n")
    return parts


def interface(struct: type[Struct]) -> str:
    """A struct as an interface.

    What a client sends may leave out what has a default; what the server sends is complete.
    """
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    is_from_client = info.forbid_unknown_fields and struct not in BOTH_WAYS
    lines = [f"/** {line} */" for line in [(struct.__doc__ or "").partition("\n")[0]] if line]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {literal(info.tag)};")
    for field in info.fields:
        mark = "?" if is_from_client and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    return "\n".join([*lines, "}\n"])


def literal(value: object) -> str:
    """A constant as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


def spelled(kind: inspect.Type) -> str:
    """A type of msgspec as TypeScript writes it."""
    match kind:
        case inspect.AnyType():
            return "any"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType(values=values):
            name = WORDS.get(frozenset(values))
            return name or " | ".join(literal(value) for value in values)
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.ListType(item_type=item):
            return f"{grouped(item)}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.UnionType(types=members):
            # null last, and nothing twice: numbers are int and float here, but one type there.
            words = dict.fromkeys(spelled(member) for member in members)
            return " | ".join(sorted(words, key=lambda word: word == "null"))
        case inspect.Metadata(type=inner):
            return spelled(inner)
    raise TypeError(f"the wire has a type that the page does not know: {kind}")


def grouped(kind: inspect.Type) -> str:
    """The type in brackets where it is a choice."""
    text = spelled(kind)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    named = sys.argv[1:]
    sys.stdout.write(types_of(import_module(named[0])) if named else types())
