import type { Seat } from "./game.ts";

/**
 * The one vocabulary of commands (contract, section 1): for engines, the wire, journals and scenarios. Titles are text
 * until a game has checked them; positions count from the top, 0 first.
 */
export type Command =
  | { readonly type: "draw" }
  | PlayCommand
  | { readonly type: "nope"; readonly card?: string }
  | { readonly type: "pass" }
  | SaveCommand
  | { readonly type: "explode" }
  | { readonly type: "insert"; readonly position: number }
  | { readonly type: "give"; readonly card: string }
  | { readonly type: "pick"; readonly card?: string }
  | { readonly type: "take"; readonly card: string }
  | { readonly type: "stop" }
  | { readonly type: "keep" }
  | { readonly type: "return" }
  | { readonly type: "lay"; readonly card: string; readonly target: Seat }
  | { readonly type: "stay" }
  | { readonly type: "swap" }
  | { readonly type: "timeout" };

export interface PlayCommand {
  readonly type: "play";
  /** One card, or the cards of a combo; the last ends on top of the discard pile. */
  readonly cards: readonly string[];
  readonly target?: Seat;
  /** The title that Three of a Kind names. */
  readonly names?: string;
  /** What a Godcat stands for. */
  readonly as?: string;
  /** The value that a Crystal Bowl guesses. */
  readonly value?: number;
}

export interface SaveCommand {
  readonly type: "save";
  readonly card: string;
  readonly as?: string;
  readonly target?: Seat;
}
