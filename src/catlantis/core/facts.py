"""What a state is, by name; and what is demanded of it: a law that does not hold is `Broken`."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.difference import difference
from catlantis.core.rng import Rng

MARK: Final = 0x5A5A  # no field begins with it


class Broken(Exception):
    """A law that does not hold, and how that showed."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def require(holds: bool, law: str, detail: str) -> None:
    """Raise `Broken` unless the law holds."""
    if not holds:
        raise Broken(law, detail)


def require_alike(one: object, two: object, law: str, detail: str) -> None:
    """Raise `Broken`, with what differs, unless both are equal."""
    if one != two:
        raise Broken(law, f"{detail}: {difference(one, two)}")


def facts(state: Any) -> dict[str, object]:
    """Everything that a state is, by name: equal facts, equal states."""
    found: dict[str, object] = {}
    for name in dir(state):
        value: Any = getattr(state, name)
        if not name.startswith("_") and not callable(value):
            if isinstance(value, Rng):
                found[name] = [value.a, value.b, value.c, value.d]
            elif hasattr(value, "asks"):
                found[name] = value.name
            else:
                found[name] = list(value) if hasattr(value, "__iter__") else value
    return found


def marked(value: Any) -> Any:
    """Another value that the same field could hold."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ MARK
    if hasattr(value, "asks"):  # a phase; a foreign game's is of another class
        return type(value)("marked")
    if isinstance(value, Rng):
        ahead = value.clone()
        touch(ahead)
        return ahead
    if isinstance(value, list):
        return [*value, MARK]
    return longer(value)


def longer(numbers: vec[i64]) -> vec[i64]:
    """The array with the mark at its end."""
    return append(numbers, MARK)


def touch(value: Any) -> None:
    """Change the array or the chance itself, which whoever shares it would feel."""
    if isinstance(value, Rng):
        value.word()
    elif hasattr(value, "__iter__"):
        value[0] ^= MARK
