/** What is worth keeping of a finished game for one seat. */
export interface Feats {
  /** What the seat went out by, in a word of the game's own; null if it did not. */
  readonly death: string | null;
  /** Nopes that it played. */
  readonly nopes: number;
  /** Cards that it took from others. */
  readonly stolen: number;
  /** The best first; at most three. */
  readonly moments: readonly Moment[];
}

/** Something worth seeing again. */
export interface Moment {
  /** What happened, in a word of the game's own. */
  readonly kind: string;
  /** The step of the replay: 0 is the deal, 1 what the first command led to. */
  readonly step: number;
}

const mostMoments = 3;

/** The best of a seat's moments: each kind once, the one that came last. @param kinds the best first. */
export const bestMoments = (moments: readonly Moment[], kinds: readonly string[]): readonly Moment[] =>
  kinds.flatMap((kind) => moments.findLast((moment) => moment.kind === kind) ?? []).slice(0, mostMoments);
