import { randomBytes } from "node:crypto";

/** Returns a number 0 <= x < 1 from an unpredictable source. */
export const cryptoRandom = (): number => randomBytes(4).readUInt32LE() / 2 ** 32;

const keyBytes = 32;

/**
 * Random bytes for the next keys. Many are generated at once, because each call of the system is slow. Each byte is
 * used once.
 */
let drawn = Buffer.alloc(0);

/** Returns the server's part of a game's random seed: 256 unpredictable bits, as hex. */
export function randomKey(): string {
  if (drawn.length === 0) drawn = randomBytes(64 * keyBytes);
  const key = drawn.subarray(0, keyBytes);
  drawn = drawn.subarray(keyBytes);
  const hex = key.toString("hex");
  key.fill(0);
  return hex;
}
