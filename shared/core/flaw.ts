/** Why something is no game that can be played again. */
export type FlawCode =
  /** No replay at all. */
  | "foreign"
  /** Written by a later version of the program. */
  | "newer"
  /** Something is missing in it, or does not fit. */
  | "malformed"
  /** Not as it was written. */
  | "altered"
  | "no-such-game"
  /** Played by other rules than this program knows. */
  | "other-rules"
  /** The secret or a player's part is not what was committed to. */
  | "deal"
  /** The game cannot have gone like that. */
  | "impossible";

/** What is wrong with a record or its file, for operators: in which part of it, and what should be there. */
export interface Flaw {
  readonly code: FlawCode;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}
