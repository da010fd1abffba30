"""High Mouse is what its rules say."""
