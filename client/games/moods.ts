import type { Seat } from "../../shared/core/game.ts";
import { mood, type TableAnimation } from "../table/animations/animation.ts";
import { detached, type Mood, parallel, type StepTree, sequence } from "../table/animations/steps.ts";

/** Mood of one portrait about an event. */
export interface SeatMood {
  readonly seat: Seat;
  readonly mood: Mood;
}

export const duelMoods = (victim: Seat, winner: Seat): readonly SeatMood[] => [
  { seat: victim, mood: "shocked" },
  { seat: winner, mood: "smug" },
];

/**
 * Adds moods to an animation. Sweating starts with the animation, all other moods after its landing. Moods never delay
 * the animation.
 */
export function withMoods(motion: TableAnimation, moods: readonly SeatMood[]): TableAnimation {
  const faces = (some: readonly SeatMood[]): StepTree[] =>
    some.length === 0 ? [] : [detached(parallel(...some.map(({ seat, mood: felt }) => mood(seat, felt))))];
  const early = faces(moods.filter(({ mood: felt }) => felt === "sweating"));
  const late = faces(moods.filter(({ mood: felt }) => felt !== "sweating"));
  const acts = motion.act.kind === "row" ? motion.act.acts : [motion.act];
  const landing = acts.findIndex(({ kind }) => kind === "land") + 1 || acts.length;
  return { ...motion, act: sequence(...early, ...acts.slice(0, landing), ...late, ...acts.slice(landing)) };
}
