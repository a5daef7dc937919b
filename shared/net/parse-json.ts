import type { z } from "zod";

/** Parses JSON. @returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the first validation issue: its path, the expected value and the actual one. */
export function firstIssue({ issues }: z.ZodError, json: unknown) {
  const { path = [], message = "" } = issues[0] ?? {};
  return { what: path.join("."), expected: message, got: valueAt(json, path) };
}

export const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined),
    json,
  );
