import type { z } from "zod";
import type { Flaw } from "../../shared/core/flaw.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { misfitIn, parseJson } from "../../shared/net/parsed.ts";

/** A kind of value that is kept as JSON. */
export interface Kind<Value> {
  /** The format of the present version. */
  readonly format: z.ZodType<Value>;
  /**
   * Upgrades in order: the first turns version 1 into 2, the next 2 into 3. A value without a version has version 1.
   */
  readonly upgrades: readonly z.ZodType[];
}

const presentOf = ({ upgrades }: Kind<unknown>): number => upgrades.length + 1;

/** A value with its version. */
export const keptValue = <Value extends object>(kind: Kind<Value>, value: Value): object =>
  presentOf(kind) === 1 ? value : { version: presentOf(kind), ...value };

/** The same as text. */
export const keptText = <Value extends object>(kind: Kind<Value>, value: Value): string =>
  JSON.stringify(keptValue(kind, value));

/**
 * Reads a value that this program or an older one has kept.
 * @param where names the row and the column.
 * @returns which field is wrong, and how; never its value, which may be secret.
 */
export function readKept<Value>(kind: Kind<Value>, text: string, where: string): Result<Value, Flaw> {
  const json = keptJson(text, where);
  return json.ok ? readKeptValue(kind, json.value, where) : json;
}

/** The JSON that a text is. */
export function keptJson(text: string, where: string): Result<unknown, Flaw> {
  const json = parseJson(text);
  return json === undefined
    ? fail({ code: "malformed", what: where, expected: "JSON", got: "another text" })
    : ok(json);
}

/** Reads a value as `readKept` does, by the JSON that it was kept as. */
export function readKeptValue<Value>(kind: Kind<Value>, json: unknown, where: string): Result<Value, Flaw> {
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

const unknownVersion = (where: string, known: number, version: unknown): Flaw => ({
  code: typeof version === "number" && version > known ? "newer" : "malformed",
  what: `${where}: version`,
  expected: `1 to ${known}`,
  got: typeof version === "number" ? String(version) : kindOf(version),
});

function malformed(error: z.ZodError, json: unknown, where: string): Flaw {
  const { what, expected, got } = misfitIn(error, json);
  return { code: "malformed", what: what === "" ? where : `${where}: ${what}`, expected, got: kindOf(got) };
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return `a text of ${value.length} characters`;
  return Array.isArray(value) ? `a list of ${value.length}` : `a value of type ${typeof value}`;
}
