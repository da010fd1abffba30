"""How smoothly the longest islet pans and zooms: `python -m browser.islet_frames` in tests/.

Two seats of one device place every tile in the sea, the furthest to the right there is, so that
the islet is one long row. When nearly all tiles lie there and the next one is raised, so that
the whole coast is lit, the islet is dragged about and zoomed while the page notes its frames.
"""

from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from browser.conftest import People, launched
from browser.house import House

FIRST_TILES = 6  # to compare with
TILES = 82  # all but those in the two hands
MOVES = 120  # of the pointer, about a frame each
FAR = 260  # pixels to the left and to the right
# Play over the table's own socket until so many tiles lie side by side.
GROW = """([id, tiles]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  let ref = 0;
  const send = (message) => socket.send(JSON.stringify({ ref: ++ref, ...message }));
  socket.onerror = failed;
  socket.onmessage = ({ data }) => {
    const { type, seat, view, reason } = JSON.parse(data);
    if (type === "refused") return failed(reason);
    if (type !== "sync" && type !== "update") return;
    if (view.over) return failed("over");
    const [asked] = view.to_act;
    if (asked !== seat) return send({ type: "look", seat: asked });
    const land = view.sites.filter(({ level }) => level).length;
    if (view.phase === "turn" && land >= tiles) return done(socket.close());
    const far = ([, , site]) => view.sites[site].x - 3 * Math.abs(view.sites[site].y);
    const explores = view.legal.filter(([verb]) => verb === "explore");
    const action = explores.sort((a, b) => far(b) - far(a))[0]
      ?? view.legal.find(([verb]) => verb === "gather") ?? view.legal[0];
    send({ type: "act", seat, question: view.asked, action });
  };
})"""
LISTEN = """() => {
  const times = (window.frameTimes = []);
  const tick = (time) => { times.push(time); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def grow(page: Page, tiles: int = TILES) -> None:
    """A table whose islet is a row of so many tiles, seen by who is to explore."""
    page.goto("/")
    table: dict[str, Any] = page.evaluate(
        """async () => {
          const post = (path, body) =>
            fetch(path, { method: "POST", body: JSON.stringify(body),
                          headers: { "Content-Type": "application/json" } })
              .then((answer) => answer.json());
          await post("/api/me", { name: "Zoe", colour: "blue" });
          const seats = [{ kind: "me", name: "Zoe" }, { kind: "me", name: "Mochi" }];
          return post("/api/tables", { game: "islet", seats });
        }"""
    )
    page.evaluate(GROW, [table["id"], tiles])
    page.goto(f"/table/{table['id']}")


class Figures(NamedTuple):
    """Milliseconds: between frames, and of the page's own thread for each of them."""

    median: float
    p95: float
    worst: float
    work: float

    def __str__(self) -> str:
        between = f"median {self.median:.1f} ms, p95 {self.p95:.1f} ms, worst {self.worst:.1f} ms"
        return f"{between} between frames; {self.work:.1f} ms of work for each"


def frames(page: Page, act: str) -> Figures:
    """What the frames take while the islet is dragged or zoomed."""
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    box = page.locator(".window").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(LISTEN)
    before = busy(clock)
    if act == "zoom":
        for move in range(MOVES):
            page.mouse.wheel(0, -40 if move % 40 < 20 else 40)
    else:
        page.mouse.down()
        for move in range(MOVES):
            page.mouse.move(x + FAR * (move % 40 - 20) / 20, y + move % 30)
        page.mouse.up()
    times: list[float] = page.evaluate("window.frameTimes")
    spans = [later - sooner for sooner, later in pairwise(times)]
    cuts = quantiles(spans, n=20)
    return Figures(cuts[9], cuts[18], max(spans), (busy(clock) - before) / len(spans))


def busy(clock: CDPSession) -> float:
    """The milliseconds that the page's thread has worked, whatever else the machine does."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(float(m["value"]) * 1000 for m in metrics if m["name"] == "TaskDuration")


def measure(page: Page) -> dict[str, Figures]:
    """The figures of a drag and of a zoom, from near, with the whole coast lit."""
    page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    for _ in range(6):
        page.get_by_role("button", name="Zoom in").click()
    return {act: frames(page, act) for act in ("drag", "zoom")}


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        house = House(Path(folder))
        people = People(browser, house)
        page = people.come()
        for tiles in (FIRST_TILES, TILES):
            grow(page, tiles)
            unveil(page)
            for act, found in measure(page).items():
                print(f"{tiles} tiles, {act}: {found}")
        people.leave()
        house.close()
        browser.close()


def unveil(page: Page) -> None:
    """Both seats are on one device: say who is looking."""
    page.locator("main button").first.click()
    page.locator("[data-site]").first.wait_for()


if __name__ == "__main__":
    main()
