import type { Command } from "commander";

/** Commands of `nine-lives` besides the server, which does not load them. */
export const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["backup", async () => (await import("../tools/backup.ts")).program],
  ["restore", async () => (await import("../tools/restore.ts")).program],
  ["admin", async () => (await import("../tools/admin.ts")).program],
  ["replay", async () => (await import("../tools/replay.ts")).program],
  ["symbolicate", async () => (await import("../tools/symbolicate.ts")).program],
  ["table", async () => (await import("../tools/table.ts")).program],
]);
