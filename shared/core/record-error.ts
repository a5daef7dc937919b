/** Reasons why data cannot be replayed as a game. */
export type RecordErrorCode =
  /** Not a replay. */
  | "foreign"
  /** Written by a later version of the program. */
  | "newer"
  /** A part is missing or does not fit. */
  | "malformed"
  /** Changed since it was written. */
  | "altered"
  | "no-such-game"
  /** Played by rules that this program does not support. */
  | "other-rules"
  /** The secret or a player's part does not match its commitment. */
  | "deal"
  /** The rules do not allow this course of the game. */
  | "impossible";

/** Error in a record or its file, for operators: the part, and the expected and actual content. */
export interface RecordError {
  readonly code: RecordErrorCode;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}
