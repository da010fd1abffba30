"""A request that is refused: it becomes a `Problem` with a fitting status."""


class Denied(Exception):
    """Why something was not done: a word, what it is about, and the status that says so."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail
