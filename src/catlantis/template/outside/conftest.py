"""Finds the game as players do; where Catlantis is compiled, that comes before importing it."""

import catlantis.games  # noqa: F401
