"""Work spread over the nodes of a Ray cluster (`catlantis[cluster]`)."""

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from catlantis.arena.pool import AHEAD, NoCluster

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE: Final = 5.0  # seconds until somebody must listen at an address
UNKNOWN: Final = "The remote function failed to import"  # as Ray says it of a node that lacks it
TRIES: Final = 10  # for a job whose node is lost, again and again


def done_there(
    work: Callable[[Job], Result], jobs: Sequence[Job], address: str
) -> Iterator[tuple[int, Callable[[], Result]]]:
    """The place and result of each job as it is done; a lost node's jobs are done again.

    Nodes need the same Catlantis, and all that the jobs name. Raises `NoCluster`.
    """
    with joined(address):
        remote: Any = ray.remote(max_retries=TRIES)(work)
        processors = int(ray.cluster_resources().get("CPU", 1))
        todo, places = iter(enumerate(jobs)), dict[Any, int]()
        while True:
            for place, job in islice(todo, AHEAD * processors - len(places)):
                places[remote.remote(job)] = place
            if not places:
                return
            ready, _ = ray.wait(list(places), num_returns=1)
            for reference in ready:
                yield places.pop(reference), partial(_got, reference)


def _got(reference: Any) -> Any:
    try:
        return ray.get(reference)
    except RayTaskError as error:
        if str(error.cause).startswith(UNKNOWN):
            raise NoCluster(str(error.cause).strip().splitlines()[-1]) from None
        raise error.cause from None
    except RayError as error:
        raise NoCluster(_line(error)) from None


@contextmanager
def joined(address: str) -> Iterator[None]:
    """Be a driver of the cluster for a while, unless this process is one already."""
    is_ours = not ray.is_initialized()
    if is_ours:
        try:
            knock(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (RayError, OSError, RuntimeError, ValueError) as error:
            raise NoCluster(_line(error)) from None
    try:
        yield
    finally:
        if is_ours:
            ray.shutdown()


def knock(address: str) -> None:
    """Raises `OSError` where nobody listens: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
