"""Whole matches played at the terminal, left and resumed."""

import builtins
import re
from pathlib import Path

import pytest

from catlantis.match import Match
from catlantis.record import dump, load

from .runner import GAME, SCREEN, match_of, run, unstyled


def test_a_whole_match_is_played_to_its_end() -> None:
    done = run("play", GAME, "--seed", "7", keys=["1"] * 300)
    assert done.exit_code == 0, done.output
    assert "The match is over" in done.output
    assert "wins, the last one alive!" in done.output
    assert re.search(r"Seed: [0-9a-f]{32}\n", done.output)
    assert not done.stderr


def test_the_same_seed_deals_the_same_again() -> None:
    game = ["play", GAME, "--seats", "greedy,random"]
    first = run(*game, "--seed", "7").output
    seed = re.search(r"Seed: ([0-9a-f]{32})", first)
    assert seed
    assert run(*game, "--seed", "7").output == run(*game, "--seed", seed[1]).output == first


def test_a_secret_seed_is_new_each_time() -> None:
    game = ["play", GAME, "--seats", "greedy,random"]
    seeds = {re.findall(r"Seed: (\w+)", run(*game).output)[0] for _ in "ab"}
    assert len(seeds) == 2


def test_the_command_printed_at_the_end_repeats_the_deal() -> None:
    seats = ["--seats", "greedy:Zoe Bell,random", "--option", "combos=off"]
    first = run("play", GAME, *seats, "--option", "first_seat=2").output
    command = first.strip().splitlines()[-1]
    assert "--seats 'greedy:Zoe Bell,random:Mochi'" in command
    assert command.endswith("--option combos=off --option first_seat=2")
    seed = re.findall(r"--seed (\w+)", command)[0]
    again = run("play", GAME, *seats, "--option", "first_seat=2", "--seed", seed)
    assert again.output == first


def test_bots_alone_play_without_questions() -> None:
    done = run("play", GAME, "--seats", "greedy,random", "--seed", "1")
    assert done.exit_code == 0
    assert "> " not in done.output


def test_the_table_tells_what_a_player_is_owed() -> None:
    shown = run("play", GAME, "--seed", "3", "--option", "first_seat=1", keys=["q"]).output
    assert "▶  1  Mochi    you     8 cards  playing" in shown
    assert "Draw pile  29 cards · 2 kittens · risk of a kitten: 7%" in shown
    assert "Discard    nothing yet" in shown
    assert "Your hand  Defuse" in shown
    assert "Play cards, or draw to end your turn." in shown
    assert "1 Draw a card" in shown


def test_every_screen_fits_a_small_terminal() -> None:
    done = run("play", GAME, "--seed", "5", keys=["1"] * 300, **SCREEN)
    screens = done.output.split("\x1b[H\x1b[2J")[1:-1]
    assert len(screens) > 10
    for screen in screens:
        lines = unstyled(screen).rstrip("\n").split("\n")
        assert len(lines) <= 24, screen
        assert all(len(line) <= 80 for line in lines), screen


def test_keys_show_cards_and_log_and_refuse_nonsense() -> None:
    keys = ["?", "", "", "l", "", "u", "99", "draw", "", "1 2", "q"]
    shown = run("play", GAME, "--seed", "3", "--option", "first_seat=1", keys=keys).output
    assert "Ends a turn without drawing." in shown
    assert "The whole log" in shown
    assert "There is nothing to take back." in shown
    assert shown.count("Type one of the numbers.") >= 4
    assert shown.rstrip().endswith("Goodbye!")


def test_a_combo_is_chosen_step_by_step_and_back() -> None:
    keys = ["5", "b", "5", "1", "1", "q"]
    shown = run("play", GAME, "--seed", "3", "--option", "first_seat=1", keys=keys).output
    assert "5 Two of a kind…" in shown
    assert shown.count("Which two of a kind?") == 2
    assert "Who loses a card at random?" in shown
    assert "Mochi plays two Favor cards to steal a card from Biscuit." in shown


def test_five_different_are_picked_in_one_line() -> None:
    keys = ["6", "1 2 3 4 5", "q"]
    shown = run("play", GAME, "--seed", "3", "--option", "first_seat=1", keys=keys).output
    assert "Which five different cards?" in shown
    assert "Mochi plays five different cards: Defuse, Nope, Favor, Shuffle and" in shown


def test_a_move_can_be_taken_back_where_the_match_allows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    undone: list[int] = []
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: not undone)
    monkeypatch.setattr(Match, "undo", lambda match, seat: undone.append(seat))
    keys = ["u", "u", "q"]
    shown = run("play", GAME, "--seed", "3", "--option", "first_seat=1", keys=keys).output
    assert undone == [0]
    assert shown.count("u take back") == 1
    assert "There is nothing to take back." in shown


def test_nothing_is_coloured_without_a_terminal() -> None:
    assert "\x1b" not in run("play", GAME, "--seed", "3", keys=["q"]).output


def test_no_color_is_heeded() -> None:
    coloured = run("play", GAME, "--seed", "3", keys=["q"], TTY_COMPATIBLE="1").output
    plain = run("play", GAME, "--seed", "3", keys=["q"], TTY_COMPATIBLE="1", NO_COLOR="1").output
    assert re.search(r"\x1b\[[0-9;]*3[0-9]m", coloured)
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", plain)


def test_french_is_spoken_by_locale_and_by_option() -> None:
    game = ["play", GAME, "--seats", "greedy,random"]
    by_locale = run(*game, "--seed", "3", LC_ALL="fr_FR.UTF-8").output
    assert by_locale == run(*game, "--seed", "3", "--lang", "fr").output
    assert "La partie est finie" in by_locale
    assert "explodes" not in by_locale
    played = run("play", GAME, "--seed", "3", "--lang", "fr", keys=["1"] * 300).output
    assert "Votre main" in played
    assert "Kit de Désamorçage" in played


# Leaving and coming back


def test_a_match_that_is_left_is_kept_and_resumed(kept: Path) -> None:
    left = run("play", GAME, "--seed", "7", keys=["1", "1", "q"])
    assert left.exit_code == 0
    (file,) = kept.glob("*.match.json")
    assert f"catlantis play --resume {file}" in left.output
    steps = len(load(file.read_bytes()).journal)
    again = run("play", "--resume", file, keys=["1"] * 300)
    assert "The match is over" in again.output
    over = load(file.read_bytes())
    assert over.is_over
    assert len(over.journal) > steps
    assert run("play", "--resume", file).exit_code == 2


def test_the_end_of_input_is_a_goodbye(kept: Path) -> None:
    left = run("play", GAME, "--seed", "7", keys=["1"])
    assert left.exit_code == 0
    assert "Goodbye!" in left.output
    assert len(list(kept.glob("*.match.json"))) == 1


def test_a_match_without_a_move_is_not_kept(kept: Path) -> None:
    run("play", GAME, "--option", "first_seat=1", keys=["q"])
    assert not kept.exists()


def test_ctrl_c_keeps_the_match_and_exits_with_130(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1"])

    def typed(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", typed)
    stopped = run("play", GAME, "--seed", "7")
    assert stopped.exit_code == 130
    assert "--resume" in stopped.output
    assert "Traceback" not in stopped.output
    assert len(list(kept.glob("*.match.json"))) == 1


def test_save_writes_a_match_file(tmp_path: Path, kept: Path) -> None:
    done = run("play", GAME, "--seed", "7", "--save", tmp_path / "ours", keys=["1"] * 300)
    assert load((tmp_path / "ours.match.json").read_bytes()).is_over
    assert str(tmp_path / "ours.match.json") in done.output
    assert not kept.exists()


def test_save_is_up_to_date_after_each_move(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    run("play", GAME, "--seed", "7", "--option", "first_seat=1", "--save", file, keys=["1", "q"])
    assert load(file.read_bytes()).journal


def test_a_resumed_match_goes_on_with_what_happened_since(tmp_path: Path) -> None:
    match = match_of(steps=12)
    file = tmp_path / "left.match.json"
    file.write_bytes(dump(match))
    shown = run("play", "--resume", file, keys=["q"]).output
    assert "Cat1  you" in shown
    assert "Since your last move" in shown
