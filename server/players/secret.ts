import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret kept in the data folder, made at the first start; only its owner may read it.
 * @throws if the folder cannot be written, or the file holds no secret.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "token-secret");
  mkdirSync(dataDir, { recursive: true });
  makeOnce(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file}: expected at least 32 characters, got ${secret.length}`);
  return secret;
}

function makeOnce(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
