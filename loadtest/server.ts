import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Usage } from "./probe.ts";

/** The server under load. */
export interface Target {
  readonly url: string;
  /** What it has used until now; null if we did not start it. */
  usage(): Promise<Usage | null>;
  /**
   * Kills it, starts it again at the same address, and resolves once it listens; never resolves if we did not start it.
   */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const foreignServer = (url: string): Target => ({
  url,
  usage: async () => null,
  restart: () => Promise.reject(new Error("the server is not ours")),
  stop: async () => {},
});

/** A server that we started can be measured. */
interface OwnTarget extends Target {
  readonly pid: number | undefined;
  usage(): Promise<Usage>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts a server in a process of its own, on a free port of this machine.
 * @param settings variables of its environment; rate limits are off unless these set them.
 * @param hear gets each line of its output.
 */
export async function ownServer(
  settings: Settings = unlimited,
  hear: (line: string) => void = () => {},
): Promise<OwnTarget> {
  const dataFolder = await mkdtemp(join(tmpdir(), "nine-lives-load-"));
  const env = { ...ours, ...settings, DATA_DIR: dataFolder };
  let child = startServer({ ...env, PORT: "0" });
  const url = await addressOf(child, hear);
  return {
    url,
    get pid() {
      return child.pid;
    },
    usage: () => usageOf(child),
    async restart() {
      await kill(child);
      child = startServer({ ...env, PORT: new URL(url).port });
      await addressOf(child, hear);
    },
    async stop() {
      await kill(child);
      await rm(dataFolder, { recursive: true });
    },
  };
}

const startServer = (settings: Settings): ChildProcess =>
  fork(join(import.meta.dirname, "../server/main.ts"), {
    execArgv: ["--expose-gc", "--import", join(import.meta.dirname, "probe.ts")],
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const ours = { HOST: "127.0.0.1", PUBLIC_URL: "", LOG_LEVEL: "warn" } as const;

export const unlimited = { LIMIT_LOOPBACK: "off", MESSAGES_PER_SECOND: "100000", MAX_TABLES: "1000000" } as const;

/** The address at which the server reports to be ready. `hear` gets its output until it ends. */
function addressOf(child: ChildProcess, hear: (line: string) => void): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error("the server's output is not piped");
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout);
    lines.on("line", (line) => {
      const url = /ready at (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
      hear(line);
    });
    lines.on("close", () => reject(new Error("the server ended before it was ready")));
  });
}

/** Skips other messages of the process. */
async function usageOf(child: ChildProcess): Promise<Usage> {
  const messages = on(child, "message", { close: ["exit"] });
  child.send({});
  for await (const [message] of messages) if (isUsage(message)) return message;
  throw new Error("the server ended while it was measured");
}

const isUsage = (message: object): message is Usage => "cpuMicros" in message && "rss" in message;
