import { createHash } from "node:crypto";
import { accountMark } from "../../storage/search-key.ts";

export const isAccount = (playerId: string): boolean => playerId.startsWith(accountMark);

/**
 * Derives the id of a new account from the challenge that its passkey answers. Both sides know the id before the
 * account exists, and neither can choose it.
 */
export const accountIdFor = (challenge: string): string =>
  `${accountMark}${createHash("sha256").update(`account ${challenge}`).digest("base64url").slice(0, 22)}`;
