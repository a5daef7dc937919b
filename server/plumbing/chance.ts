import { randomBytes } from "node:crypto";

/** 0 <= x < 1, from a source that nobody can guess. */
export const unguessable = (): number => randomBytes(4).readUInt32LE() / 2 ** 32;

/** The server's part in a game's chance: 256 bits that nobody can guess, as hex. */
export const unguessableKey = (): string => randomBytes(32).toString("hex");
