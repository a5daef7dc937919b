/** One motion on its way. */
export interface Run {
  /** Resolves when whatever comes next may begin, or it was skipped. */
  readonly done: Promise<void>;
  /** Ends it at once. */
  skip(): void;
  /** @param pace 1: as written; 2: twice as fast. */
  hasten(pace: number): void;
}
