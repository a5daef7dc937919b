import type { Anchor } from "../anchor.ts";
import { type Act, type Cue, chorus, cuesOf, row } from "./act.ts";

/** The choreography of one event. It may be skipped at any time: then the table shows what has happened. */
export interface Motion {
  readonly act: Act;
  /** Plays together with the motion before it instead of after it. */
  readonly along: boolean;
}

/** A motion of acts, one after another. */
export const motion = (...acts: readonly Act[]): Motion => ({
  act: acts.length === 1 && acts[0] !== undefined ? acts[0] : row(...acts),
  along: false,
});

/** A motion that plays together with the one before it. */
export const along = (...acts: readonly Act[]): Motion => ({ ...motion(...acts), along: true });

/** Motions as one. */
export const together = (one: Motion, other: Motion): Motion => ({ act: chorus(one.act, other.act), along: one.along });

/** What is not shown where it lies, while a motion carries it. */
export interface Carried {
  /** What leaves: not shown until the motion lands. */
  readonly leaving: readonly Anchor[];
  /** What the motion brings: while it plays over a picture that shows it already, not shown until the motion lands. */
  readonly coming: readonly Anchor[];
  /** What it brings only after it has landed: not shown from then until it ends. */
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

/** Single cards and stamps; all else stays where it is, whatever comes to it. */
const isThing = (anchor: Anchor): boolean => /^(card|link|stamp|front|winner)(:|$)/.test(anchor);
