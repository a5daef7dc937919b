import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import type { Flaw } from "../core/flaw.ts";
import type { Outcome } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { commandFormat } from "../net/formats.ts";

/** What a replay is kept and passed on as: a game's record and how it ended, and a digest of both. */
interface ReplayFile {
  readonly format: typeof format;
  readonly version: typeof version;
  /** SHA-256, hex, of the JSON of record and outcome: whether anything was changed by accident. */
  readonly digest: string;
  readonly outcome: Outcome;
  readonly record: GameRecord;
}

const format = "nine-lives-replay";
const version = 1;

const seat = z.int().min(0).max(15);
/** 32 bytes. */
const hex = z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits");
const name = z.string().max(40);

/** A game's record as plain data; whatever does not fit is malformed, unknown keys included. */
const recordFormat: z.ZodType<GameRecord> = z.strictObject({
  game: z.string().max(40),
  rules: z.int().min(0),
  config: z.strictObject({
    edition: z.string().max(40),
    players: z.int().min(1).max(16),
    options: z.record(z.string().max(20), z.boolean()),
  }),
  seats: z
    .array(z.strictObject({ kind: z.enum(["person", "bot"]), name, avatar: z.string().regex(/^(0[1-9]|1[0-2]|bot)$/) }))
    .max(16),
  beganAt: z.int().min(0),
  deal: z.strictObject({
    secret: hex,
    commitment: hex,
    parts: z.array(z.strictObject({ seat, commitment: hex, entropy: hex })).max(16),
  }),
  steps: z
    .array(
      z.strictObject({
        at: z.int().min(0),
        actor: z.union([seat, z.literal("clock")]),
        command: z.union([commandFormat, z.strictObject({ type: z.literal("timeout") })]),
      }),
    )
    .max(20_000),
});

const outcomeFormat: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(seat).max(16),
  out: z.array(seat).max(16),
});

const fileFormat: z.ZodType<ReplayFile> = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  digest: hex,
  outcome: outcomeFormat,
  record: recordFormat,
});

/** Enough to tell whose file it is. */
const headFormat = z.looseObject({ format: z.literal(format), version: z.int() });

/** @returns the text of a game's file. @throws if the record is none. */
export function writeReplayFile(record: GameRecord, outcome: Outcome): string {
  const parsed = recordFormat.parse(record);
  const file: ReplayFile = { format, version, digest: digestOf(parsed, outcome), outcome, record: parsed };
  return `${JSON.stringify(file)}\n`;
}

/** @returns the record, and the outcome that its file claims; or what is wrong with the file. */
export function readReplayFile(text: string): Result<Pick<ReplayFile, "record" | "outcome">, Flaw> {
  const json = parseJson(text);
  const head = headFormat.safeParse(json);
  if (!head.success) return fail(flaw("foreign", "format", format, shown(json, ["format"])));
  if (head.data.version !== version) return fail(flaw("newer", "version", String(version), String(head.data.version)));
  const file = fileFormat.safeParse(json);
  if (!file.success) return fail(malformed(file.error, json));
  const { digest, record, outcome } = file.data;
  const computed = digestOf(record, outcome);
  return digest === computed ? ok({ record, outcome }) : fail(flaw("altered", "digest", computed, digest));
}

/** Of a record with its keys in the order of the format. */
const digestOf = (record: GameRecord, { winners, out }: Outcome): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([record, { winners, out }]))));

const flaw = (code: Flaw["code"], what: string, expected: string, got: string): Flaw => ({ code, what, expected, got });

/** The first thing that does not fit. */
function malformed({ issues }: z.ZodError, json: unknown): Flaw {
  const { path = [], message = "" } = issues[0] ?? {};
  return flaw("malformed", path.join("."), message, shown(json, path));
}

/** What stands at a place, shortened. */
function shown(json: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (inside, key) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined),
    json,
  );
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** @returns undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
