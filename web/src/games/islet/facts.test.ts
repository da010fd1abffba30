import { expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import { facts } from "./facts";
import { VIEWS } from "./testing";

it("tells the table in sentences", () => {
  const told = facts(VIEWS.turn, words, SEATS);
  expect(told).toContain("Zoe’s turn.");
  expect(told).toContain("Round 1");
  expect(told).toContain(`Bag: ${VIEWS.turn.bag} tiles left`);
  expect(told.join("\n")).toMatch(/sand\/branches, level 3, an egg of Zoe/);
  expect(told.join("\n")).toMatch(/Your tiles: .*sand\/leaves/);
  expect(told.at(-1)).toMatch(/^Within reach: place \d+ \(/);
});

it("tells the cards of both islets alone", () => {
  expect(facts(VIEWS.soloMove, words, SEATS)).toContain("Night islet: level 4 (1 tile)");
});

it("tells a spectator of no hand", () => {
  expect(facts(VIEWS.spectator, words, SEATS).join()).not.toContain("Your tiles");
});
