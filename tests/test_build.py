"""The build makes anew what has changed, and nothing else."""

from collections.abc import Iterable
from pathlib import Path

import pytest

import hatch_build
from catlantis.pure import INTERPRETED

RULE = "src/catlantis/games/whist/tricks.py"
FILES = (
    *("hatch_build.py", "src/catlantis/core/bag.py", RULE, "src/catlantis/games/whist/terminal.py"),
    *(
        "src/catlantis/games/whist/words/en.ftl",
        "src/catlantis/server/app.py",
        "web/src/App.svelte",
    ),
)


class Bench:
    """A small project, and how often its rules were compiled."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.compiled = 0
        for name in FILES:
            self.write(name, "as it was")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def compile(self, rules: Iterable[Path], folder: Path) -> Path:
        self.compiled += 1
        built = folder / "built"
        built.mkdir(parents=True)
        (built / "rules.so").write_text("\n".join(path.read_text() for path in rules))
        return built


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    bench = Bench(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CATLANTIS_PURE", raising=False)
    monkeypatch.setattr(hatch_build, "can_compile", lambda _: True)
    monkeypatch.setattr(hatch_build, "compile_rules", bench.compile)
    hatch_build.compiled_rules()
    assert bench.compiled == 1
    return bench


@pytest.mark.parametrize("name", FILES[3:])
def test_what_is_no_rule_compiles_nothing(bench: Bench, name: str) -> None:
    bench.write(name, "edited")
    hatch_build.compiled_rules()
    assert bench.compiled == 1


@pytest.mark.parametrize("name", FILES[:3])
def test_a_rule_that_was_edited_is_compiled(bench: Bench, name: str) -> None:
    bench.write(name, "edited")
    built = hatch_build.compiled_rules()
    assert bench.compiled == 2
    assert ("edited" in (built / "rules.so").read_text()) == (name != "hatch_build.py")


def test_a_rule_that_was_renamed_is_compiled(bench: Bench) -> None:
    Path(RULE).rename(Path(RULE).with_name("suits.py"))
    hatch_build.compiled_rules()
    assert bench.compiled == 2


def test_what_was_compiled_once_is_kept(bench: Bench) -> None:
    bench.write(RULE, "edited")
    hatch_build.compiled_rules()
    bench.write(RULE, "as it was")
    hatch_build.compiled_rules()
    assert bench.compiled == 2


def test_only_the_last_used_are_kept(bench: Bench) -> None:
    for number in range(2 * hatch_build.KEEP):
        bench.write(RULE, str(number))
        hatch_build.compiled_rules()
    assert len(list(hatch_build.KEPT.iterdir())) == hatch_build.KEEP


def test_a_broken_build_is_not_kept(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(rules: Iterable[Path], folder: Path) -> Path:
        bench.compile(rules, folder)
        raise SystemExit("mypyc found an error")

    monkeypatch.setattr(hatch_build, "compile_rules", broken)
    bench.write(RULE, "edited")
    before = list(hatch_build.KEPT.iterdir())
    with pytest.raises(SystemExit):
        hatch_build.compiled_rules()
    assert list(hatch_build.KEPT.iterdir()) == before


def test_without_a_compiler_the_rules_are_left_out(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "can_compile", lambda _: False)
    bench.write(RULE, "edited")
    with pytest.raises(hatch_build.LeftOut, match="no C compiler"):
        hatch_build.compiled_rules()


def test_tables_are_printed_when_python_has_changed(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Path("web/src/wire.ts")
    monkeypatch.setattr(hatch_build, "TABLES", {"src/wire.ts": ["src/catlantis/server/app.py"]})
    bench.write("src/catlantis/server/app.py", "print('wire')")
    hatch_build.write_tables()
    assert table.read_text() == "wire\n"
    table.write_text("untouched")
    hatch_build.write_tables()
    assert table.read_text() == "untouched"
    bench.write("src/catlantis/server/app.py", "print('wire, again')")
    hatch_build.write_tables()
    assert table.read_text() == "wire, again\n"
    table.unlink()
    hatch_build.write_tables()
    assert table.read_text() == "wire, again\n"


def test_what_the_build_leaves_interpreted_is_what_the_package_says() -> None:
    assert hatch_build.INTERPRETED == INTERPRETED
