import type { Chances, JudgedDecision, TurningPoint } from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { MoveListEntry } from "../../game-model/client-game.ts";

/** Returns points "x,y x,y …" of a seat's chance at each stop, in a box of 100 × 100 from its upper left corner. */
export function curveOf(chances: Chances, stops: readonly number[], seat: Seat): string {
  const last = Math.max(1, stops.length - 1);
  return stops
    .map((step, stop) => `${rounded((100 * stop) / last)},${rounded(100 - 100 * chanceAt(chances, step, seat))}`)
    .join(" ");
}

export const chanceAt = (chances: Chances, step: number, seat: Seat): number => chances[step]?.[seat] ?? 0;

/** Returns the stop that shows a step: the first at or after it. */
export function stopOf(stops: readonly number[], step: number): number {
  const stop = stops.findIndex((each) => each >= step);
  return stop < 0 ? stops.length - 1 : stop;
}

/** Returns the decision that led to this stop; among several, the most costly one. */
export const judgedAt = (
  decisions: readonly JudgedDecision[],
  stops: readonly number[],
  at: number,
): JudgedDecision | null =>
  decisions
    .filter(({ step }) => stopOf(stops, step) === at)
    .reduce<JudgedDecision | null>((most, each) => (most === null || each.cost > most.cost ? each : most), null);

export const pointAt = (all: readonly TurningPoint[], stops: readonly number[], at: number): TurningPoint | null =>
  all.find(({ step }) => stopOf(stops, step) === at) ?? null;

/** Describes a stop by its entries; among several, prefers the one with a picture. */
export function whatAt(entries: readonly MoveListEntry[], step: number | undefined): string | null {
  const lines = entries.filter((entry) => entry.step === step);
  return (
    (lines.find(({ mark }) => mark !== null) ?? lines.find(({ kind }) => kind === "event") ?? lines[0])?.text ?? null
  );
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
