import type { z } from "zod";

/** @returns undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first thing that does not fit its format: where it is, what it is, and what is expected instead. */
export function misfitIn({ issues }: z.ZodError, json: unknown) {
  const { path = [], message = "" } = issues[0] ?? {};
  return { what: path.join("."), expected: message, got: valueAt(json, path) };
}

export const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined),
    json,
  );
