import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accountSchema,
  deviceCodeSchema,
  emptyBodySchema,
  newAccountSchema,
  newTableSchema,
  passkeyNameSchema,
  personTargetSchema,
  privacySchema,
  profileSchema,
  recoverySchema,
  sharingSchema,
} from "../../server/transport/http/request-schemas.ts";
import { friendSettingsSchema } from "../../shared/net/friends.ts";
import { contactReportSchema } from "../../shared/net/moderation.ts";
import {
  actionSchema,
  actSchema,
  dealSchema,
  joinSchema,
  queueJoinSchema,
  settingsSchema,
  tableJoinSchema,
} from "../../shared/net/schemas.ts";
import { emoteSchema, emptySchema, saySchema } from "../../shared/net/social.ts";
import { isPlain } from "../../shared/net/untrusted.ts";
import { games } from "../../shared/registry.ts";
import { settings } from "../support/app.ts";

const token = "nl1.x.y";

const passkey = { id: "AA", rawId: "AA", type: "public-key", clientExtensionResults: {} };
const made = { ...passkey, response: { clientDataJSON: "AA", attestationObject: "AA", transports: ["usb"] } };
const signed = { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA", userHandle: "AA" };

/** All schemas, each with a valid value. */
const formats = {
  act: [
    actSchema,
    { seq: 1, command: { type: "play", cards: ["feral-cat", "clone"], target: 1, names: "skip", as: "attack" } },
  ],
  manage: [actionSchema, { type: "settings", settings }],
  settings: [settingsSchema(games.editions), settings],
  deal: [dealSchema, { type: "commit", commitment: "a".repeat(64) }],
  emote: [emoteSchema, { emote: "paw", at: 1 }],
  drum: [emptySchema, {}],
  say: [saySchema, { text: "meow" }],
  join: [joinSchema, { token }],
  "join a table": [tableJoinSchema, { token, watch: true, formerly: token }],
  "join the queue": [queueJoinSchema(games.editions), { token, edition: "any", seats: 3 }],
  "empty body": [emptyBodySchema, {}],
  "profile body": [profileSchema, { name: "Mochi", avatar: "01" }],
  "redemption body": [deviceCodeSchema, { ticket: "t" }],
  "body with a name": [passkeyNameSchema, { name: "Mochi" }],
  "body with a recovery code": [recoverySchema, { code: "c" }],
  "body with privacy settings": [privacySchema, { hidesProfile: true, hidesRating: false }],
  "body with an account": [accountSchema, { name: "Mochi", response: made }],
  "body with a new passkey": [newAccountSchema, { response: made }],
  "body with a passkey assertion": [sharingSchema, { response: { ...passkey, response: signed } }],
  "body with a player at a table": [personTargetSchema, { roomId: "r", who: 1 }],
  "body with a player of a game": [personTargetSchema, { gameId: "g", seat: 0 }],
  "friend settings": [friendSettingsSchema, { invitedBy: "players", sharesPresence: false }],
  "report of a contact": [contactReportSchema, { reason: "contact", words: "w" }],
  "table body": [newTableSchema, { settings, bots: true }],
} as const;
const named = Object.entries(formats);

/** Plain data with a length or size that cannot be compared with a number. */
const incomparable = { length: { toString: 1 }, size: { toString: 1 } };

/** Values that a decoder of msgpack can produce, and some that it cannot. */
const oddity: fc.Arbitrary<unknown> = fc.oneof(
  fc.uint8Array({ maxLength: 8 }),
  fc.float64Array({ maxLength: 3 }),
  fc.bigUint64Array({ maxLength: 3 }),
  fc.date({ noInvalidDate: false }),
  fc.bigInt(),
  fc.constantFrom<unknown>(
    new Map([["type", "draw"]]),
    new Set(["skip"]),
    /x/,
    new Error("no"),
    Symbol("type"),
    () => "draw",
    new ArrayBuffer(4),
    Array(2 ** 32 - 1),
    Object.create({ type: "draw" }),
    Object.create(null),
    { [Symbol.iterator]: null },
    { toJSON: 7 },
    incomparable,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
  fc.constant(null).map(() => withGetter("type")),
  fc.constant(null).map(() => nested(10_000)),
  fc.constant(null).map(circle),
);

function withGetter(name: string): object {
  return Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new Error("a getter has run");
    },
  });
}

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

function circle(): object {
  const list: unknown[] = [];
  list.push(list);
  return { type: "play", cards: list };
}

const anything = fc.oneof(
  oddity,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
);

/** A valid value with one part replaced by an oddity. */
const spoiled = (value: unknown, odd: unknown, way: readonly number[]): unknown => {
  const [step = 0, ...rest] = way;
  if (typeof value !== "object" || value === null || way.length === 0) return odd;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)] ?? "extra";
  const spoiledPart = spoiled(Reflect.get(value, key), odd, rest);
  return Array.isArray(value)
    ? value.map((part, place) => (String(place) === key ? spoiledPart : part))
    : { ...value, [key]: spoiledPart };
};

test.each(named)("%s: a valid value is accepted", (_, [format, fitting]) => {
  expect(format.safeParse(fitting).success).toBe(true);
});

test.each(named)("%s: any value is parsed to plain data or rejected without an exception", (_, [format, fitting]) => {
  const way = fc.array(fc.nat({ max: 9 }), { maxLength: 4 });
  const value = fc.oneof(
    anything,
    fc.tuple(oddity, way).map(([odd, steps]) => spoiled(fitting, odd, steps)),
  );
  fc.assert(
    fc.property(value, (tried) => {
      const parsed = format.safeParse(tried);
      expect(!parsed.success || isPlain(parsed.data)).toBe(true);
    }),
    { numRuns: 400, seed: 10 },
  );
});

test.each(named)(
  "%s: a length that cannot be compared never makes the schema throw, at any place in the value",
  (_, [format, fitting]) => {
    const steps = [...Array(8).keys()];
    const ways = [[], ...steps.map((step) => [step]), ...steps.flatMap((one) => steps.map((other) => [one, other]))];
    for (const way of ways) expect(() => format.safeParse(spoiled(fitting, incomparable, way))).not.toThrow();
  },
);

test.each([
  ["a typed array", { type: "play", cards: new Uint8Array([1]) }],
  ["a map", new Map([["type", "draw"]])],
  ["a getter", withGetter("type")],
  ["a list without end", circle()],
])("%s is not plain", (_, value) => {
  expect(isPlain(value)).toBe(false);
});
