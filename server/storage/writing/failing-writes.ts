/** Policy of the write queue while writes fail. */
export type FailingWrites =
  /** Standalone: games continue in memory, and results are sent without waiting for writes that cannot succeed. */
  { readonly kind: "tell" } | HeldWrites;

/** Cluster: another node may restore the saved state, so unsaved results must not be sent. */
export interface HeldWrites {
  readonly kind: "hold";
  /** Called after a write has failed or is too slow. From now on tables are frozen. */
  readonly held: () => void;
  /** Called once the delayed entries are saved and their waiting callbacks have run. */
  readonly wentOn: () => void;
  /**
   * Called once, after the process has lost its cluster membership. It must not send anything to clients from then on.
   */
  readonly fenced: () => void;
}

const longerMs = [1000, 2000, 5000, 10_000];
const longestMs = 30_000;
const oftenMs = 250;

/**
 * Returns the delay before the next retry of a failed write, in ms.
 * @param failures consecutive failures before this one.
 */
export const retryMs = ({ kind }: FailingWrites, failures: number): number =>
  kind === "hold" ? oftenMs : (longerMs[failures] ?? longestMs);

/** Duration of a write in ms after which a cluster node freezes its tables as if the write had failed. */
export const slowWriteMs = 1000;

export const lossText: Readonly<Record<FailingWrites["kind"], string>> = {
  tell: "GAMES ARE NOT SAVED: running games continue in memory, no new game can begin",
  hold: "GAMES ARE NOT SAVED: tables are paused until saving works again",
};
