import { type SchemaType, schema, t } from "@colyseus/schema";
import type { SyncedGame } from "./game-sync.ts";

const SettingsSchema = schema({
  edition: t.string(),
  seats: t.uint8(),
  options: t.map("boolean"),
  nopeSeconds: t.uint8(),
  turnSeconds: t.uint8(),
  beatSeconds: t.number(),
  spectators: t.boolean(),
  chat: t.string(),
  hasClock: t.boolean(),
  oneRoom: t.boolean(),
  lateJoin: t.boolean(),
  deck: t.string(),
  deckName: t.string(),
});

const DealSchema = schema({
  commitment: t.string(),
  seats: t.string(),
  commitments: t.string(),
  entropies: t.string(),
  secret: t.string(),
});

const SidelinesSchema = schema({
  out: t.string(),
  shown: t.string(),
  finisher: t.string(),
  guessed: t.string(),
  pace: t.string(),
});

export const ChairSchema = schema({
  kind: t.string(),
  name: t.string(),
  avatar: t.string(),
  presence: t.string(),
  ready: t.boolean(),
  silent: t.boolean(),
  host: t.boolean(),
  who: t.uint16(),
  wins: t.uint16(),
  guest: t.boolean(),
  strength: t.string(),
  temper: t.string(),
  standIn: t.boolean(),
  since: t.uint16(),
  votes: t.uint8(),
  party: t.uint8(),
});

export const SpectatorSchema = schema({
  who: t.uint16(),
  name: t.string(),
  avatar: t.string(),
  guest: t.boolean(),
});

const tableFields = {
  code: t.string(),
  phase: t.string(),
  closing: t.boolean(),
  settings: SettingsSchema,
  isPublic: t.boolean(),
  chairs: t.array(ChairSchema),
  watchers: t.array(SpectatorSchema),
  seq: t.number(),
  endsAt: t.number(),
  totalMs: t.uint32(),
  beatEndsAt: t.number(),
  dealing: t.boolean(),
  deal: DealSchema,
  finishedId: t.string(),
  sidelines: SidelinesSchema,
  startsCalledOff: t.uint32(),
  screens: t.uint8(),
};

/** @returns the state class of a table that can play these games. */
export function tableSchemaWith(games: readonly Pick<SyncedGame<never>, "field" | "schema">[]) {
  const parts = games.map(({ field, schema: part }) => [field, t.ref(part).optional()]);
  const fields: typeof tableFields = { ...tableFields, ...Object.fromEntries(parts) };
  return schema(fields);
}

/** Synchronised state of a table, as described by `TableState`; each game adds a part. */
export type TableSchema = SchemaType<ReturnType<typeof tableSchemaWith>>;
