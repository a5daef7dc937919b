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
  stop(): Promise<void>;
}

export const foreignServer = (url: string): Target => ({ url, usage: async () => null, stop: async () => {} });

/** Starts a server of its own in a process of its own, on a free port of this machine, without limits on how fast. */
export async function ownServer(): Promise<Target> {
  const dataFolder = await mkdtemp(join(tmpdir(), "nine-lives-load-"));
  const child = fork(join(import.meta.dirname, "../server/main.ts"), {
    execArgv: ["--expose-gc", "--import", join(import.meta.dirname, "probe.ts")],
    env: { ...process.env, ...settings, DATA_DIR: dataFolder },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return {
    url: await addressOf(child),
    usage: () => usageOf(child),
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
      await rm(dataFolder, { recursive: true });
    },
  };
}

const settings = {
  PORT: "0",
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  LOG_LEVEL: "warn",
  LIMIT_LOOPBACK: "off",
  MESSAGES_PER_SECOND: "100000",
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
