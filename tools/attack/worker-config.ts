import { z } from "zod";

/** Configuration of the attackers, as plain data. */
export const workerConfigSchema = z.object({
  url: z.string(),
  seed: z.string(),
  seconds: z.number(),
  /** Kind of attack: all attacks on a server without limits, attacks beyond the limits, or one kind of flood. */
  part: z.enum(["everything", "too-much", "sockets", "pipelined"]),
  /** Rooms of tables with honest players and a free chair. */
  rooms: z.array(z.string()),
  /** Rooms of tables with honest players only, which allow spectators. */
  watched: z.array(z.string()),
  /** Editions of strangers to meet in the public queue. */
  queue: z.array(z.string()),
  /** Number of concurrent connections of a flood. */
  flooders: z.number(),
  /** Names of the nodes behind the proxy; empty without a proxy. */
  nodes: z.array(z.string()),
});

export type WorkerConfig = z.output<typeof workerConfigSchema>;
