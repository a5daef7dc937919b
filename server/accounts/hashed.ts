import { createHash } from "node:crypto";

/**
 * SHA-256, base64url: what the database has of a secret. No slow hash is needed, since all of ours are random, and too
 * long to be guessed.
 */
export const hashed = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
