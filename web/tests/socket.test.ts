import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Line, TableSocket } from "../src/lib/socket";
import type { FromServer } from "../src/lib/wire";
import { FakeSocket, fakeSockets, sync } from "./fakes";

describe("the line to a table", () => {
  let heard: FromServer[];
  let lines: Line[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    [heard, lines] = [[], []];
    socket = new TableSocket("ws://here", {
      heard: (message) => heard.push(message),
      line: (line) => lines.push(line),
    });
    socket.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("is open once everything was told", () => {
    expect(lines).toEqual(["connecting"]);
    FakeSocket.last.accept();
    expect(lines).toEqual(["connecting", "open"]);
    expect(heard.map(({ type }) => type)).toEqual(["sync"]);
  });

  it("gives each answer to the message with its number", async () => {
    FakeSocket.last.accept();
    const first = socket.ask({ type: "undo", seat: 0 });
    const second = socket.ask({ type: "hint", seat: 0 });
    const [{ ref: one }, { ref: two }] = FakeSocket.last.sent as { ref: number }[];
    const hinted = { type: "hinted" as const, ref: two!, action: ["draw"], weighed: [], playouts: 0 };
    FakeSocket.last.tell(hinted);
    FakeSocket.last.tell({ type: "refused", ref: one!, reason: "no-undo" });
    expect(await first).toEqual({ refused: "no-undo" });
    expect(await second).toEqual({ refused: null, hinted });
  });

  it("takes a sync as the answer to a look", async () => {
    FakeSocket.last.accept();
    const looked = socket.ask({ type: "look", seat: 1 });
    FakeSocket.last.tell(sync({ seat: 1 }));
    expect(await looked).toEqual({ refused: null });
  });

  it("tells what was unanswered when it broke, and comes back with everything", async () => {
    FakeSocket.last.accept();
    const asked = socket.ask({ type: "say", text: "miaow" });
    FakeSocket.last.close();
    expect(await asked).toEqual({ refused: "lost" });
    expect(lines.at(-1)).toBe("lost");
    expect(await socket.ask({ type: "say", text: "?" })).toEqual({ refused: "lost" });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(lines.at(-1)).toBe("open");
  });

  it("waits longer each time, but never very long", () => {
    for (let turn = 0; turn < 10; turn++) {
      FakeSocket.last.close();
      vi.advanceTimersToNextTimer();
      expect(FakeSocket.all).toHaveLength(turn + 2);
    }
    FakeSocket.last.close();
    vi.advanceTimersByTime(5_900);
    expect(FakeSocket.all).toHaveLength(11);
    vi.advanceTimersByTime(6_100);
    expect(FakeSocket.all).toHaveLength(12);
  });

  it("is tried at once when the device wakes up", () => {
    FakeSocket.last.close();
    socket.wake();
    expect(FakeSocket.all).toHaveLength(2);
    socket.wake();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is given up as broken when nothing answers a ping", () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last.heard("ping")).toBeDefined();
    vi.advanceTimersByTime(8_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("is told to be slow when an answer takes two seconds, and open when it comes", async () => {
    FakeSocket.last.accept();
    const said = socket.ask({ type: "say", text: "miaow" });
    vi.advanceTimersByTime(1_900);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(100);
    expect(lines.at(-1)).toBe("slow");
    FakeSocket.last.tell({ type: "done", ref: 1 });
    expect(await said).toEqual({ refused: null });
    expect(lines.at(-1)).toBe("open");
  });

  it("is not slow while a bot thinks about a hint", () => {
    FakeSocket.last.accept();
    void socket.ask({ type: "hint", seat: 0 });
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toBe("open");
  });

  it("is tried again when nothing comes of a try", () => {
    vi.advanceTimersByTime(8_000);
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is tried at once when the player asks for it, whatever is under way", () => {
    FakeSocket.last.accept();
    const { last } = FakeSocket;
    void socket.ask({ type: "say", text: "miaow" });
    vi.advanceTimersByTime(2_000);
    socket.retry();
    expect(FakeSocket.last).not.toBe(last);
    expect(lines.at(-1)).toBe("lost");
    FakeSocket.last.accept();
    expect(lines.at(-1)).toBe("open");
  });

  it("is lost at once when the device says that it is off the net", () => {
    FakeSocket.last.accept();
    socket.cut();
    expect(lines.at(-1)).toBe("lost");
  });

  it("stays closed when it was closed", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
