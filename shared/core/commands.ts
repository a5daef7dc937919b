import type { Seat } from "./game.ts";

/**
 * Vocabulary of commands (contract, section 1) for engines, the wire, game records and scenarios. Titles are unchecked
 * text until a game validates them. Positions count from the top, starting at 0.
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
  /** For each place from the top, the former place of its card. */
  | { readonly type: "arrange"; readonly order: readonly number[] }
  | { readonly type: "stay" }
  | { readonly type: "swap" }
  | { readonly type: "timeout" };

/** Whether the order of `arrange` has the form of one; otherwise the command is malformed in every game. */
export const isOrder = (order: readonly number[]): boolean =>
  order.every((place) => Number.isInteger(place) && place >= 0);

export interface PlayCommand {
  readonly type: "play";
  /** One card, or the cards of a combo; the last one ends up on top of the discard pile. */
  readonly cards: readonly string[];
  readonly target?: Seat;
  /** The title named for Three of a Kind. */
  readonly names?: string;
  /** The title that a Godcat stands for. */
  readonly as?: string;
  /** The value guessed with a Crystal Bowl. */
  readonly value?: number;
}

export interface SaveCommand {
  readonly type: "save";
  readonly card: string;
  readonly as?: string;
  readonly target?: Seat;
}
