/**
 * A view in words, by the sorts of its type: how any game can be told.
 *
 * The keys of its words are those of `catlantis.locales`: `<game>-seen-<part>` labels a part, and
 * `<game>-seen-<part>-entry` tells a row, or a record of a list, in a sentence.
 */
import type { Frame } from "./game";
import type { Grammar, ShapeInfo } from "./wire";
import { NONE, signed, type Words } from "./words";

/** A part of a view: its label, and what it says. */
export interface Told {
  label: string;
  text: string;
  /** Of a list: its entries, alike things counted. */
  items: string[];
  /** Of a record: its own parts. */
  parts: Told[];
  /** Of a number: what it stands for. */
  sort: string;
  /** Whether it is a list of things that the viewer alone is shown: a hand. */
  isOwn: boolean;
}

const FRAME = ["game", "seat", "seats", "to_act", "over", "asked", "prompt", "legal"];
const FIGURES = ["", "count", "money", "score"]; // that stand for themselves

type Value = any; // of the shape beside it: a law holds every view to its type

const keyOf = (path: string, name: string) => `${path}-${name}`.replace(/^-/, "").replaceAll("_", "-");

/** Tells the views of one match; `names` are the players', by seat. */
export class Telling {
  constructor(
    private readonly game: string,
    private readonly grammar: Grammar,
    private readonly words: Words,
    private readonly names: readonly string[],
  ) {}

  private get parts(): [string, ShapeInfo][] {
    return Object.entries(this.grammar.seen?.parts ?? {}).filter(([name]) => !FRAME.includes(name));
  }

  /** All that the view tells, but for what it tells of each seat. */
  table(view: Frame): Told[] {
    const values: Record<string, Value> = { ...view };
    return this.parts.flatMap(([name, part]) =>
      part.by === "seat" ? [] : this.part(keyOf("", name), part, values[name]),
    );
  }

  /** What the view tells of a seat; what it has none of is left out. */
  seat(view: Frame, seat: number): Told[] {
    const values: Record<string, Value> = { ...view };
    return this.parts.flatMap(([name, part]) => {
      if (part.by !== "seat" || !part.of) return [];
      const value: Value = values[name][seat];
      const path = keyOf("", name);
      return part.of.kind === "record" ? this.within(path, part.of, value) : this.part(path, part.of, value);
    });
  }

  /** A part of the view with its label; what is missing is not told. */
  private part(path: string, shape: ShapeInfo, value: Value): Told[] {
    if (value === null || value === undefined) return [];
    const label = this.words.text(`${this.game}-seen-${path}`);
    const parts = shape.kind === "record" ? this.within(path, shape, value) : [];
    const items = shape.kind === "list" ? this.items(path, shape, value) : [];
    const text = shape.kind === "record" || shape.kind === "list" ? "" : String(this.said(path, shape, value));
    const isOwn = shape.may_be_none && shape.kind === "list" && !shape.by;
    return [{ label, text, items, parts, sort: shape.sort, isOwn }];
  }

  /** The parts of a record that are not empty. */
  private within(path: string, shape: ShapeInfo, record: Value): Told[] {
    return Object.entries(shape.parts)
      .flatMap(([name, part]) => this.part(keyOf(path, name), part, record[name]))
      .filter(({ text, items, parts }) => text || items.length || parts.length);
  }

  /** What stands there, in words; a number that stands for itself stays one. */
  private said(path: string, shape: ShapeInfo, value: Value): string | number {
    if (value === null || value === undefined) return NONE;
    switch (shape.kind) {
      case "number":
        return this.number(shape, value);
      case "text":
        return shape.sort ? this.words.text(`${this.game}-${shape.sort}-${value}`) : value;
      case "flag":
        return this.words.text(value ? "seen-yes" : "seen-no");
      case "action":
        return this.words.action(this.game, value, this.names);
      case "list": {
        const items = this.items(path, shape, value);
        return items.length ? this.words.listed(items) : "";
      }
    }
    const names = Object.keys(shape.parts);
    const told = names.map((name, index) => {
      const inner = shape.kind === "row" ? value[index] : value[name];
      return [name, this.said(keyOf(path, name), shape.parts[name]!, inner)];
    });
    return this.words.text(`${this.game}-seen-${path}-entry`, Object.fromEntries(told));
  }

  private number({ sort, first }: ShapeInfo, value: number): string | number {
    if (sort === "score") return value < 0 ? signed(value) : value;
    if (FIGURES.includes(sort)) return value;
    return sort === "seat" ? this.names[value]! : this.words.word(this.game, sort, value - first);
  }

  /** The entries of a list: alike things are counted, or each is named by what it is for. */
  private items(path: string, { by, of }: ShapeInfo, values: Value[]): string[] {
    if (!of) return [];
    if (!by) {
      const alike = new Map<string, number>();
      for (const value of values) {
        const text = String(this.said(path, of, value));
        alike.set(text, (alike.get(text) ?? 0) + 1);
      }
      return [...alike].map(([text, count]) => this.times(text, count));
    }
    const name = (index: number) =>
      by === "seat" ? this.names[index]! : this.words.word(this.game, by, index);
    if (of.sort === "count") {
      return values.flatMap((count: number, index) => (count ? [this.times(name(index), count)] : []));
    }
    return values.map((value, index) =>
      this.words.text("seen-by", { name: name(index), value: this.said(path, of, value) }),
    );
  }

  private times(word: string, count: number): string {
    return count > 1 ? this.words.text("list-count", { word, count }) : word;
  }
}
