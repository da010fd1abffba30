/** What the board says, in the player's language. */
import { BoardSpeech } from "../../lib/board/speech";
import type { Spelled } from "../../lib/game";
import { BLACK, isOshax, isRare, isTreasure } from "./components";
import { type Fault, gains, type Ghost } from "./placing.svelte";
import { total } from "./score";
import { type Card, type Drawing, GAME, type Progress, type Thing, type View } from "./view";

const DRAWS = ["draw", "twin", "treasure"];

export class Speech extends BoardSpeech<View> {
  protected readonly game = GAME;

  /** What a discovery is: `blue cat (wave)`. */
  thing([shape, colour]: Thing | Drawing): string {
    const name = this.word("shape", shape);
    if (isTreasure(shape)) return this.board(isRare(shape) ? "rare" : "common", { shape: name });
    if (isOshax(shape) && colour === BLACK) return this.board("oshax", { shape: name });
    return this.board("cat", { colour: this.word("colour", colour), shape: name });
  }

  things(things: Thing[]): string {
    return this.listed(things.map((thing) => this.thing(thing)));
  }

  slot(slot: number): string {
    return this.word("slot", slot);
  }

  /** What the card would ask for. */
  card({ word, things, above, lesson }: Card): string {
    if (lesson !== null) return this.board("asks-lesson", { lesson: this.lessonText(lesson) });
    if (word === "or") {
      return this.board("asks-or", {
        above: this.things(things.slice(0, above)),
        below: this.things(things.slice(above)),
      });
    }
    return this.board(`asks-${word}`, { things: this.things(things) });
  }

  /** The card with its place, what it asks, and whether it can be done. */
  cardLabel(card: Card, slot: number, notes: string[]): string {
    const { fits, progress } = card;
    const told = [this.board("card", { slot: this.slot(slot), asks: this.card(card) })];
    if (fits.length && !fits.some(Boolean)) told.push(this.board("fits-none"));
    else if (fits.includes(false)) told.push(this.board("fits-some"));
    if (progress) told.push(this.progress(progress));
    return [...told, ...notes].join(" ");
  }

  /** What all those cards would ask for. */
  asks(view: View, slots: number[]): string {
    return slots.map((slot) => this.card(view.island[slot])).join(" ");
  }

  lesson(lesson: number): string {
    return this.word("lesson", lesson - 1);
  }

  lessonText(lesson: number): string {
    return this.words.text(`${GAME}-lesson-${lesson}-text`);
  }

  /** One of the sister's lessons: they are told from 0 on. */
  sisterText(lesson: number): string {
    return this.words.text(`${GAME}-sister-${lesson + 1}-text`);
  }

  /** How far a lesson is. */
  progress([points, count, wanted]: Progress): string {
    return wanted === null
      ? this.board("progress-each", { points })
      : this.board("progress-wanted", { points, count, wanted });
  }

  /** A line of the score. */
  score(line: string): string {
    return this.words.text(`${GAME}-score-${line}`);
  }

  special(special: number): string {
    const names = ["extra", "mixed", "row", "cat-twice", "treasure-twice"];
    return this.words.text(`${GAME}-special-${names[special]}-text`);
  }

  fault(fault: Fault): string {
    return this.board(`fault-${fault}`);
  }

  /** Where the ghost is and what drawing it there does, or why it cannot be. */
  ghost(ghost: Ghost, view: View): string {
    if (!ghost.action) return this.fault(ghost.fault!);
    const { rats, map, rooms } = gains(ghost, view.players[view.seat!]);
    const told = [this.board("fits")];
    if (rats) told.push(this.board("gain-rats", { rats }));
    if (map) told.push(this.board("gain-map"));
    for (const room of rooms) told.push(this.board("gain-room", { room: this.word("room", room) }));
    return told.join(" ");
  }

  /** The same, with the place: for who hears it. */
  ghostPlace(ghost: Ghost, view: View): string {
    const [x, y] = ghost.cells[0];
    const place = this.board("at", { row: y, column: x });
    return `${place} ${this.ghost(ghost, view)}`;
  }

  /** A discovery on a boat, and where. */
  drawing(drawing: Drawing): string {
    const [first] = drawing[4];
    return this.board("drawing", {
      thing: this.thing(drawing),
      row: Math.floor(first / 100),
      column: first % 100,
    });
  }

  /** A boat in a sentence. */
  boat(view: View, seat: number): string {
    const { drawn, cats, treasures, rooms, rats, score } = view.players[seat];
    return this.board("boat", {
      player: this.name(seat),
      drawn: drawn.length,
      cats: cats.reduce((sum, each) => sum + each, 0),
      treasures: treasures[0] + treasures[1],
      rats: rats.length,
      rooms: rooms.filter((empty) => empty === 0).length,
      total: total(score),
    });
  }

  /** What is to be drawn is outlined on the boat. */
  protected override advised(action: Spelled): string {
    if (!DRAWS.includes(action[0])) return super.advised(action);
    const colour = action[0] === "treasure" ? BLACK : Number(action[2]);
    return this.board("advised", { thing: this.thing([Number(action[1]), colour]) });
  }

  protected unasked(view: View): string {
    if (view.over) return this.event(["vesh", 0]);
    return this.board("wait", { players: this.namesOf(view.to_act), count: view.to_act.length });
  }
}
