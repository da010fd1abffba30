/** What the board says. */
import { BoardSpeech } from "../../lib/board/speech";
import type { Spelled } from "../../lib/game";
import { NIGHT } from "./components";
import { GAME, type View } from "./view";

/** Verbs whose place is lit on the board: its number would tell nothing. */
const AT_A_PLACE = ["explore", "stack", "advance", "start"];

export class Speech extends BoardSpeech<View> {
  protected readonly game = GAME;

  tile(kind: number): string {
    return this.word("tile", kind);
  }

  resource(resource: number): string {
    return this.word("resource", resource);
  }

  /** Resources in a sentence, by their counts: “clay ×2 and water”. */
  resources(counts: readonly number[]): string {
    const counted = counts.flatMap((count, resource) => {
      const word = this.resource(resource);
      if (count > 1) return [this.words.text("list-count", { word, count })];
      return count ? [word] : [];
    });
    return this.words.listed(counted);
  }

  condition(condition: number): string {
    return this.word("condition", condition);
  }

  islet(islet: number): string {
    return this.table(islet === NIGHT ? "night" : "day");
  }

  /** A place, for those who cannot see it: what it is, and what is on it. */
  place(view: View, site: number): string {
    const { level, terrain, nest, egg, islet } = view.sites[site]!;
    const birds = view.players.flatMap(({ bird }, seat) => (bird === site ? [this.name(seat)] : []));
    const what =
      terrain === undefined
        ? this.board("place-sea", { site })
        : this.board("place-land", { site, tile: this.tile(3 * terrain + nest!), level });
    return [
      view.solo ? this.board("place-islet", { islet: this.islet(islet), what }) : what,
      ...(egg != null ? [this.board("place-egg", { player: this.name(egg) })] : []),
      ...birds.map((player) => this.board("place-bird", { player })),
    ].join(", ");
  }

  /** Whether a move can only be ended: the prompt says so. */
  isDone({ prompt, phase, legal }: View): boolean {
    return prompt !== null && phase === "move" && legal.every(([verb]) => verb === "end");
  }

  override prompt(view: View): string {
    return this.isDone(view) ? this.board("only-end") : super.prompt(view);
  }

  protected unasked(view: View): string {
    if (view.phase === "over") return this.board("over");
    return this.board(`wait-${view.phase}`, { player: this.name(view.active) });
  }

  /** The round, and whether it is the last. */
  round({ round, rounds_left }: View): string {
    return this.board("round", { round, left: rounds_left ?? "none" });
  }

  /** What everybody may know of a player, in a sentence. */
  player({ players }: View, seat: number): string {
    const { laid, free_eggs, tiles, free, secured, exhausted } = players[seat]!;
    return this.board("rival", {
      player: this.name(seat),
      laid: this.board("laid", { eggs: laid.length }),
      eggs: this.board("free-eggs", { eggs: free_eggs }),
      tiles: this.board("tiles", { tiles }),
      cards: this.resources(free),
      secured: this.resources(secured.map((count, kind) => count + exhausted[kind]!)),
    });
  }

  protected override advised(action: Spelled): string {
    if (!AT_A_PLACE.includes(action[0])) return super.advised(action);
    const tile = ["explore", "stack"].includes(action[0]) ? this.tile(Number(action[1])) : "";
    return this.board(`advice-${action[0]}`, { tile });
  }
}
