"""What a server does not do."""


class Refusal(Exception):
    """What the server did not do, and why: a word of docs/wire.md.

    Of our own: `no-server`, none answers there; `lost`, the line was; `no-answer`, none came in
    time; `signed-out`, the token was revoked, or is no remote bot's where one is needed.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
