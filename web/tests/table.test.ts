import { beforeEach, describe, expect, it } from "vitest";
import { LiveTable } from "../src/lib/table.svelte";
import { FakeSocket, fakeSockets, sync, table, update, view } from "./fakes";

describe("a live table", () => {
  let live: LiveTable;
  beforeEach(() => {
    fakeSockets();
    live = new LiveTable("ws://here");
    live.open();
    FakeSocket.last.accept();
  });

  it("answers the question that the seat was asked, once", async () => {
    expect(live.isIdle).toBe(false);
    const done = live.act(["draw"]);
    const { ref, ...sent } = FakeSocket.last.heard("act")!;
    expect(sent).toEqual({ type: "act", seat: 0, question: 1, action: ["draw"] });
    expect(live.isIdle).toBe(true);
    expect(await live.act(["draw"])).toBe("not-asked");
    FakeSocket.last.tell({ type: "done", ref: ref as number });
    expect(await done).toBeNull();
    expect(live.isIdle).toBe(true); // until the next view comes
    FakeSocket.last.tell(update({ view: view({ asked: 2 }) }));
    expect(live.isIdle).toBe(false);
  });

  it("takes the same question number of another seat for another question", async () => {
    void live.act(["draw"]);
    FakeSocket.last.tell(sync({ seat: 1, own_seats: [0, 1], view: view({ seat: 1, to_act: [1] }) }));
    expect(live.isIdle).toBe(false);
  });

  it("can be answered again after a refusal", async () => {
    const refused = live.act(["favor", 1]);
    const { ref } = FakeSocket.last.heard("act")!;
    FakeSocket.last.tell({ type: "refused", ref: ref as number, reason: "illegal" });
    expect(await refused).toBe("illegal");
    expect(live.isIdle).toBe(false);
  });

  it("adds events to the log, and starts it anew after an undo", () => {
    FakeSocket.last.tell(update({ events: [["drew", 0, 8]] }));
    FakeSocket.last.tell(update({ events: [["turn", 1, 1]] }));
    expect(live.log).toHaveLength(2);
    expect(live.events).toEqual([["turn", 1, 1]]);
    FakeSocket.last.tell(update({ is_undo: true, events: [["drew", 0, 8]] }));
    expect(live.log).toEqual([["drew", 0, 8]]);
    expect(live.events).toEqual([]);
  });

  it("drops a hint when the question has changed", async () => {
    const asked = live.askHint();
    const { ref } = FakeSocket.last.heard("hint")!;
    const weighed = [{ action: ["draw"], chance: 500, error: 0 }, { action: ["skip"], chance: 400, error: 9 }];
    FakeSocket.last.tell({ type: "hinted", ref: ref as number, action: ["draw"], weighed, playouts: 80 });
    await asked;
    expect(live.hint).toEqual(["draw"]);
    expect(live.reasons?.playouts).toBe(80);
    FakeSocket.last.tell(update());
    expect(live.hint).toBeNull();
    expect(live.reasons).toBeNull();
  });

  it("asks for everything again when an answer came too late", async () => {
    const late = live.act(["draw"]);
    const { ref } = FakeSocket.last.heard("act")!;
    FakeSocket.last.tell({ type: "refused", ref: ref as number, reason: "stale" });
    expect(await late).toBe("stale");
    expect(FakeSocket.last.heard("resync")).toBeDefined();
  });

  it("knows which of one's own seats are asked", () => {
    FakeSocket.last.tell(
      sync({ own_seats: [0, 1, 2], own_asked: [1], view: view({ to_act: [1, 2] }) }),
    );
    expect(live.ownAsked).toEqual([1]);
  });

  it("hears each line of the chat once", () => {
    const line = {
      ...{ number: 0, player: "x", name: "Nori", colour: "red" as const },
      ...{ text: "miaow", at: 0 },
    };
    FakeSocket.last.tell({ type: "said", line });
    FakeSocket.last.tell({ type: "said", line });
    expect(live.chat).toEqual([line]);
  });

  it("follows changes of the table", () => {
    FakeSocket.last.tell({ type: "table", table: table({ status: "over" }) });
    expect(live.table?.status).toBe("over");
  });
});
