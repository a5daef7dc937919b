import { closeSync, openSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { reasonOf } from "../../server/runtime/startup-error.ts";

/** @returns a parser for an integer option, with the expected range in its error. */
export const wholeNumber =
  (min = 1, max = 999_999_999) =>
  (text: string): number => {
    const value = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const upTo = max === 999_999_999 ? "" : ` to ${max}`;
    throw new InvalidArgumentError(`expected a whole number from ${min}${upTo}, got ${text}`);
  };

/** Each thread needs separate memory. */
const maxThreads = 256;

export const threadCount = wholeNumber(1, maxThreads);

export const milliseconds = wholeNumber(0, 999_999);

const maxMinutes = 24 * 60;

/** Parses a time in minutes; fractions are allowed. */
export function minutesFrom(text: string): number {
  const minutes = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= maxMinutes) return minutes;
  throw new InvalidArgumentError(`expected minutes, more than 0, at most ${maxMinutes}, got ${text}`);
}

/** Rejects an unwritable file before the computation begins; the file is empty until then. */
export function writableFile(path: string): string {
  try {
    closeSync(openSync(path, "a"));
    return path;
  } catch (error) {
    throw new InvalidArgumentError(`expected a file that can be written, got ${path} (${reasonOf(error)})`);
  }
}
