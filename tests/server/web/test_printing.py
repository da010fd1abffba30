"""`/print`: the sheets of The Isle of Cats (IC-61)."""

import pytest

from catlantis.core.options import settle
from catlantis.games.isle_of_cats.sheets import OPTIONS, printed
from catlantis.locales import Words

from ..house import House

ADDRESS = "/print/isle-of-cats.pdf"


def test_sheets_are_given_as_asked_for(house: House) -> None:
    stranger = house.guest(None)
    answer = stranger.ask("GET", f"{ADDRESS}?boat=3&paper=letter&lang=fr&patterns=1")
    chosen = settle(OPTIONS, {"boat": "3", "patterns": True}, 1)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="isle-of-cats-3-letter-fr.pdf"' in answer.headers["content-disposition"]
    assert answer.content == printed(chosen, "letter", Words("fr"))


def test_all_boats_are_given_unless_one_is_named(house: House) -> None:
    answer = house.guest(None).ask("GET", ADDRESS)
    assert answer.content == printed(settle(OPTIONS, {}, 1), "a4", Words("en"))


@pytest.mark.parametrize(
    "query", ["boat=7", "boat=-1", "boat=x", "paper=a5", "lang=xx", "patterns=maybe", "fish=1"]
)
def test_other_questions_are_refused(house: House, query: str) -> None:
    assert house.guest(None).ask("GET", f"{ADDRESS}?{query}").status_code == 400


def test_other_addresses_are_not_there(house: House) -> None:
    for file in ("exploding-kittens.pdf", "isle-of-cats", "chess.pdf"):
        assert house.guest(None).ask("GET", f"/print/{file}").status_code == 404
