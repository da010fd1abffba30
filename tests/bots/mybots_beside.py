"""What stands beside a bot."""

LAST = -1
