import { createHash } from "node:crypto";

/**
 * The id of an account that is made with the answer to a challenge: both sides know it before there is an account, and
 * nobody can choose it.
 */
export const accountIdFor = (challenge: string): string =>
  `a-${createHash("sha256").update(`account ${challenge}`).digest("base64url").slice(0, 22)}`;
