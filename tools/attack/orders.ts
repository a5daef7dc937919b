import { z } from "zod";

/** What a crew of attackers is told, as plain data. */
export const ordersFormat = z.object({
  url: z.string(),
  seed: z.string(),
  seconds: z.number(),
  /** What it does: everything that a server without limits answers, more than the limits allow, or only sockets at full speed. */
  part: z.enum(["everything", "too-much", "sockets"]),
  /** Tables with a free chair beside honest players. */
  rooms: z.array(z.string()),
  /** Tables that may be watched, of honest players alone. */
  watched: z.array(z.string()),
  /** Strangers to meet in the public queue, by edition. */
  queue: z.array(z.string()),
  /** Sockets without a session at once. */
  sockets: z.number(),
});

export type Orders = z.output<typeof ordersFormat>;
