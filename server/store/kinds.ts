import { z } from "zod";
import { strengths, tempers } from "../../shared/core/bots.ts";
import type { Feats } from "../../shared/core/feats.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import { anySettingsFormat } from "../../shared/net/formats.ts";
import { consents } from "../../shared/net/protocol.ts";
import { headFormat, stepFormat } from "../../shared/net/record-format.ts";
import type { Kind } from "./kept.ts";
import type { BegunGame, KeptTable } from "./saved.ts";

/*
 * The kinds of values that are kept as JSON, and how older versions are upgraded. A change of a format needs an upgrade
 * here from the format before, and in test/store/kept.test.ts a text in that format.
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

/** At first misses were not counted, and of people's numbers only the order was kept. */
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

/** Up to version 2 nobody counted the games that a chair had won, and everybody was always asked. */
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

/** Up to version 3 everybody was a guest, and nobody noted who deserted. */
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

/** Up to version 4 all bots played as well, and none had a temper. */
const withBots = z
  .looseObject({ chairs: z.array(z.looseObject({ kind: z.string() })) })
  .transform(({ chairs, ...table }) => ({
    ...table,
    chairs: chairs.map((chair) => (chair.kind === "bot" ? { strength: "steady", temper: null, ...chair } : chair)),
  }));

export const tableKind: Kind<KeptTable> = {
  upgrades: [withNumbersAndMisses, withWinsAndConsents, withGuestsAndDeserters, withBots],
  format: z.strictObject({
    roomId: z.string(),
    code: z.string(),
    settings: anySettingsFormat,
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

/** A game's record without its steps. Version 1 did not say which bots played. */
export const headKind: Kind<Omit<GameRecord, "steps">> = { upgrades: [z.looseObject({})], format: headFormat };

export const playersKind: Kind<BegunGame["players"]> = { upgrades: [], format: z.array(z.string().nullable()) };

export const momentsKind: Kind<Feats["moments"]> = {
  upgrades: [],
  format: z.array(z.strictObject({ kind: z.string(), step: z.int().min(0) })),
};

/** Steps as SQLite's log has them. */
export const loggedKind: Kind<readonly Logged[]> = {
  upgrades: [],
  format: z.array(z.tuple([z.string(), z.int().min(0), z.unknown()])),
};

type Logged = readonly [gameId: string, place: number, step: unknown];

export const stepKind: Kind<RecordedStep> = { upgrades: [], format: stepFormat };
