import { yardstickRound } from "./round.ts";

/** @returns microseconds of processor time of one round, as the mean over this many milliseconds. */
export function yardstickMicros(milliseconds: number): number {
  const start = process.cpuUsage();
  for (let rounds = 1; ; rounds += 1) {
    yardstickRound();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= 1000 * milliseconds) return (user + system) / rounds;
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
