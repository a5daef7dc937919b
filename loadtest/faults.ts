import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterFixture } from "../test/support/cluster-fixture.ts";
import type { FaultKind } from "./arguments.ts";
import type { Reconnector } from "./reconnector.ts";

type Tell = (line: string) => void;

/**
 * Injects a fault into a cluster under load. Resolves once the fault is over and the victim runs again, if it was
 * frozen.
 */
export async function injectFault(
  blow: FaultKind,
  cluster: ClusterFixture,
  homing: Reconnector,
  tell: Tell,
): Promise<void> {
  if (blow.kind === "roll") return roll(cluster, tell);
  const victim = await cluster.busiest();
  homing.struckAt = performance.now();
  if (blow.kind === "kill") {
    tell(`killing node ${victim.name}`);
    await victim.end("SIGKILL");
    return;
  }
  tell(`node ${victim.name} is frozen for ${blow.seconds} s`);
  victim.freeze();
  await sleep(1000 * blow.seconds);
  victim.thaw();
  tell(`node ${victim.name} continues`);
  await sleep(settleMs);
  if (victim.isRunning) return;
  tell(`node ${victim.name} was evicted and has exited; it restarts`);
  await victim.start();
}

async function roll({ nodes }: ClusterFixture, tell: Tell): Promise<void> {
  for (const node of nodes) {
    const since = performance.now();
    await node.end("SIGTERM");
    const ended = Math.round(performance.now() - since);
    await node.start();
    tell(`node ${node.name} ended in ${ended} ms and is back after ${Math.round(performance.now() - since)} ms`);
    await sleep(settleMs);
  }
}

/** Delay between the start of one node and the end of the next, in ms. A node needs this time to count as stable. */
const settleMs = 5000;
