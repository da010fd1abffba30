"""Firefox, spoken to by its own protocol (WebDriver BiDi)."""

import json
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

from browser.house import free_port
from websockets.sync.client import ClientConnection, connect

from browsers.waiting import PATIENCE, answering


class Firefox:
    """A window of Firefox, open while it is entered."""

    needs: ClassVar = ["firefox-esr"]  # Debian's packages

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @staticmethod
    def missing() -> bool:
        """Whether it is not installed."""
        return shutil.which("firefox-esr") is None

    def __enter__(self) -> Self:
        port = free_port()
        self.process = subprocess.Popen(
            [
                *("firefox-esr", "--headless", "--no-remote", "--profile", str(self.folder)),
                *("--remote-debugging-port", str(port), "about:blank"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.count = 0
        self.line: ClientConnection = answering(
            lambda: connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        )
        self._call("session.new", capabilities={})
        [context, *_] = self._call("browsingContext.getTree")["contexts"]
        self.context = context["context"]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def open(self, address: str) -> None:
        """Go to a page."""
        self._call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script: str) -> str:
        """What a script promises in the page, a text."""
        told = self._call(
            "script.evaluate",
            expression=script,
            awaitPromise=True,
            target={"context": self.context},
        )
        if told["type"] == "exception":
            raise AssertionError(told["exceptionDetails"]["text"])
        return str(told["result"]["value"])

    def _call(self, method: str, **params: Any) -> Any:
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv(timeout=PATIENCE))
            if heard.get("id") == self.count:
                if heard["type"] == "error":
                    raise AssertionError(heard["message"])
                return heard["result"]
