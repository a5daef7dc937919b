import type { SoundName } from "../../sound/sounds.ts";
import type { Anchor } from "../anchor.ts";
import type { Cue, CueOf, Fighter, Mood, Tone, Traveller } from "./act.ts";

/** Constructors of the cues for reactions. Each has a default duration in ms; some accept another. */

type FlyStyle = Partial<Pick<CueOf<"fly">, "ms" | "flip" | "spin" | "arc">>;

export const fly = (card: Traveller, from: Anchor, to: Anchor, style: FlyStyle = {}): CueOf<"fly"> => ({
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

export const lift = (ms: number, hold: number): Cue => ({ kind: "lift", ms: ms + hold, hold });

export const turn = (card: string, ms = 260): Cue => ({ kind: "turn", ms, card });

export const wait = (ms: number): Cue => ({ kind: "wait", ms });

export const land = (): Cue => ({ kind: "land", ms: 0 });

export const swipe = (card: Traveller, from: Anchor, to: Anchor): CueOf<"swipe"> => ({
  kind: "swipe",
  ms: 700,
  card,
  from,
  to,
});

export const stamp = (text: string, on: Anchor, tone: Tone, ms = 480, force = 1): Cue => ({
  kind: "stamp",
  ms,
  text,
  on,
  tone,
  force,
});

export const crack = (text: string, on: Anchor, tone: Tone): Cue => ({ kind: "crack", ms: 300, text, on, tone });

export const burn = (): Cue => ({ kind: "burn", ms: 520 });

export const launch = (avatar: string, at: Anchor): Cue => ({ kind: "launch", ms: 900, avatar, at });

export const bow = (avatar: string, from: Anchor): Cue => ({ kind: "bow", ms: 2000, avatar, from });

export const blast = (text: string, cards: readonly string[], seat: Anchor): Cue => ({
  kind: "blast",
  ms: 1400,
  text,
  cards,
  seat,
});

export const appear = (drawing: string, at: Anchor, size = 90, ms = 560): Cue => ({
  kind: "appear",
  ms,
  drawing,
  at,
  size,
});

export const carry = (drawing: string, from: Anchor, to: Anchor, size = 44, ms = 420): Cue => ({
  kind: "carry",
  ms,
  drawing,
  from,
  to,
  size,
});

export const shout = (text: string, at: Anchor, ms = 640): Cue => ({ kind: "shout", ms, text, at });

export const rise = (cards: readonly Traveller[], at: Anchor = "stage"): Cue => ({ kind: "rise", ms: 880, cards, at });

export const whirl = (): Cue => ({ kind: "whirl", ms: 620 });

export const halt = (): Cue => ({ kind: "halt", ms: 760 });

export const fan = (cards: readonly string[], from: readonly Anchor[], to: Anchor): Cue => ({
  kind: "fan",
  ms: 1300,
  cards,
  from,
  to,
});

export const topple = (drawing: string, at: Anchor, size = 60): Cue => ({
  kind: "topple",
  ms: 700,
  drawing,
  at,
  size,
});

export const aim = (from: Anchor, to: Anchor): Cue => ({ kind: "aim", ms: 640, from, to });

export const hop = (from: Anchor, to: Anchor): Cue => ({ kind: "hop", ms: 380, from, to });

export const duel = (
  sides: readonly [Fighter, Fighter],
  about: Partial<Pick<CueOf<"duel">, "ms" | "back" | "swapped">> = {},
): Cue => ({ kind: "duel", ms: 2700, back: "playmat", swapped: false, ...about, sides });

export const clear = (): Cue => ({ kind: "clear", ms: 220 });

export const inferno = (text: string, cards: readonly string[], seat: Anchor): Cue => ({
  kind: "inferno",
  ms: 1500,
  text,
  cards,
  seat,
});

export const snip = (): Cue => ({ kind: "snip", ms: 420 });

export const box = (card: Traveller, from: Anchor): Cue => ({ kind: "box", ms: 560, card, from });

export const unseal = (at: Anchor): Cue => ({ kind: "unseal", ms: 360, at });

export const unearth = (seat: Anchor, avatar: string, at: Anchor): Cue => ({
  kind: "unearth",
  ms: 1200,
  seat,
  avatar,
  at,
});

export const punch = (at: Anchor): Cue => ({ kind: "punch", ms: 250, at });

export const wobble = (): Cue => ({ kind: "wobble", ms: 320 });

export const shake = (strength = 5): Cue => ({ kind: "shake", ms: 180, strength });

/** Longer than most cues. Because the game continues, it must be played in parallel to other cues. */
export const mood = (seat: number, felt: Mood, ms = 1100): CueOf<"mood"> => ({
  kind: "mood",
  ms,
  mood: felt,
  at: `avatar:${seat}`,
});

export const confetti = (): Cue => ({ kind: "confetti", ms: 2200 });

export const sound = (name: SoundName, pitch = 1): Cue => ({ kind: "sound", ms: 0, sound: name, pitch });
