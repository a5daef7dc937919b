import type { FaultKind } from "./arguments.ts";
import type { Comparison } from "./compare.ts";
import type { Report } from "./run.ts";

type Figures = Report & Partial<Comparison>;

/** Upper limits by the keys of the report; times in ms. */
type Limits = Partial<Record<keyof Figures, number>>;

const always: Limits = { errors: 0, disconnects: 0, gamesLost: 0, gamesTwice: 0, commandsLost: 0, cpuRatio: 1.3 };

const byBlow: Readonly<Record<FaultKind["kind"], Limits>> = {
  kill: { comebackMedianMs: 2000, comebackLastMs: 5000 },
  freeze: {},
  roll: { longestPauseMs: 1500 },
};

/** Messages about the exceeded limits of a report. */
export function missedLimits(report: Figures, blow: FaultKind | null): readonly string[] {
  const limits = { ...always, ...(blow && byBlow[blow.kind]) };
  return Object.entries(limits).flatMap(([key, most]) => {
    const got = Object.entries(report).find(([name]) => name === key)?.[1] ?? 0;
    return got > most ? [`${key}: expected at most ${most}, got ${got}`] : [];
  });
}
