import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createPrivateFile } from "../../runtime/file-permissions.ts";
import { startupError } from "../../runtime/startup-error.ts";

/**
 * Reads the secret in the data folder. The first start creates it, readable only by its owner. The folder must exist.
 * @throws if the folder is not writable, or the file contains no secret.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "token-secret");
  const secret = readSecret(file);
  if (secret.length < 32) throw new Error(`${file}: expected at least 32 characters, got ${secret.length}`);
  return secret;
}

function readSecret(file: string): string {
  try {
    if (createPrivateFile(file)) writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`);
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw startupError("DATA_DIR", "a folder whose token-secret can be read", file, error);
  }
}
