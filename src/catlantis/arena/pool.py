"""Work spread over processes, with progress; a single worker stays in this process."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD: Final = 16  # jobs handed out for each worker: a million at once would fill the memory


def spread(work: Callable[[Job], Result], jobs: list[Job], workers: int) -> Iterator[Result]:
    """The result of each job, in their order, as soon as those before it are done."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[Result]] = deque()
        try:
            for job in jobs:
                if len(waiting) == AHEAD * workers:
                    yield waiting.popleft().result()
                waiting.append(pool.submit(work, job))
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
