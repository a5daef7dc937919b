/** An exception in the game's own step, or as a game begins: the table cannot go on from what it is, only from what is kept of it. */
export class StepFailed extends Error {
  /** @param what was to be done, for the log. */
  constructor(what: string, cause: unknown) {
    super(what, { cause });
  }

  /** Runs what changes the game itself. @throws StepFailed for whatever it throws. */
  static guard<Value>(what: string, run: () => Value): Value {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof StepFailed ? cause : new StepFailed(what, cause);
    }
  }
}
