import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import type { GameEvent } from "../../lib/game";
import { actsOf } from "../../lib/stage/acts";
import page from "./index";
import { VIEWS } from "./testing";
import type { View } from "./view";

/** The day before, when nothing was drawn. */
function before(view: View): View {
  const players = view.players.map((player) => ({ ...player, drawn: [] }));
  return { ...view, day: view.day - 1, players };
}

function evening(view: View, ...events: GameEvent[]) {
  const former = before(view);
  return actsOf({ page, events, view, former, words, seats: SEATS.slice(0, view.seats) });
}

const sheets = (acts: ReturnType<typeof evening>) => acts.flatMap(({ moment }) => moment?.sheet ?? []);

describe("the evening", () => {
  it("shows the others’ boats with what was drawn that day, and says what each took and ticked", () => {
    const acts = evening(VIEWS.morning, ["column", 1, 2], ["drew", 1, 12, 0, 105], ["ticked", 1, 12], ["row", 2, 0]);
    const [sheet, ...more] = sheets(acts);
    expect(more).toEqual([]);
    const { container } = render(sheet!.Art, sheet!.props);
    const told = [...container.querySelectorAll("p")].map((each) => each.textContent!.trim());
    expect(told).toEqual([
      expect.stringMatching(/^Marmalade took column .\. Marmalade ticked a lesson: /),
      "Captain took the top row.",
    ]);
    const drawn = VIEWS.morning.players.slice(1).flatMap((player) => player.drawn);
    expect(container.querySelectorAll(".landing").length).toBe(drawn.length);
    expect(container.querySelectorAll(".settled").length).toBe(0);
  });
  it("is told in a line, and then the day begins", () => {
    const [recap, day, ...more] = evening(VIEWS.morning, ["column", 1, 2], ["row", 2, 0], ["day", 0, 2]);
    expect(recap!.sentence).toMatch(/^Marmalade took column .\. Captain took the top row\.$/);
    expect(day!.moment?.title).toBe("Day 2 begins.");
    expect(more).toEqual([]);
  });
  it("of twelve boats shows four at a time, and is soon over", () => {
    const acts = evening(VIEWS.twelve, ["day", 0, 2]);
    expect(sheets(acts).map(({ props }) => (props.evenings as unknown[]).length)).toEqual([4, 4, 3]);
    expect(acts.reduce((sum, { time }) => sum + time, 0)).toBeLessThan(10_000);
  });
  it("is none while the day goes on", () => {
    const { morning } = VIEWS;
    const told = { page, view: morning, former: morning, words, seats: SEATS.slice(0, 3) };
    const [act] = actsOf({ ...told, events: [["confirmed", 1]] });
    expect([act!.moment, act!.sentence]).toEqual([null, "Marmalade is done for today."]);
  });
  it("alone, the sister’s colour is revealed", () => {
    const [act] = evening(VIEWS.solo, ["sister", 0, 3, 4]);
    expect(act!.moment?.piece?.props).toMatchObject({ colour: 3 });
    expect(act!.sentence).toContain("purple");
  });
});
