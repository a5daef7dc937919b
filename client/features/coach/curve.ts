import {
  type CoachReport,
  type JudgedDecision,
  maxMargin,
  type Summary,
  type TurningPoint,
} from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { MoveListEntry } from "../../game-model/client-game.ts";

type Moments = Pick<CoachReport, "chances" | "margins">;

/** Chance of a seat after a step, and its distance from the final value in 95 of 100 cases. */
interface DisplayedChance {
  readonly chance: number;
  readonly margin: number;
}

/** Returns a chance, or null if it may still change much. */
export function chanceAt({ chances, margins }: Moments, step: number, seat: Seat): DisplayedChance | null {
  const chance = chances[step]?.[seat];
  const margin = margins[step]?.[seat] ?? Number.POSITIVE_INFINITY;
  return chance === undefined || margin > maxMargin ? null : { chance, margin };
}

export const hasChances = ({ margins }: Moments): boolean =>
  margins.some((step) => step.some((margin) => margin <= maxMargin));

/** Line through a seat's known chances, and the band around it, as SVG paths in a box of 100 × 100. */
export interface Curve {
  readonly line: string;
  readonly band: string;
}

/** Returns the curve of a seat's chance at each stop. It has a gap where the chance is not yet known. */
export function curveOf(moments: Moments, stops: readonly number[], seat: Seat): Curve {
  const last = Math.max(1, stops.length - 1);
  const parts: (DisplayedChance & { readonly x: number })[][] = [[]];
  for (const [stop, step] of stops.entries()) {
    const shown = chanceAt(moments, step, seat);
    if (shown === null) parts.push([]);
    else parts.at(-1)?.push({ ...shown, x: (100 * stop) / last });
  }
  const known = parts.filter((part) => part.length > 0);
  return { line: known.map(lineOf).join(""), band: known.map(bandOf).join("") };
}

type Part = readonly (DisplayedChance & { readonly x: number })[];

const pathOf = (points: readonly { readonly x: number; readonly chance: number }[]): string =>
  points
    .map(({ x, chance }, i) => `${i === 0 ? "M" : "L"}${rounded(x)},${rounded(100 - 100 * inRange(chance))}`)
    .join("");

/** A single chance becomes a short dash. */
const lineOf = (part: Part): string => `${pathOf(part)}${part.length === 1 ? "h0.5" : ""}`;

const bandOf = (part: Part): string => {
  if (part.every(({ margin }) => margin === 0)) return "";
  const high = part.map(({ x, chance, margin }) => ({ x, chance: chance + margin }));
  const low = part.map(({ x, chance, margin }) => ({ x, chance: chance - margin })).reverse();
  return `${pathOf([...high, ...low])}Z`;
};

const inRange = (chance: number): number => Math.max(0, Math.min(1, chance));

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

/** Rounds luck so that the displayed numbers of a summary add up. */
export function displayedLuck({ result, atDeal, skill }: Pick<Summary, "result" | "atDeal" | "skill">): number {
  const [end, start, own] = [result, atDeal, skill].map((share) => Math.round(100 * share));
  return ((end ?? 0) - (start ?? 0) - (own ?? 0)) / 100;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
