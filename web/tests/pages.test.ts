import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { gamePage } from "../src/games";
import { app } from "../src/lib/app.svelte";
import { thinkers } from "../src/lib/board/thinkers";
import { router } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { NewTable } from "../src/lib/wire";
import Home from "../src/pages/Home.svelte";
import Join from "../src/pages/Join.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import Replay from "../src/pages/Replay.svelte";
import Rules from "../src/pages/Rules.svelte";
import Settings from "../src/pages/Settings.svelte";
import Table from "../src/pages/Table.svelte";
import Tutorial from "../src/pages/Tutorial.svelte";
import {
  FakeSocket,
  fakeServer,
  fakeSockets,
  GAME,
  ISLE,
  ME,
  seat,
  sync,
  table,
  update,
  view,
} from "./fakes";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const body = (asked: [string, unknown][], key: string) => asked.find(([each]) => each === key)?.[1];
const click = async (name: string | RegExp) => fireEvent.click(await button(name));

// What a page loads by itself is there before: a test that ends first would tear it down half way.
beforeAll(() => Promise.all([GAME, ISLE].map(({ key }) => gamePage(key))), 120_000);
beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  fakeSockets();
  settings.list = true; // the games draw themselves, and test it themselves
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("home", () => {
  it("leads to a match against bots in two clicks, and makes a guest on the way", async () => {
    const { asked } = fakeServer({ "POST /me": ME, "POST /tables": table({ id: "t7" }) });
    render(Home);
    await click("Play against bots");
    await click("Play");
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "t7" }));
    expect(asked[0]![0]).toBe("POST /me");
    expect(body(asked, "POST /tables")).toMatchObject({
      game: "exploding-kittens",
      seats: [{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "medium" })],
    });
    expect(app.me).toEqual(ME);
  });

  it("leads to a match alone, with its options in words, where a game has one", async () => {
    const { asked } = fakeServer({ "POST /me": ME, "POST /tables": table() });
    app.games = [GAME, ISLE];
    render(Home);
    await click("Alone");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByLabelText("To react to what others play")).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("The sister, if you play alone"), "Hard");
    await click("Play");
    await waitFor(() => expect(body(asked, "POST /tables")).toBeDefined());
    expect(body(asked, "POST /tables")).toMatchObject({
      game: "isle-of-cats",
      seats: [{ kind: "me" }],
      options: { difficulty: 3 },
    });
  });

  it("takes the text of an option from a file", async () => {
    const deck = { ...ISLE.options[0]!, name: "deck", kind: "text", default: null, max_seats: 99 } as const;
    const { asked } = fakeServer({ "POST /me": ME, "POST /tables": table() });
    app.games = [{ ...ISLE, options: [deck] }];
    render(Home);
    await click("Alone");
    const file = new File(["cats = []"], "my-box.toml");
    await userEvent.upload(screen.getByLabelText("Other cards (a file)"), file);
    await click("Play");
    await waitFor(() =>
      expect(body(asked, "POST /tables")).toMatchObject({ options: { deck: "cats = []" } }),
    );
  });

  it("neither offers nor sends an option that changes nothing with so many players", async () => {
    const trio = { ...GAME.options[0]!, min_seats: 4 };
    const { asked } = fakeServer({ "POST /me": ME, "POST /tables": table() });
    app.games = [{ ...ISLE, options: [...ISLE.options, trio], key: "exploding-kittens" }];
    render(Home);
    await click("Play against bots");
    expect(screen.queryByLabelText(/sister/)).toBeNull();
    await userEvent.click(screen.getByRole("switch", { hidden: true }));
    await userEvent.click(screen.getByRole("radio", { name: "3" }));
    expect(screen.queryByRole("switch", { hidden: true })).toBeNull();
    await click("Play");
    await waitFor(() => expect(body(asked, "POST /tables")).toMatchObject({ options: {} }));
    expect((body(asked, "POST /tables") as NewTable).options).toEqual({});
  });

  it("leads to a match on one device in two clicks, with a name for each", async () => {
    const { asked } = fakeServer({ "POST /me": ME, "POST /tables": table() });
    render(Home);
    await click("Pass this device round");
    await click("Play");
    await waitFor(() => expect(body(asked, "POST /tables")).toBeDefined());
    const { seats, pace } = body(asked, "POST /tables") as NewTable;
    expect(seats.every(({ kind, name }) => kind === "me" && name)).toBe(true);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
    expect(pace).toMatchObject({ reaction: null });
  });

  it("shows one's tables, and where it is one's turn", async () => {
    app.me = ME;
    const row = { table: table(), is_mine: true, is_my_turn: true };
    fakeServer({ "GET /me/tables": [row] });
    render(Home);
    const link = await screen.findByRole("link", { name: /Your turn/ });
    expect(link.getAttribute("href")).toBe("/table/t1");
  });

  it("says why a table cannot be made", async () => {
    app.me = ME;
    fakeServer({
      "GET /me/tables": [],
      "POST /tables": { status: 429, reason: "too-many-tables" },
    });
    render(Home);
    await click("Play against bots");
    await click("Play");
    await waitFor(() => expect(app.toasts[0]?.text).toContain("many open tables"));
  });
});

describe("the table", () => {
  async function sitDown(first = sync()): Promise<void> {
    app.me = ME;
    fakeServer({ "GET /tables/t1": first.table });
    render(Table, { id: "t1" });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept(first);
  }

  it("asks for each argument of a choice, and sends the action", async () => {
    await sitDown(sync({ view: view({ legal: [["draw"], ["favor", 0], ["favor", 1]] }) }));
    await click("Favor…");
    await click("Favor from Mochi");
    expect(FakeSocket.last.heard("act")).toMatchObject({ action: ["favor", 1], question: 1 });
  });

  it("says next to the finger why an action was refused", async () => {
    await sitDown();
    await click("Draw a card");
    const { ref } = FakeSocket.last.heard("act")!;
    FakeSocket.last.tell({ type: "refused", ref: ref as number, reason: "illegal" });
    expect((await screen.findByRole("alert")).textContent).toContain("rules do not allow");
  });

  it("tells a screen reader what happened", async () => {
    await sitDown();
    FakeSocket.last.tell(update({ events: [["drew", 1, null]] }));
    const logs = await screen.findAllByRole("log");
    await waitFor(() => expect(logs[0]!.textContent).toContain("Mochi draws a card."));
  });

  it("shows that the line is broken, and goes on when it is back", async () => {
    await sitDown();
    await button("Draw a card");
    FakeSocket.last.close();
    expect(await screen.findByText("Reconnecting…")).toBeTruthy();
    expect(((await button("Draw a card")) as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.accept(sync());
    await waitFor(() => expect(screen.queryByText("Reconnecting…")).toBeNull());
    expect(((await button("Draw a card")) as HTMLButtonElement).disabled).toBe(false);
  });

  it("tries a broken line again at once, if asked to", async () => {
    await sitDown();
    await button("Draw a card");
    FakeSocket.last.close();
    await click("Try now");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tells large that a bot plays for one, and one press ends it", async () => {
    await sitDown();
    const seats = [seat("Zoe", { player: "me", has_stand_in: true }), seat("Mochi", { bot: "medium" })];
    FakeSocket.last.tell({ type: "table", table: table({ seats }) });
    await click("I’m back");
    expect(FakeSocket.last.heard("look")).toMatchObject({ seat: 0 });
    FakeSocket.last.tell(sync());
    await waitFor(() => expect(screen.queryByText("A bot is playing for you")).toBeNull());
  });

  it("ends a stand-in by whatever is pressed", async () => {
    const seats = [seat("Zoe", { player: "me", has_stand_in: true }), seat("Mochi", { bot: "medium" })];
    await sitDown(sync({ table: table({ seats }) }));
    await screen.findByText("A bot is playing for you");
    await fireEvent.keyDown(document.body, { key: "Tab" });
    expect(FakeSocket.last.heard("look")).toMatchObject({ seat: 0 });
  });

  const lone = { prompt: ["give", 1], legal: [["give", 5]], hand: [5] } as Parameters<typeof view>[0];

  it("does by itself what leaves no choice, but not what was taken back", async () => {
    await sitDown();
    FakeSocket.last.tell(update({ view: view({ ...lone, asked: 2 }), is_undo: true, events: [] }));
    await button(/^Give/);
    expect(FakeSocket.last.heard("act")).toBeUndefined();
    FakeSocket.last.tell(update({ view: view({ ...lone, asked: 3 }) }));
    await waitFor(() =>
      expect(FakeSocket.last.heard("act")).toMatchObject({ action: ["give", 5], question: 3 }),
    );
  });

  it("leaves it to the player who likes it so", async () => {
    settings.forced = false;
    await sitDown(sync({ view: view(lone) }));
    await button(/^Give/);
    expect(FakeSocket.last.heard("act")).toBeUndefined();
    settings.forced = true;
  });

  it("keeps what is let pass with the server", async () => {
    await sitDown(sync({ view: view({ prompt: null, legal: [], to_act: [1] }) }));
    const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "When others play" });
    await userEvent.selectOptions(select, "turn");
    expect(FakeSocket.last.heard("waive")).toMatchObject({ seat: 0, until: "turn" });
    FakeSocket.last.tell({ type: "waived", seat: 0, until: "turn" });
    await waitFor(() => expect(select.value).toBe("turn"));
  });

  it("lights a hint, and takes back where that is allowed", async () => {
    await sitDown(sync({ can_undo: true }));
    await click("Hint");
    const { ref } = FakeSocket.last.heard("hint")!;
    FakeSocket.last.tell({ type: "hinted", ref: ref as number, action: ["draw"], weighed: [], playouts: 0 });
    await waitFor(async () =>
      expect((await button("Draw a card")).className).toContain("primary"),
    );
    await click("Take back");
    expect(FakeSocket.last.heard("undo")).toMatchObject({ seat: 0 });
  });

  it("tells what a hint rests on, when it is asked for again", async () => {
    await sitDown();
    await button("Hint");
    await userEvent.keyboard("h");
    const { ref } = FakeSocket.last.heard("hint")!;
    const weighed = [
      { action: ["draw"], chance: 612, error: 0 },
      { action: ["skip"], chance: 605, error: 9 },
      { action: ["shuffle"], chance: 411, error: 12 },
    ];
    FakeSocket.last.tell({ type: "hinted", ref: ref as number, action: ["draw"], weighed, playouts: 160 });
    await button("Why this hint?");
    await userEvent.keyboard("h");
    const told = within(await screen.findByRole("dialog", { name: "Why this hint?" }));
    const [first, second, third] = told.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(first).toMatch(/Draw a card\s*wins 61 times in 100/);
    expect(second).toContain("too close to tell");
    expect(third).toContain("costs you 20 in 100");
    expect(told.getByText(/160 matches/)).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(violations).toEqual([]);
    await click("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says how well a bot plays, and which one is thinking", async () => {
    const seats = [seat("Nori", { bot: "easy" }), seat("Mochi", { bot: "cruel" })];
    await sitDown(sync({ table: table({ seats }) }));
    await click("This table");
    expect(await screen.findByText("Nori (Easy), Mochi (Cruel)")).toBeTruthy();
    expect(thinkers(view(), seats)).toBe("");
    expect(thinkers(view({ prompt: null, to_act: [1] }), seats)).toBe("Mochi (Cruel) is thinking…");
    expect(thinkers(view({ prompt: null, to_act: [0, 1] }), seats)).toBe(
      "Nori (Easy) and Mochi (Cruel) are thinking…",
    );
  });

  it("has chat, and the host can mute somebody", async () => {
    const line = {
      ...{ number: 0, player: "nori", name: "Nori", colour: "red" as const },
      ...{ text: "hiss", at: 0 },
    };
    await sitDown(sync({ chat: [line] }));
    const { asked } = fakeServer({ "POST /tables/t1/mute": {} });
    await click(/^Chat/);
    await click("Mute Nori");
    await waitFor(() => expect(screen.queryByText("hiss")).toBeNull());
    expect(asked).toEqual([["POST /tables/t1/mute", { player: "nori", is_muted: true }]]);
    const field = screen.getByLabelText("Say something");
    await fireEvent.input(field, { target: { value: "purr" } });
    await click("Send");
    await waitFor(() =>
      expect(FakeSocket.last.heard("say")).toMatchObject({ text: "purr" }),
    );
  });

  it("shows the last act before the result; whoever skips it sees the result at once", async () => {
    await sitDown();
    await button("Draw a card");
    const over = view({ over: true, to_act: [], prompt: null, legal: [], asked: 2 });
    FakeSocket.last.tell(update({ view: over, events: [["drew-kitten", 1], ["exploded", 1]] }));
    const result = { ranking: [1, 2], score_sheet: [{ name: "survived", numbers: [1, 0] }] };
    FakeSocket.last.tell({ type: "table", table: table({ status: "over", result }) });
    const said = () => document.querySelector(".moment")?.textContent;
    await waitFor(() => expect(said()).toContain("Mochi draws an Exploding Kitten!"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("k");
    expect(await screen.findByRole("dialog", { name: "Zoe wins!" })).toBeTruthy();
    expect(document.querySelector(".moment")).toBeNull();
  });

  it("takes an answer while something is being shown", async () => {
    await sitDown(sync({ own_asked: [], view: view({ prompt: null, legal: [], to_act: [1] }) }));
    FakeSocket.last.tell(update({ view: view(), own_asked: [0], events: [["drew-kitten", 1], ["defused", 1]] }));
    await waitFor(() => expect(document.querySelector(".moment")).not.toBeNull());
    await click("Draw a card");
    expect(FakeSocket.last.heard("act")).toMatchObject({ action: ["draw"] });
  });

  it("skips to one's turn, and to the end for who is out, with the bots in haste", async () => {
    const player = { alive: true, cards: 8, known: [] };
    const waiting = { prompt: null, legal: [], to_act: [1] };
    await sitDown(sync({ own_asked: [], view: view(waiting) }));
    await click("Skip to my turn");
    expect((await button("Skip to my turn")).getAttribute("aria-pressed")).toBe("true");
    expect(FakeSocket.last.heard("hurry")).toBeUndefined();
    const out = view({ ...waiting, players: [{ ...player, alive: false }, player] });
    FakeSocket.last.tell(update({ view: out, events: [["exploded", 0]] }));
    await click("Skip to the end");
    expect(FakeSocket.last.heard("hurry")).toBeDefined();
  });

  it("goes through the speeds by a key, and says which it is", async () => {
    await sitDown();
    await button("Draw a card");
    await userEvent.keyboard("v");
    expect([settings.speed, app.toasts.at(-1)?.text]).toEqual(["fast", "Moves are shown: fast."]);
    settings.speed = "normal";
  });

  it("shows the result, the seed and the way to a rematch at the end", async () => {
    await sitDown();
    const result = {
      ranking: [2, 1],
      score_sheet: [{ name: "survived", numbers: [0, 1] }],
    };
    await button("Draw a card");
    FakeSocket.last.tell(
      update({ view: view({ over: true, to_act: [], prompt: null, legal: [], asked: 2 }) }),
    );
    FakeSocket.last.tell({
      type: "table",
      table: table({ status: "over", result, seed: "00ff" }),
    });
    const dialog = await screen.findByRole("dialog", { name: "Mochi wins!" });
    expect(within(dialog).getByText("00ff")).toBeTruthy();
    fakeServer({ "POST /tables/t1/rematch": table({ id: "t2" }) });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Rematch" }));
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "t2" }));
  });

  it("shows what was last seen of a match by rules that cannot be played any more, and says why", async () => {
    const old = table({ status: "over", is_unplayable: true });
    const last = view({ over: true, to_act: [], prompt: null, legal: [], asked: 0 });
    await sitDown(sync({ table: old, view: last, events: [["turn", 0, 1]] }));
    expect((await screen.findByText(/cannot go on: it began with version 1 of the rules/)).textContent).toContain("remain");
    expect(screen.getByRole("region", { name: "Choices as a list" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Draw a card" })).toBeNull();
    await click("Log");
    expect(await screen.findAllByText(/Zoe’s turn/)).not.toHaveLength(0); // spoken too, for a while
  });

  it("says it also where the board of today cannot draw what was seen, or nothing was kept", async () => {
    settings.list = false;
    const result = { ranking: [2, 1], score_sheet: [{ name: "survived", numbers: [0, 1] }] };
    const old = table({ status: "over", is_unplayable: true, result });
    await sitDown(sync({ table: old, view: { game: old.game, legal: [], to_act: [], seat: 0 } }));
    expect(await screen.findByText(/was played by version 1 of the rules/)).toBeTruthy();
    expect(await screen.findByText(/cannot be drawn any more/)).toBeTruthy();
    cleanup();
    fakeSockets();
    await sitDown(sync({ table: { ...old, result: null }, view: null }));
    expect(await screen.findByText(/cannot go on/)).toBeTruthy();
  });

  it("can be left to a bot", async () => {
    await sitDown();
    const { asked } = fakeServer({ "DELETE /tables/t1/seats/0": table() });
    await click("This table");
    await click("Leave the table");
    await waitFor(() => expect(router.route).toEqual({ page: "home" }));
    expect(asked).toEqual([["DELETE /tables/t1/seats/0", null]]);
  });

  it("says so when there is no such table", async () => {
    fakeServer({ "GET /tables/t1": { status: 404, reason: "no-table" } });
    render(Table, { id: "t1" });
    expect(await screen.findByText("There is no such table.")).toBeTruthy();
  });
});

describe("one device for several", () => {
  const seats = [seat("Zoe", { player: "me" }), seat("Nori", { player: "me" })];
  const shared = (more: Parameters<typeof sync>[0] = {}) =>
    sync({ own_seats: [0, 1], table: table({ seats, is_hot_seat: true }), ...more });

  async function sitDown(first = shared()): Promise<void> {
    app.me = ME;
    fakeServer({ "GET /tables/t1": first.table });
    render(Table, { id: "t1" });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept(first);
  }

  it("hides the cards until the player says that it is them", async () => {
    await sitDown();
    await screen.findByText("Pass the device to Zoe");
    expect(screen.queryByRole("button", { name: "Draw a card" })).toBeNull();
    await click("I am Zoe");
    FakeSocket.last.tell(shared());
    await button("Draw a card");
    FakeSocket.last.tell(
      update({ own_asked: [1], view: view({ to_act: [1], prompt: null, legal: [] }) }),
    );
    await screen.findByText("Pass the device to Nori");
    await waitFor(() => expect(FakeSocket.last.heard("look")).toMatchObject({ seat: 1 }));
  });

  it("lets who drew a card see it before the curtain falls", async () => {
    settings.list = false;
    await sitDown();
    await click("I am Zoe");
    FakeSocket.last.tell(shared());
    await waitFor(() => expect(document.querySelector(".hand")).not.toBeNull());
    FakeSocket.last.tell(
      update({ own_asked: [1], view: view({ to_act: [1], prompt: null, legal: [] }), events: [["drew", 0, 8]] }),
    );
    await waitFor(() => expect(document.querySelector(".told")?.textContent).toContain("Tacocat"));
    expect(screen.queryByText("Pass the device to Nori")).toBeNull();
    expect(FakeSocket.last.heard("look")).not.toMatchObject({ seat: 1 });
    await screen.findByText("Pass the device to Nori");
    expect(document.body.textContent).not.toContain("Tacocat");
    await click("I am Nori");
    const hers = view({ seat: 1, to_act: [1], hand: [1] });
    FakeSocket.last.tell(shared({ seat: 1, own_asked: [1], view: hers, events: [["drew", 0, null]] }));
    await waitFor(() => expect(document.querySelector(".hand")).not.toBeNull());
    expect(document.body.textContent).not.toContain("Tacocat");
  });

  it("keeps the secrets of one player from the next", async () => {
    await sitDown(shared({ events: [["drew", 0, 8]] }));
    await screen.findByText("Pass the device to Zoe");
    expect(document.body.textContent).toContain("Zoe draws a card.");
    expect(document.body.textContent).not.toContain("Tacocat");
  });

  it("asks once whether anyone reacts, and lets it pass for all", async () => {
    const window = view({ seat: 1, to_act: [1], asked: 5, prompt: ["window", 0, 0] });
    await sitDown(shared({ seat: 1, own_asked: [1], view: window }));
    await screen.findByText("Does anyone react?");
    await click("Nobody: go on");
    await waitFor(() => expect(FakeSocket.last.heard("look")).toMatchObject({ seat: 1 }));
    FakeSocket.last.tell(shared({ seat: 1, own_asked: [1], view: window }));
    await waitFor(() =>
      expect(FakeSocket.last.heard("act")).toMatchObject({
        ...{ seat: 1, question: 5, action: ["pass"] },
      }),
    );
  });
});

describe("an open table", () => {
  const seats = [seat("Zoe", { player: "me" }), seat("", { is_present: false })];

  it("has the invitation, and the host can put bots on empty seats and start", async () => {
    app.me = ME;
    const open = table({ status: "open", seats, commitment: null });
    const full = table({ ...open, seats: table().seats });
    const { asked } = fakeServer({
      "GET /tables/t1": open,
      "POST /tables/t1/seats/1": full,
      "POST /tables/t1/start": full,
    });
    render(Table, { id: "t1" });
    const link = await screen.findByLabelText<HTMLInputElement>("Send this link");
    expect(link.value).toContain("/join/t1");
    expect(((await button("Start")) as HTMLButtonElement).disabled).toBe(true);
    await click("Add a bot");
    await waitFor(async () =>
      expect(((await button("Start")) as HTMLButtonElement).disabled).toBe(false),
    );
    await click("Start");
    expect(asked.map(([key]) => key)).toContain("POST /tables/t1/start");
  });

  it("is joined with a name and a colour", async () => {
    const open = table({ status: "open", seats, host: "other" });
    const { asked } = fakeServer({
      "GET /tables/t1": open,
      "POST /me": { ...ME, id: "new" },
      "POST /tables/t1/seats/1": open,
    });
    render(Join, { id: "t1" });
    await fireEvent.input(await screen.findByLabelText("Your name"), {
      target: { value: "Nori" },
    });
    await fireEvent.click(screen.getByLabelText("Red, with diagonals"));
    await click("Sit down");
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "t1" }));
    expect(asked).toContainEqual(["POST /me", { name: "Nori", colour: "red" }]);
    expect(asked).toContainEqual(["POST /tables/t1/seats/1", {}]);
  });
});

describe("other pages", () => {
  it("a replay goes to any step, from any seat", async () => {
    const step = {
      ...{ table: table({ status: "over" }), step: 0, steps: 2, seat: 0, is_open: true },
      ...{ view: view(), hands: [view(), view()], action: null, events: [] },
    };
    const { asked } = fakeServer({
      "GET /tables/t1/replay?step=0&open=true": step,
      "GET /tables/t1/replay?step=1&open=true": { ...step, step: 1, events: [["drew", 1, 8]] },
      "GET /tables/t1/replay?step=2&open=true": { ...step, step: 2 },
      "GET /tables/t1/replay?step=1&open=false&seat=1": { ...step, step: 1, is_open: false },
      "GET /tables/t1/replay?step=2&open=false&seat=1": { ...step, step: 2, is_open: false },
    });
    render(Replay, { id: "t1" });
    await click("One step on");
    expect((await screen.findAllByText("Mochi draws Tacocat.")).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText("Point of view"), "1");
    await waitFor(() =>
      expect(asked.map(([key]) => key)).toContain("GET /tables/t1/replay?step=1&open=false&seat=1"),
    );
  });

  it("the first game goes on with the action it teaches, and no other", async () => {
    fakeServer({
      "GET /tutorials/exploding-kittens": [
        ...[
          {
            ...{ step: 0, view: view(), events: [], action: [0, ["draw"]] },
            note: "exploding-kittens-tutorial-welcome",
          },
          {
            ...{ step: 1, events: [["drew", 0, 8]], action: [1, ["draw"]], note: null },
            view: view({ to_act: [1], prompt: null, legal: [] }),
          },
          { step: 2, view: view(), events: [], action: null, note: null },
        ],
      ],
    });
    render(Tutorial, { game: "exploding-kittens" });
    expect((await screen.findByRole("link", { name: "EK-10" })).getAttribute("href")).toBe(
      "/rules/exploding-kittens#EK-10",
    );
    expect(screen.queryByRole("button", { name: "Favor…" })).toBeNull();
    await click("Draw a card");
    await click("Next");
    expect(await screen.findByRole("link", { name: "Done: play a real match" })).toBeTruthy();
  });

  it("the lobby lists open tables and takes match files", async () => {
    const row = { table: table({ status: "open" }), is_mine: false, is_my_turn: false };
    const { asked } = fakeServer({
      "GET /tables": [row],
      "POST /me": ME,
      "POST /matches": table({ id: "t9", status: "over" }),
    });
    render(Lobby);
    expect((await screen.findByRole("link", { name: /Zoe/ })).getAttribute("href")).toBe("/join/t1");
    const input = screen.getByLabelText<HTMLInputElement>("Match files", { selector: "input" });
    const file = new File(['{"format":"catlantis-match"}'], "a.match.json");
    Object.defineProperty(input, "files", { value: [file] });
    await fireEvent.change(input);
    await waitFor(() => expect(router.route).toEqual({ page: "replay", id: "t9" }));
    expect(asked).toContainEqual(["POST /matches", { format: "catlantis-match" }]);
  });

  it("settings keep name and colour, and show a transfer code", async () => {
    app.me = ME;
    const { asked } = fakeServer({
      "PATCH /me": { ...ME, name: "Nori" },
      "POST /me/transfer": { code: "PURR-42", seconds: 600 },
    });
    render(Settings);
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Nori" } });
    await fireEvent.click(screen.getAllByRole("button", { name: "Save" })[0]!);
    await waitFor(() => expect(app.me?.name).toBe("Nori"));
    await click("Show a code");
    expect(await screen.findByText("PURR-42")).toBeTruthy();
    expect(asked[0]).toEqual(["PATCH /me", { name: "Nori", colour: "blue" }]);
  });

  it("rules have their numbers, and can be searched", async () => {
    fakeServer({});
    render(Rules, { game: "exploding-kittens" });
    expect((await screen.findByRole("link", { name: "EK-31" })).getAttribute("href")).toBe("#EK-31");
    await fireEvent.input(screen.getByLabelText("Find a rule"), { target: { value: "EK-38" } });
    await waitFor(() => expect(screen.queryByRole("link", { name: "EK-31" })).toBeNull());
    expect(screen.getByRole("link", { name: "EK-38" })).toBeTruthy();
  });
});
