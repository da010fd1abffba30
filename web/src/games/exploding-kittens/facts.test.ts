import { expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import { facts } from "./facts";
import { VIEWS } from "./testing";

it("tells the table in sentences", () => {
  const told = facts(VIEWS.knowing, words, SEATS);
  expect(told).toContain("Zoe’s turn.");
  expect(told).toContain("Draw pile: 10 cards, the next card is a kitten!");
  expect(told).toContain("top: Exploding Kitten");
  expect(told).toContain("Pixel: exploded");
  expect(told.at(-1)).toMatch(/^Your hand: Defuse, Nope, Attack\u00a0×2, /);
});

it("tells what waits in the reaction window first", () => {
  expect(facts(VIEWS.window, words, SEATS)[0]).toBe(
    "Nori plays Attack. It takes effect if nobody says Nope.",
  );
});

it("tells a spectator of no hand", () => {
  expect(facts(VIEWS.spectator, words, SEATS).join()).not.toContain("Your hand");
});
