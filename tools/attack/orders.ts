import { z } from "zod";

/** The orders of a crew, as plain data. */
export const ordersFormat = z.object({
  url: z.string(),
  seed: z.string(),
  seconds: z.number(),
  /** Everything that a server without limits answers; more than the limits allow; or only one kind of flood. */
  part: z.enum(["everything", "too-much", "sockets", "pipelined"]),
  /** Tables of honest players with a free chair. */
  rooms: z.array(z.string()),
  /** Tables of honest players only, which may be watched. */
  watched: z.array(z.string()),
  /** Strangers to meet in the public queue, by edition. */
  queue: z.array(z.string()),
  /** Connections of a flood that are open at once. */
  flooders: z.number(),
  /** Names of the nodes behind the proxy; none of a server without one. */
  nodes: z.array(z.string()),
});

export type Orders = z.output<typeof ordersFormat>;
