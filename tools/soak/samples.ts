import type { SoakCounts } from "./counts.ts";

/** Resources of the server in one minute: under load, and after all clients have left. */
export interface Reading {
  /** Since the start, in minutes. */
  readonly minute: number;
  readonly amid: SoakCounts;
  readonly after: SoakCounts;
}

export const megabytes = (bytes: number): number => Number((bytes / 1024 / 1024).toFixed(1));

export function inWords({ minute, amid, after }: Reading): string {
  const { bytes, heapBytes, handles, timers, rooms, roomsInMemory } = after;
  return `minute ${Number(minute.toFixed(2))}: ${megabytes(bytes)} MB (JavaScript ${megabytes(heapBytes)}), ${handles} handles, ${timers} timers, ${rooms} rooms (${roomsInMemory} in memory); under load ${megabytes(amid.bytes)} MB, ${amid.handles} handles, ${amid.timers} timers, ${amid.rooms} rooms`;
}

/** Growth of memory in bytes per minute: the least-squares slope of the readings. */
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
