import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before all tests: what they, and the programs they start, write to temporary folders goes into one. @returns its removal. */
export default function useOneTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "nine-lives-tests-"));
  // Postgres runs as another user and must get through.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
