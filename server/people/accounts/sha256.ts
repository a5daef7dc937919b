import { createHash } from "node:crypto";

/**
 * SHA-256, base64url: the form in which the database stores a secret. A slow hash is unnecessary, because all secrets
 * are random and too long to guess.
 */
export const sha256 = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
