import { z } from "zod";
import { settingsFormat } from "../../shared/net/formats.ts";
import { received } from "../../shared/net/received.ts";
import { avatarFormat } from "../players/newcomers.ts";

/* The bodies of requests, as schemas; none of them throws, whatever the value. */

export const emptyBody = received(z.strictObject({}));

/** How long a name may be is for the check of names to say. */
export const profileBody = received(
  z.strictObject({ name: z.string().exactOptional(), avatar: avatarFormat.exactOptional() }),
);

export const redemptionBody = received(z.strictObject({ ticket: z.string() }));

export const newTableBody = received(z.strictObject({ settings: settingsFormat, bots: z.boolean().exactOptional() }));
