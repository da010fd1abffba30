/** A server that answers from a table of paths, a socket in the test's hand, and sample tables. */
import { vi } from "vitest";
import { app } from "../src/lib/app.svelte";
import type { Frame } from "../src/lib/game";
import type {
  FromServer,
  GameInfo,
  Me,
  SeatInfo,
  Sync,
  TableInfo,
  Update,
} from "../src/lib/wire";

export const ME: Me = { id: "me", name: "Zoe", colour: "blue", is_bot: false, webhook: null };

export const GAME: GameInfo = {
  key: "exploding-kittens",
  title: "Exploding Kittens",
  edition: "",
  rules_version: 1,
  min_seats: 2,
  max_seats: 5,
  options: [
    { name: "combos", kind: "switch", default: true, low: 0, high: 0, min_seats: 1, max_seats: 99 },
    { name: "first_seat", kind: "seat", default: null, low: 0, high: 0, min_seats: 1, max_seats: 99 },
  ],
  bots: ["easy", "medium", "hard", "cruel"],
  verbs: {},
  has_tutorial: true,
  extras: [],
  words: {},
};

/** A game that can be played alone. */
export const ISLE: GameInfo = {
  ...GAME,
  key: "isle-of-cats",
  min_seats: 1,
  max_seats: 12,
  options: [{ name: "difficulty", kind: "number", default: 1, low: 1, high: 5, min_seats: 1, max_seats: 1 }],
};

export function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name,
    colour: "blue",
    player: null,
    bot: null,
    is_present: true,
    has_stand_in: false,
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "exploding-kittens",
    options: {},
    status: "playing",
    is_listed: false,
    is_hot_seat: false,
    pace: { kind: "none", seconds: 60, days: 3, turn: 6, reaction: 6 },
    host: "me",
    seats: [seat("Zoe", { player: "me" }), seat("Mochi", { bot: "medium", colour: "red" })],
    created: 0,
    commitment: "ab".repeat(32),
    seed: null,
    result: null,
    rematch: null,
    rules_version: 1,
    is_unplayable: false,
    ...more,
  };
}

export function view(more: Partial<Frame> & Record<string, unknown> = {}): Frame {
  const player = { alive: true, cards: 8, known: [] };
  return {
    game: "exploding-kittens",
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    asked: 1,
    prompt: ["turn", 1],
    legal: [["draw"], ["favor", 1], ["pair", 8, 1]],
    phase: "turn",
    combos: true,
    active: 0,
    owed: 1,
    attacked: false,
    hand: [1, 5, 8, 8],
    players: [player, player],
    pile: { size: 35, kittens: 1, known: [], odds: [1, 35] },
    discard: Array<number>(13).fill(0),
    play: null,
    ...more,
  } as Frame;
}

export function sync(more: Partial<Sync> = {}): Sync {
  return {
    type: "sync",
    protocol: 1,
    me: "me",
    seat: 0,
    own_seats: [0],
    own_asked: [0],
    table: table(),
    view: view(),
    events: [],
    clock: { left: [], turn: null, is_reaction: false },
    can_undo: false,
    waived: null,
    chat: [],
    ...more,
  };
}

export function update(more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seat: 0,
    own_asked: [],
    view: view({ asked: 2, to_act: [1], prompt: null, legal: [] }),
    events: [["drew", 0, 8]],
    is_undo: false,
    clock: { left: [], turn: null, is_reaction: false },
    can_undo: false,
    ...more,
  };
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The line is there, and the server says everything. */
  accept(first: Sync = sync()): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell(first);
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last message of that type. */
  heard(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

type Answer = unknown | { status: number; reason: string };

/** Answers by `METHOD /path`; returns what was asked, with its body. */
export function fakeServer(answers: Record<string, Answer>): { asked: [string, unknown][] } {
  const asked: [string, unknown][] = [];
  app.games = [GAME];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const key = `${init.method ?? "GET"} ${path.replace(/^\/api/, "")}`;
    asked.push([key, init.body ? JSON.parse(String(init.body)) : null]);
    const found = answers[key] ?? { status: 404, reason: "no-such-thing" };
    const refused = found as { status?: number; reason?: string };
    const status = refused.reason ? (refused.status ?? 400) : 200;
    return Promise.resolve(new Response(JSON.stringify(found), { status }));
  });
  return { asked };
}
