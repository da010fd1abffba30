"""A process of their own for bots: ended where one takes too long, and lost where one ends it."""

from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_int64
from multiprocessing import Pipe, Process, RawArray, RawValue
from multiprocessing.connection import Connection
from traceback import format_exception
from typing import Any, Final

from catlantis.arena.deal import Sitting
from catlantis.arena.match import CRASHED, TOO_SLOW, Course, Failed, Played, Step, play, told
from catlantis.arena.pool import follow_parent
from catlantis.arena.versions import OtherVersion
from catlantis.record import MAX_ACTIONS

PATIENCE: Final = 3.0  # times the limit, by the clock, until a silent bot is ended: it may wait
# for a processor, or never answer
LEAST: Final = 1.0  # seconds of that


class Broken(Exception):
    """What failed in a cell was no bot, but the rules or ourselves: how Python tells it."""


class Box:
    """What a cell notes for whoever finds it dead: who was called, and what was done before."""

    def __init__(self) -> None:
        self.calls: Any = RawValue(c_int64, 0)
        self.seat: Any = RawValue(c_int64, 0)
        self.length: Any = RawValue(c_int64, 0)
        self.steps: Any = RawArray(c_int64, 2 * MAX_ACTIONS)

    def note(self, seat: int, journal: Sequence[Step]) -> None:
        """The seat's bot is about to be called."""
        for step in range(self.length.value, len(journal)):
            self.steps[2 * step : 2 * step + 2] = journal[step]
        self.length.value = len(journal)
        self.seat.value = seat
        self.calls.value += 1

    def journal(self) -> list[Step]:
        """All that was done."""
        flat = self.steps[: 2 * self.length.value]
        return list(zip(flat[::2], flat[1::2], strict=True))


class Cell:
    """The process, and the door to it."""

    def __init__(self) -> None:
        self._box = Box()
        self._door, inner = Pipe()
        self._process = Process(target=_serve, args=(inner, self._door, self._box), daemon=True)
        self._process.start()
        inner.close()

    @property
    def is_alive(self) -> bool:
        """Whether it can play on."""
        return self._process.is_alive()

    def play(self, sitting: Sitting) -> tuple[Played, bytes]:
        """Play a match in there; a bot that does not come back forfeits it."""
        self._box.length.value = 0
        self._door.send(sitting)
        patience = max(PATIENCE * sitting.limit, LEAST)
        calls = -1
        while not self._door.poll(patience):
            if self._box.calls.value == calls:
                return self._lost(sitting, TOO_SLOW, f"> {patience:.3g} s")
            calls = self._box.calls.value
        try:
            answer: tuple[Played, bytes] | Exception = self._door.recv()
        except (EOFError, ConnectionError):
            self._process.join()
            return self._lost(sitting, CRASHED, f"exit code {self._process.exitcode}")
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _lost(self, sitting: Sitting, reason: str, fault: str) -> tuple[Played, bytes]:
        """The match as far as it came, forfeited by who was called last."""
        self.close()
        course = Course(sitting)
        for seat, action in self._box.journal():
            course.do(seat, action)
        return told(course, Failed(self._box.seat.value, reason, fault))

    def close(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._door.close()


def _serve(door: "Connection[Any, Any]", outer: "Connection[Any, Any]", box: Box) -> None:
    outer.close()
    follow_parent()
    with suppress(EOFError, ConnectionError):  # nobody is there any more
        while True:
            door.send(_answer(door.recv(), box))


def _answer(sitting: Sitting, box: Box) -> tuple[Played, bytes] | Exception:
    try:
        return play(sitting, box.note)
    except OtherVersion as error:
        return error
    except Exception as error:
        return Broken("".join(format_exception(error)))


_cells: Final[list[Cell]] = []  # one for this process, once it is needed


def play_guarded(sitting: Sitting) -> tuple[Played, bytes]:
    """Play a match in this process's cell, or right here if no time is set."""
    if not sitting.limit:
        return play(sitting)
    if _cells and not _cells[0].is_alive:
        close_cell()
    if not _cells:
        _cells.append(Cell())
    return _cells[0].play(sitting)


def close_cell() -> None:
    """End this process's cell, if it has one."""
    while _cells:
        _cells.pop().close()
