/** Why something cannot be played again as a game. */
export type FlawCode =
  /** Not a replay. */
  | "foreign"
  /** Written by a later version of the program. */
  | "newer"
  /** Something is missing in it, or does not fit. */
  | "malformed"
  /** Changed since it was written. */
  | "altered"
  | "no-such-game"
  /** Played by rules that this program does not know. */
  | "other-rules"
  /** The secret or a player's part does not match its commitment. */
  | "deal"
  /** The game cannot have gone this way. */
  | "impossible";

/** What is wrong with a record or its file, for operators: which part, and what should be there. */
export interface Flaw {
  readonly code: FlawCode;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}
