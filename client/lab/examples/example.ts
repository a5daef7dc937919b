import type { Position } from "../../../shared/games/kittens/position.ts";
import type { Step } from "../positions.ts";

/** A state of a game that the table has a picture for. */
export interface Example {
  readonly position: Position;
  /** What happens before, seat by seat. */
  readonly steps?: readonly Step[];
  /** A draw is held back for NOW cards (K49). */
  readonly beat?: true;
  /** Names of the buttons that are pressed then, one after another. */
  readonly presses?: readonly string[];
  /** Whether it is looked at on a phone held sideways too. */
  readonly landscape?: true;
  /** How the prompt begins, as it is read out; nothing once the game is over. */
  readonly says: string;
}
