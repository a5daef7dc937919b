import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFile } from "../plumbing/private.ts";

/**
 * The secret in the data folder. The first start makes it; only its owner may read it. The folder must exist.
 * @throws if the folder cannot be written, or the file holds no secret.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "token-secret");
  if (makeFile(file)) writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file}: expected at least 32 characters, got ${secret.length}`);
  return secret;
}
