import { InvalidArgumentError } from "commander";

const most = 24 * 60;

/** An argument in minutes. @throws InvalidArgumentError naming what was expected. */
export function minutesFrom(text: string): number {
  const minutes = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= most) return minutes;
  throw new InvalidArgumentError(`expected minutes, more than 0, at most ${most}, got ${text}`);
}
