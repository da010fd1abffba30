import { describe, expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import { facts } from "./facts";
import { VIEWS } from "./testing";

describe("the table in sentences", () => {
  it("tells what each card asks for and whether it fits", () => {
    const told = facts(VIEWS.morning, words, SEATS);
    expect(told).toContain("Card C1. To draw: red cat (wave) and purple cat (cup).");
    expect(told.join()).toContain("Worth 0 now: 1 of 5.");
  });
  it("tells what is still to be drawn", () => {
    expect(facts(VIEWS.twin, words, SEATS)).toContain("Still to be drawn: purple cat (cup).");
  });
});
