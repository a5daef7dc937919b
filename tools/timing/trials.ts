import { setTimeout as pause } from "node:timers/promises";
import type { TimedPlayer } from "./player.ts";
import { type Comparison, compare } from "./statistics.ts";
import type { TimedTable } from "./table.ts";

/** Flush interval of the server, in ms. */
const pulseMs = 4;

/** One ping of the observer, with a pass of another player just before it or some time after it. */
interface Trial {
  readonly isTold: boolean;
  /** Time from the ping to its response, in ms. */
  readonly tripMs: number;
  /** Offset of its response from the flush interval of an earlier response, in ms. */
  readonly offBeatMs: number;
}

/** Signals that an observer could use. */
export interface Findings {
  readonly trip: Comparison;
  readonly offBeat: Comparison;
}

/** Half of the passes come just before a ping, half later, in random order. */
export async function runTrials(table: TimedTable, passes: number, random: () => number): Promise<Findings> {
  const trials: Trial[] = [];
  const count = (isTold: boolean) => trials.filter((trial) => trial.isTold === isTold).length;
  while (trials.length < 2 * passes) {
    const { passers, end } = await table.nextSecrets();
    for (const passer of passers) {
      const isTold = count(true) >= passes ? false : count(false) >= passes ? true : random() < 0.5;
      if (trials.length < 2 * passes) trials.push(await runTrial(table.observer, passer, isTold, random));
      else await passer.act({ type: "pass" });
    }
    await end();
  }
  const of = (isTold: boolean) => trials.filter((trial) => trial.isTold === isTold);
  const compared = (value: (trial: Trial) => number) => compare(of(false).map(value), of(true).map(value), random);
  return { trip: compared(({ tripMs }) => tripMs), offBeat: compared(({ offBeatMs }) => offBeatMs) };
}

async function runTrial(
  observer: TimedPlayer,
  passer: TimedPlayer,
  isTold: boolean,
  random: () => number,
): Promise<Trial> {
  await pause(20 + random() * 10);
  const before = await observer.ping();
  await pause(8 + random() * 8);
  const early = isTold ? passer.act({ type: "pass" }) : null;
  const { sentAt, answeredAt } = await observer.ping();
  await pause(15);
  await (early ?? passer.act({ type: "pass" }));
  return { isTold, tripMs: answeredAt - sentAt, offBeatMs: offBeat(answeredAt - before.answeredAt) };
}

/** From half an interval too early to half an interval too late, in ms. */
const offBeat = (ms: number): number => ms - Math.round(ms / pulseMs) * pulseMs;
