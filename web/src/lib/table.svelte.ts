/** A table as this device sees it: what the server last said, and what one can say to it. */
import type { Frame, GameEvent, Spelled } from "./game";
import { type Answer, type Line, TableSocket } from "./socket";
import type { ChatLine, Clock, FromServer, Hinted, Sync, TableInfo, Update, Waiver } from "./wire";

const NO_CLOCK: Clock = { left: [], turn: null, is_reaction: false };

export class LiveTable {
  line = $state<Line>("connecting");
  table = $state.raw<TableInfo | null>(null);
  me = $state<string | null>(null);
  seat = $state<number | null>(null);
  ownSeats = $state.raw<number[]>([]);
  /** Those of one's own seats that owe a decision: the view of one may hide it of another. */
  ownAsked = $state.raw<number[]>([]);
  view = $state.raw<Frame | null>(null);
  /** How often the match went on before our eyes. */
  updates = $state(0);
  /** Everything that happened, as this seat may see it. */
  log = $state.raw<GameEvent[]>([]);
  /** What led from the former view to this one. */
  events = $state.raw<GameEvent[]>([]);
  clock = $state.raw<Clock>(NO_CLOCK);
  /** When the clock was read, by this device's own clock. */
  clockAt = $state(0);
  canUndo = $state(false);
  /** The standing order in reaction windows of the seat looked from. */
  waived = $state<Waiver | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  private hinted = $state.raw<Hinted | null>(null);
  /** The question that was answered last: seats count theirs each for itself. */
  private answered = $state<string | null>(null);
  /** The question that came again because an answer was taken back. */
  private reopened = $state<string | null>(null);
  private readonly socket: TableSocket;

  /**
   * `came` hears of each view before it is drawn: with what led to it, or null where it only shows
   * what is (the line is new, the seat another, something was taken back).
   */
  constructor(
    url: string,
    private readonly came: (events: GameEvent[] | null) => void = () => undefined,
  ) {
    this.socket = new TableSocket(url, {
      heard: (message) => this.heard(message),
      line: (line) => (this.line = line),
    });
  }

  open = (): void => this.socket.open();
  close = (): void => this.socket.close();
  wake = (): void => this.socket.wake();
  retry = (): void => this.socket.retry();
  cut = (): void => this.socket.cut();

  /** What a bot would do, once it was asked. */
  get hint(): Spelled | null {
    return (this.hinted?.action as Spelled) ?? null;
  }

  /** What that rests on, where several choices were weighed. */
  get reasons(): Hinted | null {
    return this.hinted && this.hinted.weighed.length > 1 ? this.hinted : null;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** Whether the seat looked from owes a decision. */
  get isMyTurn(): boolean {
    return this.seat !== null && this.ownSeats.includes(this.seat) && !!this.view?.prompt;
  }

  /** Whether a bot plays one of one's own seats. */
  get hasStandIn(): boolean {
    const { table } = this;
    return table?.status === "playing" && this.ownSeats.some((seat) => table.seats[seat]?.has_stand_in);
  }

  /** Whether the question is asked again because its answer was taken back. */
  get isReopened(): boolean {
    return this.reopened === this.question;
  }

  /** Whether nothing can be done now. */
  get isIdle(): boolean {
    const isHeard = this.line === "open" || this.line === "slow";
    return !this.isMyTurn || !isHeard || this.answered === this.question;
  }

  private get question(): string {
    return `${this.seat} ${this.view?.asked}`;
  }

  /** Answer the seat's question; the promise holds null, or the reason of a refusal. */
  act = async (action: Spelled): Promise<string | null> => {
    const { seat, view } = this;
    if (seat === null || !view || this.isIdle) return "not-asked";
    const answered = (this.answered = this.question);
    this.hinted = null;
    const { refused } = await this.socket.ask({ type: "act", seat, question: view.asked, action });
    if (refused !== null && this.answered === answered) this.answered = null;
    if (refused === "stale") void this.socket.ask({ type: "resync" });
    return refused;
  };

  undo = async (): Promise<string | null> => {
    if (this.seat === null) return "no-undo";
    this.answered = null;
    return (await this.socket.ask({ type: "undo", seat: this.seat })).refused;
  };

  /** Let reaction windows pass from now on, or (null) be asked again. */
  waive = async (until: Waiver | null): Promise<string | null> =>
    this.seat === null
      ? "not-asked"
      : (await this.socket.ask({ type: "waive", seat: this.seat, until })).refused;

  /** Play oneself again, in place of a bot. */
  back = async (): Promise<string | null> => this.look(this.seat);

  askHint = async (): Promise<string | null> => {
    if (this.seat === null) return "not-asked";
    const { question } = this;
    const answer: Answer = await this.socket.ask({ type: "hint", seat: this.seat });
    if (answer.refused !== null) return answer.refused;
    if (question === this.question) this.hinted = answer.hinted ?? null;
    return null;
  };

  /** Ask that the bots go on without their pauses, once no person plays on. */
  hurry = async (): Promise<string | null> => (await this.socket.ask({ type: "hurry" })).refused;

  say = async (text: string): Promise<string | null> =>
    (await this.socket.ask({ type: "say", text })).refused;

  /** Look from another of one's own seats, or (null) as a spectator. */
  look = async (seat: number | null): Promise<string | null> =>
    (await this.socket.ask({ type: "look", seat })).refused;

  private heard(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.synced(message);
      case "update":
        return this.updated(message);
      case "waived":
        if (message.seat === this.seat) this.waived = message.until;
        return;
      case "table":
        this.table = message.table;
        return;
      case "said":
        if (!this.chat.some(({ number }) => number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
    }
  }

  private synced(sync: Sync): void {
    this.table = sync.table;
    this.me = sync.me;
    this.ownSeats = sync.own_seats;
    this.chat = sync.chat;
    this.waived = sync.waived;
    this.log = sync.events as GameEvent[];
    this.shown(sync, []);
    this.came(null);
  }

  private updated(update: Update): void {
    const events = update.events as GameEvent[];
    this.log = update.is_undo ? events : [...this.log, ...events];
    this.shown(update, update.is_undo ? [] : events);
    if (update.is_undo) this.reopened = this.question;
    this.updates += 1;
    this.came(update.is_undo ? null : events);
  }

  private shown(message: Sync | Update, events: GameEvent[]): void {
    const before = this.question;
    this.seat = message.seat;
    this.ownAsked = message.own_asked;
    this.view = message.view as Frame | null;
    if (this.question !== before) this.hinted = null;
    this.events = events;
    this.clock = message.clock;
    this.clockAt = performance.now();
    this.canUndo = message.can_undo;
  }
}

/** The address of a table's socket. */
export function socketUrl(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`;
}
