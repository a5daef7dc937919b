import { z } from "zod";
import { strengths, tempers } from "../../shared/core/bots.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { SeatStats } from "../../shared/core/seat-stats.ts";
import { consents } from "../../shared/net/protocol.ts";
import { recordHeadSchema, stepSchema } from "../../shared/net/record-schema.ts";
import { anySettingsSchema } from "../../shared/net/schemas.ts";
import type { BegunGame, StoredTable, TableExtras } from "./saved-types.ts";
import type { VersionedCodec } from "./versioned-codec.ts";

/*
 * Codecs of all values that are saved as JSON, with upgrades from older versions. A change of a format needs an upgrade
 * here from the previous format, and a text in that format in test/storage/versioned-codec.test.ts.
 */

const chairFormat = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("person"),
    player: z.strictObject({ id: z.string(), name: z.string(), avatar: z.string(), guest: z.boolean() }),
    left: z.boolean(),
    ready: z.boolean(),
    missed: z.int().min(0),
    isCovered: z.boolean(),
    isOut: z.boolean(),
    deserted: z.boolean(),
    wins: z.int().min(0),
    consent: z.enum(consents),
    seated: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("bot"),
    name: z.string(),
    strength: z.enum(strengths),
    temper: z.enum(tempers).nullable(),
    wins: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal("empty") }),
]);

const knownFormat = z.tuple([z.string(), z.int().min(1)]);

/** Upgrades version 1, which had no timeouts and only the order of the players' numbers. */
const withNumbersAndMisses = z
  .looseObject({
    chairs: z.array(z.looseObject({ kind: z.string() })),
    known: z.array(z.union([z.string(), knownFormat])),
  })
  .transform(({ chairs, known, ...table }) => ({
    ...table,
    chairs: chairs.map((chair) =>
      chair.kind === "person" ? { missed: 0, isCovered: false, isOut: false, ...chair } : chair,
    ),
    known: known.map((one, place) => (typeof one === "string" ? [one, place + 1] : one)),
  }));

/** Upgrades version 2, which had no win counts and no auto-pass setting. */
const withWinsAndConsents = z
  .looseObject({ chairs: z.array(z.looseObject({ kind: z.string() })) })
  .transform(({ chairs, ...table }) => ({
    ...table,
    chairs: chairs.map((chair) => ({
      ...chair,
      ...(chair.kind !== "empty" && { wins: 0 }),
      ...(chair.kind === "person" && { consent: "ask" }),
    })),
  }));

/** Upgrades version 3, in which all players were guests and leavers were not marked. */
const withGuestsAndDeserters = z
  .looseObject({ chairs: z.array(z.looseObject({ kind: z.string() })) })
  .transform(({ chairs, ...table }) => ({
    ...table,
    chairs: chairs.map((chair) =>
      chair.kind === "person"
        ? { deserted: false, ...chair, player: { guest: true, ...Object(chair["player"]) } }
        : chair,
    ),
  }));

/** Upgrades version 4, in which all bots had the same strength and no temper. */
const withBots = z
  .looseObject({ chairs: z.array(z.looseObject({ kind: z.string() })) })
  .transform(({ chairs, ...table }) => ({
    ...table,
    chairs: chairs.map((chair) => (chair.kind === "bot" ? { strength: "steady", temper: null, ...chair } : chair)),
  }));

export const tableCodec: VersionedCodec<StoredTable> = {
  upgrades: [withNumbersAndMisses, withWinsAndConsents, withGuestsAndDeserters, withBots],
  format: z.strictObject({
    roomId: z.string(),
    code: z.string(),
    settings: anySettingsSchema.omit({ hasClock: true, lateJoin: true, oneRoom: true }),
    start: z.enum(["by-host", "when-joined"]),
    isPublic: z.boolean(),
    phase: z.enum(["waiting", "playing", "over"]),
    chairs: z.array(chairFormat),
    host: z.string().nullable(),
    known: z.array(knownFormat),
    removed: z.array(z.string()),
    gameId: z.string().nullable(),
    seqBefore: z.int().min(0),
  }),
};

export const tableExtrasCodec: VersionedCodec<TableExtras> = {
  upgrades: [],
  format: z.strictObject({
    hasClock: z.boolean(),
    lateJoin: z.boolean(),
    oneRoom: z.boolean().default(false),
    since: z.strictObject({ gameId: z.string(), turns: z.array(z.int().min(0)) }).nullable(),
    parties: z.array(z.array(z.string())).default([]),
    lastDeckName: z.strictObject({ number: z.int().max(-1), author: z.string(), text: z.string() }).exactOptional(),
  }),
};

/** Codec of a game's record without its steps. Version 1 did not include the bots. */
export const headCodec: VersionedCodec<Omit<GameRecord, "steps">> = {
  upgrades: [z.looseObject({})],
  format: recordHeadSchema,
};

export const playersCodec: VersionedCodec<BegunGame["players"]> = {
  upgrades: [],
  format: z.array(z.string().nullable()),
};

export const highlightsCodec: VersionedCodec<SeatStats["moments"]> = {
  upgrades: [],
  format: z.array(z.strictObject({ kind: z.string(), step: z.int().min(0) })),
};

/** Codec of steps in SQLite's step log. */
export const loggedStepsCodec: VersionedCodec<readonly Logged[]> = {
  upgrades: [],
  format: z.array(z.tuple([z.string(), z.int().min(0), z.unknown()])),
};

type Logged = readonly [gameId: string, place: number, step: unknown];

export const stepCodec: VersionedCodec<RecordedStep> = { upgrades: [], format: stepSchema };
