import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchOver } from "./guardian.ts";

/** Processes that end at the same time may still write. */
const removal = `
tries=0
until rm -rf -- "$1" || [ "$tries" -ge 300 ]; do
  sleep 0.1
  tries=$((tries + 1))
done`;

/** @returns a new folder, which is removed when this process exits, for any reason. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  watchOver(removal, [folder]);
  return folder;
}
