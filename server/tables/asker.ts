/** Somebody who looks for a table. */
export interface Asker {
  readonly playerId: string;
  /** The ids of all who have blocked them. */
  readonly blockers: ReadonlySet<string>;
}
