import { z } from "zod";
import type { OwnWords } from "../operators/floor.ts";

const count = z.int().min(0);

const tableFormat = z.object({
  roomId: z.string(),
  code: z.string(),
  node: z.string(),
  edition: z.string(),
  isPublic: z.boolean(),
  phase: z.enum(["waiting", "playing", "over"]),
  seats: count,
  people: z.array(z.object({ name: z.string(), kind: z.enum(["empty", "person", "bot"]), isHere: z.boolean() })),
  spectators: count,
  since: z.number(),
  turn: count.nullable(),
});

/** What another node says of itself, which may be of another version. */
export const wordsFormat: z.ZodType<OwnWords> = z.object({
  tables: z.array(tableFormat),
  people: count,
  spectators: count,
  troubles: z.array(z.object({ at: z.number(), node: z.string(), event: z.string(), count })),
});
