import type { Log } from "../plumbing/log.ts";
import type { HousePresence } from "./house-presence.ts";

/**
 * What nodes tell each other, so that nobody has to wait for the next look into Postgres.
 * "orphans": there are tables, or the queue, without an owner. "sanctions": moderators have decided something.
 */
export type Hint = "orphans" | "sanctions";

/** Messages that may get lost. */
export interface Hints {
  publish(hint: Hint): void;
  /** Resolves once hints are heard, at once if Redis is away; an exception in `run` is logged. */
  on(hint: Hint, run: () => void): Promise<void>;
}

const topicOf = (hint: Hint): string => `house:${hint}`;

export function hintsBy(presence: HousePresence, log: Log): Hints {
  const guarded = (hint: Hint, run: () => void) => () => {
    try {
      run();
    } catch (error) {
      log.error({ err: error, hint }, "an exception at a hint");
    }
  };
  return {
    publish(hint) {
      void presence.publish(topicOf(hint), null);
    },
    async on(hint, run) {
      await presence.subscribe(topicOf(hint), guarded(hint, run));
    },
  };
}
