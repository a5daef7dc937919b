import { z } from "zod";
import type { BlockRequest } from "../../shared/net/blocks.ts";
import { longestWords } from "../../shared/net/moderation.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { received } from "../../shared/net/received.ts";
import { avatarFormat } from "../players/newcomers.ts";
import { readableLines } from "../players/wording.ts";

/* Schemas of request bodies. None of them throws, whatever the value. */

export const emptyBody = received(z.strictObject({}));

/** The length of a name is not checked here, because the name check does it. */
export const profileBody = received(
  z.strictObject({ name: z.string().exactOptional(), avatar: avatarFormat.exactOptional() }),
);

export const redemptionBody = received(z.strictObject({ ticket: z.string() }));

export const namedBody = received(z.strictObject({ name: z.string() }));

export const recoveryBody = received(z.strictObject({ code: z.string() }));

export const hidingBody = received(
  z.strictObject({ hidesProfile: z.boolean().exactOptional(), hidesRating: z.boolean().exactOptional() }),
);

const base64url = z.string().regex(/^[\w-]+$/);

/** Ignores all other fields, because browsers may add to their description of a passkey. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .exactOptional(),
  }),
});

const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
});

/** Body with a new passkey. */
export const madeBody = received(z.strictObject({ response: registration }));

/** The first passkey of an account. */
export const accountBody = received(z.strictObject({ name: z.string(), response: registration }));

/** Body with the signature of a passkey. */
export const shownBody = received(z.strictObject({ response: authentication }));

/** Text by an operator: at most `longestWords` code points. */
const words = z
  .string()
  .transform(readableLines)
  .refine((text) => [...text].length <= longestWords, `expected at most ${longestWords} characters`);

export const wordsBody = received(z.strictObject({ words }));

export const maintenanceBody = received(z.strictObject({ on: z.boolean(), words }));
/** Search text for the database: without a zero byte. */
const key = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\0]+$/, "a text");

/** Target of a block. */
export const blockBody: z.ZodType<BlockRequest> = received(
  z.union([
    z.strictObject({ roomId: key, who: z.int().min(1) }),
    z.strictObject({ gameId: key, seat: z.int().min(0).max(99) }),
    z.strictObject({ name: key }),
  ]),
);

/** Value of the header `Idempotency-Key`, which is optional. */
export const pressFormat = z.string().min(1).max(100).optional();

export const newTableBody = (settings: z.ZodType<TableSettings>) =>
  received(z.strictObject({ settings, bots: z.boolean().exactOptional() }));
