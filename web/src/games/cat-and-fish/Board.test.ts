import { screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { holdBoard } from "../../lib/board/contract";
import { button, tabTo } from "../../lib/board/testing";
import type { Spelled } from "../../lib/game";
import { CREATURES } from "./art/creatures";
import { GLYPHS } from "./art/glyphs";
import { BLOCKS, PLACES, toward } from "./geometry";
import { WORDS } from "./components";
import page from "./index";
import { fixtures, type Name, OPEN, show, speech, VIEWS } from "./testing";

type Shown = ReturnType<typeof show>;

const TUNA = 11;
const WHALE = 13;
const SPRING = 0;
const AUTUMN = 2;

const CONFIRMED = ["move", "summon", "buy", "steal", "lose", "give", "throw"];
const BLOCK_VERBS = ["fish", "move", "summon"];
const PLACE_VERBS = ["sail", "jump", "flee"];

/** What can be pressed for an action: where it is drawn, else in the bar. */
function piece({ container, view }: Shown, action: Spelled): HTMLElement | null {
  const [verb, first] = action as [string, number];
  if (BLOCK_VERBS.includes(verb)) return container.querySelector(`[data-target=b${first}]`);
  if (PLACE_VERBS.includes(verb)) return container.querySelector(`[data-target=p${first}]`);
  if (verb === "place" || (verb === "begin" && action.length > 1)) {
    return row(speech.board("actions"), speech.word("space", first));
  }
  if (verb === "sell") return row(speech.board("store"), speech.word("tile", first));
  if (verb === "buy") return row(speech.table("shop"), speech.word("card", first));
  const label = speech.choice(action, view);
  return [...container.querySelectorAll<HTMLElement>(".choices button")].find(
    (each) => each.textContent?.trim() === label,
  ) ?? null;
}

const row = (region: string, text: string) => button(`[aria-label="${region}"]`, text);
const choice = (text: string) => button(".choices", text);
/** What has a label that begins so. */
const labelled = (text: string) =>
  document.querySelector<HTMLElement>(`.regions button[aria-label^="${text}"]`)!;

/** Decide by pointer alone: a verb with many ways first asks which. */
async function click(shown: Shown, action: Spelled): Promise<void> {
  const find = () => piece(shown, action);
  for (let depth = 1; !find() && depth < action.length; depth++) {
    await shown.user.click(piece(shown, action.slice(0, depth) as Spelled) ?? shown.container);
  }
  await shown.user.click(find()!);
  if (CONFIRMED.includes(action[0])) {
    expect(shown.sent).toEqual([]); // not before it was shown what it does
    await shown.user.click(choice(speech.choice(action, shown.view)));
  }
}

/** Decide by keyboard alone. */
async function type(shown: Shown, action: Spelled): Promise<void> {
  const { user, view } = shown;
  const [verb, first] = action as [string, number];
  if (verb === "place") return user.keyboard(String((first + 1) % 10));
  if (verb === "begin") return user.keyboard(String((first + 1) % 10));
  if (["pass", "finish", "stop"].includes(verb)) return user.keyboard("e");
  if ([...BLOCK_VERBS, ...PLACE_VERBS].includes(verb)) {
    await user.keyboard("s");
    await steer(shown, piece(shown, action)!);
  } else {
    for (let depth = 1; !piece(shown, action) && depth < action.length; depth++) {
      await tabFromAsked(shown, () => piece(shown, action.slice(0, depth) as Spelled));
      await user.keyboard("{Enter}");
    }
    await tabFromAsked(shown, () => piece(shown, action));
  }
  await user.keyboard("{Enter}");
  if (CONFIRMED.includes(verb)) {
    await tabFromAsked(shown, () => choice(speech.choice(action, view)));
    await user.keyboard("{Enter}");
  }
}

/** Go on with Tab from what is asked. */
async function tabFromAsked(shown: Shown, element: () => Element | null): Promise<void> {
  await shown.user.keyboard("s");
  await tabTo(shown, element);
}

/** Go by arrows from the focused place to that one, by way of all that are lit. */
async function steer({ user, container }: Shown, goal: HTMLElement): Promise<void> {
  const key = (element: Element | null) => element?.getAttribute("data-target") ?? "";
  const lit = [...container.querySelectorAll("[data-target]")].map(key).map((target) => ({
    target,
    ...(target[0] === "b" ? BLOCKS : PLACES)[Number(target.slice(1))],
  }));
  const start = lit.find(({ target }) => target === key(document.activeElement))!;
  const ways = new Map([[start, [] as string[]]]);
  for (const [here, way] of ways) {
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = toward(here, lit, arrow);
      if (next && !ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  const way = ways.get(lit.find(({ target }) => target === key(goal))!)!;
  for (const arrow of way) await user.keyboard(`{${arrow}}`);
  expect(document.activeElement).toBe(goal);
}

holdBoard({
  page,
  fixtures,
  missing: ["borrow"],
  click,
  type,
  pieces: "button:enabled, [role=button]",
  keys: "1e",
  lessons: [["place", ["place", 2]]],
  accessible: ["move", "spectator"],
});

describe("a decision", () => {
  it("sells by a tap on the tile, and steals by two", async () => {
    const selling = show("sell");
    await selling.user.click(labelled(`tuna: autumn €${VIEWS.sell.prices[TUNA]![AUTUMN]}`));
    expect(selling.sent).toEqual([["sell", TUNA]]);
    selling.unmount();
    const stealing = show("steal");
    const stolen = stealing.container.querySelector<HTMLElement>(".tile.lit")!;
    await stealing.user.click(stolen);
    expect(stealing.sent).toEqual([]);
    await stealing.user.click(stealing.container.querySelector<HTMLElement>(".tile.lit")!);
    expect(stealing.sent[0][0]).toBe("steal");
  });
});

describe("what a player is owed on screen", () => {
  it("the blocks within reach and the places to sail to, lit", () => {
    const fishing = show("fish");
    const lit = [...fishing.container.querySelectorAll("[data-target]")];
    const legal = VIEWS.fish.legal.filter(([verb]) => verb === "fish");
    expect(lit.map((each) => each.getAttribute("data-target"))).toEqual(legal.map(([, block]) => `b${block}`));
    fishing.unmount();
    const { container } = show("sail");
    const sails = VIEWS.sail.legal.filter(([verb]) => verb === "sail");
    expect(container.querySelectorAll("[data-target]").length).toBe(sails.length);
  });
  it("four prices of each fish, the season's filled", () => {
    show("sell");
    const tile = labelled("crab: autumn €2, spring €1, summer €0 and winter €1");
    const pips = [...tile.querySelectorAll("text")].map((each) => each.textContent);
    expect(pips).toEqual(["1", "0", "2", "1"]);
    expect([...tile.querySelectorAll("text")].map((each) => each.classList.contains("now"))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
  it("every fish with its prices, and how many are hidden", async () => {
    const { user } = show("opening");
    await user.click(labelled("spring Year 1/5"));
    const guide = screen.getByRole("dialog", { hidden: true });
    for (const name of ["crab", "squid", "whale"]) expect(within(guide).getByText(name)).toBeTruthy();
    expect(within(guide).getByText(new RegExp(`^whale: spring €${VIEWS.opening.prices[WHALE]![SPRING]}`))).toBeTruthy();
    expect(within(guide).getByText("8 hidden", { selector: "li:nth-child(1) span" })).toBeTruthy();
  });
  it("the action board with places left and whose markers lie there", () => {
    show("place");
    const label = (text: string) => row("Action board", text).getAttribute("aria-label");
    expect(label("Fishing")).toBe("Fishing: 1 place left. Markers: Marmalade and Captain.");
    expect(label("Oil spill")).toBe("Oil spill: full. Markers: Nori.");
    expect(row("Action board", "Oil spill").className).not.toContain("lit");
  });
  it("a clear order of who acts", () => {
    const { container } = show("place");
    const order = [...container.querySelectorAll(".players .name")].map((each) => each.textContent);
    expect(order).toEqual(["Marmalade", "Captain", "Nori", "Zoe"]);
    expect(container.querySelector(".asked .name")?.textContent).toBe("Zoe");
    expect(container.querySelector(".players [title='First player']")?.closest(".chip")?.textContent).toContain("Marmalade");
  });
  it("what a catastrophe's move would hit, before it is confirmed", async () => {
    const { user, container, sent } = show("move");
    const hit = VIEWS.move.preview.find(({ hits }) => hits.length)!;
    const target = container.querySelector<HTMLElement>(`[data-target=b${hit.block}]`)!;
    expect(target.getAttribute("aria-label")).toContain("Zoe pays €2 and flees to");
    await user.click(target);
    expect(container.querySelector(".explained")?.textContent).toContain("Zoe pays €2 and flees to");
    expect(container.querySelector(".loss")?.textContent).toBe("−€2");
    expect(sent).toEqual([]);
    await user.click(target);
    expect(sent).toEqual([["move", hit.block]]);
  });
  it("money, cards and storehouse of all", async () => {
    const { user } = show("act");
    await user.click(labelled("Nori: €9. Storehouse: cod (now €1) and whale"));
    const sheet = screen.getByRole("dialog", { hidden: true });
    expect(within(sheet).getByText("Fishing Boat")).toBeTruthy();
    expect(within(sheet).getByText("1 magic card")).toBeTruthy();
    expect(within(sheet).getByText("Which, only their owner knows.")).toBeTruthy();
  });
  it("money as it moves", async () => {
    const { rerender, props, container } = show("act");
    const richer = structuredClone(VIEWS.act);
    richer.players[1].money += 3;
    richer.players[0].money -= 2;
    await rerender({ ...props, view: richer });
    const moved = [...container.querySelectorAll(".purse i")].map((each) => each.textContent);
    expect(moved).toEqual(["−€2", "+€3"]);
  });
  it("what a card does, before it is bought", async () => {
    const { user, container } = show("buy");
    await user.click(row("Shop", "Fisher Man")); // cannot be bought: told all the same
    expect(container.querySelector(".explained")?.textContent).toContain("Fish up to three blocks away");
  });
  it("who must do what now", () => {
    show("loseOther");
    expect(screen.getByRole("status").textContent).toBe("Marmalade chooses the fish to lose.");
  });
});

describe("the board", () => {
  it("shows a spectator no magic and no choice", () => {
    const { container } = show("spectator");
    expect(container.querySelector(".choices")).toBeNull();
    expect(container.querySelector("[data-target]")).toBeNull();
    expect(screen.queryByRole("region", { name: "Your storehouse" })).toBeNull();
  });
  it("shows all magic cards in the open view", async () => {
    const { user } = show("act", { open: OPEN, idle: true });
    await user.click(labelled("Nori: €9"));
    expect(within(screen.getByRole("dialog", { hidden: true })).getByText("Warp")).toBeTruthy();
  });
  it("has a label for every block, boat and target", () => {
    for (const name of ["fish", "jump", "summon", "spectator"] as Name[]) {
      const { container, unmount } = show(name);
      const named = [...container.querySelectorAll("svg [role=img], svg [role=button]")];
      expect(named.filter((each) => !each.getAttribute("aria-label"))).toEqual([]);
      expect(named.length).toBeGreaterThan(36);
      unmount();
    }
  });
  it("has one stop of the Tab key on the sea", () => {
    const { container } = show("jump");
    expect(container.querySelectorAll("[data-target][tabindex='0']").length).toBe(1);
  });
  it("puts back what is chosen on Escape", async () => {
    const { user, container } = show("buy");
    await user.click(row("Shop", "Merchant"));
    expect(choice("Buy Merchant")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(container.querySelector(".chosen")).toBeNull();
  });
  it("shows a hint, and what to press for it", () => {
    const { container } = show("place", { hint: ["place", 2] });
    expect(screen.getByText("Hint: Marker on Selling")).toBeTruthy();
    expect(container.querySelector(".hinted")?.textContent).toContain("Selling");
  });
  it("has a picture for everything", () => {
    const drawn = [...Object.keys(GLYPHS), ...Object.keys(CREATURES)];
    const sorts = [WORDS.space, WORDS.card, WORDS.magic, WORDS.season, WORDS.tile];
    expect(sorts.flat().filter((each) => !drawn.includes(each))).toEqual([]);
  });
});
