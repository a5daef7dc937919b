import { createHash } from "node:crypto";

/**
 * Derives the id of a new account from the challenge that its passkey answers. Both sides know the id before the
 * account exists, and neither can choose it.
 */
export const accountIdFor = (challenge: string): string =>
  `a-${createHash("sha256").update(`account ${challenge}`).digest("base64url").slice(0, 22)}`;
