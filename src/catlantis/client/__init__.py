"""A small client for programs that play, by the page's own protocol: docs/wire.md.

```
server = Server("http://localhost:8000", token)
async with server.table(table_id) as table:
    async for view in table:
        if view["legal"]:
            await table.act(choose(view))
```

`playing.py` plays with a bot of `catlantis.bots`, the same as everywhere.
"""

from catlantis.client.refusal import Refusal as Refusal
from catlantis.client.server import Server as Server
from catlantis.client.table import Table as Table
