"""`python -m catlantis.server`: the server on this machine, without the command line's words."""

import sys

from catlantis.server.serving import addresses, listen, serve
from catlantis.server.settings import Settings

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    listener = listen("127.0.0.1", port)
    found = addresses("127.0.0.1", listener.getsockname()[1])[0]
    serve(Settings.from_env(), listener, lambda: print(found, flush=True))
