/** What every drawn board is held to, whatever its game: to be called in the tests of each. */
import { screen } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import type { Frame, GamePage, Spelled } from "../game";
import { GRAMMARS } from "../grammars";
import { holdStage } from "../stage/contract";
import { type Fixtures, SEATS, type Shown, walk, words } from "./testing";

export interface Promised<View extends Frame, Name extends string> {
  page: GamePage;
  fixtures: Fixtures<View, Name>;
  /** The fixtures of which each kind of decision is tried; else all that ask somebody. */
  asked?: Name[];
  /** Verbs that no fixture offers. */
  missing?: string[];
  /** Decide by pointer alone, and by keyboard alone. */
  click: (shown: Shown<View>, action: Spelled) => Promise<void>;
  type: (shown: Shown<View>, action: Spelled) => Promise<void>;
  /** What can be pressed on this board, as a selector. */
  pieces?: string;
  /** The board's keys, to be pressed in vain. */
  keys: string;
  lessons: [Name, Spelled][];
  /** The fixtures that are held against axe's rules. */
  accessible: Name[];
}

const PRESSES = 80;
const LESSON_PRESSES = 200;

export function holdBoard<View extends Frame, Name extends string>({
  page,
  fixtures: { VIEWS, NAMES, show },
  asked = NAMES.filter((name) => VIEWS[name].prompt !== null),
  missing = [],
  click,
  type,
  pieces,
  keys,
  lessons,
  accessible,
}: Promised<View, Name>): void {
  const { game } = VIEWS[asked[0]!];
  const { verbs } = GRAMMARS[game]!;
  /** For each fixture and verb one legal action: the last, so that it is not the first of its kind. */
  const decisions = asked.flatMap((name) => {
    const byVerb = new Map(VIEWS[name].legal.map((action) => [action[0], action]));
    return [...byVerb.values()].map((action) => [name, action] as const);
  });

  describe("every kind of decision", () => {
    it("is among the fixtures", () => {
      const tried = new Set(decisions.map(([, [verb]]) => verb));
      expect(Object.keys(verbs).filter((verb) => !tried.has(verb))).toEqual(missing);
    });
    it.each(decisions)("%s: %j by clicking", async (name, action) => {
      const shown = show(name);
      await click(shown, action);
      expect(shown.sent).toEqual([action]);
    });
    it.each(decisions)("%s: %j by keyboard", async (name, action) => {
      const shown = show(name);
      await type(shown, action);
      expect(shown.sent).toEqual([action]);
    });
    it("is told why it was refused", async () => {
      const [name, action] = decisions[0]!;
      await click(show(name, { act: () => Promise.resolve("stale") }), action);
      expect((await screen.findByRole("alert")).textContent).not.toBe("");
    });
  });

  describe("nothing is offered that is not legal", () => {
    it.each(NAMES)("%s", async (name) => {
      const shown = show(name);
      await walk(shown, PRESSES, pieces);
      const legal = VIEWS[name].legal.map((action) => JSON.stringify(action));
      for (const action of shown.sent) expect(legal).toContain(JSON.stringify(action));
      if (VIEWS[name].prompt === null) expect(shown.sent).toEqual([]);
    });
    it("while an answer is awaited", async () => {
      const shown = show(asked[0]!, { idle: true });
      await walk(shown, PRESSES, pieces);
      await shown.user.keyboard(keys);
      expect(shown.sent).toEqual([]);
    });
    it.each(lessons)("in a lesson but the lesson: %s: %j", async (name, lesson) => {
      const shown = show(name, { lesson });
      await walk(shown, LESSON_PRESSES, pieces);
      for (const action of shown.sent) expect(action).toEqual(lesson);
      shown.unmount();
      const learner = show(name, { lesson });
      await click(learner, lesson);
      expect(learner.sent).toEqual([lesson]);
    });
  });

  describe("in words", () => {
    const isWorded = (text: string) => text !== "" && !/undefined|\{/.test(text) && !text.includes(`${game}-`);
    it.each(NAMES)("each fact of the table once, as the page's list needs it: %s", (name) => {
      const told = page.facts!(VIEWS[name], words, SEATS.slice(0, VIEWS[name].seats));
      expect(told.length).toBeGreaterThan(VIEWS[name].seats);
      expect(told.filter((fact) => !isWorded(fact))).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
    });
    it("every key once", () => {
      const named = page.keys!(words);
      expect(named.flat().filter((text) => !isWorded(text))).toEqual([]);
      expect(new Set(named.map(([key]) => key)).size).toBe(named.length);
    });
  });

  holdStage(page, { VIEWS, NAMES, show });

  it.each(accessible)("has no flaw that axe knows: %s", async (name) => {
    const { violations } = await axe.run(show(name).container, {
      rules: { "color-contrast": { enabled: false } }, // no layout here; the browser's tests look
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
}
