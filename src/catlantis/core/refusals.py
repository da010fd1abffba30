"""What a game does not take, with the reason why.

Never compiled: who catches one can ask `help` what it means.
"""


class BadOptions(Exception):
    """Options or a number of seats that the game does not take; names the one at fault."""

    def __init__(self, option: str, reason: str, allowed: str) -> None:
        super().__init__(f"{option}: {reason}; allowed: {allowed}")
        self.option = option
        self.reason = reason  # unknown-option, idle-option, bad-value or bad-seats
        self.allowed = allowed


class BadText(Exception):
    """A text that an option does not take; says in a line what is wrong with it."""


class Unplayable(Exception):
    """A rules version that the game cannot play: not any more, or not yet."""

    def __init__(self, game: str, version: int, playable: list[int]) -> None:
        super().__init__(f"{game}: rules version {version}; playable: {listed(playable)}")
        self.game = game
        self.version = version
        self.playable = playable


def listed(versions: list[int]) -> str:
    """Versions for people to read."""
    return ", ".join(str(version) for version in versions)
