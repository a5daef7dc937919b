import type { Log } from "../runtime/log.ts";
import type { ClusterPresence } from "./cluster-presence.ts";

/**
 * Best-effort events between nodes, so that changes are noticed before the next poll of Postgres.
 * "orphans": tables or the queue have no owner. "blocks": the blocklist of a player has changed. "notices":
 * announcements have changed. "sanctions": moderators' decisions have changed. "sessions": a session has ended. "line": a message to a
 * person.
 */
export type ClusterEvent = "orphans" | "blocks" | "notices" | "sanctions" | "sessions" | "line";

/** Publish/subscribe between nodes. Messages may get lost. */
export interface ClusterEvents {
  /** @param about id of the player, or hash of the session, that the event is about; JSON of an event with more. */
  publish(hint: ClusterEvent, about?: string): void;
  /** Resolves once events can arrive, or at once if Redis is away. An exception in `run` is logged. */
  on(hint: ClusterEvent, run: (about: string | null) => void): Promise<void>;
}

/** Events of a standalone server, which has no other nodes. */
export const noClusterEvents: ClusterEvents = { publish() {}, async on() {} };

/** Prefix of the topics in Redis. It stays, because nodes of the version before use it too. */
export const topicPrefix = "house:";

const topicOf = (hint: ClusterEvent): string => `${topicPrefix}${hint}`;

export function redisClusterEvents(presence: ClusterPresence, log: Log): ClusterEvents {
  const guarded = (hint: ClusterEvent, run: (about: string | null) => void) => (about: unknown) => {
    try {
      run(typeof about === "string" ? about : null);
    } catch (error) {
      log.error({ event: "hint-failed", err: error, hint }, "exception in the handler of a cluster event");
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
