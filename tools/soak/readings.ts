import type { Census } from "./census.ts";

/** What the server held at a minute: amid the crowd, and after everybody had left. */
export interface Reading {
  /** Since the start, in minutes. */
  readonly minute: number;
  readonly amid: Census;
  readonly after: Census;
}

export const megabytes = (bytes: number): number => Number((bytes / 1024 / 1024).toFixed(1));

export function inWords({ minute, amid, after }: Reading): string {
  const { bytes, heapBytes, handles, timers, rooms, roomsInMemory } = after;
  return `minute ${Number(minute.toFixed(2))}: ${megabytes(bytes)} MB (JavaScript ${megabytes(heapBytes)}), ${handles} handles, ${timers} timers, ${rooms} rooms (${roomsInMemory} in memory); amid it ${megabytes(amid.bytes)} MB, ${amid.handles} handles, ${amid.timers} timers, ${amid.rooms} rooms`;
}

/** How fast memory grows, in bytes a minute: the slope of the straight line nearest to the readings (least squares). */
export function slopeOf(readings: readonly Reading[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanMinute = mean(readings.map(({ minute }) => minute));
  const meanBytes = mean(readings.map(({ after }) => after.bytes));
  let [products, squares] = [0, 0];
  for (const { minute, after } of readings) {
    products += (minute - meanMinute) * (after.bytes - meanBytes);
    squares += (minute - meanMinute) ** 2;
  }
  return squares === 0 ? 0 : products / squares;
}
