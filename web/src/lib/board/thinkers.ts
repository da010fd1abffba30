/** Bots that think while others wait, and how well each plays. */
import { app, levelOf, t } from "../app.svelte";
import type { Frame } from "../game";
import type { SeatInfo } from "../wire";

/** The name of who sits there, and, of a bot, how well it plays. */
export function called({ name, bot }: SeatInfo): string {
  return bot ? t("bot-named", { name, bot: levelOf(bot) }) : name;
}

/** Which bots the table waits for, in words; nothing while one is asked oneself. */
export function thinkers({ prompt, to_act }: Frame, seats: SeatInfo[]): string {
  const asked = prompt ? [] : to_act.flatMap((seat) => seats[seat] ?? []);
  const bots = asked.filter(({ bot, has_stand_in }) => bot || has_stand_in);
  return bots.length
    ? t("page-board-thinking", { count: bots.length, players: app.words.listed(bots.map(called)) })
    : "";
}
