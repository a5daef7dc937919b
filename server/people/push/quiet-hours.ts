import { isWithin, type QuietHours } from "../../../shared/net/push.ts";

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether a time lies in the quiet hours. @param date ms since 1970. */
export function isQuiet(hours: QuietHours, date: number): boolean {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: hours.timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const parts = format.formatToParts(date);
  const numberOf = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value);
  return isWithin(hours, 60 * numberOf("hour") + numberOf("minute"));
}
