import type { Anchor } from "../anchor.ts";
import { type AnimationStep, parallel, type StepTree, sequence, stepsOf } from "./steps.ts";

/** Animation of one event. If it is skipped, the table shows the result. */
export interface TableAnimation {
  readonly act: StepTree;
  /** Plays in parallel to the previous animation instead of after it. */
  readonly isParallel: boolean;
}

/** Creates an animation from acts in sequence. */
export const animation = (...acts: readonly StepTree[]): TableAnimation => ({
  act: acts.length === 1 && acts[0] !== undefined ? acts[0] : sequence(...acts),
  isParallel: false,
});

/** Creates an animation that plays in parallel to the previous one. */
export const along = (...acts: readonly StepTree[]): TableAnimation => ({ ...animation(...acts), isParallel: true });

/** Combines two animations into one. */
export const combine = (one: TableAnimation, other: TableAnimation): TableAnimation => ({
  act: parallel(one.act, other.act),
  isParallel: one.isParallel,
});

/** Objects that are hidden at their place while an animation carries them. */
export interface Carried {
  /** Leaving objects: hidden until the animation lands. */
  readonly leaving: readonly Anchor[];
  /** Arriving objects: hidden until the animation lands if the display already shows the result. */
  readonly coming: readonly Anchor[];
  /** Objects that arrive after the landing: hidden from the landing until the end. */
  readonly late: readonly Anchor[];
}

export function carriedObjectsOf({ act }: TableAnimation): Carried {
  const cues = stepsOf(act);
  const landing = cues.findIndex(({ kind }) => kind === "land");
  const goals = (some: readonly AnimationStep[]) => some.flatMap(goalsOf).filter(isThing);
  return {
    leaving: cues.flatMap(startsOf).filter(isCard),
    coming: goals(cues),
    late: landing === -1 ? [] : goals(cues.slice(landing)),
  };
}

function startsOf(cue: AnimationStep): readonly Anchor[] {
  if (cue.kind === "fan") return cue.from;
  return cue.kind === "fly" || cue.kind === "swipe" || cue.kind === "box" ? [cue.from] : [];
}

function goalsOf(cue: AnimationStep): readonly Anchor[] {
  if (cue.kind === "fly" || cue.kind === "swipe" || cue.kind === "fan") return [cue.to];
  if (cue.kind === "bow") return ["winner"];
  return (cue.kind === "stamp" || cue.kind === "crack") && isLink(cue.on) ? [`stamp:${cue.on.slice(link.length)}`] : [];
}

const link = "link:";
const isLink = (anchor: Anchor): boolean => anchor.startsWith(link);

const isCard = (anchor: Anchor): boolean => /^(card|link):/.test(anchor);

/** Whether the anchor is a single card or a stamp. Other objects stay visible when a card arrives there. */
const isThing = (anchor: Anchor): boolean => /^(card|link|stamp|front|winner)(:|$)/.test(anchor);
