import { setTimeout as pause } from "node:timers/promises";
import type { TimedPlayer } from "./player.ts";
import { type Comparison, compare } from "./statistics.ts";
import type { TimedTable } from "./table.ts";

/** How often replies leave, in ms: the server's pulse. */
const pulseMs = 4;

/** One ping of the observer, with another player's pass just before it or some time after it. */
interface Trial {
  readonly isTold: boolean;
  /** From the ping to its reply, in ms. */
  readonly tripMs: number;
  /** How far its reply was off the pulse of an earlier reply, in ms. */
  readonly offBeatMs: number;
}

/** What the observer could use. */
export interface Findings {
  readonly trip: Comparison;
  readonly offBeat: Comparison;
}

/** Half of the passes come just before a ping, half later; chance decides the order. */
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

/** From half a pulse too early to half a pulse too late, in ms. */
const offBeat = (ms: number): number => ms - Math.round(ms / pulseMs) * pulseMs;
