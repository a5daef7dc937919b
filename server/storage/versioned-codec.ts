import type { z } from "zod";
import type { RecordError } from "../../shared/core/record-error.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { firstIssue, parseJson } from "../../shared/net/parse-json.ts";

/** Versioned JSON codec of one kind of saved value. */
export interface VersionedCodec<Value> {
  /** Schema of the current version. */
  readonly format: z.ZodType<Value>;
  /**
   * Upgrades in order: the first turns version 1 into 2, the next 2 into 3. A value without a version has version 1.
   */
  readonly upgrades: readonly z.ZodType[];
}

const presentOf = ({ upgrades }: VersionedCodec<unknown>): number => upgrades.length + 1;

/** Returns a value with its version. */
export const encodeValue = <Value extends object>(kind: VersionedCodec<Value>, value: Value): object =>
  presentOf(kind) === 1 ? value : { version: presentOf(kind), ...value };

/** Serialises a value with its version as JSON text. */
export const encodeText = <Value extends object>(kind: VersionedCodec<Value>, value: Value): string =>
  JSON.stringify(encodeValue(kind, value));

/**
 * Parses a value that this version or an older one has saved.
 * @param where names the row and the column.
 * @returns an error that names the wrong field and its kind; never its value, which may be secret.
 */
export function decodeText<Value>(
  kind: VersionedCodec<Value>,
  text: string,
  where: string,
): Result<Value, RecordError> {
  const json = parseSavedJson(text, where);
  return json.ok ? decodeValue(kind, json.value, where) : json;
}

/** Parses the JSON of a saved text. */
export function parseSavedJson(text: string, where: string): Result<unknown, RecordError> {
  const json = parseJson(text);
  return json === undefined
    ? fail({ code: "malformed", what: where, expected: "JSON", got: "another text" })
    : ok(json);
}

/** Validates and upgrades a value as `decodeText` does, from parsed JSON. */
export function decodeValue<Value>(
  kind: VersionedCodec<Value>,
  json: unknown,
  where: string,
): Result<Value, RecordError> {
  const { version, value } = versionIn(json);
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1 || version > presentOf(kind))
    return fail(unknownVersion(where, presentOf(kind), version));
  let upgraded = value;
  for (const upgrade of kind.upgrades.slice(version - 1)) {
    const parsed = upgrade.safeParse(upgraded);
    if (!parsed.success) return fail(malformed(parsed.error, upgraded, where));
    upgraded = parsed.data;
  }
  const parsed = kind.format.safeParse(upgraded);
  return parsed.success ? ok(parsed.data) : fail(malformed(parsed.error, upgraded, where));
}

function versionIn(json: unknown): { readonly version: unknown; readonly value: unknown } {
  if (typeof json !== "object" || json === null || !("version" in json)) return { version: 1, value: json };
  const { version, ...value } = json;
  return { version, value };
}

const unknownVersion = (where: string, known: number, version: unknown): RecordError => ({
  code: typeof version === "number" && version > known ? "newer" : "malformed",
  what: `${where}: version`,
  expected: `1 to ${known}`,
  got: typeof version === "number" ? String(version) : kindOf(version),
});

function malformed(error: z.ZodError, json: unknown, where: string): RecordError {
  const { what, expected, got } = firstIssue(error, json);
  return { code: "malformed", what: what === "" ? where : `${where}: ${what}`, expected, got: kindOf(got) };
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return `a text of ${value.length} characters`;
  return Array.isArray(value) ? `a list of ${value.length}` : `a value of type ${typeof value}`;
}
