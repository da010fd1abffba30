/** The server's HTTP side: one function for each thing that can be asked of it. */
import type {
  BotToken,
  DealCode,
  GameInfo,
  GameRules,
  GameWords,
  Grammar,
  GuestChange,
  LaidOut,
  Me,
  Mute,
  NewGuest,
  NewTable,
  Problem,
  ReplayStep,
  Result,
  TableChange,
  TableInfo,
  TableRow,
  TakeSeat,
  TransferCode,
  TutorialStep,
  WaitingBot,
} from "./wire";

/** A request that was refused; the reason is a word, `page-problem-<reason>` says it. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string,
    readonly status: number,
  ) {
    super(`${reason}: ${detail}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("offline", "", 0);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    const reason = typeof problem.reason === "string" ? problem.reason : "unknown";
    throw new Refusal(reason, problem.detail ?? "", response.status);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const id = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  come: (guest: NewGuest) => ask<Me>("POST", "/me", guest),
  change: (change: GuestChange) => ask<Me>("PATCH", "/me", change),
  leave: (everywhere: boolean) => ask<void>("DELETE", `/me?everywhere=${everywhere}`),
  transferCode: () => ask<TransferCode>("POST", "/me/transfer"),
  transfer: (code: string) => ask<Me>("POST", "/transfer", { code }),
  newBot: (bot: NewGuest) => ask<BotToken>("POST", "/me/bots", bot),
  games: () => ask<GameInfo[]>("GET", "/games"),
  grammar: (game: string) => ask<Grammar>("GET", `/games/${id(game)}/grammar`),
  gameWords: (game: string, lang: string) => ask<GameWords>("GET", `/games/${id(game)}/words/${id(lang)}`),
  gameRules: (game: string, lang: string) => ask<GameRules>("GET", `/games/${id(game)}/rules/${id(lang)}`),
  tables: () => ask<TableRow[]>("GET", "/tables"),
  myTables: () => ask<TableRow[]>("GET", "/me/tables"),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  table: (table: string) => ask<TableInfo>("GET", `/tables/${id(table)}`),
  changeTable: (table: string, change: TableChange) =>
    ask<TableInfo>("PATCH", `/tables/${id(table)}`, change),
  sit: (table: string, seat: number, take: TakeSeat = {}) =>
    ask<TableInfo>("POST", `/tables/${id(table)}/seats/${seat}`, take),
  rise: (table: string, seat: number) =>
    ask<TableInfo>("DELETE", `/tables/${id(table)}/seats/${seat}`),
  /** The programs that wait to be invited. */
  programs: () => ask<WaitingBot[]>("GET", "/bots"),
  invite: (table: string, seat: number, bot: string) =>
    ask<void>("POST", `/tables/${id(table)}/seats/${seat}/invite`, { bot }),
  start: (table: string) => ask<TableInfo>("POST", `/tables/${id(table)}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `/tables/${id(table)}/rematch`),
  mute: (table: string, mute: Mute) => ask<void>("POST", `/tables/${id(table)}/mute`, mute),
  importMatch: (file: string) => ask<TableInfo>("POST", "/matches", file),
  replay: (table: string, step: number, seat: number | null, open: boolean) => {
    const query = new URLSearchParams({ step: String(step), open: String(open) });
    if (seat !== null) query.set("seat", String(seat));
    return ask<ReplayStep>("GET", `/tables/${id(table)}/replay?${query}`);
  },
  tutorial: (game: string) => ask<TutorialStep[]>("GET", `/tutorials/${id(game)}`),
  newDeal: (game: string) => ask<DealCode>("POST", `/games/${id(game)}/master`),
  /** What the game's master shows at a turn; `asked` holds the seats and options. */
  laidOut: <Told>(game: string, code: string, turn: number, asked: Record<string, number>) => {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    return ask<LaidOut & { told: Told }>("GET", `/games/${id(game)}/master/${id(code)}/${turn}?${query}`);
  },
  countedScores: (game: string, counted: object[]) =>
    ask<Result>("POST", `/games/${id(game)}/master/scores`, { counted }),
  qr: (table: string) => `/api/tables/${id(table)}/qr.svg`,
  matchFile: (table: string) => `/api/tables/${id(table)}/match.json`,
};
