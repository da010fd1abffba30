"""Who fails forfeits the match: never a crash, a hang or a win, and always a match file."""

from pathlib import Path

import pytest

from catlantis.arena.cell import Broken, close_cell, play_guarded
from catlantis.arena.deal import Deal, Sitting
from catlantis.arena.match import Played, play
from catlantis.arena.plan import plan_of
from catlantis.arena.report import Report
from catlantis.arena.tournament import Tournament, tournament
from catlantis.games import GAMES
from catlantis.record import SUFFIX, load

KITTENS = "exploding-kittens"
FILE = Path(__file__).with_name("bots.py")
FAILING = [
    ("Cheat", "illegal", f"not legal: {2**40}"),
    ("Mute", "illegal", "not legal: None"),
    ("Faller", "raised", "RuntimeError: my wing"),
    ("Stillborn", "raised", "RuntimeError: no egg"),
    ("SoreLoser", "raised", "RuntimeError: I never lose"),
]


def sitting(name: str, *others: str, limit: float = 0.0, seat: int = 0) -> Sitting:
    """A match with a bot of ours among others."""
    bots = list(others)
    bots.insert(seat, f"{FILE}:{name}")
    return Sitting(Deal(KITTENS, bots, 3, {"first_seat": seat}), 0, list(range(len(bots))), limit)


def assert_forfeited(played: Played, data: bytes, seat: int, reason: str, fault: str) -> None:
    forfeit = played.forfeit
    assert forfeit is not None
    assert (forfeit.seat, forfeit.entrant, forfeit.reason) == (seat, seat, reason)
    assert fault in forfeit.fault
    assert FILE.name in forfeit.where
    assert played.shares()[seat] == 0.0
    assert sum(played.shares()) == pytest.approx(1)
    assert played.ranks[seat] == len(played.ranks)
    assert played.sheet == []
    match = load(data)
    assert len(match.journal) == forfeit.step == played.length
    assert match.seed == 3


@pytest.mark.parametrize(("name", "reason", "fault"), FAILING)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_answers_nonsense_or_raises_forfeits(
    name: str, reason: str, fault: str, seat: int
) -> None:
    played, data = play(sitting(name, "random", seat=seat))
    assert_forfeited(played, data, seat, reason, fault)
    assert played.ranks[1 - seat] == 1


def test_the_line_and_the_trace_are_told() -> None:
    forfeit = play(sitting("Faller", "random"))[0].forfeit
    assert forfeit is not None
    assert forfeit.where.startswith(f"{FILE}:")
    assert 'raise RuntimeError("my wing")' in forfeit.trace


def test_the_others_share_a_match_that_was_not_played_to_its_end() -> None:
    played, _ = play(sitting("Cheat", "random", "random", seat=1))
    assert played.ranks == [1, 3, 1]
    assert played.shares() == [0.5, 0.0, 0.5]


def test_the_others_keep_their_order_if_it_was() -> None:
    fair = play(sitting("Decent", "random", "random"))[0]
    played = play(sitting("SoreLoser", "random", "random"))[0]
    assert played.ranks[0] == 3
    assert sorted(played.ranks) == [1, 2, 3]
    assert (played.ranks[1] < played.ranks[2]) == (fair.ranks[1] < fair.ranks[2])


def test_alone_a_forfeit_is_lost() -> None:
    deal = Deal("islet", [f"{FILE}:Cheat"], 3, {})
    assert play(Sitting(deal, 0, [0]))[0].ranks == [2]


def test_who_needs_more_of_the_processor_than_is_allowed_forfeits() -> None:
    played, data = play(sitting("Slow", "random", limit=0.05))
    assert_forfeited(played, data, 0, "time", " s")
    assert play(sitting("Slow", "random"))[0].forfeit is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "reason", "fault"),
    [
        ("Sleeper", "time", "> 1 s"),
        ("Thinker", "time", "> 1 s"),
        ("Quitter", "crashed", "exit code 7"),
        *FAILING,
    ],
)
def test_who_never_answers_or_ends_its_process_forfeits(name: str, reason: str, fault: str) -> None:
    try:
        played, data = play_guarded(sitting(name, "random", limit=0.3, seat=1))
        assert_forfeited(played, data, 1, reason, fault)
        after, _ = play_guarded(sitting("Decent", "random", limit=0.3))
        assert after.forfeit is None  # the next match is played, in a new process if need be
    finally:
        close_cell()


def test_what_is_no_bots_doing_is_raised_here_also_from_that_process() -> None:
    deal = Deal(KITTENS, ["random", "random"], 1, {"combos": 7})
    try:
        with pytest.raises(Broken, match="BadOptions: combos"):
            play_guarded(Sitting(deal, 0, [0, 1], limit=1.0))
    finally:
        close_cell()


def held(bots: list[str], workers: int, tmp_path: Path, limit: float) -> Report:
    contest = Tournament(plan_of(KITTENS, bots, 1, {}, limit), bots, 6)
    contest.run(workers, lambda _: None, forfeits=tmp_path)
    return contest.report()


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_tournament_of_failures_ends_with_everybody_named(workers: int, tmp_path: Path) -> None:
    bots = [f"{FILE}:Cheat", f"{FILE}:Quitter", "random"]
    report = held(bots, workers, tmp_path, 5.0)
    cheat, quitter, random = report.standings
    assert report.games == 6
    assert cheat.forfeits + quitter.forfeits == len(report.forfeits) == 6
    assert cheat.forfeits and quitter.forfeits
    assert random.forfeits == 0
    assert random.wins == 3.0  # shared with the one that had not failed yet
    assert report.lengths == []
    assert report.lines == []
    files = sorted(tmp_path.glob(f"*{SUFFIX}"))
    assert len(files) == 6
    for file in files:
        assert not load(file.read_bytes()).is_over


def test_the_rules_are_not_asked_to_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catlantis.arena.match.MAX_ACTIONS", 10)
    played, _ = play(sitting("Decent", "random"))
    assert played.forfeit is not None
    assert (played.forfeit.reason, played.length) == ("endless", 10)


def test_a_tournament_without_a_folder_keeps_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    report = tournament(KITTENS, [f"{FILE}:Cheat", "random"], 2, 1, {}, 1, lambda _: None)
    assert [one.wins for one in report.standings] == [0.0, 2.0]
    assert list(tmp_path.iterdir()) == []


def test_every_game_survives_its_failures() -> None:
    for key, game in GAMES.items():
        seats = max(2, game.meta.min_seats)
        deal = Deal(key, [f"{FILE}:Cheat", *["random"] * (seats - 1)], 3, {})
        played, data = play(Sitting(deal, 0, list(range(seats))))
        assert played.shares()[0] == 0.0
        assert load(data).game.meta.key == key
