import type { SoundName } from "../../sound/sounds.ts";
import type { Direction } from "../scene/scene.ts";
import {
  type Anchor,
  type AnimationStep,
  type Fighter,
  type Mood,
  type MovingCard,
  parallel,
  type StepOf,
  type StepTree,
  sequence,
  stepsOf,
  type Tone,
} from "./steps.ts";

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

/** A running animation. */
export interface AnimationRun {
  /** Resolves when the next animation may begin, or after a skip. */
  readonly done: Promise<void>;
  /** Ends the animation immediately. */
  skip(): void;
  /** @param pace 1: normal; 2: twice as fast. */
  hasten(pace: number): void;
}

/** Creates a run that begins when `ready` has resolved, unless it is skipped before. */
export function runLater(ready: Promise<void>, begin: () => AnimationRun): AnimationRun {
  let run: AnimationRun | null = null;
  let isSkipped = false;
  let pace = 1;
  return {
    done: ready.then(() => {
      if (isSkipped) return undefined;
      run = begin();
      run.hasten(pace);
      return run.done;
    }),
    skip: () => {
      isSkipped = true;
      run?.skip();
    },
    hasten: (wanted) => {
      pace = wanted;
      run?.hasten(wanted);
    },
  };
}

/** Returns the pauses of an animation that are kept without motion, after its result; null if it has none. */
export function withoutMotion({ act, isParallel }: TableAnimation): TableAnimation | null {
  const pauses = stepsOf(act).filter(({ kind }) => kind === "read");
  return pauses.length === 0 ? null : { act: sequence(land(), ...pauses), isParallel };
}

/** Shows the result of an animation instead of playing it. */
export function skipped(land: (() => void) | null): AnimationRun {
  land?.();
  return { done: Promise.resolve(), skip: () => {}, hasten: () => {} };
}

/** Constructors of the cues for reactions. Each has a default duration in ms; some accept another. */

type FlyStyle = Partial<Pick<StepOf<"fly">, "ms" | "flip" | "spin" | "arc">>;

export const fly = (card: MovingCard, from: Anchor, to: Anchor, style: FlyStyle = {}): StepOf<"fly"> => ({
  kind: "fly",
  ms: 320,
  flip: null,
  spin: 0,
  arc: 40,
  ...style,
  card,
  from,
  to,
});

export const lift = (
  ms: number,
  hold: number,
  { from = "top", card = null }: Partial<Pick<StepOf<"lift">, "from" | "card">> = {},
): AnimationStep => ({ kind: "lift", ms: ms + hold, hold, from, card });

export const turn = (card: string, ms = 260): AnimationStep => ({ kind: "turn", ms, card });

export const wait = (ms: number): AnimationStep => ({ kind: "wait", ms });

export const read = (ms: number): AnimationStep => ({ kind: "read", ms });

export const land = (): AnimationStep => ({ kind: "land", ms: 0 });

export const swipe = (card: MovingCard, from: Anchor, to: Anchor): StepOf<"swipe"> => ({
  kind: "swipe",
  ms: 700,
  card,
  from,
  to,
});

export const stamp = (text: string, on: Anchor, tone: Tone, ms = 480, force = 1): AnimationStep => ({
  kind: "stamp",
  ms,
  text,
  on,
  tone,
  force,
});

export const crack = (text: string, on: Anchor, tone: Tone): AnimationStep => ({
  kind: "crack",
  ms: 300,
  text,
  on,
  tone,
});

export const burn = (): AnimationStep => ({ kind: "burn", ms: 520 });

export const launch = (avatar: string, at: Anchor): AnimationStep => ({ kind: "launch", ms: 900, avatar, at });

export const bow = (avatar: string, from: Anchor): AnimationStep => ({ kind: "bow", ms: 2000, avatar, from });

export const blast = (text: string, cards: readonly string[], seat: Anchor): AnimationStep => ({
  kind: "blast",
  ms: 1400,
  text,
  cards,
  seat,
});

export const appear = (drawing: string, at: Anchor, size = 90, ms = 560): AnimationStep => ({
  kind: "appear",
  ms,
  drawing,
  at,
  size,
});

export const carry = (drawing: string, from: Anchor, to: Anchor, size = 44, ms = 420): AnimationStep => ({
  kind: "carry",
  ms,
  drawing,
  from,
  to,
  size,
});

export const shout = (text: string, at: Anchor, ms = 640): AnimationStep => ({ kind: "shout", ms, text, at });

export const rise = (cards: readonly MovingCard[], at: Anchor = "stage"): AnimationStep => ({
  kind: "rise",
  ms: at === "stage" ? 560 : 880,
  cards,
  at,
});

export const whirl = (): AnimationStep => ({ kind: "whirl", ms: 620 });

export const halt = (): AnimationStep => ({ kind: "halt", ms: 760 });

export const fan = (cards: readonly string[], from: readonly Anchor[], to: Anchor): AnimationStep => ({
  kind: "fan",
  ms: 1300,
  cards,
  from,
  to,
});

export const topple = (drawing: string, at: Anchor, size = 60): AnimationStep => ({
  kind: "topple",
  ms: 700,
  drawing,
  at,
  size,
});

export const aim = (from: Anchor, to: Anchor): AnimationStep => ({ kind: "aim", ms: 640, from, to });

export const hop = (from: Anchor, to: Anchor): AnimationStep => ({ kind: "hop", ms: 380, from, to });

export const duel = (
  sides: readonly [Fighter, Fighter],
  about: Partial<Pick<StepOf<"duel">, "ms" | "back" | "swapped">> = {},
): AnimationStep => ({ kind: "duel", ms: 2700, back: "playmat", swapped: false, ...about, sides });

export const clear = (): AnimationStep => ({ kind: "clear", ms: 220 });

export const inferno = (text: string, cards: readonly string[], seat: Anchor): AnimationStep => ({
  kind: "inferno",
  ms: 1500,
  text,
  cards,
  seat,
});

export const pull = (): AnimationStep => ({ kind: "pull", ms: 420 });

export const implode = (look: Omit<StepOf<"implode">, "kind" | "ms">): AnimationStep => ({
  kind: "implode",
  ms: 1500,
  ...look,
});

export const revolve = (direction: Direction): AnimationStep => ({ kind: "revolve", ms: 700, direction });

export const snip = (): AnimationStep => ({ kind: "snip", ms: 420 });

export const box = (card: MovingCard, from: Anchor): AnimationStep => ({ kind: "box", ms: 560, card, from });

export const unseal = (at: Anchor): AnimationStep => ({ kind: "unseal", ms: 360, at });

export const unearth = (seat: Anchor, avatar: string, at: Anchor): AnimationStep => ({
  kind: "unearth",
  ms: 1200,
  seat,
  avatar,
  at,
});

export const punch = (at: Anchor): AnimationStep => ({ kind: "punch", ms: 250, at });

export const wobble = (): AnimationStep => ({ kind: "wobble", ms: 320 });

export const shake = (strength = 5): AnimationStep => ({ kind: "shake", ms: 180, strength });

/** Longer than most cues. Because the game continues, it must be played in parallel to other cues. */
export const mood = (seat: number, felt: Mood, ms = 1100): StepOf<"mood"> => ({
  kind: "mood",
  ms,
  mood: felt,
  at: `avatar:${seat}`,
});

export const confetti = (): AnimationStep => ({ kind: "confetti", ms: 2200 });

export const sound = (name: SoundName, pitch = 1): AnimationStep => ({ kind: "sound", ms: 0, sound: name, pitch });
