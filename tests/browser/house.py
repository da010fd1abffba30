"""A real server in a process of its own, that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds for a server to come up on a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`catlantis serve` on a port and a database of its own, with bots that hardly pause."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite"
        self.log = folder / "serve.log"
        self.start()

    def start(self) -> None:
        pace = {"CATLANTIS_BOT_DELAY_LOW": "0.05", "CATLANTIS_BOT_DELAY_HIGH": "0.1"}
        limits = {
            "CATLANTIS_GUESTS_PER_MINUTE": "600",
            "CATLANTIS_REQUESTS_PER_SECOND": "200",
            "CATLANTIS_MESSAGES_PER_SECOND": "200",
            "CATLANTIS_MESSAGES_AT_ONCE": "1000",
        }
        call = [str(Path(sys.executable).with_name("catlantis")), "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*call, "--database", str(self.database)],
                env={**os.environ, **pace, **limits},
                stdout=log,
                stderr=log,
            )
        self.await_health()

    def await_health(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.address}/health", timeout=5):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    def complaints(self) -> list[str]:
        """What the server's log holds that it should not."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line]
