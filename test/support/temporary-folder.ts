import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs before all tests: moves the temporary files of the tests and of their child processes into one folder.
 * @returns a function that removes it.
 */
export default function useOneTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "nine-lives-tests-"));
  // Postgres runs as another user and needs access.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
