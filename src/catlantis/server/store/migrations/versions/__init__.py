"""One file for each step, in a chain."""
