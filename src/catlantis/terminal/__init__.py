"""What a game's `terminal.py` draws its table with."""
