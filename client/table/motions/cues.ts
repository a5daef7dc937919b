import type { SoundName } from "../../sound/sounds.ts";
import type { Place } from "../place.ts";
import type { Cue, CueOf, Fighter, Tone, Traveller } from "./act.ts";

/** What a reaction is made of. Everything has a length of its own, which may be told otherwise. */

type FlyStyle = Partial<Pick<CueOf<"fly">, "ms" | "flip" | "spin" | "arc">>;

export const fly = (card: Traveller, from: Place, to: Place, style: FlyStyle = {}): CueOf<"fly"> => ({
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

export const breath = (card: string): Cue => ({ kind: "breath", ms: 880, card });

export const swipe = (card: Traveller, from: Place, to: Place): Cue => ({ kind: "swipe", ms: 700, card, from, to });

export const stamp = (text: string, on: Place, tone: Tone, ms = 480): Cue => ({ kind: "stamp", ms, text, on, tone });

export const crack = (text: string, on: Place, tone: Tone): Cue => ({ kind: "crack", ms: 300, text, on, tone });

export const blast = (text: string, cards: readonly string[], seat: Place): Cue => ({
  kind: "blast",
  ms: 1400,
  text,
  cards,
  seat,
});

export const appear = (drawing: string, at: Place, size = 90, ms = 560): Cue => ({
  kind: "appear",
  ms,
  drawing,
  at,
  size,
});

export const carry = (drawing: string, from: Place, to: Place, size = 44, ms = 420): Cue => ({
  kind: "carry",
  ms,
  drawing,
  from,
  to,
  size,
});

export const shout = (text: string, at: Place, ms = 640): Cue => ({ kind: "shout", ms, text, at });

export const rise = (cards: readonly Traveller[], at: Place = "stage"): Cue => ({ kind: "rise", ms: 880, cards, at });

export const whirl = (): Cue => ({ kind: "whirl", ms: 620 });

export const aim = (from: Place, to: Place): Cue => ({ kind: "aim", ms: 640, from, to });

export const hop = (from: Place, to: Place): Cue => ({ kind: "hop", ms: 380, from, to });

export const duel = (
  sides: readonly [Fighter, Fighter],
  about: Partial<Pick<CueOf<"duel">, "ms" | "back" | "swapped" | "loser">> = {},
): Cue => ({ kind: "duel", ms: 1400, back: "playmat", swapped: false, loser: null, ...about, sides });

export const snip = (): Cue => ({ kind: "snip", ms: 420 });

export const box = (card: Traveller, from: Place): Cue => ({ kind: "box", ms: 560, card, from });

export const unseal = (at: Place): Cue => ({ kind: "unseal", ms: 360, at });

export const unearth = (seat: Place): Cue => ({ kind: "unearth", ms: 860, seat });

export const punch = (place: Place): Cue => ({ kind: "punch", ms: 250, place });

export const wobble = (): Cue => ({ kind: "wobble", ms: 320 });

export const shake = (strength = 5): Cue => ({ kind: "shake", ms: 180, strength });

export const confetti = (): Cue => ({ kind: "confetti", ms: 1400 });

export const sound = (name: SoundName): Cue => ({ kind: "sound", ms: 0, sound: name });
