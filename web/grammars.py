"""Print how our own games speak, for the page, as a TypeScript module.

`PYTHONPATH=src python web/grammars.py > web/src/lib/grammars.ts`. Of games that the page was not
built with it asks the server.
"""

import msgspec

from catlantis.games import GAMES
from catlantis.server.grammar import grammar_of

if __name__ == "__main__":
    grammars = msgspec.json.encode({key: grammar_of(game) for key, game in GAMES.items()})
    print('import type { Grammar } from "./wire";\n')
    print(f"export const GRAMMARS: Record<string, Grammar> = {grammars.decode()};")
