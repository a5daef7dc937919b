import type { Anchor } from "../anchor.ts";
import { type Act, type Cue, chorus, cuesOf, row } from "./act.ts";

/** Animation of one event. If it is skipped, the table shows the result. */
export interface Motion {
  readonly act: Act;
  /** Plays in parallel to the previous animation instead of after it. */
  readonly along: boolean;
}

/** Creates an animation from acts in sequence. */
export const motion = (...acts: readonly Act[]): Motion => ({
  act: acts.length === 1 && acts[0] !== undefined ? acts[0] : row(...acts),
  along: false,
});

/** Creates an animation that plays in parallel to the previous one. */
export const along = (...acts: readonly Act[]): Motion => ({ ...motion(...acts), along: true });

/** Combines two animations into one. */
export const together = (one: Motion, other: Motion): Motion => ({ act: chorus(one.act, other.act), along: one.along });

/** Objects that are hidden at their place while an animation carries them. */
export interface Carried {
  /** Leaving objects: hidden until the animation lands. */
  readonly leaving: readonly Anchor[];
  /** Arriving objects: hidden until the animation lands if the display already shows the result. */
  readonly coming: readonly Anchor[];
  /** Objects that arrive after the landing: hidden from the landing until the end. */
  readonly late: readonly Anchor[];
}

export function carriedBy({ act }: Motion): Carried {
  const cues = cuesOf(act);
  const landing = cues.findIndex(({ kind }) => kind === "land");
  const goals = (some: readonly Cue[]) => some.flatMap(goalsOf).filter(isThing);
  return {
    leaving: cues.flatMap(startsOf).filter(isCard),
    coming: goals(cues),
    late: landing === -1 ? [] : goals(cues.slice(landing)),
  };
}

function startsOf(cue: Cue): readonly Anchor[] {
  if (cue.kind === "fan") return cue.from;
  return cue.kind === "fly" || cue.kind === "swipe" || cue.kind === "box" ? [cue.from] : [];
}

function goalsOf(cue: Cue): readonly Anchor[] {
  if (cue.kind === "fly" || cue.kind === "swipe" || cue.kind === "fan") return [cue.to];
  if (cue.kind === "bow") return ["winner"];
  return (cue.kind === "stamp" || cue.kind === "crack") && isLink(cue.on) ? [`stamp:${cue.on.slice(link.length)}`] : [];
}

const link = "link:";
const isLink = (anchor: Anchor): boolean => anchor.startsWith(link);

const isCard = (anchor: Anchor): boolean => /^(card|link):/.test(anchor);

/** Whether the anchor is a single card or a stamp. Other objects stay visible when a card arrives there. */
const isThing = (anchor: Anchor): boolean => /^(card|link|stamp|front|winner)(:|$)/.test(anchor);
