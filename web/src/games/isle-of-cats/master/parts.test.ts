import { afterEach, describe, expect, it, vi } from "vitest";
import { app } from "../../../lib/app.svelte";
import { loadWords } from "../../../lib/words";
import { layoutOf } from "./layout";
import { planOf, searchOf } from "./plan";
import { printAddress, usualPaper } from "./printing";
import { card, CARDS, GREEN, ORANGE, STICK, WAVE } from "./testing";
import { Timer } from "./timer.svelte";
import { cardText } from "./words";

afterEach(() => vi.useRealTimers());

describe("a plan", () => {
  it("stands in the address", () => {
    const plan = planOf("?code=tamino&players=6&sheet=2&seconds=120&day=4");
    const told = { code: "tamino", players: 6, sheet: 2, difficulty: 1, seconds: 120, day: 4 };
    expect(plan).toEqual(told);
    expect(planOf(searchOf(plan))).toEqual(plan);
    expect(searchOf({ ...plan, code: "" })).toBe("");
  });

  it("is as usual where the address makes no sense", () => {
    const usual = { code: "x", players: 4, sheet: 0, difficulty: 1, seconds: 0, day: 0 };
    expect(planOf("?code=x&players=99&sheet=-1&difficulty=two&seconds=1.5&day=9")).toEqual(usual);
  });
});

describe("the timer", () => {
  it("runs, pauses, and only tells when it is over", () => {
    vi.useFakeTimers();
    const timer = new Timer(60, () => {});
    timer.start();
    vi.advanceTimersByTime(20_000);
    timer.pause();
    expect(timer.left).toBeCloseTo(40, 0);
    vi.advanceTimersByTime(60_000);
    expect(timer.left).toBeCloseTo(40, 0);
    timer.turn();
    vi.advanceTimersByTime(41_000);
    expect([timer.left, timer.isOver, timer.isRunning]).toEqual([0, true, false]);
    timer.reset();
    expect([timer.left, timer.isOver]).toEqual([60, false]);
  });

  it("is changed by half minutes, also while it runs, and may be none", () => {
    vi.useFakeTimers();
    const kept: number[] = [];
    const timer = new Timer(0, (seconds) => kept.push(seconds));
    timer.start();
    expect(timer.isRunning).toBe(false);
    timer.change(1);
    timer.change(1);
    timer.start();
    vi.advanceTimersByTime(10_000);
    timer.change(1);
    expect([timer.isRunning, Math.round(timer.left), timer.seconds]).toEqual([true, 80, 90]);
    for (let times = 0; times < 5; times++) timer.change(-1);
    expect([timer.isRunning, timer.left, timer.seconds, timer.isOver]).toEqual([false, 0, 0, false]);
    expect(kept).toEqual([30, 60, 90, 60, 30, 0, 0, 0]);
  });
});

describe("a card", () => {
  const said = (text: string) => text.replaceAll("\u00a0", " ");

  it.each([
    ["two", "Draw a blue cat and an orange cat."],
    ["oshax", "Draw an Oshax in a colour of your choice."],
    ["any", "Draw any 2, or one of them twice: 2 common treasures and a blue cat."],
    ["or", "Draw a rare treasure, or else 2 common treasures."],
    ["lesson", "Lesson 16: 12 points if both parrot rooms are filled."],
  ] as const)("says what it asks: %s", (name, sentence) => {
    expect(said(cardText(app.words, CARDS[name]))).toBe(sentence);
  });

  it("says it in French", async () => {
    const french = await loadWords("fr");
    const cats = card([[WAVE, GREEN], [STICK, GREEN], [WAVE, ORANGE], [STICK, ORANGE]], { word: "or", above: 2 });
    expect(said(cardText(french, cats))).toBe("Dessinez 2 chats verts, ou bien 2 chats orange.");
    expect(said(cardText(french, CARDS.or))).toBe("Dessinez un trésor rare, ou bien 2 trésors communs.");
  });

  it("shows two side by side, many in two rows, and areas as columns", () => {
    expect(layoutOf(CARDS.two)).toMatchObject({ isAbreast: false, wide: [8.6, 2], high: [5, 3.6] });
    expect(layoutOf(CARDS.any).groups.map((group) => group.length)).toEqual([2, 1]);
    expect(layoutOf(CARDS.any).wide).toEqual([3.6, 3.6]);
    expect(layoutOf(CARDS.or)).toMatchObject({ isAbreast: true, wide: [6, 2.6], high: [2, 6.6] });
  });
});

describe("printing", () => {
  it("has an address for each boat and paper", () => {
    expect(printAddress(2, { paper: "letter", lang: "fr", patterns: true })).toBe(
      "/print/isle-of-cats.pdf?boat=2&paper=letter&lang=fr&patterns=1",
    );
    const papers = ["en-US", "fr-CA", "fr-FR", "en"].map((tag) => usualPaper([tag]));
    expect(papers).toEqual(["letter", "letter", "a4", "a4"]);
  });
});
