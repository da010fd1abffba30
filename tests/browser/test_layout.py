"""Every table fits every screen: nothing that is pressed or read is covered, cut or too small.

The real page is shown views of real tables (`web/src/games/*/fixtures.py`) by a socket in the
test's hand. `LAYOUT="islet" pytest tests/browser/test_layout.py -s` looks at that game alone;
with `PICTURES=folder` it takes a picture of each view at the sizes of `PICTURED`.
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize

from browser.house import House
from browser.player import PATIENCE

SIZES = [
    *((1920, 1080), (1536, 730), (1440, 900), (1366, 657), (1280, 720), (1024, 768)),
    *((768, 1024), (390, 844), (375, 667), (360, 640), (844, 390), (667, 375)),
]
TIGHT = [(1024, 768), (375, 667), (360, 640), (844, 390), (667, 375)]  # where words must be short
SIZES_OF = {"en-GB": SIZES, "fr-FR": TIGHT}
PICTURED = [(1366, 657), (1440, 900), (768, 1024), (390, 844), (844, 390), (667, 375)]
GAMES_SOURCES = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in GAMES_SOURCES.glob("*/fixtures.py"))
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
NAMES = ["Zoe", "Marmalade", "Captain", "Nori", "Pixel", "Olive"]
COLOURS = ["blue", "red", "green", "orange", "purple", "grey"]
SHOWN = 6  # faults of a view that are told

# The other end of the table's socket.
SOCKET = """
const line = new Promise((opened) => {
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { opened(this); }
    send() {}
    close() {}
  };
});
window.tell = async (message) => (await line).onmessage({ data: JSON.stringify(message) });
"""

# All views at one size; those pressed are pressed one after the other, before it is measured.
LOOK = """async (views) => {
  const found = [];
  await resized();
  for (const { sync, presses } of views) {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })); // what was begun is put down
    await tell(sync);
    await settled();
    for (const selector of presses) {
      document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await settled();
    }
    found.push({ faults: measure(), places: places() });
  }
  return found;
}"""

# Decisions in the making that lay the table out anew: what is pressed after which view.
BEGUN: dict[str, dict[str, tuple[str, list[str]]]] = {
    "islet": {
        "tile": ("turn", [".hand button"]),
        "way": ("turn", ['[data-site="4"]']),
        "egg": ("turn", ['[data-site="11"]']),
        "cards": ("otherTurn", ["[role=tab]:nth-child(2), .purse"]),
        "players": ("otherTurn", ["[role=tab]:nth-child(3), .rivals"]),
        "soloCards": ("soloTurn", ["[role=tab]:nth-child(3), .both"]),
    },
    "exploding-kittens": {
        "favour": ("turn", [".hand button:nth-child(5)"]),
        "three": ("turn", [".hand button:nth-child(7)"] * 3 + [".choices button"]),
        "five": ("turn", [".choices button"]),
    },
}


class Shown(NamedTuple):
    """A view of a table, and what is pressed before one looks."""

    name: str
    view: dict[str, Any]
    presses: list[str]


def fixtures(game: str) -> dict[str, Any]:
    """The views of real tables that the page's own tests draw, too."""
    call = [sys.executable, str(GAMES_SOURCES / game / "fixtures.py")]
    made: dict[str, Any] = json.loads(subprocess.run(call, check=True, capture_output=True).stdout)
    return made


def views_of(game: str) -> list[Shown]:
    views = {name: made for name, made in fixtures(game).items() if "game" in made}
    plain = [Shown(name, view, []) for name, view in views.items()]
    begun = BEGUN.get(game, {}).items()
    return plain + [Shown(name, views[of], presses) for name, (of, presses) in begun]


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """What the server tells of the view's table."""
    seat = {"player": None, "bot": None, "is_present": True, "has_stand_in": False}
    pace = {"kind": "turn", "seconds": 60, "days": 3, "turn": 6, "reaction": 6}
    seats = range(view["seats"])
    return {
        **{"id": "layout", "game": view["game"], "options": {}, "status": "playing"},
        **{"is_listed": False, "is_hot_seat": False, "pace": pace, "host": "me", "created": 0},
        **{"commitment": "ab" * 32, "seed": None, "result": None, "rematch": None},
        **{"rules_version": 1, "is_unplayable": False},
        "seats": [
            {
                **{**seat, "name": NAMES[each % 6], "colour": COLOURS[each % 6]},
                **{"is_present": each != 2, "bot": "cruel" if each == 1 else None},
            }
            for each in seats
        ],
    }


def sync_of(view: dict[str, Any]) -> dict[str, Any]:
    """The message that shows the view, with clocks that run."""
    asked = view["to_act"]
    left = [45.0 if seat in asked else None for seat in range(view["seats"])]
    own = [] if view["seat"] is None else [view["seat"]]
    return {
        **{"type": "sync", "protocol": 1, "me": "me", "seat": view["seat"], "own_seats": own},
        **{"own_asked": [seat for seat in own if seat in asked], "table": table_of(view)},
        **{"view": view, "events": [], "can_undo": True, "chat": []},
        "clock": {"left": left, "turn": 290.0 if own else None, "is_reaction": False},
    }


class Findings:
    """What was found, by size and view, and the table of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.faults: dict[tuple[int, int], list[str]] = defaultdict(list)
        self.worst: dict[tuple[int, int], int] = defaultdict(int)
        self.places: dict[tuple[object, ...], dict[str, str]] = {}

    def add(self, size: tuple[int, int], view: str, faults: list[dict[str, Any]]) -> None:
        for number, fault in enumerate(faults):
            self.faults[size].append(f"{view}: {fault['kind']} {fault['what']} {fault['share']} %")
            if fault["kind"] == "covered":
                self.worst[size] = max(self.worst[size], fault["share"])
            if number < SHOWN:
                print(f"    {size[0]}×{size[1]} {self.faults[size][-1]}")

    def add_moves(self, size: tuple[int, int], shown: Shown, places: dict[str, str]) -> None:
        """Board or bar lie elsewhere than in another view that the same player might see."""
        who = (shown.view["seats"], shown.view["seat"] is None)
        first = self.places.setdefault((size, *who, *places), places)
        for region in {"board", "actions"} & set(places):
            if places[region] != first[region]:
                moved = f"{region}: {first[region]} → {places[region]}"
                self.add(size, shown.name, [{"kind": "moved", "what": moved, "share": 100}])

    def table(self, sizes: list[tuple[int, int]]) -> str:
        rows = [f"{'size':>10}  {self.game}: faults, most covered"]
        for width, height in sizes:
            faults, worst = len(self.faults[width, height]), self.worst[width, height]
            rows.append(f"{f'{width}×{height}':>10}  {faults:>4} {worst:>4} %")
        return "\n".join(rows)


@pytest.fixture(params=SIZES_OF)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(browser: Browser, house: House, lang: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=house.address,
        locale=lang,
        reduced_motion="reduce",
        color_scheme="dark" if os.environ.get("NIGHT") else "light",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(SOCKET)
    yield page
    context.close()
    assert not errors


def chosen() -> list[str]:
    return os.environ.get("LAYOUT", "").split() or GAMES


def open_table(page: Page, view: dict[str, Any]) -> None:
    """The table's page, with its board."""

    def answer(route: Route) -> None:
        route.fulfill(json=table_of(view))

    page.route("**/api/tables/layout", answer)
    page.goto("/table/layout")
    page.evaluate("message => tell(message)", sync_of(view))
    page.wait_for_selector(".regions:not(.plain-board)")
    page.evaluate(MEASURE)


@pytest.mark.parametrize("game", chosen())
def test_everything_fits_at_every_size(page: Page, lang: str, game: str) -> None:
    views = views_of(game)
    found = Findings(game)
    open_table(page, views[0].view)
    sent = [{"sync": sync_of(shown.view), "presses": shown.presses} for shown in views]
    for width, height in SIZES_OF[lang]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        results = page.evaluate(LOOK, sent)
        for shown, result in zip(views, results, strict=True):
            found.add((width, height), shown.name, result["faults"])
            found.add_moves((width, height), shown, result["places"])
        if (folder := os.environ.get("PICTURES")) and (width, height) in PICTURED:
            take_pictures(page, Path(folder), f"{game}-{lang[:2]}-{width}x{height}", views)
    print(f"\n{found.table(SIZES_OF[lang])}")
    assert not any(found.faults.values())


def take_pictures(page: Page, folder: Path, name: str, views: list[Shown]) -> None:
    wanted = os.environ.get("VIEWS", "").split()
    for shown in views:
        if not wanted or shown.name in wanted:
            sync = sync_of(shown.view)
            page.evaluate(LOOK, [{"sync": sync, "presses": shown.presses}])
            page.screenshot(path=folder / f"{name}-{shown.name}.png")
