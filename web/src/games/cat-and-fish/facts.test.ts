import { expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import { facts } from "./facts";
import { NAMES, VIEWS } from "./testing";

it("tells the table in sentences", () => {
  const told = facts(VIEWS.act, words, SEATS);
  expect(told[0]).toBe("Year 2 of 5, autumn");
  expect(told).toContain("Order of play: Zoe, Marmalade, Captain and Nori.");
  expect(told).toContain("Zoe has €8 and floats at line 1, north (blocks 1, 6 and 7).");
  const [crab, tuna] = VIEWS.act.players[0]!.store.map(({ now }) => now);
  expect(told).toContain(`Zoe’s storehouse: crab (now €${crab}) and tuna (now €${tuna}).`);
  expect(told).toContain("Nori keeps 1 magic card.");
  expect(told).toContain("Fishing: 1 place left.");
});

it("tells what a catastrophe would do", () => {
  expect(facts(VIEWS.move, words, SEATS).join(" ")).toMatch(/Block \d+, Oil spill: \w+ pays €2 and flees/);
});

it("tells nobody what magic cards others keep", () => {
  for (const name of NAMES) {
    const told = facts({ ...VIEWS[name], magic: null, seat: null }, words, SEATS).join();
    expect(told).not.toContain("Warp");
  }
});
