import { z } from "zod";
import { companies } from "../../shared/net/protocol.ts";
import type { Waiter } from "../matchmaking/queue-groups.ts";
import type { VersionedCodec } from "../storage/versioned-codec.ts";

/** A player in the queue, with the group. */
export interface SavedQueueEntry extends Waiter {
  readonly group: string;
}

export const queueEntryCodec: VersionedCodec<SavedQueueEntry> = {
  upgrades: [],
  format: z.strictObject({
    player: z.strictObject({ id: z.string(), name: z.string(), avatar: z.string(), guest: z.boolean().default(true) }),
    wish: z.strictObject({
      edition: z.string(),
      seats: z.union([z.int(), z.literal("any")]),
      company: z.enum(companies).default("anybody"),
    }),
    network: z.string().nullable(),
    /* Left out by default, because nodes of the previous version reject unknown keys. */
    party: z.string().exactOptional(),
    acceptsParty: z.literal(true).exactOptional(),
    group: z.string(),
  }),
};
