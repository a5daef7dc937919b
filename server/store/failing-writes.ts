/** What the journal does while writes fail. */
export type FailingWrites =
  /** One process: games go on in memory, and nobody waits for what cannot be kept. */
  { readonly kind: "tell" } | HeldWrites;

/** One of several processes: another may go on with what is kept, so nobody is told of anything else. */
export interface HeldWrites {
  readonly kind: "hold";
  /** A write has failed, or takes too long: from now on tables stand still. */
  readonly held: () => void;
  /** What was held is kept, and whoever waited for it is told. */
  readonly wentOn: () => void;
  /** Called once: this process is no longer a member of its house, and nobody may be told anything any more. */
  readonly fenced: () => void;
}

const longerMs = [1000, 2000, 5000, 10_000];
const longestMs = 30_000;
const oftenMs = 250;

/** How long after a failed write the next one is tried, in ms. @param failures in a row before this one. */
export const retryMs = ({ kind }: FailingWrites, failures: number): number =>
  kind === "hold" ? oftenMs : (longerMs[failures] ?? longestMs);

/** A write of one of several processes that takes longer than this, in ms, holds up the tables like one that fails. */
export const slowWriteMs = 1000;

export const lossText: Readonly<Record<FailingWrites["kind"], string>> = {
  tell: "GAMES ARE NOT SAVED: running ones go on in memory, no new ones begin",
  hold: "GAMES ARE NOT SAVED: tables pause until they are",
};
