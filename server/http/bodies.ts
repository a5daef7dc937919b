import { z } from "zod";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { received } from "../../shared/net/received.ts";
import { avatarFormat } from "../players/newcomers.ts";

/* Schemas of request bodies. None of them throws, whatever the value. */

export const emptyBody = received(z.strictObject({}));

/** The length of a name is left to the check of names. */
export const profileBody = received(
  z.strictObject({ name: z.string().exactOptional(), avatar: avatarFormat.exactOptional() }),
);

export const redemptionBody = received(z.strictObject({ ticket: z.string() }));

/** The header that names a press: at most so long, or left out. */
export const pressFormat = z.string().min(1).max(100).optional();

export const newTableBody = (settings: z.ZodType<TableSettings>) =>
  received(z.strictObject({ settings, bots: z.boolean().exactOptional() }));
