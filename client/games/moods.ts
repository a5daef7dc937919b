import type { Seat } from "../../shared/core/game.ts";
import { type Act, chorus, loose, type Mood, row } from "../table/motions/act.ts";
import { mood } from "../table/motions/cues.ts";
import type { Motion } from "../table/motions/motion.ts";

/** Mood of one portrait about an event. */
export interface SeatMood {
  readonly seat: Seat;
  readonly mood: Mood;
}

export const between = (victim: Seat, winner: Seat): readonly SeatMood[] => [
  { seat: victim, mood: "shocked" },
  { seat: winner, mood: "smug" },
];

/**
 * Adds moods to an animation. Sweating starts with the animation, all other moods after its landing. Moods never delay
 * the animation.
 */
export function withMoods(motion: Motion, moods: readonly SeatMood[]): Motion {
  const faces = (some: readonly SeatMood[]): Act[] =>
    some.length === 0 ? [] : [loose(chorus(...some.map(({ seat, mood: felt }) => mood(seat, felt))))];
  const early = faces(moods.filter(({ mood: felt }) => felt === "sweating"));
  const late = faces(moods.filter(({ mood: felt }) => felt !== "sweating"));
  const acts = motion.act.kind === "row" ? motion.act.acts : [motion.act];
  const landing = acts.findIndex(({ kind }) => kind === "land") + 1 || acts.length;
  return { ...motion, act: row(...early, ...acts.slice(0, landing), ...late, ...acts.slice(landing)) };
}
