/** One motion on its way. */
export interface Run {
  /** Resolves when whatever comes next may begin, or it was skipped. */
  readonly done: Promise<void>;
  /** Ends it at once. */
  skip(): void;
  /** @param pace 1: as written; 2: twice as fast. */
  hasten(pace: number): void;
}

/** A run that begins when `ready` has resolved, unless it is skipped before. */
export function runLater(ready: Promise<void>, begin: () => Run): Run {
  let run: Run | null = null;
  let isSkipped = false;
  let pace = 1;
  return {
    done: ready.then(() => {
      if (isSkipped) return undefined;
      run = begin();
      run.hasten(pace);
      return run.done;
    }),
    skip: () => {
      isSkipped = true;
      run?.skip();
    },
    hasten: (wanted) => {
      pace = wanted;
      run?.hasten(wanted);
    },
  };
}
