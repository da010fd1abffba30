"""The processes in which our bots think."""
