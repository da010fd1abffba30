import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../../../tests/fakes";
import { app } from "../../../lib/app.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Island, IslandDay } from "./wire";
import Master from "./Master.svelte";
import { CARDS } from "./testing";

const MASTER = "/games/isle-of-cats/master";
const laidOut = <Told>(code: string, turn: number, told: Told) => ({ code, turn, turns: 7, told });
const ISLAND: Island = { boats: [3, 1], sister: [] };
const { two, oshax, any, or, lesson } = CARDS;
const ALL = [two, lesson, any, lesson, oshax, or, lesson, two, two, two, two, lesson];
const day = (number: number): IslandDay => ({
  cards: ALL,
  sister: [[4, 5], [2, 4], [0, 3], [1, 2], [3, 1]].slice(0, number),
});
const look = (turn: number, query = "seats=2&sheet=0&difficulty=1", code = "tamino") =>
  `GET ${MASTER}/${code}/${turn}?${query}`;
const daysFor = (query?: string) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((turn) => [look(turn, query), laidOut("tamino", turn, day(turn))]),
  );
const TURN = "Turn the cards over";
const LOOK = look(0);

beforeEach(() => {
  history.replaceState(null, "", "/master/isle-of-cats");
  settings.shortcuts = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// By words: on a page full of drawings it is slow to ask for roles.
const button = async (name: string) => (await screen.findByText(name)).closest("button")!;
const click = async (name: string) => fireEvent.click(await button(name));
/** Wait for the day's cards. */
const dealt = () =>
  waitFor(() =>
    expect(screen.getByText(TURN).closest("button")!.hasAttribute("disabled")).toBe(false),
  );
const press = (key: string) => fireEvent.keyDown(document.body, { key });
/** The cards that lie face up. */
const faces = () => screen.queryAllByText(/larger/).map((name) => name.closest("button")!);

/** The page at an address, and what it asks of the server. */
function open(search = "", answers: Record<string, unknown> = {}): [string, unknown][] {
  history.replaceState(null, "", `/master/isle-of-cats${search}`);
  const server = fakeServer({ [LOOK]: laidOut("tamino", 0, ISLAND), ...daysFor(), ...answers });
  render(Master);
  return server.asked;
}

describe("an island on a shared screen", () => {
  it("is found by chance, with a boat for each player", async () => {
    const four = look(0, "seats=4&sheet=0&difficulty=1", "lomitaka");
    const found = laidOut("lomitaka", 0, { ...ISLAND, boats: [3, 1, 6, 2] });
    const asked = open("", { [`POST ${MASTER}`]: { code: "lomitaka" }, [four]: found });
    await click("Find an island");
    await screen.findByText("Island LOMITAKA", { selector: "h2" });
    expect(asked.map(([what]) => what)).toEqual([`POST ${MASTER}`, four]);
    expect(screen.getByText("Player 3").parentElement!.textContent).toContain("Boat 6");
    expect(location.search).toBe("?code=lomitaka");
    const link = screen.getByLabelText("Print boat 6");
    expect(link.getAttribute("href")).toContain("/print/isle-of-cats.pdf?boat=6&");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("may be named, and a name that is none is refused with its reason", async () => {
    const refused = { status: 400, reason: "bad-deal-code" };
    const asked = open("", { [look(0, "seats=4&sheet=0&difficulty=1", "x")]: refused });
    await fireEvent.input(screen.getByLabelText("Name of the island"), { target: { value: " x " } });
    await click("Find an island");
    await waitFor(() => expect(app.toasts[0]?.text).toContain("3 to 12 letters"));
    expect(asked).toHaveLength(1);
    await button("Find an island");
  });

  it("lies face down until it is turned over, and nothing is asked for early", async () => {
    const asked = open("?code=tamino&players=2");
    await click("To the first day");
    await dealt();
    expect(faces()).toHaveLength(0);
    expect(document.body.textContent).not.toContain("blue");
    await click(TURN);
    expect(faces()).toHaveLength(12);
    expect(asked.map(([what]) => what)).toEqual([LOOK, look(1)]);
    const lessons = faces().flatMap((face) => face.querySelector(".unseen")!.textContent!.match(/^.* Lesson/) ?? []);
    expect(lessons).toEqual(["B1", "C2", "D1", "D3"].map((slot) => `${slot}, larger: Lesson`));
    expect(faces()[3]!.querySelector(".unseen")!.textContent).toBe(
      "B1, larger: Lesson 16: 12 points if both parrot rooms are filled.",
    );
  });

  it("goes from day to day by keys, and back to what was seen without turning it again", async () => {
    open("?code=tamino&players=2&day=6");
    await dealt();
    await press(" ");
    expect(faces()).toHaveLength(12);
    press("ArrowRight");
    await screen.findByText("Day 7");
    expect(faces()).toHaveLength(0);
    press("ArrowLeft");
    await screen.findByText("Day 6");
    await waitFor(() => expect(faces()).toHaveLength(12));
    press("ArrowRight");
    press("ArrowRight");
    await screen.findByText("Vesh is here");
    press("ArrowRight");
    expect(location.search).toBe("?code=tamino&players=2&day=8");
  });

  it("comes back after a reload, face down", async () => {
    open("?code=tamino&players=2&day=3&seconds=90");
    await screen.findByText("Day 3");
    await screen.findByText("1:30");
    expect(faces()).toHaveLength(0);
    const days = [...screen.getByLabelText("Days until Vesh arrives").querySelectorAll("button")];
    const can = days.map(({ disabled }) => !disabled);
    expect(can).toEqual([true, true, false, false, false, false, false]);
  });

  it("keeps the name of the island when the server does not answer", async () => {
    open("?code=tamino&players=2&day=3", { [LOOK]: { status: 503, reason: "server-error" } });
    await button("Find an island");
    expect((screen.getByLabelText("Name of the island") as HTMLInputElement).value).toBe("tamino");
    expect(location.search).toContain("code=tamino");
  });

  it("shows a card large for all", async () => {
    open("?code=tamino&players=2&day=1");
    await dealt();
    await press(" ");
    await fireEvent.click(faces()[4]!);
    const sentence = "Draw a rare treasure, or else 2 common treasures.";
    expect(screen.getByText(sentence, { selector: "dialog p" })).toBeTruthy();
  });

  it("tells who plays alone the sister's colours so far, and her lessons", async () => {
    const alone = "seats=1&sheet=0&difficulty=2";
    open("?code=tamino&players=1&difficulty=2&day=2", {
      [look(0, alone)]: laidOut("tamino", 0, { boats: [3], sister: [3, 0, 8, 12] }),
      ...daysFor(alone),
    });
    const sister = within(await screen.findByLabelText("Your sister"));
    await waitFor(() =>
      expect(sister.getAllByRole("listitem").map((item) => item.textContent!.trim())).toEqual([
        "5 for each red cat",
        "4 for each orange cat",
        expect.stringContaining("5 for her for each visible rat"),
        expect.stringContaining("no cat touches a treasure"),
        expect.stringContaining("5 for her"),
        expect.stringContaining("3 for her for each common treasure"),
      ]),
    );
  });

  it("adds up what was counted on paper by the server's rules", async () => {
    const line = (name: string, ...numbers: number[]) => ({ name, numbers });
    const result = {
      ranking: [1, 2],
      score_sheet: [
        line("rats", -4, 0),
        line("rooms", -10, -35),
        line("families", 38, 0),
        line("rare", 6, 0),
        line("lessons", 21, 0),
        line("total", 51, -35),
        line("filled-rooms", 5, 0),
      ],
    };
    const asked = open("?code=tamino&players=2&day=8", { [`POST ${MASTER}/scores`]: result });
    const counts = { "Visible rats": "4", "Filled rooms": "5", "Cats in each family": "3 and 8" };
    for (const [name, value] of Object.entries(counts)) {
      await fireEvent.input(await screen.findByLabelText(`${name}, Player 1`), { target: { value } });
    }
    await screen.findByText("Player 1 wins!");
    expect(asked.at(-1)).toEqual([
      `POST ${MASTER}/scores`,
      {
        counted: [
          { rats: 4, filled_rooms: 5, families: [3, 8], rares: 0, lessons: 0 },
          { rats: 0, filled_rooms: 0, families: [], rares: 0, lessons: 0 },
        ],
      },
    ]);
    const total = screen.getByText("Total").closest("tr")!.querySelectorAll("td");
    expect([...total].map(({ textContent }) => textContent)).toEqual(["51", "-35"]);
  });
});
