import { language } from "../../i18n.ts";

/** A moment as people say it: "Nov 21, 2026, 8:14 PM". @param time ms since 1970. */
export const whenText = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

/** At least one. @param ms a span of time. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000));
