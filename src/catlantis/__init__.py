"""Four board games about cats and islands: one set of rules for playing, watching and learning."""

import os

if os.environ.get("CATLANTIS_PURE") == "1":
    from catlantis.pure import prefer_sources

    prefer_sources()
