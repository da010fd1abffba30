/** The table in sentences, for who plays from the list of choices and sees no board. */
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { Speech } from "./speech";
import { total } from "./score";
import { GAME, type View } from "./view";

/** What the viewer may know and needs for a decision. */
export function facts(view: View, words: Words, seats: SeatInfo[]): string[] {
  const speech = new Speech(words, seats);
  const told = [speech.table("day", { day: view.day, days: view.days })];
  const slots = view.today?.chosen.length ? view.today.chosen : view.island.map((_, slot) => slot);
  if (!view.over) {
    told.push(...slots.map((slot) => speech.cardLabel(view.island[slot], slot, [])));
  }
  const { seat, sister } = view;
  if (view.today?.items.length) {
    told.push(speech.board("fact-items", { things: speech.things(view.today.items) }));
  }
  told.push(...view.players.map((_, other) => speech.boat(view, other)));
  if (seat !== null) {
    const { drawn, lessons } = view.players[seat];
    told.push(...drawn.map((drawing) => speech.drawing(drawing)));
    for (const [lesson, ...progress] of lessons) {
      told.push(`${speech.lessonText(lesson)} ${speech.progress(progress)}`);
    }
  }
  if (sister) {
    const name = words.text(`${GAME}-table-sister`);
    told.push(`${name}: ${total(sister.score)}`);
    told.push(...sister.lessons.map(([lesson]) => speech.sisterText(lesson)));
  }
  return told;
}
