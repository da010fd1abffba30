/** What a game's acts are held to: they name places of its board, and what they show can be drawn. */
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { type Fixtures, SEATS, words } from "../board/testing";
import type { Frame, GameEvent, GamePage } from "../game";
import { GRAMMARS } from "../grammars";
import { type Act, actsOf } from "./acts";
import Over from "./Over.svelte";
import { Stage } from "./stage.svelte";

/** What kind of place an anchor names: which of them it is may not be drawn just now. */
const kindOf = (anchor: string): string => anchor.replaceAll(/\d+/g, "#");

export function holdStage<View extends Frame, Name extends string>(
  page: GamePage,
  { VIEWS, NAMES, show }: Fixtures<View, Name>,
): void {
  const { game } = VIEWS[NAMES[0]!];
  const { events } = GRAMMARS[game]!;

  /** An event of each kind: done by the viewer, and by another, who are told what they may know. */
  function samples(view: View): GameEvent[] {
    const others = [...Array(view.seats).keys()].filter((seat) => seat !== view.seat);
    return Object.entries(events).flatMap(([kind, args]) =>
      [view.seat, others[0]].flatMap((seat): GameEvent[] => {
        if (seat === null || seat === undefined) return [];
        const other = others.find((each) => each !== seat) ?? view.seat ?? 0;
        // Whoever it happens to knows what it is about as well.
        const isParty = seat === view.seat || (other === view.seat && args.some(({ sort }) => sort === "seat"));
        const told = args.map(({ sort, secret }) => (secret && !isParty ? null : sort === "seat" ? other : 1));
        return [[kind, seat, ...told]];
      }),
    );
  }

  function actsIn(view: View): Act[] {
    const seats = SEATS.slice(0, view.seats);
    return actsOf({ page, events: samples(view), view, former: view, words, seats });
  }

  describe("the stage", () => {
    it("is told of no kind of event that there is not", () => {
      expect(Object.keys(page.acts?.kinds ?? {}).filter((kind) => !(kind in events))).toEqual([]);
    });

    it("finds the places that acts name on the board", () => {
      const flights = NAMES.flatMap((name) => actsIn(VIEWS[name]).flatMap((act) => act.flights));
      const sought = new Set(flights.flatMap(({ from, to }) => [kindOf(from), kindOf(to)]));
      for (const name of NAMES) {
        if (!sought.size) break;
        const { container, unmount } = show(name);
        for (const each of container.querySelectorAll("[data-anchor]")) {
          sought.delete(kindOf(each.getAttribute("data-anchor")!));
        }
        unmount();
      }
      expect([...sought]).toEqual([]);
    });

    it.each(NAMES)("can draw what acts show, and says each in words: %s", (name) => {
      const stage = new Stage(() => ({ speed: "normal", motion: true, isAsked: false }));
      const { container } = render(Over, { stage });
      for (const act of actsIn(VIEWS[name])) {
        stage.show([act]);
        flushSync();
        expect(container.querySelectorAll(".flight").length).toBe(act.flights.length);
        expect(act.sentence).not.toContain(`${game}-`);
        stage.clear();
      }
    });
  });
}
