/** A running animation. */
export interface AnimationRun {
  /** Resolves when the next animation may begin, or after a skip. */
  readonly done: Promise<void>;
  /** Ends the animation immediately. */
  skip(): void;
  /** @param pace 1: normal; 2: twice as fast. */
  hasten(pace: number): void;
}

/** Creates a run that begins when `ready` has resolved, unless it is skipped before. */
export function runLater(ready: Promise<void>, begin: () => AnimationRun): AnimationRun {
  let run: AnimationRun | null = null;
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
