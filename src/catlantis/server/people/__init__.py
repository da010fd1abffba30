"""Who is who, and how they are reached elsewhere."""
