"""Work spread over processes, with progress; a single worker stays in this process."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(work: Callable[[Job], Result], jobs: list[Job], workers: int) -> Iterator[Result]:
    """The result of each job, as they are done."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(work, job) for job in jobs]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
