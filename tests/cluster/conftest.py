"""Two real Ray nodes on this machine, each with an address of its own."""

import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from .anchors import LOST

HEAD, SECOND = "127.0.0.2", "127.0.0.3"
RAY = Path(sys.executable).with_name("ray")
COMMON = ["start", "--block", "--num-cpus=1", "--object-store-memory=100000000"]
PATH = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[1])])
DEADLINE = 120.0  # seconds for a node to be there


class Cluster:
    """The nodes, and where they are."""

    def __init__(self, address: str, second: "subprocess.Popen[bytes]") -> None:
        self.address = address
        self.second = second

    def lose_second(self) -> None:
        """End the second node."""
        end(self.second)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a node at once, with all that it has started; `ray stop` would end every Ray by name."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def node(*args: str, **env: str) -> "Iterator[subprocess.Popen[bytes]]":
    """A node of its own."""
    call = [str(RAY), *COMMON, *args]
    process = subprocess.Popen(
        call,
        env={**os.environ, "PYTHONPATH": PATH, **env},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        end(process)


def listens(address: str) -> bool:
    """Whether somebody does at that address."""
    host, _, port = address.partition(":")
    with socket.socket() as trial:
        return trial.connect_ex((host, int(port))) == 0


def free_address() -> str:
    """One that nobody listens at, its port below those that Ray's workers take."""
    return next(f"{HEAD}:{port}" for port in range(7300, 7400) if not listens(f"{HEAD}:{port}"))


def wait_for_nodes(address: str, number: int) -> None:
    """Until so many nodes have joined."""
    deadline = monotonic() + DEADLINE
    import ray  # reads the token's place when it is imported

    while not listens(address):
        assert monotonic() < deadline
        sleep(0.2)
    ray.init(address, log_to_driver=False)
    try:
        while sum(one["Alive"] for one in ray.nodes()) < number:
            assert monotonic() < deadline
            sleep(0.2)
    finally:
        ray.shutdown()


@pytest.fixture(scope="session", autouse=True)
def token(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All processes share a secret, as a cluster's do."""
    file = tmp_path_factory.mktemp("ray") / "token"
    file.write_text(secrets.token_hex(32))
    os.environ["RAY_AUTH_MODE"] = "token"
    os.environ["RAY_AUTH_TOKEN_PATH"] = str(file)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A head and a second node, ended by the test or after it."""
    address = free_address()
    port = address.partition(":")[2]
    head = ["--head", f"--node-ip-address={HEAD}", f"--port={port}", "--include-dashboard=false"]
    joining = [f"--address={address}", f"--node-ip-address={SECOND}"]
    with ExitStack() as nodes:
        nodes.enter_context(node(*head))
        wait_for_nodes(address, 1)
        second = nodes.enter_context(node(*joining, **{LOST: "1"}))
        wait_for_nodes(address, 2)
        yield Cluster(address, second)
