"""What every game is made of: states, actions, events, chance, and the laws they obey."""
