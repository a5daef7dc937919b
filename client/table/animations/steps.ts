import type { SoundName } from "../../sound/sounds.ts";
import type { Direction } from "../scene/scene.ts";

/** A travelling card: its face, null for a back, or "playmat" for the playmat's back. */
export type MovingCard = string | null;

/** One step of an animation. `ms`: time from the first to the last change. */
export type AnimationStep =
  /** A card travels in an arc, `arc` units high, and rotates by `spin` degrees. A back may turn over into `flip`. */
  | {
      readonly kind: "fly";
      readonly ms: number;
      readonly card: MovingCard;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly flip: string | null;
      readonly spin: number;
      readonly arc: number;
    }
  /**
   * A back rises from the top of the pile, or slides out from under it, to the stage and is held there for the last
   * `hold` ms. This looks the same for all cards but one that lies face up on top.
   */
  | {
      readonly kind: "lift";
      readonly ms: number;
      readonly hold: number;
      readonly from: "top" | "bottom";
      readonly card: MovingCard;
    }
  /** The card on the stage turns over. */
  | { readonly kind: "turn"; readonly ms: number; readonly card: string }
  /** A pause for the viewer. */
  | { readonly kind: "wait"; readonly ms: number }
  /** A pause to read what the next event removes. It is also kept without motion. */
  | { readonly kind: "read"; readonly ms: number }
  /** From here on the display shows the result. Without this cue it does so at the end. */
  | { readonly kind: "land"; readonly ms: 0 }
  /** A paw reaches for a card, and both go back in an arc. */
  | {
      readonly kind: "swipe";
      readonly ms: number;
      readonly card: MovingCard;
      readonly from: Anchor;
      readonly to: Anchor;
    }
  /** A rubber stamp slams down. */
  | {
      readonly kind: "stamp";
      readonly ms: number;
      readonly text: string;
      readonly on: Anchor;
      readonly tone: Tone;
      /** 1: normal; larger values are larger and harder. */
      readonly force: number;
    }
  /** A stamp on the table breaks in two, and the halves fall. */
  | { readonly kind: "crack"; readonly ms: number; readonly text: string; readonly on: Anchor; readonly tone: Tone }
  /** The card on the stage burns to nothing. */
  | { readonly kind: "burn"; readonly ms: number }
  /** A portrait is flung up and out of the window, spinning. */
  | { readonly kind: "launch"; readonly ms: number; readonly avatar: string; readonly at: Anchor }
  /** The winner's portrait comes to the felt and bows; each cat has its own style. */
  | { readonly kind: "bow"; readonly ms: number; readonly avatar: string; readonly from: Anchor }
  /** Starburst, shards, a shout, and cards flung out; smoke at the seat. */
  | {
      readonly kind: "blast";
      readonly ms: number;
      readonly text: string;
      readonly cards: readonly string[];
      readonly seat: Anchor;
    }
  /** A drawing from art/fx pops up, hovers and fades. `size` in units. */
  | {
      readonly kind: "appear";
      readonly ms: number;
      readonly drawing: string;
      readonly at: Anchor;
      readonly size: number;
    }
  /** A drawing travels in an arc. `size` in units. */
  | {
      readonly kind: "carry";
      readonly ms: number;
      readonly drawing: string;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly size: number;
    }
  /** A word in large letters pops up and fades: "×4". */
  | { readonly kind: "shout"; readonly ms: number; readonly text: string; readonly at: Anchor }
  /** Cards rise from an orb, side by side; null shows a back. They sink again, but stay on the viewer's stage. */
  | { readonly kind: "rise"; readonly ms: number; readonly cards: readonly MovingCard[]; readonly at: Anchor }
  /** Backs orbit the draw pile and snap into it. */
  | { readonly kind: "whirl"; readonly ms: number }
  /** The backs that orbit the pile stop dead, and then snap into it. */
  | { readonly kind: "halt"; readonly ms: number }
  /** Different cards come from a hand, fan out in an arc on the felt, turn round once, and gather. */
  | {
      readonly kind: "fan";
      readonly ms: number;
      readonly cards: readonly string[];
      readonly from: readonly Anchor[];
      readonly to: Anchor;
    }
  /** A drawing over an anchor tips over and falls. `size` in units. */
  | {
      readonly kind: "topple";
      readonly ms: number;
      readonly drawing: string;
      readonly at: Anchor;
      readonly size: number;
    }
  /** A jagged arrow shoots from one anchor to another. */
  | { readonly kind: "aim"; readonly ms: number; readonly from: Anchor; readonly to: Anchor }
  /** The ring of the player on turn jumps to the next seat. */
  | { readonly kind: "hop"; readonly ms: number; readonly from: Anchor; readonly to: Anchor }
  /**
   * The stage split in two, with a back on either side and a stare-down. Then the cards turn over, the second side's
   * first. Afterwards, glowing and burning cards lie at "duel:0" and "duel:1", and the stage stays until "clear".
   */
  | {
      readonly kind: "duel";
      readonly ms: number;
      readonly back: MovingCard;
      readonly sides: readonly [Fighter, Fighter];
      /** Whether the cards change sides first. */
      readonly swapped: boolean;
    }
  /** Fades the remains of earlier cues. */
  | { readonly kind: "clear"; readonly ms: number }
  /** Flames shoot up from below with a trident and a shout, and cards fall into them. */
  | {
      readonly kind: "inferno";
      readonly ms: number;
      readonly text: string;
      readonly cards: readonly string[];
      readonly seat: Anchor;
    }
  /** All objects are drawn towards the stage, and let go. */
  | { readonly kind: "pull"; readonly ms: number }
  /** A player's cards, portrait and panel are drawn into a spiral behind the card on the stage; a shout. */
  | {
      readonly kind: "implode";
      readonly ms: number;
      readonly text: string;
      readonly card: string;
      readonly cards: readonly string[];
      readonly avatar: string;
      /** The portrait, and the panel. */
      readonly at: Anchor;
      readonly seat: Anchor;
    }
  /** A light runs half a turn round the table. */
  | { readonly kind: "revolve"; readonly ms: number; readonly direction: Direction }
  /** Scissors close on the stage, and a spark goes out. */
  | { readonly kind: "snip"; readonly ms: number }
  /** A card on the stage shrinks into a box, which closes and goes into the draw pile. */
  | { readonly kind: "box"; readonly ms: number; readonly card: MovingCard; readonly from: Anchor }
  /** A seal breaks in two over an anchor. */
  | { readonly kind: "unseal"; readonly ms: number; readonly at: Anchor }
  /** Dirt bursts at a seat, a paw comes up, and a cat climbs out. */
  | {
      readonly kind: "unearth";
      readonly ms: number;
      readonly seat: Anchor;
      readonly avatar: string;
      readonly at: Anchor;
    }
  /** An object jumps in size once. */
  | { readonly kind: "punch"; readonly ms: number; readonly at: Anchor }
  /** The draw pile trembles as a whole. */
  | { readonly kind: "wobble"; readonly ms: number }
  /** The whole table shakes. `strength` in pixels. */
  | { readonly kind: "shake"; readonly ms: number; readonly strength: number }
  /** A portrait comes forward and makes a face. */
  | { readonly kind: "mood"; readonly ms: number; readonly mood: Mood; readonly at: Anchor }
  /** Paper falls over the window. */
  | { readonly kind: "confetti"; readonly ms: number }
  /** `pitch`: 1 is normal, 2 an octave higher. */
  | { readonly kind: "sound"; readonly ms: 0; readonly sound: SoundName; readonly pitch: number };

export type Tone = "no" | "yes";

/** Emotion of a portrait. */
export type Mood = "angry" | "shocked" | "smug" | "sweating" | "relieved";

/** A card of a duel; null stays a back for this viewer. */
export interface Fighter {
  readonly card: string | null;
  readonly avatar: string;
  readonly fate: Fate;
}

/** Effect on a fighter's side once the card is revealed. */
export type Fate = "stays" | "sinks" | "glows" | "burns";

export type StepOf<Kind extends AnimationStep["kind"]> = Extract<AnimationStep, { readonly kind: Kind }>;

/**
 * Cues in sequence, or in parallel, each `gap` ms after the previous one. `loose`: later cues do not wait for its end.
 */
export type StepTree =
  | AnimationStep
  | { readonly kind: "loose"; readonly act: StepTree }
  | { readonly kind: "row"; readonly acts: readonly StepTree[] }
  | { readonly kind: "chorus"; readonly gap: number; readonly acts: readonly StepTree[] };

export const sequence = (...acts: readonly StepTree[]): StepTree => ({ kind: "row", acts });

export const parallel = (...acts: readonly StepTree[]): StepTree => ({ kind: "chorus", gap: 0, acts });

export const staggered = (gap: number, acts: readonly StepTree[]): StepTree => ({ kind: "chorus", gap, acts });

export const detached = (act: StepTree): StepTree => ({ kind: "loose", act });

/** Returns the time in ms for which a sequence waits for an act. */
export function durationOf(act: StepTree): number {
  switch (act.kind) {
    case "row":
      return act.acts.reduce((sum, each) => sum + durationOf(each), 0);
    case "chorus":
      return Math.max(0, ...act.acts.map((each, i) => i * act.gap + durationOf(each)));
    case "loose":
      return 0;
    default:
      return act.ms;
  }
}

/** Returns the cues of an act, in the written order. */
export function stepsOf(act: StepTree): readonly AnimationStep[] {
  switch (act.kind) {
    case "row":
    case "chorus":
      return act.acts.flatMap(stepsOf);
    case "loose":
      return stepsOf(act.act);
    default:
      return [act];
  }
}

/** Name of an object on the table: start or goal of a flight, target of a shake, or object hidden until an arrival. */
export type Anchor =
  | "pile"
  | "discard"
  | "own"
  | "prompt"
  | "stage"
  | "hand"
  | "ribbon"
  /** The arrows that show the direction of play, on the left rim and on the right one. */
  | "direction"
  | "direction-right"
  /** The button that stops the shuffling. */
  | "stop"
  | "aside"
  | `seat:${number}`
  /** A player's portrait, the viewer's own included. */
  | `avatar:${number}`
  /** Portrait of the winner. */
  | "winner"
  /** The newest card in front of a player, the viewer included. */
  | `front:${number}`
  | `card:${string}`
  | `link:${string}`
  /** The stamp on a link, and how it changed the link. */
  | `stamp:${string}`
  /** A card of a duel, on the left or on the right. */
  | `duel:${0 | 1}`
  /** A card of the playmat, by its id. */
  | `mat:${string}`;
