/** A table's settings, in words. */
import { app, t } from "./app.svelte";
import type { OptionInfo, Pace, SeatInfo, TableInfo } from "./wire";

type OptionValue = TableInfo["options"][string];

export function paceText(pace: Pace): string {
  const minutes = Math.round(pace.seconds / 60);
  const decision = {
    none: () => t("page-pace-none-text"),
    decision: () => t("page-pace-decision-text", { seconds: pace.seconds }),
    match: () => t("page-pace-match-text", { minutes }),
    days: () => t("page-pace-days-text", { days: pace.days }),
  }[pace.kind]();
  if (pace.reaction === null) return decision;
  return `${decision} ${t("page-pace-reaction-text", { seconds: pace.reaction })}`;
}

/** Who won, to stand above the result. */
export function resultTitle({ result, seats }: TableInfo): string {
  const winners = seats.filter((_, seat) => result?.ranking[seat] === 1).map(({ name }) => name);
  return winners.length
    ? t("page-result-won", { names: app.words.listed(winners), count: winners.length })
    : t("page-result");
}

/** The value of an option. */
export function optionText(kind: OptionInfo["kind"], value: OptionValue, seats: SeatInfo[]): string {
  if (kind === "switch") return t(value ? "page-on" : "page-off");
  if (value === null) return t("page-random");
  if (kind === "seat" && typeof value === "number") return seats[value]?.name ?? String(value + 1);
  return String(value);
}
