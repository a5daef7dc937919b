import type { Position } from "../../../shared/games/kittens/position.ts";
import type { Step } from "../positions.ts";

/** A state of a game for the table to show. */
export interface Example {
  readonly position: Position;
  /** What happens first, seat by seat. */
  readonly steps?: readonly Step[];
  /** The beat before a draw runs (K49). */
  readonly beat?: true;
  /** Names of the buttons that are then pressed, one after another. */
  readonly presses?: readonly string[];
  /** Whether it is also shown on a phone held sideways. */
  readonly landscape?: true;
  /** How the prompt begins when read out; empty once the game is over. */
  readonly says: string;
}
