import type { Discard, HandCard, Pile, Playmat, Prompt, Ribbon, SeatPlate, Spread } from "./pieces.ts";
import type { Stage } from "./stages.ts";

/**
 * What the table draws: plain data without rules. Every text is already in the viewer's language.
 * Pass a whole new object; the table finds out what changed. Seats are the game's seat numbers, cards are ids of
 * drawings ("attack"), avatars names of drawings ("01" to "12", "bot"), times ms since 1970 on this machine's clock.
 */
export interface TableScene {
  /** The printed texts of all cards that may appear. Keep the same object: a new one redraws all faces. */
  readonly prints: Prints;
  /** Sets small type larger if there is room. */
  readonly largeType?: boolean;
  readonly felt: "teal" | "moss" | "wine";
  /** The drawing on the back of a card: "standard". */
  readonly back: string;
  /** Top left: edition, and the table's code below it; null if the page shows them. */
  readonly header: { readonly title: string; readonly line: string } | null;
  readonly corners: readonly Corner[];
  /** The other players, clockwise from the viewer's left; for a spectator, everybody except the one in `own`. */
  readonly seats: readonly SeatPlate[];
  readonly own: SeatPlate | null;
  readonly pile: Pile;
  /** null: this game has no discard pile. */
  readonly discard: Discard | null;
  /** For games in which cards lie in front of every player. */
  readonly spread?: Spread;
  readonly playmat: Playmat | null;
  readonly ribbon: Ribbon | null;
  readonly prompt: Prompt | null;
  /** In the order shown, saves first; empty for a spectator. */
  readonly hand: readonly HandCard[];
  readonly stage: Stage;
}

/** By card id. `rule` is the two-line text under the picture, `look` for screen readers: "Look at Attack". */
export type Prints = Readonly<Record<string, { readonly title: string; readonly rule: string; readonly look: string }>>;

export interface Corner {
  readonly id: "menu" | "sound" | "log" | "chat" | "emotes";
  readonly label: string;
  readonly icon: "menu" | "sound" | "mute" | "log" | "chat" | "emotes";
  /** A small number on it, 0 for none. */
  readonly dot: number;
  /** `KeyboardEvent.key` that presses it. */
  readonly key?: string;
}

/** What the viewer did. A card dragged onto the felt is both chosen and meant to be played. */
export type Intent =
  | { readonly kind: "card"; readonly key: string; readonly how: "press" }
  /** `onto`: the seat that it was dropped on; missing: the felt. */
  | { readonly kind: "card"; readonly key: string; readonly how: "drag"; readonly onto?: number }
  /** The tag on the joint of this card and the one before it: takes both, or lets go of both. */
  | { readonly kind: "pair"; readonly key: string }
  | { readonly kind: "button"; readonly id: string }
  | { readonly kind: "pile" }
  | { readonly kind: "discard" }
  | { readonly kind: "seat"; readonly seat: number }
  /** Who plays on this seat? */
  | { readonly kind: "about"; readonly seat: number }
  /** The slider moved to this slot, 0 on top. */
  | { readonly kind: "slot"; readonly slot: number }
  /** A back of the fan, from the left. */
  | { readonly kind: "back"; readonly index: number }
  | { readonly kind: "drum" }
  /** A card of the grid. */
  | { readonly kind: "grid"; readonly key: string }
  | { readonly kind: "corner"; readonly id: Corner["id"] }
  /** The empty felt, or Escape: lets go of what is selected. */
  | { readonly kind: "dismiss" };
