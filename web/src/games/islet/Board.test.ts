import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { holdBoard } from "../../lib/board/contract";
import { button } from "../../lib/board/testing";
import { arg } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import page from "./index";
import { paymentOf } from "./payment";
import { RESOURCES } from "./components";
import { fixtures, OPEN, show, speech, VIEWS } from "./testing";
import type { View } from "./view";

type Shown = ReturnType<typeof show>;

const site = (number: number) => document.querySelector<SVGElement>(`[data-site="${number}"]`)!;
const handTile = (shown: Shown, kind: number) =>
  document.querySelectorAll<HTMLElement>(".hand button")[shown.view.hand!.indexOf(kind)]!;
const pack = (resource: number) =>
  document.querySelectorAll<HTMLElement>(".supply li")[resource]!.querySelector("button")!;
const choice = (text: string) => button(".choices", text);
const main = () => document.querySelector<HTMLElement>(".choices .primary")!;

/** A card of one's own that is not raised yet. */
function card(purse: "free" | "secured" | "exhausted", resource: number): HTMLElement {
  const name = speech.board(`card-${purse}`, { card: speech.resource(resource) });
  const all = [...document.querySelectorAll<HTMLElement>(".purse button")];
  return all.find(
    (each) =>
      each.getAttribute("aria-label") === name && each.getAttribute("aria-pressed") !== "true",
  )!;
}

/** Pay exactly so, beginning with nothing. */
async function pay(press: (element: HTMLElement) => Promise<void>, action: Spelled): Promise<void> {
  for (let raised; (raised = document.querySelector<HTMLElement>(".purse [aria-pressed=true]")); ) {
    await press(raised);
  }
  const { free, secured } = paymentOf(action);
  for (let resource = 0; resource < RESOURCES; resource++) {
    for (let n = 0; n < free[resource]!; n++) await press(card("free", resource));
    for (let n = 0; n < secured[resource]!; n++) await press(card("secured", resource));
  }
}

/** Decide; each element is pressed as the way of deciding has it. */
async function decide(
  shown: Shown,
  press: (element: Element) => Promise<void>,
  action: Spelled,
): Promise<void> {
  const [verb] = action;
  switch (verb) {
    case "explore":
    case "stack":
      await press(handTile(shown, arg(action, 0)));
      return press(site(arg(action, 1)));
    case "advance":
    case "lay": {
      const here = shown.view.players[shown.view.seat!]!.bird!;
      await press(site(verb === "lay" ? here : arg(action, 0)));
      if (shown.sent.length) return; // it was free
      await pay(press, action);
      return press(main());
    }
    case "start":
      return press(site(arg(action, 0)));
    case "secure":
      return press(pack(arg(action, 0)));
    case "return":
      return press(card("free", arg(action, 0)));
    case "release":
      return press(card(arg(action, 1) ? "exhausted" : "secured", arg(action, 0)));
    case "toss":
      if (shown.view.phase === "turn") await press(choice(speech.board("toss")));
      return press(handTile(shown, arg(action, 0)));
    case "toss-bag":
      return press(choice(speech.board("toss-bag")));
    case "end":
      return press(choice(shown.view.phase === "turn" ? "Pass" : speech.action(action)));
    default:
      return press(choice(speech.action(action)));
  }
}

const byPointer =
  ({ user }: Shown) =>
  (element: Element) =>
    user.click(element);

/** By keyboard: the element can be focused, and Enter does it. */
const byKeyboard =
  ({ user }: Shown) =>
  async (element: Element) => {
    (element as HTMLElement).focus();
    expect(document.activeElement).toBe(element);
    await user.keyboard("{Enter}");
  };

holdBoard({
  page,
  fixtures,
  click: (shown, action) => decide(shown, byPointer(shown), action),
  type: (shown, action) => decide(shown, byKeyboard(shown), action),
  pieces: "button:enabled, [data-site]",
  keys: "e1n",
  lessons: ["explore", "advance", "lay"].map((verb) => [
    "turn" as const,
    VIEWS.turn.legal.filter(([each]) => each === verb).at(-1)!,
  ]),
  accessible: ["turn", "stackTwo", "secure", "soloTurn", "spectator"],
});

describe("a decision", () => {
  const payments = VIEWS.turn.legal.filter(([verb]) => verb === "lay" || verb === "advance");
  it.each(payments)("every payment can be tapped: %s %i %i %i %i", async (...parts) => {
    const action = parts.filter((part) => part !== undefined) as unknown as Spelled;
    const shown = show("turn");
    await decide(shown, byPointer(shown), action);
    expect(shown.sent).toEqual([action]);
  });
  it("places a tile chosen after the place", async () => {
    const shown = show("turn");
    const action = shown.view.legal.find(([verb]) => verb === "explore")!;
    await shown.user.click(site(arg(action, 1)));
    await shown.user.click(handTile(shown, arg(action, 0)));
    expect(shown.sent).toEqual([action]);
  });
  it("places a tile that is dragged to its place", async () => {
    const shown = show("turn");
    const action = shown.view.legal.find(([verb]) => verb === "explore")!;
    const tile = handTile(shown, arg(action, 0));
    tile.setPointerCapture = vi.fn();
    await fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 500 });
    document.elementFromPoint = () => site(arg(action, 1));
    await fireEvent.pointerMove(tile, { clientX: 200, clientY: 200 });
    expect(document.querySelector(".flying")).toBeTruthy();
    await fireEvent.pointerUp(tile, { clientX: 200, clientY: 200 });
    expect(shown.sent).toEqual([action]);
  });
  it("says why a tile cannot be dropped where it is", async () => {
    const shown = show("turn");
    const tile = handTile(shown, shown.view.hand![0]!);
    tile.setPointerCapture = vi.fn();
    await fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 500 });
    const land = shown.view.sites.findIndex(({ level }) => level > 0);
    document.elementFromPoint = () => site(land);
    await fireEvent.pointerMove(tile, { clientX: 200, clientY: 200 });
    await fireEvent.pointerUp(tile, { clientX: 200, clientY: 200 });
    expect(shown.sent).toEqual([]);
    expect((await screen.findByRole("alert")).textContent).toBe("The tile cannot go there.");
  });
});

describe("what a player is owed on screen", () => {
  it("heights as numbers, terrain, nest, eggs and birds in words", () => {
    const { view } = show("turn");
    const high = view.sites.findIndex(({ level }) => level === 3);
    const label = site(high).getAttribute("aria-label");
    expect(label).toMatch(/sand\/branches, level 3, an egg of Zoe/);
    const levels = [...document.querySelectorAll(".levels text")].map((each) => each.textContent);
    expect(levels.filter((level) => level === "3").length).toBe(1);
    const bird = view.players[1]!.bird!;
    expect(site(bird).getAttribute("aria-label")).toContain("the bird of Marmalade");
  });
  it("where a raised tile may go, and what it brings there", async () => {
    const shown = show("stack");
    const action = shown.view.legal.find(([verb]) => verb === "stack")!;
    await shown.user.click(handTile(shown, arg(action, 0)));
    expect(site(arg(action, 1)).getAttribute("aria-label")).toMatch(/the tile brings \w+$/);
  });
  it("what an exploration will bring, before it is confirmed", () => {
    show("stackTwo");
    expect(screen.getByText(/^To come: \w+ and \w+\./)).toBeTruthy();
    expect(document.querySelectorAll(".purse .coming").length).toBe(2);
  });
  it("each tile within reach with its cheapest price", () => {
    const { view } = show("turn");
    for (const { site: place, cards } of view.reach) {
      if (place === view.players[0]!.bird) continue;
      const told = cards === 0 ? "free" : cards === 1 ? "1 card" : `${cards} cards`;
      expect(site(place).getAttribute("aria-label")).toContain(told);
    }
  });
  it("cards left in each pack, the bag and the round", () => {
    const { view } = show("turn");
    const packs = screen.getByRole("list", { name: "Packs" });
    expect(within(packs).getByLabelText(`clay: ${view.packs[2]} cards left`)).toBeTruthy();
    expect(screen.getByRole("button", { name: `Bag: ${view.bag} tiles left` })).toBeTruthy();
    expect(screen.getByText("Round 1")).toBeTruthy();
  });
  it("everything public about the others", () => {
    show("turn");
    expect(
      screen.getByText("Captain: 0 eggs laid, 7 free eggs, 1 tile; no resources; secured: leaves"),
    ).toBeTruthy();
  });
  it("a button to take back, near the choices", async () => {
    const undo = vi.fn();
    const shown = show("stack", { undo });
    await shown.user.click(choice("Take back"));
    expect(undo).toHaveBeenCalled();
  });
  it("alone: both islets, their cards, and how many tiles meet them", () => {
    show("soloMove");
    const day = screen.getByRole("region", { name: "Day islet" });
    expect(day.textContent).toMatch(/level 2, branches\s*1 tile/);
    const night = screen.getByRole("region", { name: "Night islet" });
    expect(night.textContent).toMatch(/level 2, sand\s*no tile yet/);
    expect(document.querySelectorAll(".plate").length).toBe(2);
  });
});

describe("a payment", () => {
  it("is suggested, secured cards first, and swapped by a tap", async () => {
    const shown = show("turn");
    const [suggested] = shown.view.suggested.filter(([verb]) => verb === "lay");
    await shown.user.click(choice("Lay an egg"));
    const raised = () => document.querySelectorAll(".purse [aria-pressed=true]").length;
    const { free, secured } = paymentOf(suggested!);
    const cards = [...free, ...secured].reduce((sum, count) => sum + count, 0);
    expect(raised()).toBe(cards);
    await shown.user.click(main());
    expect(shown.sent).toEqual([suggested]);
  });
  it("that is not complete cannot be sent", async () => {
    const shown = show("turn");
    await shown.user.click(choice("Lay an egg"));
    await shown.user.click(document.querySelector(".purse [aria-pressed=true]")!);
    expect((main() as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/does not pay it yet/)).toBeTruthy();
  });
});

describe("a move", () => {
  const TURN = VIEWS.turn;
  const far = TURN.reach.find(({ steps, lay }) => steps.length === 2 && !lay)!;
  const nest = TURN.reach.find(({ steps, lay }) => steps.length > 1 && lay)!;
  const [first, second] = far.steps as [Spelled, Spelled];
  let asked = TURN.asked;
  /** What is asked after a step. */
  const after = (step: Spelled, legal: Spelled[]): View => {
    const [own, ...rivals] = TURN.players;
    const players = [{ ...own!, bird: arg(step, 0) }, ...rivals];
    return { ...TURN, phase: "move", asked: ++asked, players, legal };
  };

  it("shows the way and what it costs before it is confirmed", async () => {
    const shown = show("turn");
    await shown.user.click(site(far.site));
    expect(shown.sent).toEqual([]);
    expect(document.querySelectorAll(".marks .stop").length).toBe(2);
    expect(document.querySelectorAll(".purse [aria-pressed=true]").length).toBe(far.cards);
  });
  it("goes on by itself, step by step, until the bird is there", async () => {
    const shown = show("turn");
    await shown.user.click(site(far.site));
    await shown.user.click(site(far.site));
    expect(shown.sent).toEqual([first]);
    await shown.rerender({ view: after(first, [second]) });
    expect(shown.sent).toEqual([first, second]);
    await shown.rerender({ view: after(second, [["end"], first]) });
    expect(shown.sent.length).toBe(2);
  });
  it("lays at its end, when that can be paid too, and resolves a lone answer", async () => {
    const shown = show("turn");
    await shown.user.click(site(nest.site));
    expect(main().textContent).toContain("Go and lay");
    await shown.user.click(main());
    for (const [index, step] of nest.steps.entries()) {
      const next = nest.steps[index + 1] ?? nest.lay!;
      await shown.rerender({ view: after(step, [next]) });
    }
    expect(shown.sent).toEqual([...nest.steps, nest.lay]);
    const lone: Spelled = ["secure", 2];
    const there = after(nest.steps.at(-1)!, [lone]);
    await shown.rerender({ view: { ...there, phase: "secure" } });
    expect(shown.sent.at(-1)).toEqual(lone);
  });
  it("may leave the egg out", async () => {
    const shown = show("turn");
    await shown.user.click(site(nest.site));
    await shown.user.click(choice("Only go"));
    for (const [index, step] of nest.steps.entries()) {
      await shown.rerender({ view: after(step, [nest.steps[index + 1] ?? nest.lay!, ["end"]]) });
    }
    expect(shown.sent).toEqual(nest.steps);
  });
  it("is paid with other cards by tapping them", async () => {
    const shown = show("turn");
    const paying = TURN.reach.find(({ cards, lay }) => cards > 0 && !lay)!;
    await shown.user.click(site(paying.site));
    const name = (card: Element) => card.getAttribute("aria-label")!;
    const raised = () => [...document.querySelectorAll(".purse [aria-pressed=true]")].map(name);
    const isOther = (card: Element) => !raised().includes(name(card));
    const other = [...document.querySelectorAll(".purse button")].find(isOther)!;
    await shown.user.click(other);
    expect(raised()).toContain(name(other));
  });
  it("is cut off where a place on its way is tapped", async () => {
    const shown = show("turn");
    await shown.user.click(site(far.site));
    await shown.user.click(site(arg(first, 0)));
    expect(document.querySelectorAll(".marks .stop").length).toBe(1);
    expect(shown.sent).toEqual([]);
  });
  it("that cannot go on says where it stopped", async () => {
    const shown = show("turn");
    await shown.user.click(site(far.site));
    await shown.user.click(main());
    await shown.rerender({ view: after(first, [["end"], ["advance", 0, 0, 0]]) });
    expect(shown.sent).toEqual([first]);
    expect(screen.getByText(/^Your bird stopped here/)).toBeTruthy();
  });
  it("that can only be ended says why", () => {
    show("move", { view: { ...VIEWS.move, legal: [["end"]], reach: [] } });
    expect(screen.getByRole("status").textContent).toBe("You can pay for nothing more: end your turn.");
  });
});

describe("the board", () => {
  it("shows a spectator no hand and no choice", () => {
    const { container } = show("spectator");
    expect(screen.queryByRole("group", { name: "Your tiles" })).toBeNull();
    expect(container.querySelector(".choices")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Zoe explores.");
  });
  it("shows all hands in the open view", () => {
    const { container } = show("stackTwo", { open: OPEN, idle: true });
    expect(container.querySelectorAll(".rival").length).toBe(3);
    expect(container.querySelectorAll(".rival .cards .top").length).toBe(
      OPEN.reduce((sum, view) => sum + view.hand!.length, 0),
    );
  });
  it("goes from place to place with the arrows", async () => {
    const { user, view } = show("turn");
    const here = view.players[0]!.bird!;
    site(here).focus();
    await user.keyboard("{ArrowRight}");
    const next = document.activeElement!;
    expect(next.getAttribute("data-site")).not.toBe(String(here));
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(site(here));
  });
  it("has one stop for Tab on the islet", () => {
    show("turn");
    expect(document.querySelectorAll("[data-site][tabindex='0']").length).toBe(1);
  });
  it("answers letters: raise, go to the islet, lay, end", async () => {
    const { user, sent, view } = show("turn");
    await user.keyboard("1");
    expect(document.querySelector(".hand [aria-pressed=true]")).toBeTruthy();
    await user.keyboard("{Escape}m");
    expect(document.activeElement).toBe(site(view.players[0]!.bird!));
    await user.keyboard("n");
    expect(document.querySelector(".purse [aria-pressed=true]")).toBeTruthy();
    await user.keyboard("{Escape}e");
    expect(sent).toEqual([["end"]]);
  });
  it("shows a hint, and where", () => {
    const hint = VIEWS.turn.legal.find(([verb]) => verb === "explore")!;
    const { container } = show("turn", { hint });
    expect(screen.getByText(/^Hint: place .* in the sea, where it is marked/)).toBeTruthy();
    expect(container.querySelector(".hand .hinted")).toBeTruthy();
    expect(container.querySelector(".marks .hinted")).toBeTruthy();
  });
});
