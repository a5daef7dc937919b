import { randomBytes } from "node:crypto";

/** 0 <= x < 1, from a source that nobody can guess. */
export const unguessable = (): number => randomBytes(4).readUInt32LE() / 2 ** 32;

const keyBytes = 32;

/** Bytes for the next keys, drawn many at a time: each draw is a call of the system. Each is used once. */
let drawn = Buffer.alloc(0);

/** The server's part in a game's chance: 256 bits that nobody can guess, as hex. */
export function unguessableKey(): string {
  if (drawn.length === 0) drawn = randomBytes(64 * keyBytes);
  const key = drawn.subarray(0, keyBytes);
  drawn = drawn.subarray(keyBytes);
  const hex = key.toString("hex");
  key.fill(0);
  return hex;
}
