import { rm } from "node:fs/promises";
import { temporaryFolder } from "../tools/processes/temporary-folder.ts";
import type { ProbeRequest } from "./probe.ts";
import { addressOf, endProcess, profiled, project, type Settings, startProcess, usedBy } from "./process.ts";
import { functionsOf, type ProfiledFunction } from "./profile.ts";

/** Server under load. */
export interface Target {
  readonly url: string;
  /** Current usage; null if this program did not start the server. */
  used(asked: ProbeRequest): Promise<number | null>;
  /**
   * Kills the server, restarts it at the same address, and resolves once it listens. Rejects if this program did not
   * start the server.
   */
  restart(): Promise<void>;
  /** Profiles the server until the returned function is called; only servers that this program started alone. */
  profile?(): () => Promise<readonly ProfiledFunction[]>;
  stop(): Promise<void>;
}

export const foreignServer = (url: string): Target => ({
  url,
  used: async () => null,
  restart: () => Promise.reject(new Error("this program did not start the server")),
  stop: async () => {},
});

/** Same server without memory measurements, because these discard its compiled code. */
export const unweighed = (target: Target): Target => ({
  ...target,
  used: async (asked) => (asked === "memory" ? null : target.used(asked)),
});

/** Server that this program started, so that it can be measured. */
interface OwnTarget extends Target {
  readonly pid: number | undefined;
  used(asked: ProbeRequest): Promise<number>;
}

/**
 * Starts a server in a child process, on a free port of this machine.
 * @param settings environment variables; rate limits are off unless these set them.
 * @param hear receives each line of its output.
 */
export async function ownServer(
  settings: Settings = unlimited,
  hear: (line: string) => void = () => {},
): Promise<OwnTarget> {
  const dataFolder = temporaryFolder("nine-lives-load-");
  const env = { ...ours, ...settings, DATA_DIR: dataFolder };
  let child = startProcess({ ...env, PORT: "0" });
  const url = await addressOf(child, hear);
  return {
    url,
    get pid() {
      return child.pid;
    },
    used: (asked) => usedBy(child, asked),
    profile() {
      const end = profiled(child);
      return async () => functionsOf(await end(), project);
    },
    async restart() {
      await endProcess(child, "SIGKILL");
      child = startProcess({ ...env, PORT: new URL(url).port });
      await addressOf(child, hear);
    },
    async stop() {
      await endProcess(child, "SIGKILL");
      await rm(dataFolder, { recursive: true });
    },
  };
}

/** Common settings of all measured servers. */
export const ours = { HOST: "127.0.0.1", PUBLIC_URL: "", LOG_LEVEL: "warn" } as const;

export const unlimited = { LIMIT_LOOPBACK: "off", MESSAGES_PER_SECOND: "100000", MAX_TABLES: "1000000" } as const;
