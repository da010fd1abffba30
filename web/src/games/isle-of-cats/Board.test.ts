import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { holdBoard } from "../../lib/board/contract";
import { button, words } from "../../lib/board/testing";
import { arg } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { COLUMNS, EXTRA, MIXED, ROWS, SHAPES, WHOLE_ROW } from "./components";
import { slotsOf } from "./deciding.svelte";
import { turned, type Turning } from "./geometry";
import page from "./index";
import { stem } from "./placing.svelte";
import { fixtures, NAMES, OPEN, show, speech, VIEWS } from "./testing";

type Shown = ReturnType<typeof show>;


const DRAWS = ["draw", "twin", "treasure"];
const SPECIAL: Record<string, number> = { extra: EXTRA, mixed: MIXED, row: WHOLE_ROW };

const choice = (text: string) => button(".choices", text);
const slot = (number: number) => document.querySelector<HTMLElement>(`[data-slot="${number}"]`)!;

/** How an action that draws is brought about: turns from the turn first shown, then the place. */
function way(view: Shown["view"], action: Spelled): { turns: Turning[]; x: number; y: number } {
  const shape = arg(action, 0);
  const [turn, square] = action.slice(-2).map(Number);
  const begin = action.slice(0, -2).join();
  const first = Math.min(
    ...view.legal.filter((each) => each.slice(0, -2).join() === begin).map((each) => Number(each.at(-2))),
  );
  const ways = new Map<number, Turning[]>([[first, []]]);
  for (const [from, turns] of ways) {
    for (const how of ["right", "flip"] as const) {
      const to = turned(shape, from, how);
      if (!ways.has(to)) ways.set(to, [...turns, how]);
    }
  }
  const held = SHAPES[shape].turns[turn][0][0];
  return { turns: ways.get(turn)!, x: (square % 100) - held, y: Math.floor(square / 100) };
}

const piece = (action: Spelled): string => {
  const thing = speech.thing([arg(action, 0), action[0] === "treasure" ? 5 : arg(action, 1)]);
  return action[0] === "twin" ? speech.board("piece-twin", { thing, fits: "yes" }) : thing;
};

/** Decide by pointer alone. */
async function click({ user, view }: Shown, action: Spelled): Promise<void> {
  const [verb] = action;
  if (DRAWS.includes(verb)) {
    const { turns, x, y } = way(view, action);
    const found = button(".tray", piece(action));
    if (found.getAttribute("aria-pressed") !== "true") await user.click(found);
    const tool = (key: string) => button(".tools", speech.board(key));
    for (const how of turns) await user.click(tool(how === "flip" ? "flip" : "turn-right"));
    const nudges: [string, number][] = [["left", COLUMNS], ["up", ROWS], ["right", x], ["down", y]];
    for (const [key, steps] of nudges) {
      const arrow = tool(key);
      for (let step = 0; step < steps; step++) await fireEvent.click(arrow);
    }
    await user.click(choice(speech.board("draw-here")));
  } else if (verb === "card") {
    await user.click(button(".tray", speech.cardLabel(view.island[arg(action, 0)], arg(action, 0), [])));
  } else if (verb === "area" || verb === "colour") await user.click(button(".tray", speech.action(action)));
  else if (verb === "pick") {
    const { things } = view.island[view.today!.open!];
    for (const index of action.slice(1)) await user.click(button(".tray", speech.thing(things[Number(index) - 1])));
    await user.click(choice(speech.board("pick-these")));
  } else {
    if (verb in SPECIAL) await user.click(button(".specials", speech.special(SPECIAL[verb])));
    for (const each of verb === "column" || verb === "row" ? slotsOf(action).slice(0, 1) : slotsOf(action)) {
      await user.click(slot(each));
    }
    await user.click(choice(speech.action(action)));
  }
}

/** Decide by keyboard alone. */
async function type({ user, view }: Shown, action: Spelled): Promise<void> {
  const [verb] = action;
  const today = view.today!;
  const digit = (index: number) => String(index + 1);
  if (DRAWS.includes(verb)) {
    const { turns, x, y } = way(view, action);
    const labels = [...document.querySelectorAll(".piece")].map((each) => each.textContent?.trim());
    const before = today.stage === "cards" ? today.left.length : 0;
    const index = labels.findIndex((label) => label?.startsWith(piece(action)));
    const chosen = index || verb !== "draw" ? digit(before + index) : "";
    const turning = turns.map((how) => (how === "flip" ? "f" : "e")).join("");
    const corner = "{ArrowLeft}".repeat(COLUMNS) + "{ArrowUp}".repeat(ROWS);
    const place = "{ArrowRight}".repeat(x) + "{ArrowDown}".repeat(y);
    await user.keyboard(`${chosen}${turning}${corner}${place}{Enter}`);
  } else if (verb === "card") await user.keyboard(digit(today.left.indexOf(arg(action, 0))));
  else if (verb === "area" || verb === "colour") await user.keyboard(digit(arg(action, 0)));
  else if (verb === "pick") await user.keyboard(`${action.slice(1).join("")}{Enter}`);
  else if (verb === "decline") await user.keyboard("x");
  else if (verb === "confirm") await user.keyboard("d");
  else if (verb === "column") await user.keyboard(`${digit(arg(action, 0))}{Enter}`);
  else if (verb === "mixed") await user.keyboard(`s${action.slice(1).map((c) => digit(Number(c))).join("")}{Enter}`);
  else if (verb === "row") await user.keyboard(`ss${digit(arg(action, 0))}{Enter}`);
  else {
    const others = Array.from({ length: 12 }, (_, each) => each).filter((each) => !today.chosen.includes(each));
    await user.keyboard(`s${digit(others.indexOf(arg(action, 0)))}{Enter}`);
  }
}

holdBoard({
  page,
  fixtures,
  asked: NAMES.filter((name) => VIEWS[name].prompt !== null && name !== "twelve"),
  click,
  type,
  keys: "1e{Enter}d",
  lessons: [["draw", VIEWS.draw.legal.at(-1)!]],
  accessible: ["draw", "spectator"],
});

describe("a decision", () => {
  const turns = [...new Map(VIEWS.draw.legal.map((action) => [action.slice(1, 4).join(), action])).values()];
  it.each(turns)("reaches every turn: %s %i %i %i %i", async (...action) => {
    const shown = show("draw");
    await type(shown, action as Spelled);
    expect(shown.sent).toEqual([action]);
  });
  it("takes a column by a second tap", async () => {
    const shown = show("morning");
    await shown.user.click(slot(1));
    await shown.user.click(slot(5));
    expect(shown.sent).toEqual([["column", 1]]);
  });
});

describe("a ghost that cannot be drawn says why", () => {
  const said = () => document.querySelector(".why")?.textContent;
  it("off the boat", async () => {
    const { user } = show("draw");
    await user.keyboard("{ArrowLeft}".repeat(COLUMNS) + "{ArrowUp}".repeat(ROWS));
    expect(said()).toBe("It must stay on the boat.");
  });
  it("on what is drawn, and apart from it", async () => {
    const { user, sent } = show("draw");
    const near = VIEWS.draw.legal[0]; // the red wave, as it is shown at first
    expect(near.slice(0, 4)).toEqual(["draw", ...stem({ verb: "draw", shape: 11, colour: 4 }).slice(1), 0]);
    await user.keyboard("{ArrowLeft}".repeat(COLUMNS) + "{ArrowUp}".repeat(ROWS));
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}" + "{ArrowRight}".repeat(9));
    expect(said()).toBe("Something is drawn there.");
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(said()).toBe("It must touch what is drawn.");
    await user.keyboard("{Enter}");
    expect(sent).toEqual([]);
    expect((await screen.findByRole("alert")).textContent).toBe("It must touch what is drawn.");
  });
  it("and what it would do where it can", async () => {
    const { container } = show("draw");
    expect(container.querySelector(".explained")?.textContent).toContain("It fits.");
  });
});

describe("what a player is owed on screen", () => {
  it("an island four wide and three tall, its slots numbered row by row", () => {
    const { container } = show("morning");
    const columns = [...container.querySelectorAll<HTMLElement>(".island .column")].map((column) => [
      column.getAttribute("aria-label"),
      ...[...column.querySelectorAll<HTMLElement>("[data-slot]")].map((card) => Number(card.dataset.slot) + 1),
    ]);
    expect(columns).toEqual([["Column A", 1, 5, 9], ["Column B", 2, 6, 10], ["Column C", 3, 7, 11], ["Column D", 4, 8, 12]]);
  });
  it("what each column would ask for", async () => {
    const { user, container } = show("morning");
    await user.click(slot(1));
    const told = container.querySelector(".explained")!.textContent;
    expect(told).toContain("Lesson: 1 point for each orange cat that touches the edge.");
    expect(told).toContain("To draw: common treasure (dot); or rare treasure (I).");
    expect(told).toContain("To draw, any 2 of: blue cat (wave), green cat (cup) and red cat (stick).");
  });
  it("the running score with its lines", () => {
    show("morning");
    const score = screen.getByRole("region", { name: "Score" });
    const rows = within(score).getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    const { score: lines } = VIEWS.morning.players[0];
    expect(rows.length).toBe(lines.length);
    expect(rows.at(-1)).toContain(`−${-lines.at(-1)![1]}`);
  });
  it("the lessons ticked, with their progress", () => {
    show("morning");
    const lessons = screen.getByRole("region", { name: "Lessons" });
    expect(lessons.textContent).toContain("10 points for exactly 15 cats.");
    expect(lessons.textContent).toContain("2 / 15");
  });
  it("the other boats, and who is still drawing", async () => {
    const { user } = show("twelve");
    const fleet = within(screen.getByRole("list", { name: "The boats" })).getAllByRole("button");
    expect(fleet.length).toBe(11);
    expect(fleet[0].textContent).toContain("Marmalade");
    expect(fleet[0].textContent).toContain("Still drawing today.");
    await user.click(fleet[10]);
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("Flo’s boat");
  });
  it("alone, the sister with her colours and lessons", () => {
    show("solo");
    const sister = screen.getByRole("region", { name: "Sister" });
    const [first] = VIEWS.solo.sister!.lessons[0];
    expect(sister.textContent).toContain(words.text(`isle-of-cats-sister-${first + 1}-text`));
    expect(sister.textContent).not.toContain("isle-of-cats");
    expect(sister.textContent).toContain("hard");
    expect(within(sister).getAllByRole("list")[1].children.length).toBe(5);
  });
  it("every discovery on the boat, for who cannot see it", () => {
    show("morning");
    expect(screen.getByRole("img", { name: "green cat (stick) at row 4, column 8" })).toBeTruthy();
  });
});

describe("the board", () => {
  it("shows a spectator all boats and no choice", async () => {
    const { user, container } = show("spectator");
    expect(container.querySelector(".choices")).toBeNull();
    const fleet = within(screen.getByRole("list", { name: "The boats" })).getAllByRole("button");
    expect(fleet.length).toBe(3);
    await user.click(fleet[2]);
    expect(container.querySelector(".sheet h3")?.textContent).toBe("Captain’s boat");
    expect(screen.getByRole("status").textContent).toContain("Still drawing: Zoe");
  });
  it("shows today's drawings of all in the open view", () => {
    const before = VIEWS.spectator.players[0].drawn.length;
    show("twin", { open: OPEN, idle: true, view: { ...VIEWS.twin, seat: 0 } });
    expect(screen.getAllByRole("img").length).toBe(before);
    expect(screen.getByRole("status").textContent).toContain("Still drawing: Zoe");
    expect(document.querySelector(".choices")).toBeNull();
  });
  it("starts the day again by taking back step by step", async () => {
    const undo = vi.fn(async () => {
      if (undo.mock.calls.length === 2) await shown.rerender({ view: VIEWS.morning });
      else await shown.rerender({ view: VIEWS.cards });
    });
    const shown = show("draw", { undo });
    await shown.user.click(screen.getByRole("button", { name: "Start the day again" }));
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(2));
  });
  it("puts back what is in hand on Escape", async () => {
    const { user, container } = show("draw");
    expect(container.querySelector(".ghost")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(container.querySelector(".ghost")).toBeNull();
  });
  it("goes from card to card with the arrows", async () => {
    const { user } = show("morning");
    slot(0).focus();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(slot(1));
  });
  it("shows a hint on the boat", () => {
    const hint = VIEWS.draw.legal.at(-1)!;
    const { container } = show("draw", { hint });
    expect(container.querySelector(".target")).toBeTruthy();
    expect(container.querySelector(".piece.held.hinted")).toBeTruthy();
  });
});
