import { on } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, endProcess, project, startProgram } from "../../loadtest/process.ts";
import { ours, unlimited } from "../../loadtest/server.ts";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import { counts, type SoakCounts } from "./counts.ts";

/** Server in a child process that reports its resources. */
export interface WatchedServer {
  readonly url: string;
  census(): Promise<SoakCounts>;
  stop(): Promise<void>;
}

/** Tables close with their last client, and bots act fast. The count of objects needs an experimental flag of Node. */
const settings = {
  ...ours,
  ...unlimited,
  EMPTY_TABLE_MINUTES: "0",
  BOT_DELAY_MS: "20-60",
  PORT: "0",
  NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
} as const;

/** @param hear receives each line of its output. */
export async function watchedServer(hear: (line: string) => void): Promise<WatchedServer> {
  const dataFolder = temporaryFolder("nine-lives-soak-");
  const env = { ...settings, DATA_DIR: dataFolder };
  const child = startProgram(join(project, "server/main.ts"), env, join(import.meta.dirname, "probe.ts"));
  const url = await addressOf(child, hear);
  return {
    url,
    async census() {
      const messages = on(child, "message", { close: ["exit"] });
      child.send("census");
      for await (const [census] of messages) return census;
      throw new Error("the server ended");
    },
    async stop() {
      await endProcess(child, "SIGKILL");
      await rm(dataFolder, { recursive: true });
    },
  };
}

/** Interval between two measurements, and timeout of the cleanup, in ms: API connections stay open for a while. */
const lookMs = 2000;
const patienceMs = 30_000;

/** Resources of the server once two consecutive measurements are equal, or after half a minute. */
export async function quiet(server: WatchedServer): Promise<SoakCounts> {
  return lookUntil(server, (now, before) => counts.every((count) => now[count] === before[count]));
}

/** Resources of the server once all counts have returned to their initial values, or after half a minute. */
export async function settled(server: WatchedServer, start: SoakCounts): Promise<SoakCounts> {
  return lookUntil(server, (now) => counts.every((count) => now[count] <= start[count]));
}

async function lookUntil(
  server: WatchedServer,
  isDone: (now: SoakCounts, before: SoakCounts) => boolean,
): Promise<SoakCounts> {
  const endsAt = performance.now() + patienceMs;
  let before = await server.census();
  for (;;) {
    await sleep(lookMs);
    const now = await server.census();
    if (isDone(now, before) || performance.now() > endsAt) return now;
    before = now;
  }
}
