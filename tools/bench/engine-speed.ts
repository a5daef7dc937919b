import { median, yardstickMicros } from "../yardstick/measure.ts";

/** Plays for some milliseconds of processor time. @returns commands per second. */
export type Play = (milliseconds: number, seed: number) => number;

/** Milliseconds of processor time. Many short turns, because other load changes the speed of a machine within seconds. */
const turn = { warmUp: 1500, play: 120, yardstick: 50, turns: 41 } as const;

/** Speed of the rules of an edition: medians of all turns. */
export interface EngineSpeed {
  readonly commandsPerSecond: number;
  /** Processor time of a round of the yardstick. */
  readonly yardstickMicros: number;
  /** Commands in the processor time of a round, which hardly depends on the machine. */
  readonly commandsPerYardstick: number;
  /** Minimum of `commandsPerYardstick`; null for an edition without one. */
  readonly limit: number | null;
}

/**
 * Minimum commands per round by edition, a quarter below the lowest of several runs. A slow machine lowers both speeds,
 * so only slower rules miss it.
 */
const limits: ReadonlyMap<string, number> = new Map([
  ["original", 620],
  ["good-vs-evil", 530],
  ["zombie", 600],
  ["apocalypse:original", 690],
  ["apocalypse:good-vs-evil", 540],
  ["imploding", 620],
  ["love-letter", 350],
]);

/** Measures play and yardstick in turns. Each quotient takes the yardstick's time before and after the play. */
export function speedBesideYardstick(edition: string, play: Play): EngineSpeed {
  play(turn.warmUp, 0);
  yardstickMicros(turn.warmUp);
  const speeds: number[] = [];
  const rounds = [yardstickMicros(turn.yardstick)];
  const quotients: number[] = [];
  for (let number = 1; number <= turn.turns; number += 1) {
    const before = rounds.at(-1) ?? 0;
    const speed = play(turn.play, number);
    const after = yardstickMicros(turn.yardstick);
    speeds.push(speed);
    rounds.push(after);
    quotients.push((speed * (before + after)) / 2 / 1_000_000);
  }
  return {
    commandsPerSecond: Math.round(median(speeds)),
    yardstickMicros: Math.round(median(rounds)),
    commandsPerYardstick: Math.round(median(quotients)),
    limit: limits.get(edition) ?? null,
  };
}

/** Messages about missed limits. */
export const missedLimits = (engine: Readonly<Record<string, EngineSpeed>>): readonly string[] =>
  Object.entries(engine).flatMap(([edition, { commandsPerYardstick: got, limit }]) =>
    limit !== null && got < limit
      ? [`${edition}: expected at least ${limit} commands during a round of the yardstick, got ${got}`]
      : [],
  );
