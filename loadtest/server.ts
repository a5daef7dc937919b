import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Usage } from "./probe.ts";

/** The server that is driven. */
export interface Target {
  readonly url: string;
  /** What it has used so far, or null if it is not our own. */
  usage(): Promise<Usage | null>;
  /** Kills it, starts it again at the same address, and resolves once it listens; never, if it is not our own. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const foreignServer = (url: string): Target => ({
  url,
  usage: async () => null,
  restart: () => Promise.reject(new Error("the server is not ours")),
  stop: async () => {},
});

/** Starts a server of its own in a process of its own, on a free port of this machine, without limits on how fast. */
export async function ownServer(): Promise<Target> {
  const dataFolder = await mkdtemp(join(tmpdir(), "nine-lives-load-"));
  let child = startServer(dataFolder, "0");
  const url = await addressOf(child);
  return {
    url,
    usage: () => usageOf(child),
    async restart() {
      await kill(child);
      child = startServer(dataFolder, new URL(url).port);
      await addressOf(child);
    },
    async stop() {
      await kill(child);
      await rm(dataFolder, { recursive: true });
    },
  };
}

const startServer = (dataFolder: string, port: string): ChildProcess =>
  fork(join(import.meta.dirname, "../server/main.ts"), {
    execArgv: ["--expose-gc", "--import", join(import.meta.dirname, "probe.ts")],
    env: { ...process.env, ...settings, DATA_DIR: dataFolder, PORT: port },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const settings = {
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  LOG_LEVEL: "warn",
  LIMIT_LOOPBACK: "off",
  MESSAGES_PER_SECOND: "100000",
  MAX_TABLES: "1000000",
} as const;

/** The address that the server says it is ready at. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the server's output is not piped");
  for await (const line of createInterface(child.stdout)) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("the server ended before it was ready");
}

/** The process may have other things to say; they are passed over. */
async function usageOf(child: ChildProcess): Promise<Usage> {
  const messages = on(child, "message", { close: ["exit"] });
  child.send({});
  for await (const [message] of messages) if (isUsage(message)) return message;
  throw new Error("the server ended while it was measured");
}

const isUsage = (message: object): message is Usage => "cpuMicros" in message && "rss" in message;
