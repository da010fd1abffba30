"""WebKit (WebKitGTK's small browser on a screen that nobody sees), spoken to by WebDriver."""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from browser.house import free_port

from browsers.waiting import PATIENCE, answering

BROWSERS: Final = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
UNSANDBOXED: Final = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it opens our own page alone
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
}


def browsers() -> list[str]:
    """Where the browser is installed."""
    return [str(path) for path in Path("/").glob(BROWSERS.removeprefix("/"))]


class WebKit:
    """A window of WebKit, open while it is entered."""

    needs: ClassVar = ["webkit2gtk-driver", "xvfb", "xauth"]  # Debian's packages

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @staticmethod
    def missing() -> bool:
        """Whether it is not installed."""
        programs = ("WebKitWebDriver", "xvfb-run", "xauth")
        return not browsers() or any(shutil.which(program) is None for program in programs)

    def __enter__(self) -> Self:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        screen = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1440x900x24")
        self.process = subprocess.Popen(
            [*screen, "WebKitWebDriver", f"--port={port}"],
            env={**os.environ, **UNSANDBOXED, "HOME": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        options = {"binary": browsers()[0], "args": ["--automation"]}
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}
        made = answering(
            lambda: self._call("POST", "/session", capabilities={"alwaysMatch": wanted})
        )
        self.session = f"/session/{made['sessionId']}"
        timeouts = {"script": int(PATIENCE * 1000)}
        self._call("POST", f"{self.session}/timeouts", **timeouts)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(PATIENCE)

    def open(self, address: str) -> None:
        """Go to a page, and wait for it: by its own way of waiting it never comes."""
        self._call("POST", f"{self.session}/url", url=address)
        script = f"return document.readyState + location.href === 'complete{address}/'"
        until = time.monotonic() + PATIENCE
        while not self._call("POST", f"{self.session}/execute/sync", script=script, args=[]):
            assert time.monotonic() < until, "the page does not come"
            time.sleep(0.2)

    def run(self, script: str) -> str:
        """What a script promises in the page, a text."""
        told = f"const done = arguments[0]; ({script}).then(done, (why) => done('!' + why));"
        answer = str(self._call("POST", f"{self.session}/execute/async", script=told, args=[]))
        if answer.startswith("!"):
            raise AssertionError(answer[1:])
        return answer

    def _call(self, method: str, path: str, **body: Any) -> Any:
        request = Request(self.address + path, json.dumps(body).encode(), method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None
