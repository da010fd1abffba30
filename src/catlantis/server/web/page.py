"""The built page: its files by address, read once, compressed, and cached by browsers.

Only what was found in the folder can be asked for, by the very name it was found under; every
other address is the page itself, which shows what the address means.
"""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct

FOREVER: Final = "public, max-age=31536000, immutable"  # for names that hold a hash
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 1024
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Catlantis</title>
<h1>The server runs, the page is not built</h1>
<p>Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then reload.
<p lang="fr">Le serveur fonctionne, mais la page n’est pas construite : lancez la même commande,
puis rechargez.
"""


class Asset(Struct):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


def asset(name: str, body: bytes) -> Asset:
    """The file of that name."""
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith(PACKED) and len(body) >= WORTH_PACKING
    return Asset(
        body,
        gzip.compress(body, mtime=0) if is_text else None,
        kind,
        f'"{sha256(body).hexdigest()[:24]}"',
        FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


class Page:
    """The folder of the built page; it is read again when it was built again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("catlantis") / "page"))
        self._read_at = -1.0
        self._assets: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        """What is to be shown at an address; None: nothing, not even the page."""
        self._refresh()
        name = path.strip("/") or "index.html"
        found = self._assets.get(name)
        if found is None and not name.startswith("assets/"):
            found = self._assets.get("index.html") or asset("missing.html", NOT_BUILT.encode())
        return found

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        built_at = index.stat().st_mtime if index.is_file() else 0.0
        if built_at == self._read_at:
            return
        self._read_at = built_at
        paths = [path for path in self._folder.rglob("*") if path.is_file()] if built_at else []
        names = {path.relative_to(self._folder).as_posix(): path for path in paths}
        self._assets = {name: asset(name, path.read_bytes()) for name, path in names.items()}
