/** The public queue as every server sees it, wherever it is. */
export interface PublicQueue {
  /** The id of its room; null while no server has it. */
  roomId(): Promise<string | null>;
  /** How many players wait, by edition. */
  waiting(): Promise<Readonly<Record<string, number>>>;
}
