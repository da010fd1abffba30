"""Where two values that should be alike differ."""

from typing import Any


def difference(one: Any, two: Any, path: str = "") -> str:
    """The first place at which they differ and what stands there: `hand[2]: 7, not 5`.

    Empty if they are alike. Goes down into dicts and lists, and no further.
    """
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            at = f"{path}.{key}" if path else str(key)
            if key not in one or key not in two:
                return f"{at}: only in one of them"
            found = difference(one[key], two[key], at)
            if found:
                return found
        return ""
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        for index, (left, right) in enumerate(zip(one, two, strict=False)):
            found = difference(left, right, f"{path}[{index}]")
            if found:
                return found
        return "" if len(one) == len(two) else f"{path}: {len(one)} things, not {len(two)}"
    return "" if one == two else f"{path}: {one}, not {two}"
