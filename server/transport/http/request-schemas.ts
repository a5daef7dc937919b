import { z } from "zod";
import { strengths } from "../../../shared/core/bots.ts";
import { languages } from "../../../shared/locales/languages.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import { maxCommentLength } from "../../../shared/net/moderation.ts";
import { buildPattern, maxPlaces, pageErrorKinds, placePattern } from "../../../shared/net/page-errors.ts";
import { type PushSubscribe, pushKinds } from "../../../shared/net/push.ts";
import { untrusted } from "../../../shared/net/untrusted.ts";
import { avatarSchema } from "../../people/identity/create-guest.ts";
import { readableLines } from "../../people/identity/text-normalization.ts";
import { maxEndpointLength, parseEndpoint } from "../../people/push/endpoint.ts";
import { isTimeZone } from "../../people/push/quiet-hours.ts";

/* Schemas of request bodies. None of them throws, whatever the value. */

export const emptyBodySchema = untrusted(z.strictObject({}));

export const pageErrorSchema = untrusted(
  z.strictObject({
    kind: z.enum(pageErrorKinds),
    build: z.string().regex(buildPattern),
    places: z.array(z.string().regex(placePattern)).min(1).max(maxPlaces),
  }),
);

/** The length of a name is not checked here, because the name check does it. */
export const profileSchema = untrusted(
  z.strictObject({ name: z.string().exactOptional(), avatar: avatarSchema.exactOptional() }),
);

export const deviceCodeSchema = untrusted(z.strictObject({ ticket: z.string() }));

export const passkeyNameSchema = untrusted(z.strictObject({ name: z.string() }));

/** Purpose of a visit to the OpenID provider. */
export const providerGoalSchema = untrusted(z.strictObject({ for: z.enum(["sign-in", "confirm", "link"]) }));

export const accessSchema = untrusted(z.strictObject({ code: z.string() }));

export const recoverySchema = untrusted(z.strictObject({ code: z.string() }));

export const privacySchema = untrusted(
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
export const newAccountSchema = untrusted(z.strictObject({ response: registration }));

/** The first passkey of an account. */
export const accountSchema = untrusted(z.strictObject({ name: z.string(), response: registration }));

/** Body with the signature of a passkey. */
export const sharingSchema = untrusted(z.strictObject({ response: authentication }));

/** Text by an operator: at most `maxCommentLength` code points. */
const words = z
  .string()
  .transform(readableLines)
  .refine((text) => [...text].length <= maxCommentLength, `expected at most ${maxCommentLength} characters`);

export const noteSchema = untrusted(z.strictObject({ words }));

export const maintenanceSchema = untrusted(z.strictObject({ on: z.boolean(), words }));
const minuteOfDay = z.int().min(0).max(1439);

const endpoint = z
  .string()
  .max(maxEndpointLength)
  .refine((text) => parseEndpoint(text) !== null, "expected https at port 443 of a host with a name");

export const pushSchema: z.ZodType<PushSubscribe> = untrusted(
  z.strictObject({
    endpoint,
    // An uncompressed point of the curve, and 16 bytes.
    keys: z.strictObject({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
    kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
    quiet: z
      .strictObject({
        from: minuteOfDay,
        to: minuteOfDay,
        timeZone: z.string().max(64).refine(isTimeZone, "expected a time zone"),
      })
      .nullable(),
    language: z.enum(languages),
  }),
);

export const pushEndSchema = untrusted(z.strictObject({ endpoint }));

/** Search text for the database: without a zero byte. */
const key = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\0]+$/, "a text");

/** Target of a block, a friend request or an invitation. */
export const personTargetSchema: z.ZodType<PersonTarget> = untrusted(
  z.union([
    z.strictObject({ roomId: key, who: z.int().min(1) }),
    z.strictObject({ gameId: key, seat: z.int().min(0).max(99) }),
    z.strictObject({ name: key }),
  ]),
);

/** Value of the header `Idempotency-Key`, which is optional. */
export const pressIdSchema = z.string().min(1).max(100).optional();

/** Query of a new table: the bots' strength. It is in the query, because nodes of the previous version ignore it there. */
export const newTableQuerySchema = untrusted(z.object({ strength: z.enum(strengths).exactOptional() }));

/** The settings are parsed separately, because their deck has an error of its own. */
export const newTableSchema = untrusted(z.strictObject({ settings: z.unknown(), bots: z.boolean().exactOptional() }));

/** The length of the name is not checked here, because the name check does it. */
export const deckNameSchema = untrusted(z.strictObject({ name: z.string() }));
