/**
 * The line to a table: numbered messages, their answers, and a line that mends itself.
 *
 * The server's first message is always a whole `sync`, so after a break there is nothing to catch
 * up on. What was still unanswered then is told as `lost`: the new `sync` shows whether it counted.
 */
import type { FromClient, FromServer, Hinted } from "./wire";

/** `slow`: it seems open, but an answer is late. */
export type Line = "connecting" | "open" | "slow" | "lost";

type Unnumbered<M> = M extends { ref: number } ? Omit<M, "ref"> : never;
export type Request = Unnumbered<FromClient>;

/** What became of a message: done, refused with a reason, or (for `hint`) answered. */
export type Answer = { refused: string } | { refused: null; hinted?: Hinted };

const PING_EVERY = 10_000;
const LATE = 2_000; // what takes longer is told
const PONG_WITHIN = 8_000;
const SYNC_WITHIN = 8_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12_000;

interface Awaited {
  type: Request["type"];
  late: ReturnType<typeof setTimeout> | undefined;
  resolve: (answer: Answer) => void;
}

export interface Listener {
  heard: (message: FromServer) => void;
  line: (line: Line) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private ref = 0;
  private readonly awaited = new Map<number, Awaited>();
  /** The messages whose answers are late. */
  private readonly late = new Set<number>();
  private attempts = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  /** Connect, and again whenever the line breaks, until `close`. */
  open(): void {
    this.listener.line(this.attempts ? "lost" : "connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.greeting = setTimeout(() => this.broken(), SYNC_WITHIN);
    socket.onopen = () => {
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  /** Send a message; the promise holds its answer. */
  ask(request: Request): Promise<Answer> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ refused: "lost" });
    const ref = ++this.ref;
    return new Promise((resolve) => {
      const isThought = request.type === "hint"; // a bot may think for long
      const late = isThought ? undefined : setTimeout(() => this.isLate(ref), LATE);
      this.awaited.set(ref, { type: request.type, late, resolve });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  /** Try again now, if the line is broken: the device woke up or is back on the net. */
  wake(): void {
    if (!this.closed && this.pause !== undefined) {
      clearTimeout(this.pause);
      this.pause = undefined;
      this.open();
    }
  }

  /** Try again now, whatever is under way. */
  retry(): void {
    if (this.closed) return;
    this.attempts ||= 1;
    clearTimeout(this.pause);
    this.pause = undefined;
    this.drop();
    this.open();
  }

  /** The device is off the net: what is open is not, for all that it says. */
  cut(): void {
    if (!this.closed && this.pause === undefined) this.broken();
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.pause);
    this.drop();
  }

  private receive(message: FromServer): void {
    if (message.type === "sync") {
      clearTimeout(this.greeting);
      this.attempts = 0;
      this.listener.line("open");
    }
    this.listener.heard(message);
    if (message.type === "sync") {
      for (const [ref, { type }] of this.awaited) {
        if (type === "look" || type === "resync") this.settle(ref, { refused: null });
      }
    }
    if (message.type === "done" || message.type === "pong") {
      this.settle(message.ref, { refused: null });
    } else if (message.type === "hinted") {
      this.settle(message.ref, { refused: null, hinted: message });
    } else if (message.type === "refused") {
      this.settle(message.ref, { refused: message.reason });
    }
  }

  private settle(ref: number, answer: Answer): void {
    const awaited = this.awaited.get(ref);
    clearTimeout(awaited?.late);
    awaited?.resolve(answer);
    this.awaited.delete(ref);
    if (this.late.delete(ref) && !this.late.size && this.socket) this.listener.line("open");
  }

  private isLate(ref: number): void {
    this.late.add(ref);
    this.listener.line("slow");
  }

  private ping(): void {
    const { socket } = this;
    const late = setTimeout(() => {
      if (socket === this.socket) this.broken();
    }, PONG_WITHIN);
    void this.ask({ type: "ping" }).then(() => clearTimeout(late));
  }

  private broken(): void {
    this.drop();
    if (this.closed) return;
    this.listener.line("lost");
    // Half of the pause is chance, so that not all come back at once after a restart.
    const longest = Math.min(FIRST_PAUSE * 2 ** this.attempts++, LONGEST_PAUSE);
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.open();
    }, longest * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    clearInterval(this.pinger);
    clearTimeout(this.greeting);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const ref of [...this.awaited.keys()]) this.settle(ref, { refused: "lost" });
  }
}
