import { z } from "zod";

/** How deeply lists and objects of a message may be nested. */
export const deepest = 8;
/** Most entries of a list or an object in a message. */
const mostEntries = 100;

/** A zero byte or half a character: no text that a person writes has one, and a database may refuse it. */
const unkeepable = /\0|\p{Surrogate}/u;

/**
 * Whether a value is what JSON can say, or undefined: whole texts, numbers, booleans, null, plain lists and plain objects.
 * Looks at a value without running any code of its own, such as a getter.
 */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return isPlainScalar(value);
  if (depth >= deepest) return false;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return false;
  if (Array.isArray(value) && value.length > mostEntries) return false;
  const keys = Reflect.ownKeys(value);
  if (keys.length > mostEntries + 1) return false;
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
 * What a client may send: the format sees only plain data, and if it throws even so, the value does not fit. (The
 * checks of a text's length look at whatever has a `length`, and compare it.)
 */
export const received = <Value>(format: z.ZodType<Value>): z.ZodType<Value> =>
  z.transform((value, context) => {
    const parsed = isPlain(value) ? parsedBy(format, value) : null;
    if (parsed?.success) return parsed.data;
    const issues = parsed?.error.issues ?? [
      { path: [], message: "expected plain data, its texts without zero bytes and half characters" },
    ];
    for (const { path, message } of issues) context.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });

/** @returns null if the format throws. */
function parsedBy<Value>(format: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> | null {
  try {
    return format.safeParse(value);
  } catch {
    return null;
  }
}
