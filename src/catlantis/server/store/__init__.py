"""What lasts: the database, what is written to it and found in it."""
