import { z } from "zod";
import { companies } from "../../shared/net/protocol.ts";
import type { Waiter } from "../matchmaking/queue-groups.ts";
import type { Kind } from "../store/kept.ts";

/** A player in the queue, with the group. */
export interface KeptWaiter extends Waiter {
  readonly group: string;
}

export const waiterKind: Kind<KeptWaiter> = {
  upgrades: [],
  format: z.strictObject({
    player: z.strictObject({ id: z.string(), name: z.string(), avatar: z.string(), guest: z.boolean().default(true) }),
    wish: z.strictObject({
      edition: z.string(),
      seats: z.union([z.int(), z.literal("any")]),
      company: z.enum(companies).default("anybody"),
    }),
    network: z.string().nullable(),
    group: z.string(),
  }),
};
