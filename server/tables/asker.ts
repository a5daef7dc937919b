/** Somebody who looks for a table. */
export interface Asker {
  readonly playerId: string;
  /** The ids of all who have blocked them. */
  readonly blockers: ReadonlySet<string>;
  /** Wants to watch instead of play. */
  readonly watches: boolean;
}
