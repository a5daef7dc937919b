import { addTexts } from "../../app/i18n.ts";

export const t = addTexts("coach");

/** Returns the error text of the coach. Its code is loaded over the network on first use. */
export const failureText = (): string => t(navigator.onLine ? "coach.failed" : "coach.offline");

/** Formats a chance in whole percent. @param chance 0 to 1. */
export const percent = (chance: number): string => t("coach.percent", { value: Math.round(100 * chance) });

/** Formats a change of a chance in points, with its sign. @param change -1 to 1. */
export function points(change: number): string {
  const value = Math.round(100 * change);
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return t("coach.points", { count: Math.abs(value), value: `${sign}${Math.abs(value)}` });
}

/** Formats the cost of a decision in points. @param cost 0 to 1. */
export function costInPoints(cost: number): string {
  const value = Math.round(100 * cost);
  return t("coach.points", { count: value, value });
}
