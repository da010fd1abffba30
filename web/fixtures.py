"""Print the views of real tables, given as JSON, as a module that the page's compiler checks.

`python web/src/games/islet/fixtures.py | python web/fixtures.py > web/src/games/islet/fixtures.ts`.
"""

import json
import sys

if __name__ == "__main__":
    fixtures = json.load(sys.stdin)
    views = {name: made for name, made in fixtures.items() if "game" in made}
    others = {name: made for name, made in fixtures.items() if name not in views and name != "open"}
    names = " | ".join(json.dumps(name) for name in views)
    print('import type { View } from "./view";\n')
    print(f"export type Name = {names};")
    print(f"export const VIEWS: Record<Name, View> = {json.dumps(views)};")
    print(f"export const OPEN: View[] = {json.dumps(fixtures['open'])};")
    for name, made in others.items():
        print(f"export const {name.upper()} = {json.dumps(made)};")
