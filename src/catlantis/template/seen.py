"""What a seat is shown: the types of its view (HM-4)."""

from typing import Annotated

from catlantis.core.seen import By, Frame


class View(Frame):
    """The table as the seat, or a spectator, sees it."""

    hand: list[int] | None  # None for spectators
    shown: Annotated[list[int | None], By("seat")]  # None: not yet
