import { ownServer } from "../../loadtest/server.ts";
import { HouseOfNodes } from "../../test/support/house-of-nodes.ts";

/** The server, or the house behind nginx, that is attacked. */
export interface AttackedTarget {
  readonly url: string;
  /** Of the process, if there is one alone. */
  readonly pid: number | undefined;
  /** Memory of all its processes, in bytes. */
  usedMemory(): Promise<number>;
  /** How often the proxy in front did not get an answer from a node. */
  countUnanswered(): number;
  stop(): Promise<void>;
}

/** Variables of the environment. */
type Settings = Readonly<Record<string, string>>;

/** Starts one server without a proxy. @param hear gets each line of its output. */
export async function startAlone(settings: Settings, hear: (line: string) => void): Promise<AttackedTarget> {
  const server = await ownServer(settings, hear);
  return {
    url: server.url,
    pid: server.pid,
    usedMemory: () => server.used("memory"),
    countUnanswered: () => 0,
    stop: () => server.stop(),
  };
}

/** What a house for tests lifts. */
const usualLimits = { LIMIT_LOOPBACK: "on", MESSAGES_PER_SECOND: "20" } as const;

/** Starts nodes behind nginx as it is shipped. @param hear gets each line of their output, at the latest when they stop. */
export async function startNodes(
  names: readonly string[],
  settings: Settings,
  hear: (line: string) => void,
): Promise<AttackedTarget> {
  const house = await HouseOfNodes.start(names, { ...usualLimits, ...settings });
  const { nodes, nginx } = house;
  return {
    url: house.url,
    pid: undefined,
    async usedMemory() {
      const used = await Promise.all(nodes.map((node) => node.used("memory")));
      return used.reduce((sum, bytes) => sum + bytes, 0);
    },
    countUnanswered: () => nginx.failures.length,
    async stop() {
      await house.stop();
      for (const { said } of nodes) for (const line of said.trimEnd().split("\n")) hear(line);
    },
  };
}
