import { z } from "zod";
import { strengths, tempers } from "../core/bots.ts";
import type { GameRecord, RecordedStep } from "../core/record.ts";
import { deckSchema, recordedCommandSchema } from "./schemas.ts";

/* Schemas of a game's record. All other data is malformed, including unknown keys. */

export const recordSeatSchema = z.int().min(0).max(15);

/** 32 bytes. */
export const hexSchema = z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits");

const name = z.string().max(40);

const bot = z.strictObject({
  strength: z.enum(strengths),
  version: z.int().min(0),
  temper: z.enum(tempers).nullable(),
});

const head = z.strictObject({
  game: z.string().max(40),
  rules: z.int().min(0),
  config: z.strictObject({
    edition: z.string().max(40),
    players: z.int().min(1).max(16),
    options: z.record(z.string().max(20), z.boolean()),
    deck: deckSchema.exactOptional(),
  }),
  seats: z
    .array(
      z.strictObject({
        kind: z.enum(["person", "bot"]),
        name,
        avatar: z.string().regex(/^(0[1-9]|1[0-2]|bot)$/),
        bot: bot.exactOptional(),
      }),
    )
    .max(16),
  beganAt: z.int().min(0),
  deal: z.strictObject({
    secret: hexSchema,
    commitment: hexSchema,
    parts: z.array(z.strictObject({ seat: recordSeatSchema, commitment: hexSchema, entropy: hexSchema })).max(16),
  }),
});

export const stepSchema: z.ZodType<RecordedStep> = z.strictObject({
  at: z.int().min(0),
  actor: z.union([recordSeatSchema, z.literal("clock")]),
  command: recordedCommandSchema,
});

/** The record without its steps. */
export const recordHeadSchema: z.ZodType<Omit<GameRecord, "steps">> = head;

export const recordSchema: z.ZodType<GameRecord> = head.extend({ steps: z.array(stepSchema).max(20_000) });
