"""Another deck, given as a file (docs/isle-of-cats-decks.md)."""

from pathlib import Path

import pytest

from catlantis.games.isle_of_cats.components import our_text
from catlantis.record import load

from .runner import run

GAME = "isle-of-cats"
BOTS = ["--seats", "random,random"]


@pytest.mark.slow
def test_a_match_is_played_with_the_deck_of_a_file_and_keeps_it(tmp_path: Path) -> None:
    text = our_text().replace('"blue wave"', '"red wave"')
    deck, file = tmp_path / "my-box.toml", tmp_path / "my.match.json"
    deck.write_text(text, encoding="utf-8")
    done = run("play", GAME, *BOTS, "--seed", "3", "--option", f"deck=@{deck}", "--save", file)
    assert done.exit_code == 0, done.output
    assert "--option deck=@FILE" in done.output
    assert load(file.read_bytes()).options == {"deck": text}
    deck.unlink()
    assert run("replay", file).exit_code == 0


def test_a_fault_of_a_deck_is_told_with_card_and_field(tmp_path: Path) -> None:
    deck = tmp_path / "my-box.toml"
    deck.write_text(our_text().replace('"green stick"', '"green wavy"', 1), encoding="utf-8")
    for *command, option in (
        ["play", GAME, "deck"],
        ["arena", GAME, "deck"],
        ["serve", f"{GAME}.deck"],
    ):
        done = run(*command, "--option", f"{option}=@{deck}")
        assert done.exit_code == 2
        assert "cats 2: draw: “wavy” is no green shape" in " ".join(done.stderr.split())


def test_a_deck_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = run("play", GAME, "--option", f"deck=@{tmp_path / 'none.toml'}")
    assert done.exit_code == 2
    assert "none.toml" in done.stderr


def test_other_games_take_no_deck(tmp_path: Path) -> None:
    deck = tmp_path / "my-box.toml"
    deck.write_text(our_text(), encoding="utf-8")
    done = run("play", "exploding-kittens", "--option", f"deck=@{deck}")
    assert done.exit_code == 2
    assert "deck" in done.stderr


def test_an_option_of_all_tables_names_its_game() -> None:
    for option, told in (
        ("deck=x", "names no game"),
        ("chess.deck=x", "chess"),
        (f"{GAME}.fish=x", "has no option “fish”"),
        (f"{GAME}.sheet=9", "0–6"),
    ):
        done = run("serve", "--option", option)
        assert done.exit_code == 2
        assert told in " ".join(done.stderr.split())
