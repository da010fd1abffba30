"""What happens at a table: who sits there, what is played, what each is told."""
