"""A view in words, by the sorts of its type (`core/seen.py`): how any game can be told."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from catlantis.core.action import SEAT
from catlantis.core.game import Game
from catlantis.core.seen import ACTION, COUNT, MONEY, SCORE, Frame
from catlantis.core.shape import (
    FLAG,
    LIST,
    NUMBER,
    RECORD,
    TEXT,
    Shape,
    entry_of,
    key_of,
    shape_of,
)
from catlantis.locales import NONE, Words
from catlantis.terminal.guests import signed


class Told(NamedTuple):
    """A part of a view: its label, and what it says."""

    label: str
    text: str


class Telling:
    """Tells the views of one match; `names` are the players', by seat."""

    def __init__(self, game: Game[Any], words: Words, names: Sequence[str]) -> None:
        assert game.meta.seen is not None
        self.game = game
        self.shape = shape_of(game.meta.seen)
        self.words = words
        self.names = names

    def table(self, view: dict[str, Any]) -> Iterator[Told]:
        """All that the view tells, but for what it tells of each seat."""
        for name, part in self.shape.parts.items():
            if name not in shape_of(Frame).parts and part.by != SEAT:
                for label, text in self.part(key_of("", name), part, view.get(name)):
                    yield Told(label, text or self.words.text("seen-nothing"))

    def seat(self, view: dict[str, Any], seat: int) -> Iterator[Told]:
        """What the view tells of a seat; what it has none of is left out."""
        for name, part in self.shape.parts.items():
            if part.by == SEAT and not part.is_drawn and part.of is not None:
                path, value = key_of("", name), view[name][seat]
                if part.of.kind == RECORD:
                    yield from self.within(path, part.of, value)
                else:
                    yield from self.part(path, part.of, value)

    def part(self, path: str, shape: Shape, value: Any) -> Iterator[Told]:
        """A part of the view with its label, a record in one line; what is missing is not told."""
        if value is None or shape.is_drawn:
            return
        if shape.kind == RECORD:
            yield Told(self.label(path), self.line(self.within(path, shape, value)))
        else:
            yield Told(self.label(path), str(self.said(path, shape, value)))

    def within(self, path: str, shape: Shape, record: dict[str, Any]) -> Iterator[Told]:
        """The parts of a record that are not empty."""
        for name, part in shape.parts.items():
            for told in self.part(key_of(path, name), part, record.get(name)):
                if told.text:
                    yield told

    def line(self, parts: Iterable[Told]) -> str:
        """Several parts in one line."""
        named = (self.words.text("seen-by", name=label, value=text) for label, text in parts)
        return " · ".join(named)

    def label(self, path: str) -> str:
        """What a part of the view is called."""
        return self.words.text(f"{self.game.meta.key}-seen-{path}")

    def said(self, path: str, shape: Shape, value: Any) -> object:
        """What stands there, in words, empty if it is an empty list.

        A number that stands for itself stays one, and what is missing is `none`.
        """
        if value is None:
            return NONE
        if shape.kind == NUMBER:
            return self.number(shape, value)
        if shape.kind == TEXT:
            key = f"{self.game.meta.key}-{shape.sort}-{value}"
            return self.words.text(key) if shape.sort else value
        if shape.kind == FLAG:
            return self.words.text("seen-yes" if value else "seen-no")
        if shape.kind == LIST:
            return self.several(path, shape, value)
        if shape.kind == ACTION:
            return self.words.action(self.game, value, self.names)
        parts = value if shape.kind == RECORD else dict(zip(shape.parts, value, strict=True))
        told = {
            name: self.said(key_of(path, name), part, parts.get(name))
            for name, part in shape.parts.items()
            if not part.is_drawn
        }
        return self.words.text(f"{self.game.meta.key}-seen-{entry_of(path)}", **told)

    def number(self, shape: Shape, value: int) -> object:
        """What a number stands for."""
        if shape.sort == SCORE:
            return signed(value)
        if shape.sort in ("", COUNT, MONEY):
            return value
        if shape.sort == SEAT:
            return self.names[value]
        return self.words.word(self.game, shape.sort, value - shape.first)

    def several(self, path: str, shape: Shape, values: list[Any]) -> str:
        """A list: alike things are counted, or each is named by what it is for."""
        assert shape.of is not None
        if not shape.by:
            alike = Counter(str(self.said(path, shape.of, value)) for value in values)
            items = [self.times(text, count) for text, count in alike.items()]
        elif shape.of.sort == COUNT:
            items = [self.times(self.name(shape, at), n) for at, n in enumerate(values) if n]
        else:
            items = [
                self.words.text(
                    "seen-by", name=self.name(shape, at), value=self.said(path, shape.of, value)
                )
                for at, value in enumerate(values)
            ]
        return self.words.listed(items) if items else ""

    def name(self, shape: Shape, index: int) -> str:
        """What an entry of a list is for."""
        return (
            self.names[index] if shape.by == SEAT else self.words.word(self.game, shape.by, index)
        )

    def times(self, word: str, count: int) -> str:
        """So many of that."""
        return self.words.text("list-count", word=word, count=count) if count > 1 else word
