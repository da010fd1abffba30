import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acts } from "../src/games/exploding-kittens/acts";
import { SEATS, words } from "../src/lib/board/testing";
import type { GameEvent } from "../src/lib/game";
import { Settings, type Speed } from "../src/lib/settings.svelte";
import { type Act, actsOf, airtime } from "../src/lib/stage/acts";
import { anchor, paths } from "../src/lib/stage/anchors";
import { Stage, type Wishes } from "../src/lib/stage/stage.svelte";
import { view } from "./fakes";

const seats = SEATS.slice(0, 2);
const KITTEN: GameEvent[] = [
  ["drew-kitten", 1],
  ["exploded", 1],
];
const MOCHI_DRAWS: GameEvent[] = [["drew", 1, null]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const act = (sentence: string, time: number, more: Partial<Act> = {}): Act => ({
  sentence,
  seat: 1,
  flights: [],
  moment: null,
  time,
  least: 0,
  look: 0,
  ...more,
});

function staged(more: Partial<Wishes> = {}) {
  const wishes: Wishes = { speed: "normal", motion: true, isAsked: false, ...more };
  const stage = new Stage(() => wishes);
  const told = () => stage.shown?.act.sentence ?? null;
  return { stage, wishes, told, pass: (time: number) => vi.advanceTimersByTime(time) };
}

/** What the acts of those events are to a seat. */
const acted = (events: GameEvent[], more: Record<string, unknown> = {}) =>
  actsOf({ page: { acts }, events, view: view(more), former: null, words, seats });

describe("the queue", () => {
  it("shows one act after the other, and tells each in a line that stays", () => {
    const { stage, told, pass } = staged();
    stage.show([act("one", 300), act("two", 200)]);
    expect(told()).toBe("one");
    pass(300);
    expect([told(), stage.latest?.sentence]).toEqual(["two", "two"]);
    pass(200);
    expect([told(), stage.isQuiet, stage.latest?.sentence]).toEqual([null, true, "two"]);
  });
  it("puts what comes meanwhile behind what waits", () => {
    const { stage, told, pass } = staged();
    stage.show([act("one", 300)]);
    stage.show([act("two", 300)]);
    expect(told()).toBe("one");
    pass(300);
    expect(told()).toBe("two");
  });
  it.each<[Speed, number]>([
    ["slow", 600],
    ["normal", 300],
    ["fast", 120],
  ])("is %s as one likes it", (speed, time) => {
    const { stage, pass } = staged({ speed });
    stage.show([act("one", 300)]);
    pass(time - 1);
    expect(stage.isQuiet).toBe(false);
    pass(1);
    expect(stage.isQuiet).toBe(true);
  });
  it("waits for nothing if all is to be shown at once", () => {
    const { stage } = staged({ speed: "instant" });
    stage.show([act("one", 300), act("two", 200)]);
    expect([stage.isQuiet, stage.latest?.sentence]).toEqual([true, "two"]);
  });
  it("never lags far behind, however much happens", () => {
    const { stage, pass } = staged();
    stage.show(Array.from({ length: 40 }, (_, index) => act(`${index}`, 700)));
    pass(4001);
    expect(stage.isQuiet).toBe(true);
  });
  it("makes haste while one is asked oneself", () => {
    const { stage, pass } = staged({ isAsked: true });
    stage.show(Array.from({ length: 8 }, (_, index) => act(`${index}`, 700)));
    pass(2001);
    expect(stage.isQuiet).toBe(true);
  });
});

describe("a player who goes on", () => {
  it("sees of what waits their own acts alone, and is told the last of the others", () => {
    const { stage, told, pass } = staged();
    const own = act("mine", 200, { seat: 0 });
    stage.show([act("one", 300), own, act("two", 300)]);
    stage.goOn(0);
    expect(told()).toBe("mine");
    pass(200);
    expect(stage.isQuiet).toBe(true);
  });
  it("has nothing to wait for if all was done by others", () => {
    const { stage } = staged();
    stage.show([act("one", 300), act("two", 300)]);
    stage.goOn(0);
    expect([stage.isQuiet, stage.latest?.sentence]).toEqual([true, "two"]);
  });
});

describe("what is to be looked at", () => {
  it("has its time even if one is asked, and what follows comes later", () => {
    const { stage, told, pass } = staged({ isAsked: true });
    stage.show([act("the boats", 3000, { look: 3000 }), act("a new day", 1400)]);
    pass(2999);
    expect(told()).toBe("the boats");
    pass(1);
    expect(told()).toBe("a new day");
    pass(1400);
    expect(stage.isQuiet).toBe(true);
  });
  it("is put away by a tap", () => {
    const { stage, told } = staged();
    stage.show([act("the boats", 3000, { look: 3000 }), act("a new day", 1400)]);
    stage.next();
    expect(told()).toBe("a new day");
  });
});

describe("skipping", () => {
  it("clears what waits, and tells the last of it", () => {
    const { stage } = staged({ isAsked: true });
    stage.show([act("one", 300), act("two", 200), act("", 100)]);
    stage.skip();
    expect([stage.isQuiet, stage.latest?.sentence, stage.isSkipping]).toEqual([true, "two", false]);
  });
  it("lasts until one is asked", () => {
    const { stage, wishes, told } = staged();
    const base = { page: { acts }, words, seats };
    const waiting = view({ prompt: null, legal: [], to_act: [1] });
    stage.follow({ ...base, events: null, view: waiting });
    stage.skip();
    stage.follow({ ...base, events: MOCHI_DRAWS, view: waiting });
    expect([stage.isQuiet, stage.latest?.sentence]).toEqual([true, "Marmalade draws a card."]);
    wishes.isAsked = true;
    stage.follow({ ...base, events: [], view: view() });
    expect(stage.isSkipping).toBe(false);
    stage.follow({ ...base, events: MOCHI_DRAWS, view: waiting });
    expect(told()).toBe("Marmalade draws a card.");
  });
  it("forgets what was shown when something is taken back or the line is new", () => {
    const { stage } = staged();
    const base = { page: { acts }, words, seats, view: view() };
    stage.follow({ ...base, events: KITTEN });
    stage.follow({ ...base, events: null });
    expect(stage.isQuiet).toBe(true);
  });
});

describe("what is shown", () => {
  it("a card flies with its face to who drew it, and shows others its back alone", () => {
    const [own] = acted([["drew", 0, 4]]);
    expect(own!.flights[0]).toMatchObject({ from: "pile", to: "hand/4", way: "show", piece: { props: { title: 4 } } });
    const [other] = acted(MOCHI_DRAWS);
    expect(other!.flights[0]).toMatchObject({ from: "pile", to: "seat/1", way: "fly", piece: { props: {} } });
  });
  it("a kitten has its moment before it is hidden or explodes, whoever drew it", () => {
    for (const seat of [0, 1]) {
      const [drawn, burst] = acted([["drew-kitten", seat], ["exploded", seat]]);
      expect(drawn!.moment?.piece?.props).toMatchObject({ title: 0 });
      expect(drawn!.time).toBeGreaterThan(1000);
      expect(burst!.moment).not.toBeNull();
    }
  });
  it("a hidden kitten moves in the same way wherever it goes (EK-21)", () => {
    const ways = [0, 5, null].map((place) => acted([["inserted", 1, place]])[0]!.flights);
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
  });
  it("played cards come into play, and go to the discard pile when the window closes", () => {
    expect(acted([["pair", 1, 8, 0]])[0]!.flights.map(({ from, to }) => [from, to])).toEqual([
      ["seat/1", "play"],
      ["seat/1", "play"],
    ]);
    const former = view({ play: { by: 1, action: ["attack"], last_player: 0, nopes: 1 } });
    const [closed, told] = actsOf({ page: { acts }, events: [["cancelled", 1]], view: view(), former, words, seats });
    expect(closed!.flights.map(({ piece, to }) => [piece.props.title, to])).toEqual([
      [3, "discard"],
      [2, "discard"],
    ]);
    expect(told!.sentence).toContain("cancelled");
  });
  it("a stolen card flies from its owner to the thief", () => {
    expect(acted([["stole", 1, 0, 5]])[0]!.flights[0]).toMatchObject({ from: "hand/5", to: "seat/1" });
  });
  it("what a game says nothing of is told by its sentence; what is not worth an act is not", () => {
    expect(acted([["lacked", 1, 0, 4], ["turn", 0, 1]])).toMatchObject([{ flights: [], moment: null }]);
  });
  it("of one's own act the motion alone, of another's also the time to read it", () => {
    const [own, other] = acted([["skip", 0], ["skip", 1]]);
    expect(own!.time).toBe(airtime(own!.flights));
    expect(other!.time).toBeGreaterThan(own!.time);
  });
  it("on a shared device a secret stays for a glance, even if all is shown at once", () => {
    const { stage, pass } = staged({ speed: "instant" });
    const base = { page: { acts }, words, seats, view: view(), isShared: true };
    stage.follow({ ...base, events: [["drew", 0, 4]] });
    expect(stage.isQuiet).toBe(false);
    pass(1200);
    expect(stage.isQuiet).toBe(true);
    stage.follow({ ...base, events: [["drew", 0, null]] });
    expect(stage.isQuiet).toBe(true);
  });
});

describe("less motion", () => {
  it("nothing flies; what would be held up stands still", () => {
    const { stage } = staged({ motion: false });
    stage.show(acted([["drew", 0, 4]]));
    expect(stage.shown!.act).toMatchObject({ flights: [], moment: { piece: { props: { title: 4 } } } });
  });
  it("moments stay as long as with motion", () => {
    const { stage } = staged({ motion: false });
    stage.show(acted(KITTEN));
    expect(stage.shown!.act.moment).not.toBeNull();
  });
});

describe("anchors", () => {
  afterEach(() => document.body.replaceChildren());

  function lay(name: string, width: number): Element {
    const element = document.createElement("div");
    element.dataset.anchor = name;
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, width);
    document.body.append(element);
    return element;
  }

  it("are paths: where the small thing is not, what holds it is meant", () => {
    expect(paths("seat/2/coins")).toEqual(["seat/2/coins", "seat/2", "seat"]);
    const seat = lay("seat/2", 10);
    expect(anchor("seat/2/coins")).toBe(seat);
    expect(anchor("seat/1")).toBeNull();
  });
  it("must be seen", () => {
    lay("hand/4", 0);
    expect(anchor("hand/4")).toBeNull();
    const hand = lay("hand", 10);
    expect(anchor("hand/4")).toBe(hand);
  });
});

it("the speed is remembered, and goes round", () => {
  const settings = new Settings();
  settings.speed = "fast";
  flushSync();
  settings.keep();
  expect(new Settings().speed).toBe("fast");
  expect([settings.nextSpeed(), settings.nextSpeed(), settings.nextSpeed()]).toEqual(["instant", "slow", "normal"]);
  localStorage.clear();
});

