import type { Discard, HandCard, Pile, Playmat, Prompt, Ribbon, SeatPanel, Spread } from "./pieces.ts";
import type { Stage } from "./stages.ts";

/**
 * Content of the table: plain data without rules. All texts are already in the viewer's language. Each change must be a
 * new object; the table detects the differences. Seats are the game's seat numbers, cards are ids of drawings
 * ("attack"), avatars names of drawings ("01" to "12", "bot"), times ms since 1970 on this machine's clock.
 */
export interface TableScene {
  /** Printed texts of all possible cards. It must stay the same object, because a new one redraws all faces. */
  readonly prints: Prints;
  /** Enlarges small type if there is space. */
  readonly largeType?: boolean;
  /** For a phone beside a big screen: only the hand, and what the viewer is asked. */
  readonly handOnly?: boolean;
  /** For a television or projector: large, with all players in `seats`, and without space for a hand. */
  readonly bigScreen?: boolean;
  readonly felt: "teal" | "moss" | "wine";
  /** Direction of play, if it can change; arrows on the rim of the felt show it. Missing: always clockwise. */
  readonly direction?: Direction;
  /** Drawing on the back of a card: "standard". */
  readonly back: string;
  /** Top left: edition, and the table's code below it; null if the page shows them. */
  readonly header: { readonly title: string; readonly line: string } | null;
  readonly corners: readonly CornerButton[];
  /** The other players, clockwise from the viewer's left. For a spectator: all players except the one in `own`. */
  readonly seats: readonly SeatPanel[];
  readonly own: SeatPanel | null;
  readonly pile: Pile;
  /** null: this game has no discard pile. */
  readonly discard: Discard | null;
  /** For games with cards in front of all players. */
  readonly spread?: Spread;
  readonly playmat: Playmat | null;
  readonly ribbon: Ribbon | null;
  readonly prompt: Prompt | null;
  /** In display order, saves first; empty for a spectator. */
  readonly hand: readonly HandCard[];
  readonly stage: Stage;
  /** A move on the viewer's turn that a hint on dragging may show; missing if there is none. */
  readonly example?: DragExample;
  /**
   * Set while an action of the viewer is on its way to the server: text on the spot that was pressed last, at first
   * empty. Spots that would act again are disabled.
   */
  readonly sent?: string;
}

export type Direction = "clockwise" | "counterclockwise";

/** By card id. `rule` is the two-line text below the picture, `look` is for screen readers: "Look at Attack". */
export type Prints = Readonly<Record<string, { readonly title: string; readonly rule: string; readonly look: string }>>;

export interface CornerButton {
  readonly id: "menu" | "sound" | "log" | "chat" | "emotes";
  readonly label: string;
  readonly icon: "menu" | "sound" | "mute" | "log" | "chat" | "emotes";
  /** A small number on it, 0 for none. */
  readonly dot: number;
  /** `KeyboardEvent.key` of its shortcut. */
  readonly key?: string;
}

/** A card of the hand, and the seat to drop it on; null: the felt. */
export interface DragExample {
  readonly key: string;
  readonly onto: number | null;
}

/** Intents without an effect on the game. */
const idleIntents: readonly string[] = ["corner", "discard", "about", "drum", "page", "look"];

/** Whether an intent could act in the game. */
export const mayAct = ({ kind }: { readonly kind: string }): boolean => !idleIntents.includes(kind);

/** Action of the viewer. A card dragged onto the felt is both chosen and played. */
export type Intent =
  | { readonly kind: "card"; readonly key: string; readonly how: "press" }
  /** `onto`: seat on which it was dropped; missing: the felt. */
  | { readonly kind: "card"; readonly key: string; readonly how: "drag"; readonly onto?: number }
  /** The tag on the joint of this card and the previous one: selects or deselects both. */
  | { readonly kind: "pair"; readonly key: string }
  | { readonly kind: "button"; readonly id: string }
  | { readonly kind: "pile" }
  | { readonly kind: "discard" }
  | { readonly kind: "seat"; readonly seat: number }
  /** Asks for details about the player on this seat. */
  | { readonly kind: "about"; readonly seat: number }
  /** The slider was moved to this slot, 0 on top. */
  | { readonly kind: "slot"; readonly slot: number }
  /** A place of the cards in order, 0 on top. `onto`: place onto which its card was dragged. */
  | { readonly kind: "place"; readonly place: number; readonly onto?: number }
  /** A back of the fan, counted from the left. */
  | { readonly kind: "back"; readonly index: number }
  | { readonly kind: "drum" }
  /** A card of the grid. */
  | { readonly kind: "grid"; readonly key: string }
  | { readonly kind: "corner"; readonly id: CornerButton["id"] }
  /** The empty felt, or Escape: deselects. */
  | { readonly kind: "dismiss" };
