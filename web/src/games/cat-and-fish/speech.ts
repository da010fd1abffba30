/** What the board says. */
import { BoardSpeech } from "../../lib/board/speech";
import { arg } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import type { Words } from "../../lib/words";
import { type Sort, WORDS, YEARS } from "./components";
import { GAME, type Hit, type Preview, type Stored, type View } from "./view";

/** Money, its minus first where it is owed. */
export function moneyText(money: number, words: Words): string {
  return (money < 0 ? "−" : "") + words.text(`${GAME}-table-money`, { money: Math.abs(money) });
}

export class Speech extends BoardSpeech<View> {
  protected readonly game = GAME;

  /** What a thing does, or is. */
  effect(sort: Sort, number: number): string {
    return this.words.text(`${GAME}-${sort}-${WORDS[sort][number]}-text`);
  }

  /** A thing and what it does. */
  about(sort: Sort, number: number): string {
    return this.board("about", { thing: this.word(sort, number), text: this.effect(sort, number) });
  }

  /** Money: “€2”, “−€5”. */
  money(money: number): string {
    return moneyText(money, this.words);
  }

  /** Money that came or went: “+€2”. */
  change(money: number): string {
    return (money < 0 ? "" : "+") + this.money(money);
  }

  /** Where an intersection is to be found. */
  spot(place: number): string {
    return this.words.text(`${GAME}-spot`, this.asides("place", place));
  }

  /** The year and season. */
  time({ year, season }: View): string {
    const told = this.table("year", { year, years: YEARS });
    return this.board("time", { year: told, season: this.word("season", season) });
  }

  /** A tile with its prices, the season's first. */
  tile({ tile, prices }: Pick<Stored, "tile" | "prices">, season: number): string {
    const told = prices.map((money, when) =>
      this.board("price-in", { season: this.word("season", when), price: this.money(money) }),
    );
    const now = told.splice(season, 1);
    return this.board("tile", { tile: this.word("tile", tile), prices: this.listed([...now, ...told]) });
  }

  /** Several tiles in a sentence, with what they fetch now. */
  tiles(store: Stored[]): string {
    if (!store.length) return this.board("store-empty");
    return this.listed(
      store.map(({ tile, now }) =>
        this.board("tile-now", { tile: this.word("tile", tile), price: this.money(now) }),
      ),
    );
  }

  /** What a choice is called in the bar: with the money that it brings. */
  choice(action: Spelled, view: View): string {
    const told = this.action(action);
    const [verb] = action;
    if (action.length < 2) return told;
    if (verb === "sell") {
      const sold = view.players[view.seat!].store.find(({ tile }) => tile === arg(action, 0));
      return this.board("for", { what: told, price: this.money(sold?.now ?? 0) });
    }
    if (verb === "buy") {
      return this.board("for", { what: told, price: this.money(view.shop[arg(action, 0)].price ?? 0) });
    }
    return told;
  }

  /** What a catastrophe on a block would do. */
  blow({ block, catastrophe, hits, tile }: Preview): string {
    const where = this.board("blow", { catastrophe: this.word("catastrophe", catastrophe), block });
    const told = hits.map((hit) => this.hit(hit));
    if (!told.length) told.push(this.board("blow-nobody"));
    if (tile) told.push(this.board("blow-tile"));
    return [where, ...told].join(" ");
  }

  private hit({ seat, money, fish, refuges }: Hit): string {
    return this.board("hit", {
      player: this.name(seat),
      price: this.money(money),
      money: money ? "yes" : "no",
      fish: fish ? "yes" : "no",
      spots: this.either(refuges.map((place) => this.spot(place))),
    });
  }

  protected unasked(view: View): string {
    if (view.over) return "";
    const asked = { player: this.namesOf(view.to_act), count: view.to_act.length };
    return this.board(`wait-${view.phase}`, asked);
  }
}
