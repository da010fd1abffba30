"""Counts of what the server does, for Prometheus: `/metrics`, where the settings allow it."""

from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, and how long actions took from their arrival until all views were sent."""

    def __init__(self) -> None:
        self.sockets = 0
        self.actions: Counter[str] = Counter()  # by whom
        self.refused: Counter[str] = Counter()  # why
        self.requests: Counter[int] = Counter()  # by the answer's status
        self._buckets = [0] * len(BOUNDS)
        self._count = 0
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        """Note how long an action took."""
        self._count += 1
        self._sum += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[index] += 1

    def text(self, rooms: int) -> str:
        """All figures in the format of Prometheus."""
        lines = [
            "# TYPE catlantis_rooms gauge",
            f"catlantis_rooms {rooms}",
            "# TYPE catlantis_sockets gauge",
            f"catlantis_sockets {self.sockets}",
        ]
        counters: list[tuple[str, str, Counter[str] | Counter[int]]] = [
            ("actions", "by", self.actions),
            ("refused", "reason", self.refused),
            ("requests", "status", self.requests),
        ]
        for name, label, counter in counters:
            lines.append(f"# TYPE catlantis_{name}_total counter")
            lines += [
                f'catlantis_{name}_total{{{label}="{key}"}} {count}'
                for key, count in sorted(counter.items(), key=lambda item: str(item[0]))
            ]
        lines.append("# TYPE catlantis_action_seconds histogram")
        lines += [
            f'catlantis_action_seconds_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(BOUNDS, self._buckets, strict=True)
        ]
        lines += [
            f'catlantis_action_seconds_bucket{{le="+Inf"}} {self._count}',
            f"catlantis_action_seconds_sum {self._sum:.6f}",
            f"catlantis_action_seconds_count {self._count}",
        ]
        return "\n".join(lines) + "\n"
