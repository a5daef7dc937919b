import { z } from "zod";

/** Maximum nesting of lists and objects in a message. */
export const maxDepth = 8;
/** Maximum number of entries of a list or an object in a message. */
const maxEntries = 100;

/** A zero byte or half a character. No typed text contains one, and a database may reject it. */
const unkeepable = /\0|\p{Surrogate}/u;

/**
 * Whether a value is representable in JSON, or undefined: valid text, numbers, booleans, null, plain lists and plain
 * objects. The check runs no code of the value, such as a getter.
 */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return isPlainScalar(value);
  if (depth >= maxDepth) return false;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return false;
  if (Array.isArray(value) && value.length > maxEntries) return false;
  const keys = Reflect.ownKeys(value);
  if (keys.length > maxEntries + 1) return false;
  for (const key of keys) {
    const entry = Object.getOwnPropertyDescriptor(value, key);
    if (
      typeof key === "symbol" ||
      unkeepable.test(key) ||
      !entry ||
      !("value" in entry) ||
      !isPlain(entry.value, depth + 1)
    )
      return false;
  }
  return true;
}

function isPlainScalar(value: unknown): boolean {
  switch (typeof value) {
    case "undefined":
    case "boolean":
    case "number":
      return true;
    case "string":
      return !unkeepable.test(value);
    default:
      return value === null;
  }
}

/**
 * Schema of untrusted input. The inner schema gets only plain data. If it throws nevertheless, the value is invalid.
 * (Checks of a text's length read and compare any `length` property.)
 */
export const untrusted = <Value>(format: z.ZodType<Value>): z.ZodType<Value> =>
  z.transform((value, context) => {
    const parsed = isPlain(value) ? parsedBy(format, value) : null;
    if (parsed?.success) return parsed.data;
    const issues = parsed?.error.issues ?? [
      { path: [], message: "expected plain data, its texts without zero bytes and half characters" },
    ];
    for (const { path, message } of issues) context.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });

/** Parses a value. @returns null if the schema throws. */
function parsedBy<Value>(format: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> | null {
  try {
    return format.safeParse(value);
  } catch {
    return null;
  }
}
