/** A table's settings, in words. */
import { app, t } from "./app.svelte";
import { hasReactions } from "./words";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo } from "./wire";

type OptionValue = TableInfo["options"][string];

export function paceText({ pace, game }: Pick<TableInfo, "pace" | "game">): string {
  const minutes = Math.round(pace.seconds / 60);
  const decision = {
    none: () => t("page-pace-none-text"),
    decision: () =>
      t("page-pace-decision-text", { seconds: pace.seconds, turn: pace.turn * pace.seconds }),
    match: () => t("page-pace-match-text", { minutes }),
    days: () => t("page-pace-days-text", { days: pace.days }),
  }[pace.kind]();
  if (pace.reaction === null || !hasReactions(game)) return decision;
  return `${decision} ${t("page-pace-reaction-text", { seconds: pace.reaction })}`;
}

/** Who won, or that nobody has, to stand above the result. */
export function resultTitle({ game, result, seats }: TableInfo): string {
  const winners = seats.filter((_, seat) => result?.ranking[seat] === 1).map(({ name }) => name);
  if (!result) return t("page-result");
  const own = `${game}-lost`;
  return winners.length
    ? t("page-result-won", { names: app.words.listed(winners), count: winners.length })
    : t(app.words.has(own) ? own : "match-lost");
}

/** The options that change something with so many seats. */
export function optionsFor(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter(({ min_seats, max_seats }) => min_seats <= seats && seats <= max_seats);
}

/** What an option is called beside its values. */
export function optionLabel(game: string, { name }: OptionInfo): string {
  const key = `${game}-option-${name}`;
  return t(app.words.has(`${key}-label`) ? `${key}-label` : key);
}

/** The word that a value of an option has, if it has one. */
export function optionWord(game: string, { name }: OptionInfo, value: OptionValue): string | null {
  const key = `${game}-option-${name}-${value}`;
  return app.words.has(key) ? t(key) : null;
}

/** The value of an option. */
export function optionText(
  game: string,
  option: OptionInfo,
  value: OptionValue,
  seats: SeatInfo[],
): string {
  const { kind } = option;
  const word = optionWord(game, option, value);
  if (word !== null) return word;
  if (kind === "switch") return t(value ? "page-on" : "page-off");
  if (value === null) return t("page-random");
  if (kind === "seat" && typeof value === "number") return seats[value]?.name ?? String(value + 1);
  return String(value);
}
