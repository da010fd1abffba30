"""What is in the box (HM-1): tables, no logic."""

from typing import Final

MICE: Final = 10  # numbered from 0
HAND: Final = 2  # mice for each seat (HM-2)
