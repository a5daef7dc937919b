import type { QuietHours } from "../../../shared/net/push.ts";

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether a time lies in the quiet hours. @param date ms since 1970. */
export function isQuiet({ from, to, timeZone }: QuietHours, date: number): boolean {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  const parts = format.formatToParts(date);
  const numberOf = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value);
  const minute = 60 * numberOf("hour") + numberOf("minute");
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}
