/**
 * An exception while a game begins or takes a step. The table in memory may be broken; it can continue only from what
 * is saved.
 */
export class StepFailed extends Error {
  /** @param what was being done, for the log. */
  constructor(what: string, cause: unknown) {
    super(what, { cause });
  }

  /** Runs something that changes a game. @throws StepFailed for any exception. */
  static guard<Value>(what: string, run: () => Value): Value {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof StepFailed ? cause : new StepFailed(what, cause);
    }
  }
}
