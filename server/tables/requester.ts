/** Player who looks for a table. */
export interface Requester {
  readonly playerId: string;
  /** Ids of all accounts that have blocked this player. */
  readonly blockers: ReadonlySet<string>;
}
