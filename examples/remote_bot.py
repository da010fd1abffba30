"""A remote bot: it sits down at a table of a running server and plays by chance.

    catlantis serve --port 8000
    python examples/remote_bot.py http://localhost:8000 TOKEN TABLE SEAT

The token is a remote bot's (page: Settings, or POST /api/me/bots), the table the last part of its
address. Replace `choose`: the view holds all that the seat may know, and its legal actions.
"""

import asyncio
import random
import sys
from typing import Any

from catlantis.client import Refusal, Server


def choose(view: dict[str, Any]) -> list[Any]:
    """One of the legal actions."""
    action: list[Any] = random.choice(view["legal"])
    return action


async def play(url: str, token: str, table_id: str, seat: int) -> list[int] | None:
    """Sit down, play to the end, and return the ranking."""
    server = Server(url, token)
    await server.sit(table_id, seat)
    async with server.table(table_id) as table:
        async for view in table:
            if view["legal"]:
                try:
                    await table.act(choose(view))
                except Refusal as refusal:
                    print(f"refused: {refusal}")  # by a faster clock, say: the next view tells
    result = table.info.result if table.info else None
    return result.ranking if result else None


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    _, url, token, table_id, seat = sys.argv
    print(f"ranking: {asyncio.run(play(url, token, table_id, int(seat)))}")
