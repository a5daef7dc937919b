import { type SchemaType, schema, t } from "@colyseus/schema";
import { KittensSchema } from "./kittens-schema.ts";
import { LoveLetterSchema } from "./love-letter-schema.ts";

const SettingsSchema = schema({
  edition: t.string(),
  seats: t.uint8(),
  options: t.map("boolean"),
  nopeSeconds: t.uint8(),
  turnSeconds: t.uint8(),
  beatSeconds: t.number(),
  spectators: t.boolean(),
  chat: t.string(),
});

const DealSchema = schema({
  commitment: t.string(),
  seats: t.string(),
  commitments: t.string(),
  entropies: t.string(),
  secret: t.string(),
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
});

export const SpectatorSchema = schema({
  who: t.uint16(),
  name: t.string(),
  avatar: t.string(),
});

/** What a table synchronises, as `TableState` describes it. */
export const TableSchema = schema({
  code: t.string(),
  phase: t.string(),
  closing: t.boolean(),
  settings: SettingsSchema,
  isPublic: t.boolean(),
  chairs: t.array(ChairSchema),
  watchers: t.array(SpectatorSchema),
  seq: t.uint32(),
  endsAt: t.number(),
  totalMs: t.uint32(),
  beatEndsAt: t.number(),
  dealing: t.boolean(),
  deal: DealSchema,
  finishedId: t.string(),
  kittens: t.ref(KittensSchema).optional(),
  loveLetter: t.ref(LoveLetterSchema).optional(),
});

export type TableSchema = SchemaType<typeof TableSchema>;
