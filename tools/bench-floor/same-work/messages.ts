import { z } from "zod";
import type { AnyView } from "../../../shared/core/game.ts";
import type { DealOnWire } from "../../../shared/net/deal.ts";
import { actSchema, dealSchema } from "../../../shared/net/schemas.ts";
import type { BenchEvent, BenchReply } from "../messages.ts";

/** Frame of a client: one of these, as JSON. `seq`, the step that the client has seen, must be the newest. */
export const frameSchema = z.union([
  z.strictObject({ act: actSchema }),
  z.strictObject({ deal: dealSchema }),
  z.strictObject({ begin: z.literal(true) }),
]);

export type ClientFrame = z.infer<typeof frameSchema>;

/** Frames of the server are JSON lists of these: all that leaves a socket at one tick. */
export type ServerMessage<View extends AnyView> = BenchEvent<View> | BenchReply | { readonly dealing: DealOnWire };
