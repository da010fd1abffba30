"""Several people at one terminal: nobody sees what is another's."""

import re
from functools import cache

import pytest

from .runner import GAME, SCREEN, WIPE, run, unstyled

KNOWN_DRAW = re.compile(r"^ (\w+) draws (?!a card\.|an Exploding)", re.MULTILINE)


@cache
def screens(seed: str) -> list[str]:
    """What is shown between two wipes of the screen, one person after the other."""
    seats = ["--seats", "human,human,human"]
    done = run("play", GAME, *seats, "--seed", seed, keys=["1"] * 400, **SCREEN)
    assert done.exit_code == 0
    assert "The match is over" in done.output
    return unstyled(done.output).split(WIPE)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_hand_is_drawn_only_after_the_device_was_handed_to_its_owner(seed: str) -> None:
    holder, handed, hands = None, 0, 0
    for screen in screens(seed):
        taken = re.search(r"Pass the device to (\w+)\.", screen)
        if taken:
            holder, handed = taken[1], handed + 1
        for owner in re.findall(r"(\w+) +you ", screen):
            assert owner == holder
            hands += 1
        for drawer in KNOWN_DRAW.findall(screen):
            assert drawer == holder
    assert hands > handed > 10


def test_the_screen_is_wiped_before_each_handing_over() -> None:
    for screen in screens("1"):
        if "Pass the device" in screen:
            before = screen.partition("Pass the device")[0]
            assert before.count("\n") == 1  # nothing but the name above it


def test_what_was_drawn_is_shown_to_who_drew_it_before_the_device_goes_on() -> None:
    secret = [screen for screen in screens("1") if screen.startswith("Only for ")]
    assert secret
    for screen in secret:
        name = re.match(r"Only for (\w+)", screen)
        assert name
        assert f" {name[1]} draws" in screen or f" {name[1]} hides" in screen


def test_the_end_shows_no_secrets() -> None:
    assert not KNOWN_DRAW.search(screens("1")[-1])


def test_one_person_is_never_asked_to_hand_over() -> None:
    done = run("play", GAME, "--seed", "1", keys=["1"] * 300, **SCREEN)
    assert "Pass the device" not in done.output


@pytest.mark.parametrize("seed", [str(seed) for seed in range(8)])
def test_everybody_is_asked_about_a_play_holder_of_a_nope_or_not(seed: str) -> None:  # EK-38
    options = ["--option", "first_seat=1", "--seats", "human,human,human", "--seed", seed]
    keys = ["", "2", *["", "1"] * 2]
    played = unstyled(run("play", GAME, *options, keys=keys, **SCREEN).output)
    assert "Pass the device to Biscuit." in played
    assert "Pass the device to Olive." in played
    assert played.count("Nope it, or let it pass?") == 2
    assert played.count("1 Let it pass") == 2
