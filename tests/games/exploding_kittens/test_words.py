"""The tables of words: every number stands at the name that it claims."""

from catlantis.games.exploding_kittens import words
from catlantis.games.exploding_kittens.words import EVENTS, PROMPTS, VERBS

from .table import deal, random_match


def test_verbs_stand_at_their_numbers() -> None:
    assert {verb.name: number for number, verb in enumerate(VERBS.verbs)} == {
        "draw": words.DRAW,
        "attack": words.PLAY_ATTACK,
        "skip": words.PLAY_SKIP,
        "shuffle": words.PLAY_SHUFFLE,
        "see": words.PLAY_SEE,
        "favor": words.PLAY_FAVOR,
        "pair": words.PAIR,
        "three": words.THREE,
        "five": words.FIVE_DIFFERENT,
        "nope": words.PLAY_NOPE,
        "pass": words.PASS,
        "give": words.GIVE,
        "take": words.TAKE,
        "insert": words.INSERT,
    }


def test_events_stand_at_their_numbers() -> None:
    assert {kind.name: number for number, kind in enumerate(EVENTS.kinds)} == {
        "turn": words.TURN_BEGINS,
        "attack": words.PLAY_ATTACK,
        "skip": words.PLAY_SKIP,
        "shuffle": words.PLAY_SHUFFLE,
        "see": words.PLAY_SEE,
        "favor": words.PLAY_FAVOR,
        "pair": words.PAIR,
        "three": words.THREE,
        "five": words.FIVE_DIFFERENT,
        "nope": words.NOPED,
        "cancelled": words.CANCELLED,
        "attacked": words.ATTACKED,
        "shuffled": words.SHUFFLED,
        "foresaw": words.FORESAW,
        "gave": words.GAVE,
        "stole": words.STOLE,
        "handed-over": words.HANDED_OVER,
        "lacked": words.LACKED,
        "nothing-left": words.NOTHING_LEFT,
        "took": words.TOOK,
        "drew": words.DREW,
        "drew-kitten": words.DREW_KITTEN,
        "defused": words.DEFUSED,
        "inserted": words.INSERTED,
        "exploded": words.EXPLODED,
        "won": words.WON,
    }


def test_event_of_a_play_has_the_number_and_arguments_of_its_verb() -> None:
    for number in range(words.PLAY_ATTACK, words.PLAY_NOPE + 1):
        verb, kind = VERBS.verbs[number], EVENTS.kinds[number]
        assert kind.name == verb.name
        assert [(arg.name, arg.sort, arg.many) for arg in kind.args] == [
            (arg.name, arg.sort, arg.many) for arg in verb.args
        ]


def test_only_what_is_hidden_is_marked_secret() -> None:  # EK-12
    secret = {kind.name for kind in EVENTS.kinds if any(arg.secret for arg in kind.args)}
    assert secret == {"foresaw", "gave", "stole", "drew", "inserted"}


def test_what_shows_hidden_cards_reveals() -> None:  # EK-12
    reveals = {kind.name for kind in EVENTS.kinds if kind.reveals}
    shown = {"foresaw", "gave", "stole", "handed-over", "lacked", "drew", "drew-kitten"}
    assert reveals == shown | {"inserted"}


def test_only_a_nope_races() -> None:  # EK-38
    assert [verb.name for verb in VERBS.verbs if verb.race] == ["nope"]


def test_all_actions_of_a_match_survive_spelling() -> None:
    for table in random_match(3, 2):
        for seat in table.to_act:
            legal = table.legal(seat)
            assert [table.write(table.read(text)) for text in legal] == legal
            spelled = table.view(seat)["legal"]
            parsed = [VERBS.parse(action) for action in spelled]
            assert parsed == [table.read(text) for text in legal]


def test_prompts_are_those_of_the_phases() -> None:
    asked = set()
    for seed in range(10):
        for table in random_match(3, seed):
            for seat in table.to_act:
                name, *args = table.view(seat)["prompt"]
                assert len(args) == len(PROMPTS[name])
                asked.add(name)
    assert asked == set(PROMPTS)


def test_every_event_happens() -> None:
    told: set[str] = set()
    for seed in range(40):
        *_, table = random_match(2 + seed % 4, seed)
        told.update(text.split()[1] for text in table.told(None))
    rare = deal("favor nope | nope")  # a hand that a Nope emptied is rare at random
    rare.play(0, "favor 1")
    rare.play(1, "nope")
    rare.play(0, "nope")
    rare.all_pass()
    told.update(text.split()[1] for text in rare.told(None))
    assert told == set(EVENTS.numbers)
