/** Statistics of one seat that are saved for a finished game. */
export interface SeatStats {
  /** Cause of the seat's elimination, as a code of the game; null if it was not eliminated. */
  readonly death: string | null;
  /** Number of Nopes played. */
  readonly nopes: number;
  /** Number of cards taken from others. */
  readonly stolen: number;
  /** The best ones first; at most three. */
  readonly moments: readonly Highlight[];
}

/** A highlight of a game. */
export interface Highlight {
  /** Kind of highlight, as a code of the game. */
  readonly kind: string;
  /** Step of the replay: 0 is the deal, 1 the result of the first command. */
  readonly step: number;
}

const maxHighlights = 3;

/** Selects the best highlights of a seat: each kind once, its latest occurrence. @param kinds the best first. */
export const bestMoments = (moments: readonly Highlight[], kinds: readonly string[]): readonly Highlight[] =>
  kinds.flatMap((kind) => moments.findLast((moment) => moment.kind === kind) ?? []).slice(0, maxHighlights);
