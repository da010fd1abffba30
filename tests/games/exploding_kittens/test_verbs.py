"""The tables of verbs and events: every number stands at the name that it claims."""

from catlantis.games.exploding_kittens import verbs
from catlantis.games.exploding_kittens.verbs import EVENTS, VERBS


def test_verbs_stand_at_their_numbers() -> None:
    assert {verb.name: number for number, verb in enumerate(VERBS.verbs)} == {
        "draw": verbs.DRAW,
        "attack": verbs.PLAY_ATTACK,
        "skip": verbs.PLAY_SKIP,
        "shuffle": verbs.PLAY_SHUFFLE,
        "see": verbs.PLAY_SEE,
        "favor": verbs.PLAY_FAVOR,
        "pair": verbs.PAIR,
        "three": verbs.THREE,
        "five": verbs.FIVE_DIFFERENT,
        "nope": verbs.PLAY_NOPE,
        "pass": verbs.PASS,
        "give": verbs.GIVE,
        "take": verbs.TAKE,
        "insert": verbs.INSERT,
    }


def test_events_stand_at_their_numbers() -> None:
    assert {kind.name: number for number, kind in enumerate(EVENTS.kinds)} == {
        "turn": verbs.TURN_BEGINS,
        "attack": verbs.PLAY_ATTACK,
        "skip": verbs.PLAY_SKIP,
        "shuffle": verbs.PLAY_SHUFFLE,
        "see": verbs.PLAY_SEE,
        "favor": verbs.PLAY_FAVOR,
        "pair": verbs.PAIR,
        "three": verbs.THREE,
        "five": verbs.FIVE_DIFFERENT,
        "nope": verbs.NOPED,
        "cancelled": verbs.CANCELLED,
        "attacked": verbs.ATTACKED,
        "shuffled": verbs.SHUFFLED,
        "foresaw": verbs.FORESAW,
        "gave": verbs.GAVE,
        "stole": verbs.STOLE,
        "handed-over": verbs.HANDED_OVER,
        "lacked": verbs.LACKED,
        "nothing-left": verbs.NOTHING_LEFT,
        "took": verbs.TOOK,
        "drew": verbs.DREW,
        "drew-kitten": verbs.DREW_KITTEN,
        "defused": verbs.DEFUSED,
        "inserted": verbs.INSERTED,
        "exploded": verbs.EXPLODED,
        "won": verbs.WON,
    }


def test_event_of_a_play_has_the_number_and_arguments_of_its_verb() -> None:
    for number in range(verbs.PLAY_ATTACK, verbs.PLAY_NOPE + 1):
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
