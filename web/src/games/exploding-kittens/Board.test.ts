import { fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { holdBoard } from "../../lib/board/contract";
import { button, tabTo } from "../../lib/board/testing";
import type { Spelled } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import { bits } from "./choices";
import page from "./index";
import { fixtures, type Name, OPEN, show, speech, VIEWS } from "./testing";

type Shown = ReturnType<typeof show>;

const SINGLES: Record<string, number> = { attack: 3, skip: 4, favor: 5, shuffle: 6, see: 7 };

const card = (title: number) => button(".hand", speech.title(title));
const choice = (action: Spelled) => button(".choices", speech.action(action));
const laidOut = (title: number) => button(".stage", speech.title(title));

/** Decide by pointer alone. */
async function click({ user }: Shown, action: Spelled): Promise<void> {
  const [verb, ...args] = action as [string, ...number[]];
  const times = { pair: 2, three: 3, give: 1 }[verb] ?? 0;
  for (let tap = 0; tap < times; tap++) await user.click(card(args[0]));
  if (SINGLES[verb]) await user.click(card(SINGLES[verb]));
  if (verb === "three") {
    await user.click(choice(action.slice(0, 3) as Spelled));
    await user.click(laidOut(args[2]));
  } else if (verb === "five") {
    await user.click(choice(["five"]));
    for (const title of bits(args[0])) await user.click(card(title));
  } else if (verb === "take") await user.click(laidOut(args[0]));
  else if (verb === "insert") {
    await fireEvent.input(screen.getByRole("slider"), { target: { value: args[0] } });
  }
  await user.click(choice(action));
}

/** Decide by keyboard alone. */
async function type(shown: Shown, action: Spelled): Promise<void> {
  const { user, view } = shown;
  const [verb, ...args] = action as [string, ...number[]];
  const key = (title: number) => String([...new Set(view.hand)].indexOf(title) + 1);
  const keys: Record<string, string> = { draw: "d", nope: "n", pass: "p" };
  if (keys[verb]) return user.keyboard(keys[verb]);
  if (verb === "five") {
    await user.keyboard(`f${bits(args[0]).map(key).join("")}{Enter}`);
  } else if (verb === "take") {
    await tabTo(shown, () => laidOut(args[0]));
    await user.keyboard("{Enter}{Enter}");
  } else if (verb === "insert") {
    await tabTo(shown, () => screen.getByRole("button", { name: "Top" }));
    await user.keyboard("{Enter}");
    await tabTo(shown, () => screen.getByRole("button", { name: "One card deeper" }));
    await user.keyboard("{Enter}".repeat(args[0]));
    await tabTo(shown, () => choice(action));
    await user.keyboard("{Enter}");
  } else {
    const times = { pair: 2, three: 3 }[verb] ?? 1;
    await user.keyboard(key(SINGLES[verb] ?? args[0]).repeat(times) + "{Enter}");
    if (verb === "favor" || verb === "pair" || verb === "three") {
      const named = verb === "three" ? (action.slice(0, 3) as Spelled) : action;
      await tabTo(shown, () => choice(named));
      await user.keyboard("{Enter}");
    }
    if (verb === "three") {
      await tabTo(shown, () => laidOut(args[2]));
      await user.keyboard("{Enter}{Enter}");
    }
  }
}

holdBoard({
  page,
  fixtures,
  asked: ["turn", "firstGame", "window", "give", "take", "insert"],
  missing: ["shuffle"],
  click,
  type,
  keys: "d1{Enter}",
  lessons: [["turn", ["pair", 8, 2]]],
  accessible: ["window", "spectator"],
});

describe("a decision", () => {
  const threes = VIEWS.turn.legal.filter(([verb, , target]) => verb === "three" && target === 1);
  it.each(threes)("of three of a kind reaches every title: %s %i %i %i", async (...action) => {
    const shown = show("turn");
    await click(shown, action as Spelled);
    expect(shown.sent).toEqual([action]);
  });
  it("by naming a player at their place", async () => {
    const shown = show("turn");
    await shown.user.click(card(SINGLES.favor));
    await shown.user.click(shown.container.querySelector(`[data-anchor="seat/3"]`)!);
    expect(shown.sent).toEqual([["favor", 3]]);
  });
  it("draws by a tap on the pile", async () => {
    const shown = show("turn");
    await shown.user.click(shown.container.querySelector("[data-anchor=pile]")!);
    expect(shown.sent).toEqual([["draw"]]);
  });
  it("gives and takes by a second tap", async () => {
    const giving = show("give");
    await giving.user.click(card(3));
    await giving.user.click(card(3));
    expect(giving.sent).toEqual([["give", 3]]);
    giving.unmount();
    const taking = show("take");
    await taking.user.dblClick(laidOut(1));
    expect(taking.sent).toEqual([["take", 1]]);
  });
});

describe("what a player is owed on screen", () => {
  it("whose turn it is and how many turns are owed", () => {
    show("attacked");
    expect(screen.getByText("Your turn")).toBeTruthy();
    expect(screen.getByText(/3 turns to take/, { selector: ".owed" })).toBeTruthy();
  });
  it("the hand, sorted, with what can be played lit", () => {
    show("window");
    const labels = within(screen.getByRole("group", { name: "Your hand" }))
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
    expect(labels[0]).toBe("Defuse, cannot be played now");
    expect(labels[1]).toBe("Nope");
  });
  it("the size of the pile and the odds", () => {
    show("turn");
    expect(screen.getByText("13 cards · 3 kittens")).toBeTruthy();
    expect(screen.getByText(/3 in 13 \(23%\)/)).toBeTruthy();
  });
  it("the discard pile, open to read", async () => {
    const { user } = show("turn");
    await user.click(screen.getByRole("button", { name: /^Discard pile, 8 cards: .+, .+, .+\. Read it$/ }));
    const pile = screen.getByRole("dialog", { hidden: true });
    expect(within(pile).getByText("Exploding Kitten")).toBeTruthy();
    expect(within(pile).getAllByText("×2").length).toBe(2);
  });
  it("who is in the reaction window, with a countdown", () => {
    const left = [4.2, 4.2, 4.2, null, null];
    const { container } = show("window", { clock: { left, turn: null, is_reaction: true } });
    expect(screen.getByRole("timer").textContent).toContain("5 s");
    const asked = [...container.querySelectorAll(".asked")].map((each) => each.textContent);
    expect(asked.filter((text) => text === "Nope?").length).toBe(2);
    expect(container.querySelector(`[data-anchor="seat/3"]`)?.textContent).toContain("played");
  });
  it("a private note of the pile, and of cards in other hands", () => {
    show("knowing");
    const note = screen.getByRole("region", { name: "You know" });
    expect(note.textContent).toContain("top: Exploding Kitten");
    expect(note.textContent).toContain("card 3: Shuffle");
    expect(note.textContent).toContain("Marmalade holds Hairy Potato Cat");
    expect(screen.getByText("the next card is a kitten!")).toBeTruthy();
  });
  it("who must do what now", () => {
    show("giveOther");
    expect(screen.getByRole("status").textContent).toBe("Zoe chooses a card for Marmalade.");
  });
});

describe("the board", () => {
  it("looks the same in a window with and without a Nope (EK-38)", () => {
    const shapes = (["window", "nopeless", "passed"] as Name[]).map((name) => {
      const { unmount } = show(name);
      const group = screen.getByRole("group", { name: "What you can do" });
      const shape = within(group).getAllByRole("button").length;
      unmount();
      return shape;
    });
    expect(shapes).toEqual([2, 2, 2]);
  });
  it("shows a spectator no hand and no choice", () => {
    const { container } = show("spectator");
    expect(screen.queryByRole("group", { name: "Your hand" })).toBeNull();
    expect(container.querySelector(".choices")).toBeNull();
    expect(screen.getByRole("region", { name: "Everybody knows" })).toBeTruthy();
  });
  it("tells who exploded that they are out", () => {
    show("exploded");
    expect(screen.getByText(/You are out of the match/)).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Your hand" })).toBeNull();
  });
  it("shows all hands in the open view", () => {
    show("knowing", { open: OPEN, idle: true });
    const hands = screen.getByRole("region", { name: "All hands" });
    expect(hands.textContent).toContain("Captain");
    expect(hands.textContent).toContain("Cattermelon");
  });
  it("puts back what is raised on Escape", async () => {
    const { user } = show("turn");
    await user.click(card(8));
    expect(card(8).getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("{Escape}");
    expect(card(8).getAttribute("aria-pressed")).toBe("false");
  });
  it("goes from card to card with the arrows", async () => {
    const { user } = show("turn");
    card(1).focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(card(2));
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(card(10));
  });
  it("says whose decision it is when the pile is tapped in vain", async () => {
    const { user, container, sent } = show("otherTurn");
    await user.click(container.querySelector("[data-anchor=pile]")!);
    expect((await screen.findByRole("alert")).textContent).toContain("Captain");
    expect(sent).toEqual([]);
  });
  it("shows a hint, and what to press for it", () => {
    const { container } = show("turn", { hint: ["favor", 2] });
    expect(screen.getByText("Hint: Favor from Captain")).toBeTruthy();
    expect(container.querySelector(".hand .hinted")?.textContent).toContain("Favor");
  });
});

describe("a second press", () => {
  const { weigh } = page;
  afterEach(() => {
    settings.confirm = "matters";
    vi.useRealTimers();
  });
  const again = () => screen.queryByText(/^Press again/);

  it("is asked for what matters, by pointer", async () => {
    const { user, sent } = show("window", { weigh });
    await user.click(choice(["nope"]));
    expect(sent).toEqual([]);
    expect(again()).not.toBeNull();
    await user.click(choice(["nope"]));
    expect(sent).toEqual([["nope"]]);
  });

  it("is asked for by key too, and Escape takes the first back", async () => {
    const { user, sent } = show("window", { weigh });
    await user.keyboard("n{Escape}");
    expect(again()).toBeNull();
    await user.keyboard("n");
    expect(sent).toEqual([]);
    await user.keyboard("n");
    expect(sent).toEqual([["nope"]]);
  });

  it("is not asked for what one does anyway, nor after another press", async () => {
    const { user, sent } = show("window", { weigh });
    await user.click(choice(["nope"]));
    await user.click(choice(["pass"]));
    expect(sent).toEqual([["pass"]]);
    expect(again()).toBeNull();
  });

  it("is asked always or never, as the player likes", async () => {
    settings.confirm = "always";
    const shown = show("turn", { weigh });
    await shown.user.keyboard("d");
    expect(shown.sent).toEqual([]);
    await shown.user.keyboard("d");
    expect(shown.sent).toEqual([["draw"]]);
    shown.unmount();
    settings.confirm = "never";
    const { user, sent } = show("window", { weigh });
    await user.keyboard("n");
    expect(sent).toEqual([["nope"]]);
  });

  it("much later is a first one again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { sent } = show("window", { weigh });
    await fireEvent.click(choice(["nope"]));
    vi.advanceTimersByTime(6_000);
    await fireEvent.click(choice(["nope"]));
    expect(sent).toEqual([]);
  });
});

describe("what is let pass", () => {
  const select = () => screen.queryByRole<HTMLSelectElement>("combobox");

  it.each(["window", "nopeless", "passed"] as Name[])("is offered whatever one holds: %s", async (name) => {
    const orders: unknown[] = [];
    const { user } = show(name, { waive: (until) => orders.push(until) });
    await user.selectOptions(select()!, "unaimed");
    expect(orders).toEqual(["unaimed"]);
    expect(select()!.value).toBe(""); // until the server says so
  });

  it("is shown, and can be taken back", async () => {
    const orders: unknown[] = [];
    const { user } = show("window", { waived: "turn", waive: (until) => orders.push(until) });
    expect(select()!.value).toBe("turn");
    await user.selectOptions(select()!, "");
    expect(orders).toEqual([null]);
  });

  it("is no matter in one's own turn, for who watches, and of plays that are over", () => {
    show("turn", { waive: () => undefined }).unmount();
    expect(select()).toBeNull();
    show("spectator");
    expect(select()).toBeNull();
  });
});

describe("what leaves no choice", () => {
  it("is the only card of a hand, but not one of several alike: that would tell what they are", () => {
    const give = VIEWS.give;
    const [title] = give.hand!;
    expect(page.forced!({ ...give, hand: [title!], legal: [["give", title!]] })).toEqual(["give", title]);
    expect(page.forced!({ ...give, hand: [title!, title!], legal: [["give", title!]] })).toBeNull();
  });

  it("is never an answer in a window, nor a draw", () => {
    expect(page.forced!({ ...VIEWS.nopeless, hand: [1], legal: [["pass"]] })).toBeNull();
    expect(page.forced!({ ...VIEWS.turn, hand: [1], legal: [["draw"]] })).toBeNull();
  });

  it("is told with its reason", () => {
    expect(speech.prompt({ ...VIEWS.turn, legal: [["draw"]] })).toContain("nothing that can be played");
    expect(speech.prompt(VIEWS.turn)).not.toContain("nothing that can be played");
  });
});
