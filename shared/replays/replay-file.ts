import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import type { Outcome } from "../core/game.ts";
import { type GameRecord, withoutNames } from "../core/record.ts";
import type { RecordError } from "../core/record-error.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { firstIssue, parseJson, valueAt } from "../net/parse-json.ts";
import { hexSchema, recordSchema, recordSeatSchema } from "../net/record-schema.ts";

/** Stored form of a replay: the record of a game, its outcome, and a digest of both. */
interface ReplayFile {
  readonly format: typeof format;
  readonly version: (typeof versions)[number];
  /** SHA-256, hex, of the JSON of record and outcome, with empty names: detects accidental changes. */
  readonly digest: string;
  readonly outcome: Outcome;
  readonly record: GameRecord;
}

const format = "nine-lives-replay";
/**
 * Supported versions. In version 1 the digest depends on the names too. Before version 3, files do not name the bots
 * that played.
 */
const versions = [1, 2, 3] as const;
const version = 3;

const outcomeFormat: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(recordSeatSchema).max(16),
  out: z.array(recordSeatSchema).max(16),
});

const fileFormat: z.ZodType<ReplayFile> = z.strictObject({
  format: z.literal(format),
  version: z.literal(versions),
  digest: hexSchema,
  outcome: outcomeFormat,
  record: recordSchema,
});

/** Recognises a replay file of any version. */
const fileHeadFormat = z.looseObject({ format: z.literal(format), version: z.int() });

/** @returns the text of a game's file. @throws if the record is malformed. */
export function writeReplayFile(record: GameRecord, outcome: Outcome): string {
  const parsed = recordSchema.parse(record);
  const file: ReplayFile = {
    format,
    version,
    digest: digestOf(withoutNames(parsed), outcome),
    outcome,
    record: parsed,
  };
  return `${JSON.stringify(file)}\n`;
}

/** @returns the record and the outcome that its file claims, or the flaw of the file. */
export function readReplayFile(text: string): Result<Pick<ReplayFile, "record" | "outcome">, RecordError> {
  const json = parseJson(text);
  const head = fileHeadFormat.safeParse(json);
  if (!head.success) return fail(flaw("foreign", "format", format, shown(valueAt(json, ["format"]))));
  if (head.data.version < 1 || head.data.version > version)
    return fail(flaw("newer", "version", String(version), String(head.data.version)));
  const file = fileFormat.safeParse(json);
  if (!file.success) return fail(malformed(file.error, json));
  const { digest, record, outcome } = file.data;
  const computed = digestOf(file.data.version === 1 ? record : withoutNames(record), outcome);
  return digest === computed ? ok({ record, outcome }) : fail(flaw("altered", "digest", computed, digest));
}

/** Computes the digest of a record with its keys in the order of the schema. */
const digestOf = (record: GameRecord, { winners, out }: Outcome): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([record, { winners, out }]))));

const flaw = (code: RecordError["code"], what: string, expected: string, got: string): RecordError => ({
  code,
  what,
  expected,
  got,
});

function malformed(error: z.ZodError, json: unknown): RecordError {
  const { what, expected, got } = firstIssue(error, json);
  return flaw("malformed", what, expected, shown(got));
}

/** Formats a value as shortened JSON. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
