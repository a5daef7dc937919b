import type { Position } from "../../../shared/games/kittens/position.ts";
import type { Step } from "../positions.ts";

/** A state of a game for the table to show. */
export interface Example {
  readonly position: Position;
  /** Steps before the example, seat by seat. */
  readonly steps?: readonly Step[];
  /** The response window before a draw is open (K49). */
  readonly beat?: true;
  /** Names of the buttons to press afterwards, in order. */
  readonly presses?: readonly string[];
  /** Whether it is also shown on a phone held sideways. */
  readonly landscape?: true;
  /** Beginning of the prompt as a screen reader reads it. Empty once the game is over. */
  readonly says: string;
}
