"""Work spread over processes, of this machine or of a cluster; one worker stays in this process."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Final, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD: Final = 16  # jobs handed out for each worker: a million at once would fill the memory


class NoCluster(Exception):
    """No cluster answers there, or it was lost: says in a line why."""


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, cluster: str = ""
) -> Iterator[Result]:
    """The result of each job, in their order, as soon as those before it are done.

    With the address of a Ray cluster its nodes do the work, as many jobs at once as they can.
    """
    done: dict[int, Callable[[], Result]] = {}
    wanted = 0
    for place, result in _done(work, jobs, workers, cluster):
        done[place] = result
        while wanted in done:
            yield done.pop(wanted)()
            wanted += 1


def finished(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, cluster: str = ""
) -> Iterator[tuple[int, Result]]:
    """The place and the result of each job, in the order in which they are done."""
    for place, result in _done(work, jobs, workers, cluster):
        yield place, result()


def _done(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, cluster: str
) -> Iterator[tuple[int, Callable[[], Result]]]:
    if cluster:
        from catlantis.arena.cluster import done_there  # noqa: PLC0415  (Ray is an extra)

        yield from done_there(work, jobs, cluster)
    elif workers <= 1:
        for place, job in enumerate(jobs):
            yield place, partial(_same, work(job))
    else:
        yield from _done_here(work, jobs, workers)


def _done_here(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[int, Callable[[], Result]]]:
    with ProcessPoolExecutor(workers, initializer=follow_parent) as pool:
        todo, places = iter(enumerate(jobs)), dict[Future[Result], int]()
        try:
            while True:
                for place, job in islice(todo, AHEAD * workers - len(places)):
                    places[pool.submit(work, job)] = place
                if not places:
                    return
                for future in wait(places, return_when=FIRST_COMPLETED).done:
                    yield places.pop(future), future.result
        except BaseException:
            processes = list(pool._processes.values())  # `terminate_workers`, from 3.14 on
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()
            raise


def _same(result: Result) -> Result:
    return result


def follow_parent() -> None:
    """Let this process end with the one that has started it, and only then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard where the results go
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)
