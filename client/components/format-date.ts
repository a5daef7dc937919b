import { language } from "../app/i18n.ts";

/** Formats date and time: "Nov 21, 2026, 8:14 PM". @param time ms since 1970. */
export const formatDateTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

/** Formats a date: "Nov 21, 2026". @param time ms since 1970. */
export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);

/** Returns a time span in minutes, at least 1. @param ms the span. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000));
