/**
 * Exception during the start or a step of a game. The table in memory may be corrupt, so it must continue from its
 * saved state.
 */
export class StepError extends Error {
  /** @param what the failed operation, for the log. */
  constructor(what: string, cause: unknown) {
    super(what, { cause });
  }

  /** Runs a function that changes a game. @throws StepFailed for any exception. */
  static guard<Value>(what: string, run: () => Value): Value {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof StepError ? cause : new StepError(what, cause);
    }
  }
}
