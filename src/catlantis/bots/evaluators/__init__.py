"""What an action is worth to a seat that looks no further: one small evaluator for each game."""
