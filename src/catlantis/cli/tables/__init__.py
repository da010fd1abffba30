"""The table of each game, drawn in a terminal."""
