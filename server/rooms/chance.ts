import { randomBytes } from "node:crypto";

/** 0 <= x < 1, from a source that nobody can guess. */
export const unguessable = (): number => randomBytes(4).readUInt32LE() / 2 ** 32;

/** A game's seed: 256 bits that nobody can guess. */
export const secretSeed = (): string => randomBytes(32).toString("hex");
