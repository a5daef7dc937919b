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

/** Processor time in ms of a round on the machine for which the waits of all programs are stated. */
const usualRoundMs = 0.75;

/** Factor by which waits grow on this machine. A fast one does not shorten them, because ticks and timers are the same. */
export const stretchOf = (roundMs: number): number => Math.max(1, roundMs / usualRoundMs);

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
