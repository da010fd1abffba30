/** In the page: open a table of a game with bots, act so many times on the drawn board, and read the log. */
async function visit(title, wanted) {
  const SOON = 60_000;
  const errors = [];
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));

  async function until(what, find) {
    const end = performance.now() + SOON;
    while (performance.now() < end) {
      const found = find();
      if (found) return found;
      await new Promise((go) => setTimeout(go, 50));
    }
    throw new Error(`in vain: ${what}`);
  }
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isSeen = (each) => each.getBoundingClientRect().width > 0;
  const press = (each) => each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const lines = () => all(`[role="group"] > ol > li`).map((each) => each.textContent.trim());

  const shown = () => document.querySelector("[data-region=actions]")?.textContent;

  /** Press a choice of the bar, or else something lit on the board: in turn, as some only choose. */
  let pressed = 0;
  let before = null;
  let acts = 0;
  function act() {
    if (before !== null && shown() !== before) {
      before = null;
      acts++; // the page has answered
    }
    if (!document.querySelector(".bar.asked")) return;
    before = shown();
    const choices = all(".choices button:enabled");
    const lit = all("[data-region] :is(.lit:not([role=tab]), .tray button:enabled)").filter(isSeen);
    const [first, second] = pressed++ % 2 ? [choices, lit] : [lit, choices];
    const next = first[0] ?? second[0];
    if (next) press(next);
  }

  const card = await until("the game’s card", () =>
    all("article").find((each) => each.querySelector("h2")?.textContent === title),
  );
  press(card.querySelector(".ways button"));
  press(await until("the form", () => document.querySelector("dialog [type=submit]")));
  await until("the board", () => document.querySelector("[data-region=board]"));
  dispatchEvent(new KeyboardEvent("keydown", { key: "g", bubbles: true }));
  await until("the log", () => lines().length > 0);
  await until("a few acts", () => {
    act();
    return acts >= wanted;
  });
  return { lines: lines(), acts, errors };
}
