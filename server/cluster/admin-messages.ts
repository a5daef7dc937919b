import { z } from "zod";
import type { TableRow } from "../../shared/net/operators.ts";
import type { OwnNodeReport } from "../staff/operators/admin-backend.ts";

const count = z.int().min(0);

/** Response of another node with its tables. */
export const tableListSchema: z.ZodType<readonly TableRow[]> = z.array(
  z.object({
    roomId: z.string(),
    code: z.string(),
    node: z.string(),
    edition: z.string(),
    deckName: z.string().exactOptional(),
    isPublic: z.boolean(),
    phase: z.enum(["waiting", "playing", "over"]),
    seats: count,
    people: z.array(z.object({ name: z.string(), kind: z.enum(["empty", "person", "bot"]), isHere: z.boolean() })),
    spectators: count,
    since: z.number(),
    turn: count.nullable(),
  }),
);

/** Response of another node about itself. That node may be of another version. */
export const nodeReplySchema: z.ZodType<OwnNodeReport> = z.object({
  playing: count,
  people: count,
  spectators: count,
  troubles: z.array(z.object({ at: z.number(), node: z.string(), event: z.string(), count })),
});
