import { addTexts, language } from "../../app/i18n.ts";
import { serverNow } from "../../net/request.ts";

export const t = addTexts("admin");

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

const unitOf = (ms: number) => units.find(([, size]) => ms >= size) ?? units[3];

/** Formats a span in its largest unit: "5 min", or "5 minutes". */
export function spanText(ms: number, unitDisplay: "short" | "long" = "short"): string {
  const [unit, size] = unitOf(ms);
  const span = new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay });
  return span.format(Math.max(0, Math.floor(ms / size)));
}

/**
 * Formats the time since an event: "5 min. ago". @param time and `now` in ms since 1970; clocks may differ a little.
 */
export function agoText(time: number, now = serverNow()): string {
  const ms = Math.max(0, now - time);
  const [unit, size] = unitOf(ms);
  return new Intl.RelativeTimeFormat(language.value, { style: "short" }).format(-Math.floor(ms / size), unit);
}

/** Formats a time of today: "8:14:03 PM". */
export const clockText = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: "medium" }).format(time);
