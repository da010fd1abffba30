"""The server tells how a game speaks, to those who know nothing of it."""

import pytest

from catlantis.games import GAMES, file
from catlantis.locales import LANGUAGES, files_of_game

from ..house import Guest
from ..toy import toy_game


@pytest.mark.parametrize("key", GAMES)
def test_a_grammar_has_all_tables_of_its_game(zoe: Guest, key: str) -> None:
    told, game = zoe.get(f"/api/games/{key}/grammar"), GAMES[key]
    assert list(told["verbs"]) == [verb.name for verb in game.verbs.verbs]
    assert list(told["events"]) == [kind.name for kind in game.events.kinds]
    assert list(told["prompts"]) == list(game.prompts)
    assert told["words"] == game.meta.words
    assert list(told["asides"]) == list(game.meta.asides)
    assert told["seen"]["kind"] == "record"
    assert "players" in told["seen"]["parts"]


def test_the_shape_of_a_view_tells_sorts_and_leaves_out_what_is_only_drawn(zoe: Guest) -> None:
    parts = zoe.get("/api/games/exploding-kittens/grammar")["seen"]["parts"]
    assert parts["hand"]["of"]["sort"] == "title"
    assert parts["hand"]["may_be_none"]
    assert parts["players"]["by"] == "seat"
    assert list(parts["pile"]["parts"]) == ["size", "kittens", "known"]
    assert "phase" not in parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_game_come_as_fluent_text(zoe: Guest, lang: str) -> None:
    fluent = zoe.get(f"/api/games/islet/words/{lang}")["fluent"]
    for path in files_of_game("islet", lang):
        assert path.read_text(encoding="utf-8") in fluent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_come_as_markdown(zoe: Guest, lang: str) -> None:
    page = file("islet", f"rules/{lang}.md")
    assert page is not None
    assert zoe.get(f"/api/games/islet/rules/{lang}") == {"markdown": page.read_text("utf-8")}


def test_a_game_without_words_or_types_is_told_so(zoe: Guest) -> None:
    with toy_game():
        assert zoe.get("/api/games/toy/grammar")["seen"] is None
        assert zoe.get("/api/games/toy/words/en") == {"fluent": ""}


@pytest.mark.parametrize(
    "path",
    [
        "none/grammar",
        "none/words/en",
        "islet/words/xx",
        "islet/words/..%2Frules%2Fen",
        "none/rules/en",
        "islet/rules/xx",
    ],
)
def test_what_is_not_there_is_not_found(zoe: Guest, path: str) -> None:
    assert zoe.ask("GET", f"/api/games/{path}").status_code == 404
