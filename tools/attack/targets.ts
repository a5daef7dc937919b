import { ownServer } from "../../loadtest/server.ts";
import { ClusterFixture } from "../../test/support/cluster-fixture.ts";

/** Server, or cluster behind nginx, that is attacked. */
export interface AttackedTarget {
  readonly url: string;
  /** Pid of the process, if there is only one. */
  readonly pid: number | undefined;
  /** Memory of all its processes, in bytes. */
  usedMemory(): Promise<number>;
  /** Number of requests for which the proxy got no response from a node. */
  countUnanswered(): number;
  stop(): Promise<void>;
}

/** Environment variables. */
type Settings = Readonly<Record<string, string>>;

/** Starts one server without a proxy. @param hear receives each line of its output. */
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

/** Restores the default limits, which a test cluster lifts. */
const usualLimits = { LIMIT_LOOPBACK: "on", MESSAGES_PER_SECOND: "20" } as const;

/**
 * Starts nodes behind nginx with the shipped configuration.
 * @param hear receives each line of their output, at the latest when they stop.
 */
export async function startNodes(
  names: readonly string[],
  settings: Settings,
  hear: (line: string) => void,
): Promise<AttackedTarget> {
  const cluster = await ClusterFixture.start(names, { ...usualLimits, ...settings });
  const { nodes, nginx } = cluster;
  return {
    url: cluster.url,
    pid: undefined,
    async usedMemory() {
      const used = await Promise.all(nodes.map((node) => node.used("memory")));
      return used.reduce((sum, bytes) => sum + bytes, 0);
    },
    countUnanswered: () => nginx.failures.length,
    async stop() {
      await cluster.stop();
      for (const { said } of nodes) for (const line of said.trimEnd().split("\n")) hear(line);
    },
  };
}
