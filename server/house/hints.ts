import type { Log } from "../plumbing/log.ts";
import type { HousePresence } from "./house-presence.ts";

/**
 * What nodes tell each other, so that nobody has to wait for the next look into Postgres.
 * "orphans": there are tables, or the queue, without an owner; "blocks": whom a player has blocked is another now;
 * "notices": operators have something new to say; "sanctions": moderators have decided something; "sessions": one has
 * ended.
 */
export type Hint = "orphans" | "blocks" | "notices" | "sanctions" | "sessions";

/** Messages that may get lost. */
export interface Hints {
  /** @param about the id of the player, or the hash of the session, that it is about. */
  publish(hint: Hint, about?: string): void;
  /** Resolves once hints are heard, at once if Redis is away; an exception in `run` is logged. */
  on(hint: Hint, run: (about: string | null) => void): Promise<void>;
}

/** Of a server that is alone: nobody else is there. */
export const noHints: Hints = { publish() {}, async on() {} };

const topicOf = (hint: Hint): string => `house:${hint}`;

export function hintsBy(presence: HousePresence, log: Log): Hints {
  const guarded = (hint: Hint, run: (about: string | null) => void) => (about: unknown) => {
    try {
      run(typeof about === "string" ? about : null);
    } catch (error) {
      log.error({ event: "hint-failed", err: error, hint }, "an exception at a hint");
    }
  };
  return {
    publish(hint, about) {
      void presence.publish(topicOf(hint), about ?? null);
    },
    async on(hint, run) {
      await presence.subscribe(topicOf(hint), guarded(hint, run));
    },
  };
}
