"""A server to play on, as for the server's own tests."""

from server.conftest import house

__all__ = ["house"]
